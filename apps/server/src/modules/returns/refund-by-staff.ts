import type { StaffRefund } from '@sporta/contract';
import { formatEuro, quantityFromWire, vatBreakdown } from '@sporta/domain';
import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { Account } from '../../platform/session.ts';
import { seesStore } from '../../platform/staff-rights.ts';
import { writeAudit } from '../audit/index.ts';
import { askCollection } from '../collections/index.ts';
import { shareAmount } from '../invoicing/index.ts';
import {
  findOrder,
  type LineView,
  lineName,
  lockCartRow,
  lockOrder,
  type OrderView,
  readOrder,
} from '../order-book/index.ts';
import { assertRefundLimit } from './refund-limit.ts';
import { sharesOf, type WantedShares, wantedOfPayments } from './refund-preview.ts';
import { type Refundable, refundableOf } from './refundable.ts';
import { refundOf } from './returned-goods.ts';
import { insertReturn, returnOfKey } from './returns.repo.ts';

export interface StaffRefundInput {
  orderId: number;
  lines: readonly { orderLineId: number; quantity: number | undefined }[];
  /** Cents beside the lines. */
  amountCents: number;
  /** Where the money goes, where somebody set that otherwise than the rule. */
  wanted: WantedShares;
  /** A van fetches the goods of the lines. */
  collect: boolean;
  reason: string | undefined;
  notify: boolean;
  confirm: boolean;
  expectedCents: number | undefined;
  key: string | undefined;
}

interface Plan {
  lines: { line: LineView; quantity: number; refundCents: number }[];
  amountCents: number;
  totalCents: number;
}

/**
 * Staff give back lines or an amount of a delivered order, without a report: first shown, then, confirmed, recorded once for each
 * key. The money goes the way of every return (refund-withdrawal.ts); what came back counts, so that nothing is paid back twice.
 * @throws BusinessError `order-not-found`, `not-refundable`, `nothing-to-refund`, `line-not-found`, `invalid-quantity`,
 *   `amount-too-high`, `shares-mismatch`, `reason-needed`, `key-needed`, `total-changed`, `refund-above-limit`, `not-collectable`
 */
export async function refundByStaff(deps: Deps, account: Account, input: StaffRefundInput): Promise<StaffRefund> {
  const { db, clock } = deps;
  const now = clock.now();
  if (!input.confirm) {
    const order = await orderToRefund(db, account, input.orderId);
    return toWire(order, planOf(order, await refundableOf(db, order), input), {
      state: 'preview',
      wanted: input.wanted,
    });
  }
  const { reason, key } = input;
  if (!reason) throw new BusinessError('reason-needed', 'Serve il motivo del rimborso', { field: 'reason' });
  if (!key || input.expectedCents === undefined) {
    throw new BusinessError('key-needed', 'Per confermare servono la chiave e il totale visto', {
      field: 'idempotency_key',
    });
  }
  return withTransaction(db, async (tx) => {
    await lockIt(tx, input.orderId);
    const order = await orderToRefund(tx, account, input.orderId);
    const done = await returnOfKey(tx, key);
    if (done !== undefined) return repeated(order, done);
    const plan = planOf(order, await refundableOf(tx, order), input);
    if (plan.totalCents === 0) throw new BusinessError('nothing-to-refund', 'Scegli che cosa rimborsare');
    if (plan.totalCents !== input.expectedCents) {
      throw new BusinessError(
        'total-changed',
        `Ora il rimborso è di ${formatEuro(plan.totalCents)}: controlla e conferma`,
      );
    }
    await assertRefundLimit(tx, deps, account, order.orderId, plan.totalCents);
    const answer = toWire(order, plan, { state: 'requested', wanted: input.wanted });
    const wantedCents = wantedOfPayments(answer.shares, input.wanted);
    const withdrawalId = await insertReturn(tx, {
      orderId: order.orderId,
      lines: plan.lines.map(({ line, ...given }) => ({ orderLineId: line.orderLineId, ...given })),
      extraCents: plan.amountCents,
      wantedCents,
      reason: { kind: 'staff', text: reason, staffId: account.accountId, key, byMail: input.notify },
      now,
    });
    if (input.collect) await askCollection(tx, order, { returnId: withdrawalId, lines: plan.lines.length, now });
    await writeOutbox(tx, 'withdrawal.refund', { withdrawalId });
    await writeOutbox(tx, 'withdrawal.credit-note', { withdrawalId });
    await writeAudit(tx, { account, now }, 'order.refund', {
      subject: { kind: 'order', id: order.orderId, name: order.orderNumber },
      warehouseId: order.warehouseId,
      before: { refundedCents: order.withdrawals.reduce((sum, { refundCents }) => sum + refundCents, 0) },
      after: {
        refundCents: plan.totalCents,
        amountCents: plan.amountCents,
        lines: plan.lines.map(({ line, quantity, refundCents }) => ({ line: line.orderLineId, quantity, refundCents })),
        ...(wantedCents ? { wantedCents } : {}),
        ...(input.collect ? { collect: true } : {}),
      },
      reason,
    });
    return answer;
  });
}

async function lockIt(tx: Tx, orderId: number): Promise<void> {
  const seen = await findOrder(tx, orderId);
  if (!seen) throw notFound();
  await lockCartRow(tx, seen.cartId);
  await lockOrder(tx, orderId);
}

const notFound = () => new BusinessError('order-not-found', 'Questo ordine non c’è', { field: 'order_id' });

async function orderToRefund(db: Db | Tx, account: Account, orderId: number): Promise<OrderView> {
  const order = await readOrder(db, orderId);
  if (!order || !seesStore(account.staff!, order.warehouseId)) throw notFound();
  if (order.state !== 'delivered') {
    throw new BusinessError('not-refundable', 'Si rimborsa quando la spesa è consegnata');
  }
  return order;
}

function planOf(
  order: OrderView,
  { lines: left, totalCents: most, before }: Refundable,
  input: StaffRefundInput,
): Plan {
  const seen = new Set<number>();
  const lines = input.lines.map(({ orderLineId, quantity: asked }) => {
    const line = order.lines.find((each) => each.orderLineId === orderLineId);
    const rest = left.get(orderLineId);
    if (!line || seen.has(orderLineId)) {
      throw new BusinessError('line-not-found', 'Una delle righe non è di questo ordine', { field: 'lines' });
    }
    seen.add(orderLineId);
    const quantity = asked === undefined ? (rest?.quantity ?? 0) : quantityFromWire(asked);
    if (!rest || quantity > rest.quantity || (line.unit !== 'kg' && quantity % 1000 !== 0)) {
      const text = `${String((rest?.quantity ?? 0) / 1000).replace('.', ',')} ${line.unit}`;
      throw new BusinessError('invalid-quantity', `Di «${lineName(line)}» si possono rimborsare al massimo ${text}`, {
        field: 'lines',
      });
    }
    return { line, quantity, refundCents: refundOf(order, line, before, quantity).refundCents };
  });
  const totalCents = lines.reduce((sum, { refundCents }) => sum + refundCents, input.amountCents);
  if (totalCents > most) {
    throw new BusinessError('amount-too-high', `Di questo ordine si possono rimborsare ancora ${formatEuro(most)}`, {
      field: 'amount',
    });
  }
  return { lines, amountCents: input.amountCents, totalCents };
}

/** The answer to a refund that was made before, as it was decided then. */
function repeated(order: OrderView, returnId: number): StaffRefund {
  const done = order.withdrawals.find(({ withdrawalId }) => withdrawalId === returnId);
  if (!done) throw new BusinessError('key-needed', 'Questa chiave è di un altro ordine', { field: 'idempotency_key' });
  const lines = done.lines.map(({ orderLineId, ...given }) => ({
    line: order.lines.find((line) => line.orderLineId === orderLineId)!,
    ...given,
  }));
  const ofLines = lines.reduce((sum, { refundCents }) => sum + refundCents, 0);
  const plan = { lines, amountCents: done.refundCents - ofLines, totalCents: done.refundCents };
  return toWire(order, plan, { state: 'requested' });
}

function toWire(
  order: OrderView,
  { lines, amountCents, totalCents }: Plan,
  { state, wanted }: Pick<StaffRefund, 'state'> & { wanted?: WantedShares },
): StaffRefund {
  const charges = [
    ...lines.map(({ line, refundCents }) => ({ grossCents: refundCents, rateBp: line.vatRateBp })),
    ...shareAmount(order, amountCents).map(({ cents, rateBp }) => ({ grossCents: cents, rateBp })),
  ];
  return {
    state,
    orderId: order.orderId,
    lines: lines.map(({ line, quantity, refundCents }) => ({
      orderLineId: line.orderLineId,
      name: lineName(line),
      quantity: quantity / 1000,
      weightUnitSelling: line.unit,
      amount: refundCents / 100,
      rate: line.vatRateBp / 10_000,
    })),
    amount: amountCents / 100,
    total: totalCents / 100,
    shares: sharesOf(order, totalCents, wanted),
    vat: vatBreakdown(charges).map(({ rateBp, netCents, vatCents, grossCents }) => ({
      rate: rateBp / 10_000,
      taxable: netCents / 100,
      tax: vatCents / 100,
      gross: grossCents / 100,
    })),
  };
}
