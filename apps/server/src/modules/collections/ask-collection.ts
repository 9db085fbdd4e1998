import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { OrderView } from '../order-book/index.ts';
import { writeCollectionLetter } from './collection-letter.ts';
import { insertCollection } from './collections.repo.ts';
import { nextPassAt } from './passes.repo.ts';

const homeDelivery = 1;

/** Whether a van can fetch goods of an order: it brought them to a door. */
export const canCollect = ({ deliveryServiceId }: Pick<OrderView, 'deliveryServiceId'>): boolean =>
  deliveryServiceId === homeDelivery;

/**
 * Has the goods of a return fetched at the next stop at the same door, in the transaction that writes the return; the customer is
 * told to keep them at hand.
 * @throws BusinessError `not-collectable`
 */
export async function askCollection(
  tx: Tx,
  order: OrderView,
  { returnId, lines, now }: { returnId: number; lines: number; now: Date },
): Promise<void> {
  if (!canCollect(order)) {
    throw new BusinessError(
      'not-collectable',
      'Questa spesa non l’ha portata un furgone: non può ritirare i prodotti',
      {
        field: 'collect',
      },
    );
  }
  if (lines === 0) {
    throw new BusinessError('not-collectable', 'Scegli i prodotti che il furgone deve ritirare', { field: 'collect' });
  }
  const told = await nextPassAt(tx, order.orderId);
  const collectionId = await insertCollection(tx, { returnId, orderId: order.orderId, told, now });
  await writeCollectionLetter(tx, collectionId);
}
