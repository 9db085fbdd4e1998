import type { StaffOrder } from '@sporta/contract';
import { formatDayNumeric, shopDay } from '@sporta/domain';

const neverSold: readonly StaffOrder['state'][] = [
  'draft',
  'awaiting-payment',
  'payment-failed',
  'cancelled',
  'replaced',
];

/**
 * On which paper the VAT of an order stands: an invoice, else the register of takings of the day it is brought on, until then that of
 * its slot (art. 24 DPR 633/1972; the server enters it so).
 */
export function taxNote({
  invoiceTo,
  state,
  events,
  timeslot,
}: Pick<StaffOrder, 'invoiceTo' | 'state' | 'events' | 'timeslot'>): string {
  if (invoiceTo) return `Fattura a ${invoiceTo}`;
  const brought = events.find((event) => event.state === 'delivered');
  if (!brought && neverSold.includes(state)) return 'Nessuna fattura chiesta';
  const day = brought ? shopDay(Date.parse(brought.at)) : timeslot.date.slice(0, 10);
  return `Nessuna fattura chiesta. Va nel registro dei corrispettivi del ${formatDayNumeric(day)}.`;
}
