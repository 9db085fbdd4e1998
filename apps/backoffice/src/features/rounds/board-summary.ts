import type { RoundBoard } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import { clock, countOf, longDayName, slotHours } from '../../shared/figures/index.ts';

/** "Sabato 22 novembre, ore 15:42 · fascia 18–20: 30 consegne, 129 casse, 4 furgoni" */
export function boardSummary({ day, slots, timeslotId, rounds, unplanned }: RoundBoard, readAt: number): string {
  const slot = slots.find((each) => each.timeslotId === timeslotId);
  const when =
    day === shopDay(readAt) ? `${longDayName(day)}, ore ${clock(new Date(readAt).toISOString())}` : longDayName(day);
  if (!slot) return when;
  // what the board shows: an order its locker holds already is no stop of anybody
  const brought = [...rounds.flatMap(({ stops }) => stops), ...unplanned];
  const crates = brought.reduce((sum, stop) => sum + stop.crates, 0);
  const parts = [
    countOf(brought.length, 'consegna', 'consegne'),
    countOf(crates, 'cassa', 'casse'),
    countOf(rounds.length, 'furgone', 'furgoni'),
  ];
  return `${when} · fascia ${slotHours(slot)}: ${parts.join(', ')}`;
}
