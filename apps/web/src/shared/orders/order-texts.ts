import type { LineProblem, Order, OrderEvent, OrderLine, OrderSummary, OrderTender } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import {
  addDays,
  capitalised,
  euroToCents,
  formatDayLong,
  formatDayShort,
  formatEuro,
  formatGrams,
  formatThousandths,
  packageCount,
  packageLineText,
  quantityFromWire,
  relativeDay,
  shopDay,
  shopInstant,
} from '@sporta/domain';
import { timeText } from './cutoff.ts';

/** Words of orders. Pure; times are those of the shop. */

/** "gio 20 nov, 9:12"; near days by name: "oggi, 18:05". */
export function momentShort(instant: string, now: number): string {
  const at = Date.parse(instant);
  const today = shopDay(now);
  const day = shopDay(at);
  return `${day === today ? relativeDay(day, today) : formatDayShort(day)}, ${timeText(instant)}`;
}

/** "giovedì 20 novembre alle 9:12" */
export function momentLong(instant: string): string {
  return `${formatDayLong(shopDay(Date.parse(instant)))} alle ${timeText(instant)}`;
}

/**
 * "Arriva oggi alle 18:40 circa", or the slot: "Arriva sabato 22 novembre, 18:00–20:00". Of a slot that is over nobody says any more
 * that the van comes in it: "In ritardo: era attesa oggi, 18:00–20:00".
 */
export function arrivalText(order: OrderSummary, hours: string, now: number): string {
  const home = order.deliveryServiceId === deliveryServiceIds.home;
  const verb = home ? 'Arriva' : 'Da ritirare';
  if (order.expectedAt) {
    const day = relativeDay(shopDay(Date.parse(order.expectedAt)), shopDay(now));
    return `${verb} ${day} alle ${timeText(order.expectedAt)} circa`;
  }
  const today = shopDay(now);
  const near = relativeDay(order.timeslot.date, today);
  const isLate = home && now > slotEnd(order.timeslot);
  return `${isLate ? 'In ritardo: era attesa' : verb} ${near === 'oggi' || near === 'domani' ? near : formatDayLong(order.timeslot.date)}, ${hours}`;
}

/** The slot's last instant; one over midnight ends on the next day. */
function slotEnd({ date, beginTime, endTime }: OrderSummary['timeslot']): number {
  const day = endTime <= beginTime ? addDays(date, 1) : date;
  return shopInstant(`${day}T${endTime.slice(0, 5)}`) ?? Number.POSITIVE_INFINITY;
}

/** When a step was, or is expected; nothing of one that should have been by now. */
export function eventTime(event: OrderEvent, now: number): string {
  const isExpected = event.expectedAt !== undefined && Date.parse(event.expectedAt) >= now;
  const parts = [
    event.at ? momentShort(event.at, now) : isExpected ? `previsto ${momentShort(event.expectedAt ?? '', now)}` : '',
    event.note,
  ];
  return parts.filter(Boolean).join(' · ');
}

const OPEN_STATES = new Set([
  'awaiting-payment',
  'confirmed',
  'picking',
  'picked',
  'ready',
  'out-for-delivery',
  'in-locker',
  'not-delivered',
  'reopened',
]);

/** Still to come. */
export function isOpenOrder({ state }: OrderSummary): boolean {
  return OPEN_STATES.has(state);
}

/** What arrives first, first. */
export function byArrival(one: OrderSummary, other: OrderSummary): number {
  const [start, otherStart] = [one, other].map(({ timeslot }) => `${timeslot.date} ${timeslot.beginTime}`) as [
    string,
    string,
  ];
  return start.localeCompare(otherStart);
}

/** "sabato 15 novembre" as the name of an order in the list. */
export function orderDay(order: OrderSummary): string {
  return capitalised(formatDayShortMonth(order.timeslot.date));
}

function formatDayShortMonth(day: string): string {
  const [weekday = '', ...rest] = formatDayLong(day).split(' ');
  return [weekday.slice(0, 3), ...rest].join(' ');
}

export interface LineGroups {
  /** Substituted or missing. */
  changed: OrderLine[];
  weighed: OrderLine[];
  others: OrderLine[];
}

export function groupLines(lines: readonly OrderLine[]): LineGroups {
  const changed = lines.filter((line) => line.status === 'substituted' || line.status === 'missing');
  const weighed = lines.filter((line) => !changed.includes(line) && line.estimated);
  return { changed, weighed, others: lines.filter((line) => !changed.includes(line) && !weighed.includes(line)) };
}

const NUMBERS = ['', 'Una', 'Due', 'Tre', 'Quattro', 'Cinque'];
const count = (size: number, one: string, many: string, numbers = NUMBERS) =>
  size === 0 ? '' : size === 1 ? `${one}` : `${numbers[size] ?? size} ${many}`;

/** "Una sostituzione e un prodotto mancante." Empty when everything came as ordered. */
export function changesText(lines: readonly OrderLine[]): string {
  const having = (status: OrderLine['status']) => lines.filter((line) => line.status === status).length;
  const parts = [
    count(having('substituted'), 'Una sostituzione', 'sostituzioni'),
    count(having('missing'), 'Un prodotto mancante', 'prodotti mancanti'),
  ].filter(Boolean);
  const [first = '', second] = parts;
  if (!first) return '';
  return second ? `${first} e ${second.charAt(0).toLowerCase()}${second.slice(1)}.` : `${first}.`;
}

/** "1,2 kg", "3". */
export function lineQuantity(quantity: number, unit: string): string {
  const number = formatThousandths(quantityFromWire(quantity));
  return unit === 'kg' ? `${number} kg` : number;
}

/** Selling units that came, or were ordered while nothing has: of loose goods what the scales said. */
export function receivedQuantity(line: OrderLine): number {
  const weighed = line.weightUnitSelling === 'kg' ? line.deliveredWeight : undefined;
  return weighed ?? line.deliveredQuantity ?? line.orderedQuantity;
}

/** "2 confezioni da 6", "1 pallet da 360", as on the line of the cart; empty where the quantity divides by neither. */
export function packagesOf(line: OrderLine): string {
  const count = packageCount(quantityFromWire(line.orderedQuantity), {
    mode: line.weightUnitSelling === 'kg' ? 'loose' : 'piece',
    boxItems: line.logisticPackagingItems,
    palletItems: line.logisticPalletItems,
  });
  return count && count.count > 0 ? packageLineText(count) : '';
}

/** "stimati 500 g, pesati 486 g", "chiesti 1,2 kg, pesati 1,24 kg"; before picking the pack size. */
export function weighedText(line: OrderLine): string {
  const grams = (kilograms: number) => formatGrams(Math.round(kilograms * 1000));
  if (line.weightUnitSelling === 'kg') {
    const asked = grams(line.orderedQuantity);
    return line.deliveredQuantity === undefined
      ? `chiesti ${asked}`
      : `chiesti ${asked}, pesati ${grams(receivedQuantity(line))}`;
  }
  if (line.estimatedWeight === undefined) return line.description;
  const estimated = grams(line.estimatedWeight);
  return line.deliveredWeight === undefined
    ? `ca. ${estimated}`
    : `stimati ${estimated}, pesati ${grams(line.deliveredWeight)}`;
}

/** What can be wrong with a line, in the customer's words. */
export const PROBLEMS: Record<LineProblem, string> = {
  missing: 'Manca',
  damaged: 'È rovinato',
  wrong: 'È un altro prodotto',
  expired: 'È scaduto o sta per scadere',
};

/** What the customer has of a line: the substitute, where one came. */
export function goodsOf(line: OrderLine): Pick<OrderLine, 'name' | 'shortDescr' | 'mediaURL' | 'tint'> {
  return (line.status === 'substituted' && line.substitute) || line;
}

/** "Reso", "Resi 2 di 3", "Rimborsato": what of a line was given back. Empty when nothing was. */
export function refundText(line: OrderLine): string {
  const { refund, weightUnitSelling: unit } = line;
  if (!refund) return '';
  const received = receivedQuantity(line);
  const whole = line.withdrawnAt !== undefined || refund.quantity >= received;
  const isOne = unit === 'kg' || refund.quantity === 1;
  const word = refund.reason === 'withdrawal' ? (isOne ? 'Reso' : 'Resi') : isOne ? 'Rimborsato' : 'Rimborsati';
  return whole ? word : `${word} ${lineQuantity(refund.quantity, unit)} di ${lineQuantity(received, unit)}`;
}

const TENDER_STATES: Partial<Record<OrderTender['state'], string>> = {
  pending: 'In attesa',
  promised: 'Da bloccare',
  refunded: 'Rimborsato',
  released: 'Liberato',
  failed: 'Non riuscito',
};

/** "Rimborsato", "Rimborsato in parte 0,95 €"; empty for one that is paid as it should be. */
export function tenderStateText({ state, refundedAmount }: Pick<OrderTender, 'state' | 'refundedAmount'>): string {
  if (state === 'paid' && refundedAmount) return `Rimborsato in parte ${formatEuro(euroToCents(refundedAmount))}`;
  return TENDER_STATES[state] ?? '';
}

/** "3,02 € in meno del totale stimato (72,72 €)." */
export function differenceText({ totals }: Order): string {
  const { grossTotal, orderedGrossTotal } = totals;
  if (orderedGrossTotal === undefined) return '';
  const cents = euroToCents(grossTotal) - euroToCents(orderedGrossTotal);
  if (cents === 0) return '';
  const words = cents < 0 ? 'in meno' : 'in più';
  return `${formatEuro(Math.abs(cents))} ${words} del totale stimato (${formatEuro(euroToCents(orderedGrossTotal))}).`;
}
