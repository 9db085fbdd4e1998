import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { lockOrder } from '../order-book/index.ts';
import { findSettlement, writeHeld } from './settlements.repo.ts';

/**
 * Staff wants the rest of a held order charged again, e.g. after the customer has saved another card.
 * @throws BusinessError `order-not-held`
 */
export function chargeRestAgain(deps: Deps, orderId: number): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    await lockOrder(tx, orderId);
    const settlement = await findSettlement(tx, orderId);
    if (!settlement?.heldReason)
      throw new BusinessError('order-not-held', 'Questo ordine non è fermo per il pagamento');
    await resumeRest(tx, settlement.settlementId, now);
  });
}

/** The rest of an order is charged, or what its customer paid of it is collected, as after picking. */
export async function resumeRest(tx: Tx, settlementId: number, now: Date): Promise<void> {
  await writeHeld(tx, settlementId, null, now);
  await writeOutbox(tx, 'settlement.charge-rest', { settlementId });
}
