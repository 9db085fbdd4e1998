import { formatEuro } from '@sporta/domain';
import type { Tx } from '../../platform/db/database.ts';
import { noteInHistory } from '../order-book/index.ts';
import { lockHeld } from './charge-rest-again.ts';
import { closeByHand, type SettlementRow } from './settlements.repo.ts';

/**
 * What a held order misses is charged no more: its customer paid it another way, or the shop lets it be. Moves no money; the order
 * may leave the shop, and its invoice stays of the whole sum.
 * @returns the settlement as it was
 * @throws BusinessError `order-not-held`; `payment-in-progress` while its customer is paying it
 */
export async function closeRestLocked(
  tx: Tx,
  orderId: number,
  by: { actor: string; reason: string; now: Date },
): Promise<SettlementRow> {
  const settlement = await lockHeld(tx, orderId);
  await closeByHand(tx, settlement, by);
  // the customer reads that it is settled, not what staff wrote of it
  const note = `Quanto mancava, ${formatEuro(settlement.missingCents)}, non va più pagato online.`;
  await noteInHistory(tx, orderId, { actor: by.actor, note, now: by.now });
  return settlement;
}
