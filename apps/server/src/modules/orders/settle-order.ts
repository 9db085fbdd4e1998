import { type HeldTender, isPaid, type SettledTender, settleTenders } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { releaseBooking } from '../delivery/index.ts';
import {
  findOrder,
  lockCartRow,
  lockOrder,
  moveOrder,
  type OrderRow,
  type OrderView,
  readOrder,
  reservedCertificates,
  takeFromShelves,
  useCertificate,
} from '../order-book/index.ts';
import { lockPayments, type PaymentRow } from '../payments/index.ts';
import { amountsThatCame, bagsToCharge } from './amounts-that-came.ts';
import {
  findSettlement,
  insertSettlement,
  insertShare,
  isSettledWith,
  type SettlementRow,
  writeBags,
  writeDelivered,
  writeWhatCame,
} from './settlements.repo.ts';
import { type DeliveredLine, type LineResult, whatCame } from './what-came.ts';

/** How an order was picked, beside its lines. */
export interface SettledBy {
  /** Who says so: `staff:<name>` or `system`. */
  actor: string;
  /** Used, as counted; absent = charged as estimated. */
  bags?: number | undefined;
  /** Thousandths by product that the books had and nobody found: they leave the books with what came. */
  lost?: ReadonlyMap<number, number> | undefined;
}

/**
 * Settles an order that was picked: what came and what it costs, what each tender pays of it, and the order goes on to `picked`
 * (to `cancelled` when nothing came). All of it is decided here, once, in one transaction; the money is collected by the outbox
 * (collect-settlement.ts). The same lines and bags again change nothing.
 * @throws BusinessError `order-not-found`, `order-not-in-picking`, `already-settled`, `line-not-found`, `invalid-quantity`
 */
export function settleOrder(
  deps: Deps,
  orderId: number,
  delivered: readonly DeliveredLine[],
  by: SettledBy,
): Promise<SettlementRow> {
  const now = deps.clock.now();
  return withTransaction(deps.db, (tx) => settleLocked(tx, orderId, delivered, { ...by, now }));
}

/** The same within a transaction that has locked nothing but carts. */
export async function settleLocked(
  tx: Tx,
  orderId: number,
  delivered: readonly DeliveredLine[],
  { actor, bags, lost, now }: SettledBy & { now: Date },
): Promise<SettlementRow> {
  const lines = [...delivered].sort((a, b) => a.orderLineId - b.orderLineId);
  const order = await lockedOrder(tx, orderId);
  const known = await findSettlement(tx, orderId);
  if (known) {
    if (await isSettledWith(tx, orderId, { lines, bags: bags ?? null })) return known;
    throw new BusinessError('already-settled', 'Questo ordine è già stato chiuso con altre quantità');
  }
  if (order.state !== 'picking') {
    throw new BusinessError('order-not-in-picking', 'Questo ordine non è in preparazione');
  }
  const view = (await readOrder(tx, orderId))!;
  const results = whatCame(view.lines, lines);
  const charged = bagsToCharge(view, bags);
  const comesToNothing = results.every(({ outcome }) => outcome === 'missing');
  if (comesToNothing) await releaseBooking(tx, { orderId });
  await takeFromShelves(tx, order, leftTheShelves(view, results, lost));
  await lockOrder(tx, orderId);
  await writeWhatCame(tx, results);
  if (charged !== null) await writeBags(tx, orderId, charged);
  const amounts = amountsThatCame(view, results, charged);
  await settleTendersOf(tx, view, amounts, { lines, bags: bags ?? null, actor, now });
  await moveOrder(tx, order, comesToNothing ? 'cancelled' : 'picked', {
    actor,
    now,
    reason: comesToNothing ? 'Nessun prodotto era disponibile: non paghi nulla' : undefined,
  });
  if (comesToNothing) await writeOutbox(tx, 'order.cancelled', { orderId });
  return (await findSettlement(tx, orderId))!;
}

async function lockedOrder(tx: Tx, orderId: number): Promise<OrderRow> {
  const seen = await findOrder(tx, orderId);
  if (!seen) throw new BusinessError('order-not-found', 'Questo ordine non c’è', { field: 'order_id' });
  await lockCartRow(tx, seen.cartId);
  return (await findOrder(tx, orderId))!;
}

/** Thousandths by product; also what came in the place of something else, and what was lost. */
function leftTheShelves(
  view: OrderView,
  results: readonly LineResult[],
  lost: ReadonlyMap<number, number> = new Map(),
): Map<number, number> {
  const came = new Map(lost);
  for (const [index, { outcome, quantity, substitute }] of results.entries()) {
    const productId = outcome === 'substituted' ? substitute!.productId : view.lines[index]!.productId;
    if (outcome !== 'missing' && productId !== null) came.set(productId, (came.get(productId) ?? 0) + quantity);
  }
  return came;
}

async function settleTendersOf(
  tx: Tx,
  view: OrderView,
  amounts: ReturnType<typeof amountsThatCame>,
  { lines, bags, actor, now }: { lines: readonly DeliveredLine[]; bags: number | null; actor: string; now: Date },
): Promise<void> {
  const { orderId } = view;
  const reserved = await reservedCertificates(tx, orderId);
  const payments = (await lockPayments(tx, [orderId])).filter(({ state }) => isPaid(state)).sort(asCollected);
  const certificates = (kind: 'voucher' | 'prepaid') =>
    reserved
      .filter((certificate) => certificate.kind === kind)
      .map(({ giftCertificateId: id, amountCents }): HeldTender => ({ kind, id, heldCents: amountCents }));
  const { tenders, missingCents, missingReason } = settleTenders({
    ...amounts,
    tenders: [
      ...certificates('voucher'),
      ...payments.flatMap(({ paymentId: id, tickets }): HeldTender[] =>
        tickets ? [{ kind: 'meal-ticket', id, tickets }] : [],
      ),
      ...certificates('prepaid'),
      ...payments.flatMap(({ paymentId: id, tickets, amountCents }): HeldTender[] =>
        tickets ? [] : [{ kind: 'last', id, heldCents: amountCents }],
      ),
    ],
  });
  const totalCents = tenders.reduce((sum, { captureCents }) => sum + captureCents, missingCents);
  const used = tenders.filter(isCertificate);
  const certificateCents = used.reduce((sum, { captureCents }) => sum + captureCents, 0);
  for (const { id, captureCents } of used) {
    await useCertificate(tx, orderId, { giftCertificateId: id, usedCents: captureCents });
  }
  await writeDelivered(tx, orderId, totalCents - certificateCents, now);
  const settlementId = await insertSettlement(tx, {
    orderId,
    lines,
    bags,
    totalCents,
    certificateCents,
    missingCents,
    missingReason,
    actor,
    now,
  });
  for (const tender of tenders) {
    if (isCertificate(tender)) continue;
    const { id: paymentId, captureCents, tickets = null } = tender;
    await insertShare(tx, { settlementId, paymentId, amountCents: captureCents, tickets });
    await writeOutbox(tx, 'settlement.collect', { settlementId, paymentId });
  }
  if (payments.length === 0) await writeOutbox(tx, 'settlement.finish', { settlementId });
}

const isCertificate = ({ kind }: SettledTender) => kind === 'voucher' || kind === 'prepaid';

/** The tenders of the first version first, then what its changes added. */
function asCollected(a: PaymentRow, b: PaymentRow): number {
  return a.orderVersion - b.orderVersion || a.position - b.position || a.paymentId - b.paymentId;
}
