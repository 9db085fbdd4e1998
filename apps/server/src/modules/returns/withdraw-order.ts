import type { Withdrawal } from '@sporta/contract';
import { insertionTypeIds } from '@sporta/contract/constants.ts';
import { canTransition, quantityFromWire, withdrawalExemptionText } from '@sporta/domain';
import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { Account } from '../../platform/session.ts';
import {
  bagsCharged,
  goodsOf,
  type LineView,
  lineName,
  lockCartRow,
  lockOrder,
  moveOrder,
  type OrderView,
  ownOrder,
  readOrder,
  releaseCertificates,
  releaseStock,
} from '../order-book/index.ts';
import { refundOf, returnableQuantity } from './returned-goods.ts';
import { findReturnedBefore, insertReturn, markLinesWithdrawn, type ReturnedBefore } from './returns.repo.ts';
import { isReturned, type WithdrawalState, withdrawalState } from './withdrawal.ts';

export interface WithdrawInput {
  orderId: number;
  /** Absent: everything that can be given back. */
  lines?: { orderLineId: number; quantity?: number | undefined }[] | undefined;
  confirm: boolean;
  reason?: string | undefined;
}

interface Wanted {
  line: LineView;
  quantity: number;
  refundCents: number;
  /** Nothing of the line is left afterwards. */
  whole: boolean;
  /** Why it cannot be given back. */
  reason?: string;
}

/**
 * The withdrawal function of Cod. consumo art. 54-bis: first shown, then, confirmed, recorded with its instant and
 * acknowledged by e-mail. The money for goods that were delivered goes back once they are (art. 56); an order withdrawn
 * whole before its delivery is paid back at once.
 */
export async function withdrawOrder(deps: Deps, account: Account, input: WithdrawInput): Promise<Withdrawal> {
  const now = deps.clock.now();
  if (!input.confirm) {
    await ownOrder(deps.db, account.accountId, input.orderId);
    const { wanted, extraCents } = await examine(deps.db, input, now);
    return { state: 'preview', ...toWire(input.orderId, wanted, extraCents) };
  }
  return withTransaction(deps.db, async (tx) => {
    const { cartId } = await ownOrder(tx, account.accountId, input.orderId);
    await lockCartRow(tx, cartId);
    const own = await ownOrder(tx, account.accountId, input.orderId);
    const { wanted: all, extraCents, everything } = await examine(tx, input, now);
    const blocked = all.find((each) => each.reason !== undefined);
    if (blocked && input.lines) throw new BusinessError('not-withdrawable', blocked.reason!, { field: 'lines' });
    const wanted = all.filter((each) => each.reason === undefined);
    if (wanted.length === 0) {
      throw new BusinessError('not-withdrawable', 'Per i prodotti di questo ordine il recesso non è previsto');
    }
    const beforeDelivery = own.state !== 'delivered';
    const ends = everything && canTransition(own.state, 'withdrawn');
    if (ends) await releaseStock(tx, own.orderId);
    await lockOrder(tx, own.orderId);
    const withdrawalId = await writeWithdrawal(tx, own.orderId, { wanted, extraCents, said: input.reason, now });
    if (ends) await moveOrder(tx, own, 'withdrawn', { actor: 'customer', now });
    if (ends && beforeDelivery) {
      await releaseCertificates(tx, own.orderId);
      await writeOutbox(tx, 'order.give-back', { orderId: own.orderId });
    } else await writeOutbox(tx, 'withdrawal.refund', { withdrawalId });
    await writeOutbox(tx, 'withdrawal.credit-note', { withdrawalId });
    await writeOutbox(tx, 'order.withdrawn', { withdrawalId });
    return {
      state: 'requested',
      ...toWire(input.orderId, wanted, extraCents),
      requestedAt: now.toISOString(),
      receiptSentTo: account.email,
    };
  });
}

async function examine(db: Db, input: WithdrawInput, now: Date) {
  const order = (await readOrder(db, input.orderId))!;
  const state = withdrawalState(order, now);
  assertOpen(state);
  const before = await findReturnedBefore(db, order.orderId);
  const wanted = input.lines
    ? chosenLines(order, state, before, input.lines)
    : order.lines
        .filter((line) => line.insertionTypeId === insertionTypeIds.ordered)
        .map((line) => wantedOf(order, line, state, before, returnableQuantity(line, before)));
  const done = new Set(wanted.filter((each) => !each.reason && each.whole).map((each) => each.line.orderLineId));
  const everything = order.lines.every(
    (line) =>
      line.insertionTypeId !== insertionTypeIds.ordered ||
      line.outcome === 'missing' ||
      isReturned(line) ||
      done.has(line.orderLineId),
  );
  // art. 56: who gives everything back is also given back what the delivery cost
  const packagesCents = order.packages.reduce((sum, each) => sum + bagsCharged(each) * each.costCents, 0);
  return { wanted, everything, extraCents: everything && done.size > 0 ? order.deliveryCents + packagesCents : 0 };
}

function assertOpen(state: WithdrawalState): void {
  if (state.over) {
    throw new BusinessError('withdrawal-period-over', 'Il periodo per il recesso, 14 giorni dalla consegna, è finito');
  }
  if (!state.open) {
    throw new BusinessError(
      'not-withdrawable',
      'Per questo ordine il recesso non serve: puoi annullarlo o è già chiuso',
    );
  }
}

function chosenLines(
  order: OrderView,
  state: WithdrawalState,
  before: ReturnedBefore,
  chosen: NonNullable<WithdrawInput['lines']>,
): Wanted[] {
  const seen = new Set<number>();
  return chosen.map(({ orderLineId, quantity }) => {
    const line = order.lines.find(
      (each) => each.orderLineId === orderLineId && each.insertionTypeId === insertionTypeIds.ordered,
    );
    if (!line || seen.has(orderLineId)) {
      throw new BusinessError('line-not-found', 'Una delle righe scelte non è in questo ordine', { field: 'lines' });
    }
    seen.add(orderLineId);
    const rest = returnableQuantity(line, before);
    const wanted = quantity === undefined ? rest : quantityFromWire(quantity);
    const isWhole = line.unit === 'kg' || wanted % 1000 === 0;
    if (!state.exemptions.get(orderLineId) && (wanted > rest || !isWhole)) {
      throw new BusinessError(
        'invalid-quantity',
        `Di «${goodsOf(line).name}» puoi rendere al massimo ${String(rest / 1000).replace('.', ',')} ${line.unit}`,
        { field: 'lines' },
      );
    }
    return wantedOf(order, line, state, before, wanted);
  });
}

function wantedOf(
  order: OrderView,
  line: LineView,
  state: WithdrawalState,
  before: ReturnedBefore,
  quantity: number,
): Wanted {
  const exemption = state.exemptions.get(line.orderLineId);
  if (exemption) {
    return { line, quantity, refundCents: 0, whole: false, reason: withdrawalExemptionText(exemption) };
  }
  return { line, quantity, ...refundOf(order, line, before, quantity) };
}

async function writeWithdrawal(
  tx: Tx,
  orderId: number,
  given: { wanted: readonly Wanted[]; extraCents: number; said: string | undefined; now: Date },
): Promise<number> {
  const { wanted, extraCents, said, now } = given;
  const withdrawalId = await insertReturn(tx, {
    orderId,
    lines: wanted.map(({ line, quantity, refundCents }) => ({ orderLineId: line.orderLineId, quantity, refundCents })),
    extraCents,
    reason: { kind: 'withdrawal', text: said ?? null },
    now,
  });
  const emptied = wanted.filter((each) => each.whole).map((each) => each.line.orderLineId);
  await markLinesWithdrawn(tx, emptied, now);
  return withdrawalId;
}

function toWire(orderId: number, wanted: Wanted[], extraCents: number) {
  return {
    orderId,
    lines: wanted.map((each) => ({
      orderLineId: each.line.orderLineId,
      name: lineName(each.line),
      quantity: each.quantity / 1000,
      amount: each.refundCents / 100,
      withdrawable: each.reason === undefined,
      ...(each.reason === undefined ? {} : { reason: each.reason }),
    })),
    refundTotal: wanted.reduce((sum, each) => sum + each.refundCents, extraCents) / 100,
  };
}
