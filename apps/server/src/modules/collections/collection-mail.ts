import { createHash } from 'node:crypto';
import type { CollectionState } from '@sporta/contract/staff-round-words.ts';
import type { Deps } from '../../platform/deps.ts';
import { readOrder, sendOrderLetter } from '../order-book/index.ts';
import type { CollectionLetter } from './collection-letter.ts';
import { customerText, storeText } from './collection-words.ts';
import { collectionsOfOrder, orderOfCollection, readLetter, writeMailed } from './collections.repo.ts';
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

/**
 * Tells the customer how a collection stands when the mail leaves; nothing once the goods were fetched, when a later letter follows,
 * when they have read just that, or that nobody comes to whom nobody said so.
 */
export async function sendCollection({ collectionId, word }: CollectionLetter, deps: Deps): Promise<void> {
  const orderId = await orderOfCollection(deps.db, collectionId);
  const order = orderId === undefined ? undefined : await readOrder(deps.db, orderId);
  if (!order) return;
  const all = await collectionsOfOrder(deps.db, order.orderId);
  const collection = all.find((each) => each.collectionId === collectionId);
  const letter = collection && letters[collection.state];
  if (!letter) return;
  const last = await readLetter(deps.db, collectionId);
  if (word !== undefined && word < last.word) return;
  if (collection.state === 'cancelled' && last.mailed === null) return;
  const next = await nextPassAt(deps.db, order.orderId);
  const text = customerText(collection, { next, store: storeText(deps, order.warehouseId) });
  const digest = createHash('sha256').update(`${collection.state} ${text}`).digest('hex');
  if (digest === last.mailed) return;
  await sendOrderLetter(deps, order, {
    subject: `${letter.subject}, ordine ${order.orderNumber}`,
    preview: letter.preview,
    title: letter.title,
    blocks: [
      { kind: 'text', text },
      { kind: 'button', label: 'Vedi l’ordine', url: `${deps.config.publicUrl}/profile/orders/${order.orderId}` },
    ],
  });
  await writeMailed(deps.db, collectionId, digest);
}
