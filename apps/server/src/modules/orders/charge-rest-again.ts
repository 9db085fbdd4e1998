import { isSettled } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { lockOrder } from '../order-book/index.ts';
import { paymentsOfOrder } from '../payments/index.ts';
import { heldOrdersOf, heldOrdersToRetry } from './held-orders.repo.ts';
import { owesNothingMore } from './money-comes-back.ts';
import { findSettlement, type SettlementRow, writeHeld } from './settlements.repo.ts';

/**
 * The rest of a held order is charged again by the outbox, e.g. because staff want it or its customer has saved another card.
 * @throws BusinessError `order-not-held`; `payment-in-progress` while its customer is paying it
 */
export async function chargeRestLocked(tx: Tx, orderId: number, now: Date): Promise<SettlementRow> {
  const settlement = await lockHeld(tx, orderId);
  await resumeRest(tx, settlement.settlementId, now);
  return settlement;
}

/**
 * The settlement of an order that is held, with the order locked.
 * @throws BusinessError `order-not-held`; `payment-in-progress` while its customer is paying it
 */
export async function lockHeld(tx: Tx, orderId: number): Promise<SettlementRow> {
  const order = await lockOrder(tx, orderId);
  const settlement = await findSettlement(tx, orderId);
  if (!order || owesNothingMore(order.state) || !settlement?.heldReason || settlement.collectedAt) {
    throw new BusinessError('order-not-held', 'Questo ordine non è fermo per il pagamento');
  }
  const rests = (await paymentsOfOrder(tx, orderId)).filter(({ isRest }) => isRest);
  if (rests.some(({ state }) => !isSettled(state))) {
    throw new BusinessError('payment-in-progress', 'Il cliente lo sta pagando adesso: riprova tra poco');
  }
  return settlement;
}

/** The same by itself. */
export async function chargeRestAgain(deps: Deps, orderId: number): Promise<void> {
  await withTransaction(deps.db, (tx) => chargeRestLocked(tx, orderId, deps.clock.now()));
}

/** A customer saved a card, or allows charges again: what their held orders miss is charged. */
export async function chargeRestsOf(deps: Deps, accountId: number): Promise<void> {
  for (const orderId of await heldOrdersOf(deps.db, accountId)) await attempt(deps, orderId);
}

/** Job: tries held orders whose customers have a card again, once a day and three times at most: banks punish those who insist. */
export async function retryHeldOrders(deps: Deps): Promise<void> {
  for (const orderId of await heldOrdersToRetry(deps.db, deps.clock.now())) await attempt(deps, orderId);
}

/** One that cannot be charged must not keep the others waiting. */
async function attempt(deps: Deps, orderId: number): Promise<void> {
  try {
    await chargeRestAgain(deps, orderId);
  } catch (error) {
    // paid, withdrawn from or being paid meanwhile
    if (!(error instanceof BusinessError)) deps.log.error({ err: error, orderId }, 'a held order was not tried again');
  }
}

/** The rest of an order is charged, or what its customer paid of it is collected, as after picking. */
export async function resumeRest(tx: Tx, settlementId: number, now: Date): Promise<void> {
  await writeHeld(tx, settlementId, null, now);
  await writeOutbox(tx, 'settlement.charge-rest', { settlementId });
}
