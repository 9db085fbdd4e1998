import type { Tx } from '../../platform/db/database.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { type CardToSave, insertCard } from './saved-cards.repo.ts';

/**
 * Keeps a card of a customer and says so: an order that waits for one is charged to it.
 * @returns its number; undefined of a card that was removed before
 */
export async function keepCard(tx: Tx, accountId: number, card: CardToSave): Promise<number | undefined> {
  const paymentAuthId = await insertCard(tx, accountId, card);
  if (paymentAuthId !== undefined) await writeOutbox(tx, 'card.saved', { accountId });
  return paymentAuthId;
}
