import { countText } from '@sporta/domain';
import type { LateRound } from '../rounds/index.ts';
import type { Watched } from './today.repo.ts';

type Timed = Pick<Watched, 'slotText' | 'minutes'>;

/** "Fascia 16–18, il primo da 25 minuti". @param late the oldest first, `minutes` whole ones since its slot ended */
export const lateText = ([first]: readonly Timed[]): string =>
  first ? `Fascia ${hours(first)}, il primo da ${duration(first.minutes)}` : '';

/** "6 consegne nella fascia 16–18", and how many of their customers know. */
export function lateRoundText({
  stops,
  beginTime,
  endTime,
}: Pick<LateRound, 'stops' | 'beginTime' | 'endTime'>): string {
  const slotText = hours({ slotText: `${beginTime}–${endTime}` });
  const deliveries = `${countText(stops.length, 'consegna', 'consegne')} nella fascia ${slotText}`;
  const told = stops.filter(({ toldAt }) => toldAt !== null).length;
  if (told === 0) return deliveries;
  return told === stops.length ? `${deliveries}, clienti avvisati` : `${deliveries}, ${told} clienti avvisati`;
}

/** @param unprepared the most urgent first, `minutes` whole ones until its slot begins, rounded down: -1 since less than a minute */
export function unpreparedText([first]: readonly Timed[]): string {
  if (!first) return '';
  return first.minutes >= 0
    ? `La fascia ${hours(first)} comincia tra ${duration(first.minutes)}`
    : `La fascia ${hours(first)} è cominciata da ${duration(-first.minutes - 1)}`;
}

/** "18:00–20:00" in the fewest signs: "18–20". */
const hours = ({ slotText }: Pick<Timed, 'slotText'>): string =>
  slotText.replace(/(^|–)0/g, '$1').replaceAll(':00', '');

/** "meno di un minuto", "25 minuti", "3 ore", "2 giorni"; whole ones that have passed. */
function duration(minutes: number): string {
  if (minutes < 1) return 'meno di un minuto';
  if (minutes < 60) return countText(minutes, 'minuto', 'minuti');
  if (minutes < 24 * 60) return countText(Math.floor(minutes / 60), 'ora', 'ore');
  return countText(Math.floor(minutes / (24 * 60)), 'giorno', 'giorni');
}
