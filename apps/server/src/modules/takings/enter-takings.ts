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

/** Entries read at once. */
const AT_ONCE = 500;

/**
 * Job: enters what was delivered, and what came back of it, and delivery passes, into the register of takings, until nothing is left: the
 * takings of an evening are whole, however much came before. Safe to run on every node at once: an entry is claimed in the transaction
 * that writes it.
 * @param atOnce entries read at once
 */
export async function enterTakings(deps: Needs & Pick<Deps, 'log'>, atOnce = AT_ONCE): Promise<void> {
  await enterAll(deps, () => findOrdersToEnter(deps.db, atOnce), enterOrder);
  await enterAll(deps, () => findReturnsToEnter(deps.db, atOnce), enterReturn);
  await enterPasses(deps.db);
}

type Needs = Pick<Deps, 'db' | 'clock'>;
interface Entry {
  orderId: number;
  withdrawalId?: number | undefined;
}
/** @returns false where another node was first */
type Enter<E> = (deps: Needs, entry: E) => Promise<boolean>;

/** Ends where a whole reading brings nothing: what is left failed, or another node is at it. */
async function enterAll<E extends Entry>(
  deps: Needs & Pick<Deps, 'log'>,
  find: () => Promise<E[]>,
  enter: Enter<E>,
): Promise<void> {
  let entered: number;
  do {
    entered = 0;
    for (const entry of await find()) if (await tryTo(deps, entry, enter)) entered += 1;
  } while (entered > 0);
}

async function tryTo<E extends Entry>(deps: Needs & Pick<Deps, 'log'>, entry: E, enter: Enter<E>): Promise<boolean> {
  try {
    return await enter(deps, entry);
  } catch (error) {
    const { orderId, withdrawalId } = entry;
    deps.log.error({ err: error, orderId, withdrawalId }, 'takings could not be entered');
    return false;
  }
}

function enterOrder({ db, clock }: Needs, { orderId }: Entry): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const order = await readOrder(tx, orderId);
    if (!order || !(await claimOrder(tx, orderId, clock.now()))) return false;
    const at = deliveredAt(order);
    await insertTakings(tx, {
      ...placeOf(order),
      day: at ? shopDay(Date.parse(at)) : order.slotDay,
      byRate: sumByRate(chargesOf(order).all, 1),
    });
    return true;
  });
}

function enterReturn(
  { db, clock }: Needs,
  { orderId, withdrawalId }: { orderId: number; withdrawalId: number },
): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const order = await readOrder(tx, orderId);
    const withdrawal = order?.withdrawals.find((each) => each.withdrawalId === withdrawalId);
    if (!order || !withdrawal || !(await claimReturn(tx, withdrawalId, clock.now()))) return false;
    await insertTakings(tx, {
      ...placeOf(order),
      withdrawalId,
      day: shopDay(Date.parse(withdrawal.requestedAt)),
      byRate: sumByRate(returnedCharges(order, withdrawal), -1),
    });
    return true;
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
