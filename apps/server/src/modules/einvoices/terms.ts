import { addDays } from '@sporta/domain';
import type { FatturaKind } from './fattura/fattura.ts';

/** Days to send an invoice after the goods came (art. 21 c. 4 DPR 633/1972), or to send a refused one again (circ. 13/E/2018). */
const DAYS_TO_SEND = 12;
const DAYS_TO_SEND_AGAIN = 5;

/** The last day to send a document; of a deferred invoice the 15th of the month after the delivery. Days are `YYYY-MM-DD`. */
export function sendBy({ kind, day, deliveredDay }: { kind: FatturaKind; day: string; deliveredDay: string }): string {
  if (kind !== 'TD24') return addDays(day, DAYS_TO_SEND);
  const [year, month] = deliveredDay.split('-').map(Number) as [number, number];
  return month === 12 ? `${year + 1}-01-15` : `${year}-${String(month + 1).padStart(2, '0')}-15`;
}

/** The last day to send a document again that was refused on a day. */
export const sendAgainBy = (refusedDay: string): string => addDays(refusedDay, DAYS_TO_SEND_AGAIN);
