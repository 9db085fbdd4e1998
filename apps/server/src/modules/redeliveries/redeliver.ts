import { placeSize } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { Account } from '../../platform/session.ts';
import { staffActor, writeAudit } from '../audit/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { bookForOrder, lockSlotForStaff } from '../delivery/index.ts';
import { moveOrder, type OrderRow, reserveStock, setPlacedBy } from '../order-book/index.ts';
import { lockReport, markSolved, planSolution, type SolutionPlan } from '../returns/index.ts';
import { type GoodsToBring, goodsToBring, notAvailable, quantitiesOf } from './goods-to-bring.ts';
import { readFirstOrder } from './redeliveries.repo.ts';
import { writeRedelivery } from './write-redelivery.ts';

export interface Redelivery {
  problemId: number;
  /** Quantities in selling units; absent = as much as was reported. */
  lines: { orderLineId: number; quantity?: number | undefined }[];
  timeslotId: number;
  /** What the customer reads of it. */
  answer: string | undefined;
}

const slotTexts = {
  'slot-not-found': 'Questa fascia non c’è per questo negozio e questo servizio',
  'slot-closed': 'Questa fascia è chiusa o già cominciata: scegline un’altra',
  'slot-full': 'Questa fascia è piena: scegline un’altra',
} as const;

/**
 * Answers a report by bringing its goods again, once, in one transaction: a free order takes place and stock like any other, and the
 * report is solved. The money of the first order is not touched: it has paid for these goods (ADR 0042).
 * @returns the number of the order that brings them
 * @throws BusinessError `problem-not-found`, `already-solved`, `line-not-found`, `invalid-quantity`, `not-available`, `slot-not-found`,
 *   `slot-closed`, `slot-full`
 */
export async function redeliver(deps: Deps, account: Account, asked: Redelivery): Promise<string> {
  const now = deps.clock.now();
  await catalogueOf(deps).refresh();
  const { problemId, timeslotId, answer } = asked;
  return withTransaction(deps.db, async (tx) => {
    await lockReport(tx, account, problemId);
    const plan = await planSolution(tx, account, asked);
    const goods = goodsToBring(catalogueOf(deps), plan);
    const actor = staffActor(account);
    const order = await writeInSlot(tx, plan, { problemId, timeslotId, goods, actor, now });
    if ((await reserveStock(tx, order, quantitiesOf(goods))).length > 0) {
      throw notAvailable('Nel frattempo uno dei prodotti è finito: cambia la quantità o scegli un altro esito');
    }
    await moveOrder(tx, order, 'confirmed', { actor, now });
    await setPlacedBy(tx, order.orderId, account.accountId);
    await markSolved(tx, problemId, { by: account.accountId, answer, outcome: 'redelivery', now });
    await writeOutbox(tx, 'order.problem-solved', { problemReportId: problemId });
    await writeAudit(tx, { account, now }, 'case.redeliver', {
      subject: { kind: 'order', id: plan.order.orderId, name: plan.order.orderNumber },
      warehouseId: plan.order.warehouseId,
      before: { problemReportId: problemId, state: 'open' },
      after: { state: 'solved', outcome: 'redelivery', order: order.orderNumber },
      ...(answer ? { reason: answer } : {}),
    });
    return order.orderNumber;
  });
}

/** Writes the order with its place in the slot. */
async function writeInSlot(
  tx: Tx,
  { order: { orderId: firstId } }: SolutionPlan,
  wanted: { problemId: number; timeslotId: number; goods: readonly GoodsToBring[]; actor: string; now: Date },
): Promise<OrderRow> {
  const { timeslotId, goods, now } = wanted;
  const first = await readFirstOrder(tx, firstId);
  const slot = await lockSlotForStaff(tx, { ...first, timeslotId, now });
  if (typeof slot === 'string') throw slotProblem(slot);
  const order = await writeRedelivery(tx, { ...wanted, first, slot });
  if (!(await bookForOrder(tx, { ...order, ...placeSize(goods), now }))) throw slotProblem('slot-full');
  return order;
}

const slotProblem = (code: keyof typeof slotTexts) =>
  new BusinessError(code, slotTexts[code], { field: 'timeslot_id' });
