import type { CollectionState } from '@sporta/contract/staff-round-words.ts';
import type { Deps } from '../../platform/deps.ts';
import { readOrder, sendOrderLetter } from '../order-book/index.ts';
import { customerText, storeText } from './collection-words.ts';
import { collectionsOfOrder, orderOfCollection } from './collections.repo.ts';
import type { CollectionLetter } from './end-collection.ts';
import { nextPassAt } from './passes.repo.ts';

interface LetterWords {
  subject: string;
  preview: string;
  title: string;
}

/** What is told; the rest happened before the customer's eyes. */
const letters: Partial<Record<CollectionState, LetterWords>> = {
  waiting: {
    subject: 'Passiamo a ritirare i prodotti',
    preview: 'Li prende chi ti porta la spesa',
    title: 'Passiamo a ritirare i prodotti',
  },
  cancelled: {
    subject: 'Non passiamo più a ritirare i prodotti',
    preview: 'Il rimborso resta valido',
    title: 'Non passiamo più a ritirare',
  },
  'to-bring': {
    subject: 'Riporta tu i prodotti',
    preview: 'Li aspettiamo in sede, quando ti è comodo',
    title: 'Riporta tu i prodotti',
  },
};

/** Tells the customer how a collection stands when the mail leaves; nothing once the goods were fetched. */
export async function sendCollection({ collectionId }: CollectionLetter, deps: Deps): Promise<void> {
  const orderId = await orderOfCollection(deps.db, collectionId);
  const order = orderId === undefined ? undefined : await readOrder(deps.db, orderId);
  if (!order) return;
  const all = await collectionsOfOrder(deps.db, order.orderId);
  const collection = all.find((each) => each.collectionId === collectionId);
  const letter = collection && letters[collection.state];
  if (!letter) return;
  const next = await nextPassAt(deps.db, order.orderId);
  await sendOrderLetter(deps, order, {
    subject: `${letter.subject}, ordine ${order.orderNumber}`,
    preview: letter.preview,
    title: letter.title,
    blocks: [
      { kind: 'text', text: customerText(collection, { next, store: storeText(deps, order.warehouseId) }) },
      { kind: 'button', label: 'Vedi l’ordine', url: `${deps.config.publicUrl}/profile/orders/${order.orderId}` },
    ],
  });
}
