import type { OrderSummary } from '@sporta/contract';
import { euroToCents, formatAmount, formatDayNumeric, shopDay } from '@sporta/domain';

const HEADER = ['Ordine', 'Data', 'Consegna', 'Persona', 'Stato', 'Prodotti', 'Totale (euro)', 'Rimborso (euro)'];

/**
 * Orders as a file for Italian spreadsheets: semicolons, decimal commas, a byte order mark so that accents show.
 * Amounts are final once delivered, estimates before.
 */
export function ordersCsv(orders: readonly OrderSummary[]): string {
  const rows = orders.map((order) => [
    order.orderNumber,
    formatDayNumeric(shopDay(Date.parse(order.createdAt))),
    formatDayNumeric(order.timeslot.date),
    orderedBy(order),
    order.stateLabel,
    String(order.totalItems).replace('.', ','),
    amount(order.grossTotal),
    order.refundTotal ? amount(order.refundTotal) : '',
  ]);
  return `\uFEFF${[HEADER, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

/** "Luca Ferri" */
export function orderedBy({ orderedBy: person }: OrderSummary): string {
  return person ? `${person.firstName} ${person.lastName}`.trim() : '';
}

/** "1072,50": no dots between thousands, which some spreadsheets would not read as a number. */
function amount(euro: number): string {
  return formatAmount(euroToCents(euro)).replaceAll('.', '');
}

/** A name that begins like a formula must not become one in a spreadsheet. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
