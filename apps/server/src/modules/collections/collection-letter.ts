import type { Tx } from '../../platform/db/database.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { countWord } from './collections.repo.ts';

/** What the outbox carries (topic `collection.told`). */
export interface CollectionLetter {
  collectionId: number;
  /** Which word about it this is; absent in letters written before words were counted. */
  word?: number;
}

/** Has the customer told how a collection stands; a letter that has not left yet is outdated by it. */
export async function writeCollectionLetter(tx: Tx, collectionId: number): Promise<void> {
  const word = await countWord(tx, collectionId);
  await writeOutbox(tx, 'collection.told', { collectionId, word } satisfies CollectionLetter);
}
