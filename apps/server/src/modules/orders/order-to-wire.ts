import type { Order, OrderSummary, Redelivery } from '@sporta/contract';
import { insertionTypeIds } from '@sporta/contract/constants.ts';
import {
  capitalised,
  customerActions,
  formatDayLong,
  formatEuro,
  formatWindow,
  orderStateLabel,
  shopDay,
  vatBreakdown,
} from '@sporta/domain';
import type { Catalogue } from '../catalogue/index.ts';
import { chargesOf, orderDocuments } from '../invoicing/index.ts';
import { bagsCharged, goodsOf, type OrderView, orderCosts } from '../order-book/index.ts';
import { canWithdraw, photoAddress, withdrawalState } from '../returns/index.ts';
import { lineToWire, previewOf } from './order-line-to-wire.ts';
import { payingTendersOf } from './order-tenders.ts';
import { isMove, isUnderWay, timelineOf } from './order-timeline.ts';
import { euro, iso } from './wire-values.ts';

const previews = 6;

const both = new Intl.ListFormat('it', { type: 'conjunction' });

export function orderSummaryToWire(order: OrderView, catalogue: Catalogue, now: Date): OrderSummary {
  const actions = customerActions(order.state, {
    now: now.getTime(),
    cutoffAt: Date.parse(order.cutoffAt),
    withdrawalOpen: false,
  });
  const paid = order.lines.filter((line) => line.insertionTypeId === insertionTypeIds.ordered);
  const refunded = [
    ...order.payments.map((each) => each.refundedCents),
    ...order.certificates.map((each) => each.returnedCents),
  ].reduce((sum, cents) => sum + cents, 0);
  const note = noteOf(order, refunded);
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    state: order.state,
    stateLabel: orderStateLabel(order.state, order.deliveryServiceId),
    createdAt: iso(order.createdAt),
    deliveryServiceId: order.deliveryServiceId,
    timeslot: { timeslotId: order.timeslotId, date: order.slotDay, beginTime: order.slotBegin, endTime: order.slotEnd },
    totalItems: piecesOf(order),
    grossTotal: euro(orderCosts(order).now.totalCents),
    estimated: order.deliveredCents === null && paid.some((line) => line.estimatedGrams !== null),
    ...(refunded > 0 ? { refundTotal: euro(refunded) } : {}),
    ...(note ? { note } : {}),
    previews: paid.slice(0, previews).map((line) => ({
      ...previewOf(goodsOf(line), catalogue),
      quantity: line.quantity / 1000,
    })),
    moreItems: Math.max(0, paid.length - previews),
    ...(isUnderWay(order.state) ? { timeline: timelineOf({ ...order, events: order.events.filter(isMove) }) } : {}),
    ...(order.purchaseOrder ? { purchaseOrder: order.purchaseOrder } : {}),
    ...(order.costCentre ? { costCentre: order.costCentre } : {}),
    canModify: actions.modify && !order.paymentAsked && !order.redelivers && order.storeSells,
    canCancel: (order.state === 'confirmed' || order.state === 'reopened') && actions.cancel,
  };
}

/** How many products an order has: pieces; of what is weighed each line is one. */
export const piecesOf = ({ lines }: Pick<OrderView, 'lines'>): number =>
  lines.reduce((sum, line) => sum + (line.unit === 'kg' ? 1 : Math.round(line.quantity / 1000)), 0);

export function orderToWire(
  order: OrderView,
  catalogue: Catalogue,
  now: Date,
  support: { phone: string; email: string } | undefined,
): Order {
  const summary = orderSummaryToWire(order, catalogue, now);
  const { ordered, now: costs } = orderCosts(order);
  const withdrawal = withdrawalState(order, now);
  const bagsCents = order.packages.reduce((sum, each) => sum + bagsCharged(each) * each.costCents, 0);
  return {
    ...summary,
    shippingAddress: order.address,
    timeline: timelineOf(order),
    lines: order.lines.map((line) => lineToWire(line, { catalogue, withdrawal, order })),
    orderPackages: order.packages.map((each) => ({
      orderPackageId: each.orderPackageId,
      quantity: bagsCharged(each),
      totalPrice: euro(bagsCharged(each) * each.costCents),
      package: { descr: each.descr, cost: euro(each.costCents) },
    })),
    giftCertificates: order.certificates
      .filter((certificate) => certificate.state === 'reserved')
      .map(({ giftCertificateId, description, amountCents }) => ({
        giftCertificateId,
        description,
        total: euro(amountCents),
      })),
    promotions: order.promotions.map(({ name, amountCents }) => ({ name, amount: euro(amountCents) })),
    totals: {
      totalPrice: euro(goodsCents(order)),
      giftTotal: euro(costs.voucherCents),
      packagesTotal: euro(bagsCents),
      deliveryCost: euro(order.deliveryCents),
      ...(order.passSavedCents > 0 ? { deliveryPassSaved: euro(order.passSavedCents) } : {}),
      taxTotal: euro(costs.totalCents === ordered.totalCents ? order.taxCents : vatThatCame(order)),
      grossTotal: euro(costs.totalCents),
      ...(costs.totalCents === ordered.totalCents ? {} : { orderedGrossTotal: euro(ordered.totalCents) }),
      ...(summary.refundTotal === undefined ? {} : { refundTotal: summary.refundTotal }),
    },
    tenders: payingTendersOf(order),
    documents: orderDocuments(order),
    ...(order.invoiceHolder ? { invoiceTo: order.invoiceHolder.name } : {}),
    ...(order.orderComment ? { orderComment: order.orderComment } : {}),
    cutoff: iso(order.cutoffAt),
    canRepeat:
      !order.redelivers &&
      order.lines.some((line) => line.productId !== null && line.insertionTypeId === insertionTypeIds.ordered),
    canWithdraw: canWithdraw(withdrawal),
    ...(withdrawal.open && withdrawal.lastDay ? { withdrawUntil: endOfShopDay(withdrawal.lastDay) } : {}),
    ...(order.version > 1 ? { version: order.version } : {}),
    problems: order.problems.map((problem) => problemToWire(problem, order.deliveryServiceId)),
    ...(order.redelivers ? { redelivers: order.redelivers } : {}),
    messages: order.messages.map(({ at, ...message }) => ({ ...message, at: iso(at) })),
    ...(order.closedThen ? { storeClosed: true as const } : {}),
    ...(support ? { support } : {}),
  };
}

function problemToWire(problem: OrderView['problems'][number], deliveryServiceId: number): Order['problems'][number] {
  const { problemReportId, reportedAt, state, wish, lines, photos, outcome, answer, solvedAt, refundCents } = problem;
  return {
    problemReportId,
    reportedAt: iso(reportedAt),
    state,
    ...(wish ? { wish } : {}),
    lines: lines.map(({ quantity, ...line }) => ({
      ...line,
      ...(quantity === null ? {} : { quantity: quantity / 1000 }),
    })),
    photos: photos.map(photoAddress),
    ...(outcome ? { outcome } : {}),
    ...(answer ? { answer } : {}),
    ...(solvedAt ? { solvedAt: iso(solvedAt) } : {}),
    ...(refundCents ? { refund: euro(refundCents) } : {}),
    redeliveries: redeliveriesToWire(problem, deliveryServiceId),
  };
}

/** The orders that bring the goods of a report again, by the same service. */
export function redeliveriesToWire(
  { redeliveries }: OrderView['problems'][number],
  deliveryServiceId: number,
): Redelivery[] {
  return redeliveries.map(({ orderId, orderNumber, state, slotDay, slotBegin, slotEnd }) => ({
    orderId,
    orderNumber,
    state,
    stateLabel: orderStateLabel(state, deliveryServiceId),
    timeslot: { date: slotDay, beginTime: slotBegin, endTime: slotEnd },
  }));
}

/** "Totale Ordine": of the goods that came, once that is known, so that what stands below it adds up to "TOTALE". */
const goodsCents = ({ deliveredCents, itemsCents, lines }: OrderView): number =>
  deliveredCents === null ? itemsCents : lines.reduce((sum, line) => sum + (line.deliveredCents ?? line.grossCents), 0);

/** The VAT in what is paid, as receipt and invoice have it: other goods came than were ordered. */
function vatThatCame(order: OrderView): number {
  const charges = chargesOf(order).all.map(({ cents, rateBp }) => ({ grossCents: cents, rateBp }));
  return vatBreakdown(charges).reduce((sum, { vatCents }) => sum + vatCents, 0);
}

/** "Rimborsati 2,35 €", "Non addebitati 2,35 € per un prodotto mancante". */
function noteOf(order: OrderView, refunded: number): string | undefined {
  if (order.closedThen) return closedText(order);
  if (refunded > 0) return `Rimborsati ${formatEuro(refunded)}`;
  const missing = order.lines.filter((line) => line.outcome === 'missing');
  if (order.redelivers) return `Riconsegna gratuita dell’ordine ${order.redelivers.orderNumber}`;
  if (missing.length === 0) return undefined;
  const cents = missing.reduce((sum, line) => sum + line.grossCents, 0);
  const what = missing.length === 1 ? 'un prodotto mancante' : `${missing.length} prodotti mancanti`;
  return `Non addebitati ${formatEuro(cents)} per ${what}`;
}

/** "Lunedì 30 novembre, 9:00–13:00, il negozio è chiuso (Guasto elettrico): per il ritiro serve un altro orario". */
export function closedText({ slotDay, slotBegin, slotEnd, closedThen }: OrderView): string {
  const why = closedThen?.note ? ` (${closedThen.note})` : '';
  const when = `${formatDayLong(slotDay)}, ${formatWindow(slotBegin, slotEnd)}`;
  const open = (closedThen?.open ?? []).map(({ opens, closes }) => formatWindow(opens, closes));
  const what = open.length > 0 ? `il negozio è aperto solo ${both.format(open)}` : 'il negozio è chiuso';
  return `${capitalised(when)}, ${what}${why}: per il ritiro serve un altro orario`;
}

/** The last millisecond of a day in the shop. */
function endOfShopDay(day: string): string {
  let end = Date.parse(`${day}T23:59:59.999Z`);
  // Rome is one or two hours ahead of UTC
  while (shopDay(end) !== day) end -= 3_600_000;
  return new Date(end).toISOString();
}
