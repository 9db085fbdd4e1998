import type { Cart, Timeslot, TimeslotDay } from '@sporta/contract';
import { capitalised, euroToCents, formatDayShort, formatEuro } from '@sporta/domain';
import type { SlotDay, SlotFacts } from '@sporta/ui';
import { slotFee } from '../../lib/slot-fee.ts';
import { costText, longDay, slotHours } from '../../shared/delivery/index.ts';

/** The slots of the API as the table of the design system wants them. Pure. */

export interface ChosenSlot {
  timeslotId: number;
  date: string;
}

export function isChosen(slot: Timeslot, chosen: ChosenSlot | undefined): boolean {
  return chosen !== undefined && slot.timeslotId === chosen.timeslotId && slot.date === chosen.date;
}

export function isOpenSlot(slot: Timeslot): boolean {
  return slot.status === 'available' || slot.status === 'few';
}

/** No hour of any day can be chosen, nor is one held. */
export function isNothingLeft(days: readonly TimeslotDay[], held: ChosenSlot | undefined): boolean {
  return !days.some(({ slots }) => slots.some((slot) => isOpenSlot(slot) || isChosen(slot, held)));
}

export function factsOf(slot: Timeslot, chosen: ChosenSlot | undefined): SlotFacts {
  // The slot one holds may be full for everybody else.
  const selected = isChosen(slot, chosen);
  return {
    state: selected || isOpenSlot(slot) ? 'open' : slot.status === 'full' ? 'full' : 'closed',
    feeCents: euroToCents(slot.cost),
    byPass: slot.freeByPass,
    eco: slot.eco,
    lastPlaces: slot.status === 'few' ? slot.placesLeft : undefined,
    selected,
  };
}

/**
 * The days with "il furgone è già in zona" left only on slots that it sets apart: at most half of those of their day that can be
 * chosen. What nearly every hour has helps nobody to choose one, and makes people overlook it on the days when it would.
 */
export function withTellingEco(days: readonly TimeslotDay[]): TimeslotDay[] {
  return days.map((day) => {
    const open = day.slots.filter(isOpenSlot);
    const tells = open.filter(({ eco }) => eco).length <= open.length / 2;
    return tells ? day : { ...day, slots: day.slots.map((slot) => ({ ...slot, eco: false })) };
  });
}

/** Heading of a column: "oggi / Gio 20", then "sab / 22". */
export function columnOf({ date, label }: TimeslotDay): SlotDay {
  const [weekday = '', day = ''] = formatDayShort(date).split(' ');
  const near = label === 'oggi' || label === 'domani';
  return {
    id: date,
    above: near ? label : weekday,
    big: near ? `${capitalised(weekday)} ${day}` : day,
    spoken: longDay(date),
  };
}

/** Every pair of hours of the days, in order. */
export function hoursOf(days: readonly TimeslotDay[]): string[] {
  const hours = new Map<string, string>();
  for (const slot of days.flatMap((day) => day.slots)) hours.set(`${slot.beginTime}${slot.endTime}`, slotHours(slot));
  return [...hours].sort(([a], [b]) => a.localeCompare(b)).map(([, text]) => text);
}

/** "20–26 novembre", "28 novembre – 4 dicembre" */
export function rangeText(days: readonly TimeslotDay[]): string {
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return '';
  const [, firstDay, firstMonth] = longDay(first.date).split(' ');
  const [, lastDay, lastMonth] = longDay(last.date).split(' ');
  return firstMonth === lastMonth
    ? `${firstDay}–${lastDay} ${lastMonth}`
    : `${firstDay} ${firstMonth} – ${lastDay} ${lastMonth}`;
}

export function cheapest(slots: readonly Timeslot[]): number | undefined {
  const costs = slots.filter(isOpenSlot).map((slot) => slot.cost);
  return costs.length > 0 ? Math.min(...costs) : undefined;
}

/** What a day costs at least: "da 1,90 €", "gratis". Without a place it is full, or over when nobody took the last one. */
export function dayWords(slots: readonly Timeslot[]): string {
  const cost = cheapest(slots);
  if (cost === undefined) return slots.some(({ status }) => status === 'full') ? 'completo' : 'chiuso';
  return cost === 0 ? 'gratis' : `da ${costText(cost)}`;
}

/** What to say when others took the slot's places meanwhile and its price moved between choosing it and holding it. */
export function priceNews(shown: Timeslot, cart: Cart): string | undefined {
  const cents = slotFee(cart);
  if (cents === euroToCents(shown.cost)) return undefined;
  return `Nel frattempo il prezzo di questa fascia è cambiato: ora la consegna costa ${formatEuro(cents)}`;
}

/** How many days the table shows side by side. */
const WEEK = 7;

/** The days by seven, as the arrows turn them. */
export function weeksOf(days: readonly TimeslotDay[]): TimeslotDay[][] {
  return Array.from({ length: Math.ceil(days.length / WEEK) }, (_, week) => days.slice(week * WEEK, (week + 1) * WEEK));
}

/** The week to begin with: that of the chosen slot, else the first in which something is free. */
export function firstWeek(weeks: readonly TimeslotDay[][], chosen: ChosenSlot | undefined): number {
  const held = weeks.findIndex((days) => days.some(({ date }) => date === chosen?.date));
  const free = weeks.findIndex((days) => days.some(({ slots }) => slots.some(isOpenSlot)));
  return Math.max(0, held >= 0 ? held : free);
}
