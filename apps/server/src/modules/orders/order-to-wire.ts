import type { Order, OrderEvent, OrderLine, OrderSummary, OrderTender, PaymentType } from '@sporta/contract';
import { deliveryServiceIds, insertionTypeIds } from '@sporta/contract/constants.ts';
import { customerActions, formatEuro, type OrderState, orderStateLabel, shopDay } from '@sporta/domain';
import { type Catalogue, pictureOf } from '../catalogue/index.ts';
import { orderDocuments } from '../invoicing/index.ts';
import { goodsOf, type LineView, type OrderView, type SubstituteView } from '../order-book/index.ts';
import { canWithdraw, isReturned, openProblemOf, type WithdrawalState, withdrawalState } from '../returns/index.ts';

const euro = (cents: number) => cents / 100;
const previews = 6;

export function orderSummaryToWire(order: OrderView, catalogue: Catalogue, now: Date): OrderSummary {
  const actions = customerActions(order.state, {
    now: now.getTime(),
    cutoffAt: Date.parse(order.cutoffAt),
    withdrawalOpen: false,
  });
  const paid = order.lines.filter((line) => line.insertionTypeId === insertionTypeIds.ordered);
  const refunded = [
    ...order.payments.map((each) => each.refundedCents),
    ...order.gifts.map((each) => each.returnedCents),
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
    totalItems: order.lines.reduce((sum, line) => sum + (line.unit === 'kg' ? 1 : Math.round(line.quantity / 1000)), 0),
    grossTotal: euro(order.deliveredCents ?? order.totalCents - order.giftCents),
    estimated: order.deliveredCents === null && paid.some((line) => line.estimatedGrams !== null),
    ...(refunded > 0 ? { refundTotal: euro(refunded) } : {}),
    ...(note ? { note } : {}),
    previews: paid.slice(0, previews).map((line) => ({
      ...previewOf(goodsOf(line), catalogue),
      quantity: line.quantity / 1000,
    })),
    moreItems: Math.max(0, paid.length - previews),
    ...(isUnderWay(order.state) ? { timeline: timelineOf(order) } : {}),
    ...(order.purchaseOrder ? { purchaseOrder: order.purchaseOrder } : {}),
    ...(order.costCentre ? { costCentre: order.costCentre } : {}),
    canModify: actions.modify,
    canCancel: (order.state === 'confirmed' || order.state === 'reopened') && actions.cancel,
  };
}

export function orderToWire(
  order: OrderView,
  catalogue: Catalogue,
  now: Date,
  support: { phone: string; email: string } | undefined,
): Order {
  const summary = orderSummaryToWire(order, catalogue, now);
  const total = order.totalCents - order.giftCents;
  const withdrawal = withdrawalState(order, now);
  return {
    ...summary,
    shippingAddress: order.address,
    timeline: timelineOf(order),
    lines: order.lines.map((line) => lineToWire(line, { catalogue, withdrawal, order })),
    orderPackages: order.packages.map((each) => ({
      orderPackageId: each.orderPackageId,
      quantity: each.quantity,
      totalPrice: euro(each.quantity * each.costCents),
      package: { descr: each.descr, cost: euro(each.costCents) },
    })),
    giftCertificates: order.gifts
      .filter((gift) => gift.state === 'reserved')
      .map(({ giftCertificateId, description, amountCents }) => ({
        giftCertificateId,
        description,
        total: euro(amountCents),
      })),
    promotions: order.promotions.map(({ name, amountCents }) => ({ name, amount: euro(amountCents) })),
    totals: {
      totalPrice: euro(order.itemsCents),
      giftTotal: euro(order.giftCents),
      packagesTotal: euro(order.packagesCents),
      deliveryCost: euro(order.deliveryCents),
      taxTotal: euro(order.taxCents),
      grossTotal: euro(order.deliveredCents ?? total),
      ...(order.deliveredCents !== null && order.deliveredCents !== total ? { orderedGrossTotal: euro(total) } : {}),
      ...(summary.refundTotal === undefined ? {} : { refundTotal: summary.refundTotal }),
    },
    tenders: tendersOf(order),
    documents: orderDocuments(order),
    ...(order.invoiceHolder ? { invoiceTo: order.invoiceHolder.name } : {}),
    ...(order.orderComment ? { orderComment: order.orderComment } : {}),
    cutoff: iso(order.cutoffAt),
    canRepeat: order.lines.some((line) => line.productId !== null && line.insertionTypeId === insertionTypeIds.ordered),
    canWithdraw: canWithdraw(withdrawal),
    ...(withdrawal.open && withdrawal.lastDay ? { withdrawUntil: endOfShopDay(withdrawal.lastDay) } : {}),
    ...(order.version > 1 ? { version: order.version } : {}),
    problems: order.problems.map(({ problemReportId, reportedAt, state }) => ({
      problemReportId,
      reportedAt: iso(reportedAt),
      state,
    })),
    ...(support ? { support } : {}),
  };
}

interface LineSurroundings {
  catalogue: Catalogue;
  withdrawal: WithdrawalState;
  order: OrderView;
}

function lineToWire(line: LineView, { catalogue, withdrawal, order }: LineSurroundings): OrderLine {
  const refund = refundOf(line, order);
  const problem = openProblemOf(order, line.orderLineId);
  const status =
    line.outcome === 'picked' ? (line.deliveredGrams === null ? 'picked' : 'weighed') : (line.outcome ?? 'ordered');
  return {
    orderLineId: line.orderLineId,
    ...(line.productId === null ? {} : { productId: line.productId }),
    insertionTypeId: line.insertionTypeId,
    code: line.code,
    name: line.name,
    shortDescr: line.brand,
    description: line.description,
    ...(line.slug ? { slug: line.slug } : {}),
    mediaURL: pictureUrl(catalogue, line),
    ...(line.sectorTint ? { tint: line.sectorTint } : {}),
    sectorName: line.sectorName,
    weightUnitSelling: line.unit,
    price: euro(line.unitPriceCents),
    orderedQuantity: line.quantity / 1000,
    orderedAmount: euro(line.grossCents),
    ...(line.deliveredQuantity === null ? {} : { deliveredQuantity: line.deliveredQuantity / 1000 }),
    ...(line.deliveredCents === null ? {} : { deliveredAmount: euro(line.deliveredCents) }),
    estimated: line.estimatedGrams !== null,
    ...(line.estimatedGrams === null ? {} : { estimatedWeight: line.estimatedGrams / 1000 }),
    ...(line.deliveredGrams === null ? {} : { deliveredWeight: line.deliveredGrams / 1000 }),
    status,
    ...(line.outcome === 'substituted' && line.substitute
      ? { substitute: substituteToWire(line.substitute, catalogue) }
      : {}),
    ivaPct: line.vatRateBp / 10_000,
    ...(line.promotionText ? { promotion: line.promotionText } : {}),
    acceptAlternatives: line.acceptAlternatives,
    isPackage: line.isPackage,
    ...(line.boxItems === null ? {} : { logisticPackagingItems: line.boxItems }),
    ...(line.palletItems === null ? {} : { logisticPalletItems: line.palletItems }),
    ...(line.userNotes ? { userNotes: line.userNotes } : {}),
    withdrawable:
      withdrawal.open &&
      line.insertionTypeId === insertionTypeIds.ordered &&
      withdrawal.exemptions.get(line.orderLineId) === undefined,
    ...(line.withdrawnAt ? { withdrawnAt: iso(line.withdrawnAt) } : {}),
    ...(refund ? { refund } : {}),
    ...(problem ? { problem } : {}),
    reportable: order.state === 'delivered' && !problem && !isReturned(line),
  };
}

function previewOf(goods: Pick<SubstituteView, 'productId' | 'name' | 'sectorTint'>, catalogue: Catalogue) {
  return {
    name: goods.name,
    mediaURL: pictureUrl(catalogue, goods),
    ...(goods.sectorTint ? { tint: goods.sectorTint } : {}),
  };
}

/** What of a line was given back, all times together; a line with any withdrawal counts as withdrawn. */
function refundOf(line: LineView, { withdrawals }: OrderView): OrderLine['refund'] {
  const own = withdrawals.flatMap(({ isProblem, lines }) =>
    lines.filter((each) => each.orderLineId === line.orderLineId).map((each) => ({ ...each, isProblem })),
  );
  if (own.length === 0) return undefined;
  const sum = (value: (each: (typeof own)[number]) => number) => own.reduce((total, each) => total + value(each), 0);
  return {
    quantity: sum(({ quantity }) => quantity) / 1000,
    amount: euro(sum(({ refundCents }) => refundCents)),
    reason: own.every(({ isProblem }) => isProblem) ? 'problem' : 'withdrawal',
  };
}

function substituteToWire(substitute: SubstituteView, catalogue: Catalogue): NonNullable<OrderLine['substitute']> {
  const { productId, name, brand, description, slug, sectorTint, quantity, cents } = substitute;
  return {
    ...(productId === null ? {} : { productId }),
    name,
    shortDescr: brand,
    description,
    slug,
    mediaURL: pictureUrl(catalogue, substitute),
    ...(sectorTint ? { tint: sectorTint } : {}),
    quantity: quantity / 1000,
    amount: euro(cents),
  };
}

/** "Rimborsati 2,35 €", "Non addebitati 2,35 € per un prodotto mancante". */
function noteOf(order: OrderView, refunded: number): string | undefined {
  if (refunded > 0) return `Rimborsati ${formatEuro(refunded)}`;
  const missing = order.lines.filter((line) => line.outcome === 'missing');
  if (missing.length === 0) return undefined;
  const cents = missing.reduce((sum, line) => sum + line.grossCents, 0);
  const what = missing.length === 1 ? 'un prodotto mancante' : `${missing.length} prodotti mancanti`;
  return `Non addebitati ${formatEuro(cents)} per ${what}`;
}

function pictureUrl(catalogue: Catalogue, line: Pick<LineView, 'productId'>): string {
  const product = line.productId === null ? undefined : catalogue.product(line.productId);
  return product ? pictureOf(product).medium : '/media/no-picture.svg';
}

const homeSteps: OrderState[] = ['confirmed', 'picking', 'ready', 'out-for-delivery', 'delivered'];
const pickupSteps: OrderState[] = ['confirmed', 'picking', 'ready', 'delivered'];
const stepLabels: Partial<Record<OrderState, string>> = {
  confirmed: 'Ordine ricevuto',
  picking: 'In preparazione',
  'out-for-delivery': 'In viaggio',
};

function isUnderWay(state: OrderState): boolean {
  return ['confirmed', 'reopened', 'picking', 'picked', 'ready', 'out-for-delivery'].includes(state);
}

/** What happened, and what is still to come for an order under way. */
function timelineOf(order: OrderView): OrderEvent[] {
  const label = (state: OrderState) => stepLabels[state] ?? orderStateLabel(state, order.deliveryServiceId);
  const past = order.events.filter(({ toState, version }) => {
    if (toState === 'draft' || toState === 'awaiting-payment' || toState === 'replaced') return false;
    // the customer was changing it: the version that came of it tells so
    return toState !== 'reopened' || version === order.version;
  });
  const changed = new Map(
    past
      .filter(({ toState }) => toState === 'confirmed')
      .toReversed()
      .map((each) => [each.version, each]),
  );
  const events: OrderEvent[] = past.map((event, index) => ({
    state: event.toState,
    label: event.version > 1 && changed.get(event.version) === event ? 'Modificato' : label(event.toState),
    status: index === past.length - 1 && order.state !== 'delivered' ? 'current' : 'done',
    at: iso(event.at),
    actor: actorName(event.actor),
    ...(event.note ? { note: event.note } : {}),
  }));
  if (!isUnderWay(order.state)) return events;
  const steps = order.deliveryServiceId === deliveryServiceIds.home ? homeSteps : pickupSteps;
  const reached = new Set(past.map((event) => event.toState));
  const furthest = Math.max(-1, ...steps.map((step, index) => (reached.has(step) ? index : -1)));
  const next = steps.slice(furthest + 1).map(
    (state): OrderEvent => ({
      state,
      label: label(state),
      status: 'next',
      ...(state === 'delivered' ? { expectedAt: iso(order.slotBeginAt) } : {}),
    }),
  );
  return [...events, ...next];
}

function actorName(actor: string): string {
  if (actor === 'customer') return 'Tu';
  return actor.startsWith('staff:') ? actor.slice('staff:'.length) : 'Sporta';
}

const tenderKinds: Record<PaymentType['kind'], OrderTender['kind']> = {
  card: 'card',
  'saved-card': 'card',
  stripe: 'card',
  satispay: 'wallet',
  'meal-ticket': 'meal-ticket',
  gift: 'gift-certificate',
  'due-date': 'bank-transfer',
};

function tendersOf(order: OrderView): OrderTender[] {
  const gifts = order.gifts.map(
    (gift): OrderTender => ({
      paymentTypeId: 9,
      kind: 'gift-certificate',
      name: gift.description,
      amount: euro(gift.amountCents),
      state: gift.state === 'reserved' ? paidState(gift.amountCents, gift.returnedCents) : 'released',
      ...refundedPart(gift.returnedCents),
    }),
  );
  let left = order.payableCents;
  const cards = order.payments.map((payment): OrderTender => {
    // payments share what is to be paid, the first one first; what one holds beyond that is margin
    const share = payment.state === 'authorised' ? Math.min(left, payment.amountCents) : payment.amountCents;
    if (payment.state === 'authorised') left -= share;
    return {
      paymentTypeId: payment.paymentTypeId,
      kind: tenderKinds[payment.kind],
      ...(payment.tickets
        ? { tickets: payment.tickets.map(({ faceCents, count }) => ({ value: euro(faceCents), quantity: count })) }
        : {}),
      name: payment.version > 1 ? `${payment.name} (differenza)` : payment.name,
      ...(payment.brand ? { brand: payment.brand } : {}),
      ...(payment.maskedNumber ? { maskedNumber: payment.maskedNumber } : {}),
      amount: euro(payment.capturedCents > 0 ? payment.capturedCents : share),
      state:
        payment.state === 'refunded'
          ? paidState(payment.capturedCents, payment.refundedCents)
          : tenderState(payment.state),
      ...refundedPart(payment.refundedCents),
    };
  });
  return [...gifts, ...cards];
}

/** A tender is given back when all of it was; until then it is paid, and says how much went back. */
function paidState(takenCents: number, backCents: number): OrderTender['state'] {
  return backCents > 0 && backCents >= takenCents ? 'refunded' : 'paid';
}

function refundedPart(cents: number): Pick<OrderTender, 'refundedAmount'> {
  return cents > 0 ? { refundedAmount: euro(cents) } : {};
}

function tenderState(state: string): OrderTender['state'] {
  switch (state) {
    case 'authorised':
      return 'authorised';
    case 'captured':
      return 'paid';
    case 'voided':
      return 'released';
    case 'failed':
    case 'expired':
    case 'given-up':
      return 'failed';
    default:
      return 'pending';
  }
}

function iso(instant: string): string {
  return new Date(instant).toISOString();
}

/** The last millisecond of a day in the shop. */
function endOfShopDay(day: string): string {
  let end = Date.parse(`${day}T23:59:59.999Z`);
  // Rome is one or two hours ahead of UTC
  while (shopDay(end) !== day) end -= 3_600_000;
  return new Date(end).toISOString();
}
