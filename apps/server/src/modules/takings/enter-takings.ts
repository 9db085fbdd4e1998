import { shopDay } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { chargesOf, deliveredAt, returnedCharges } from '../invoicing/index.ts';
import { type Charge, type OrderView, readOrder } from '../order-book/index.ts';
import {
  claimOrder,
  claimReturn,
  enterPasses,
  findOrdersToEnter,
  findReturnsToEnter,
  insertTakings,
} from './takings.repo.ts';

/**
 * Job: enters what was delivered, and what came back of it, and delivery passes, into the register of takings. Safe to run on every node at once: an
 * entry is claimed in the transaction that writes it.
 */
export async function enterTakings(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  for (const orderId of await findOrdersToEnter(deps.db)) await tryTo(deps, { orderId }, enterOrder);
  for (const each of await findReturnsToEnter(deps.db)) await tryTo(deps, each, enterReturn);
  await enterPasses(deps.db);
}

type Needs = Pick<Deps, 'db' | 'clock'>;
interface Entry {
  orderId: number;
  withdrawalId?: number | undefined;
}

async function tryTo<E extends Entry>(
  deps: Needs & Pick<Deps, 'log'>,
  entry: E,
  enter: (deps: Needs, entry: E) => Promise<void>,
): Promise<void> {
  try {
    await enter(deps, entry);
  } catch (error) {
    const { orderId, withdrawalId } = entry;
    deps.log.error({ err: error, orderId, withdrawalId }, 'takings could not be entered');
  }
}

function enterOrder({ db, clock }: Needs, { orderId }: Entry): Promise<void> {
  return withTransaction(db, async (tx) => {
    const order = await readOrder(tx, orderId);
    if (!order || !(await claimOrder(tx, orderId, clock.now()))) return;
    const at = deliveredAt(order);
    await insertTakings(tx, {
      ...placeOf(order),
      day: at ? shopDay(Date.parse(at)) : order.slotDay,
      byRate: sumByRate(chargesOf(order).all, 1),
    });
  });
}

function enterReturn(
  { db, clock }: Needs,
  { orderId, withdrawalId }: { orderId: number; withdrawalId: number },
): Promise<void> {
  return withTransaction(db, async (tx) => {
    const order = await readOrder(tx, orderId);
    const withdrawal = order?.withdrawals.find((each) => each.withdrawalId === withdrawalId);
    if (!order || !withdrawal || !(await claimReturn(tx, withdrawalId, clock.now()))) return;
    await insertTakings(tx, {
      ...placeOf(order),
      withdrawalId,
      day: shopDay(Date.parse(withdrawal.requestedAt)),
      byRate: sumByRate(returnedCharges(order, withdrawal), -1),
    });
  });
}

/** Who asked for an invoice gets one: it goes into the register of invoices, and its returns on credit notes. */
const placeOf = ({ orderId, warehouseId, invoiceHolder }: OrderView) => ({
  orderId,
  warehouseId,
  invoiced: invoiceHolder !== null,
});

function sumByRate(charges: readonly Charge[], sign: 1 | -1): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { rateBp, cents } of charges) if (cents !== 0) sums.set(rateBp, (sums.get(rateBp) ?? 0) + sign * cents);
  return sums;
}
