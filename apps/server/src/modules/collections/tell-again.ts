import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeCollectionLetter } from './collection-letter.ts';
import { lockCollection, type WaitingCollection, waitingCollections, writeTold } from './collections.repo.ts';
import { type NextPass, nextPassesAt } from './passes.repo.ts';

/** Orders asked about in one statement. */
const AT_ONCE = 500;

/**
 * Tells customers whose goods wait that another van fetches them than the last letter said, or none for now: its order was cancelled,
 * moved, or brought without a word about the goods; or there is one at last.
 */
export async function tellAgain(deps: Deps): Promise<void> {
  const waiting = await waitingCollections(deps.db);
  for (let from = 0; from < waiting.length; from += AT_ONCE) {
    const some = waiting.slice(from, from + AT_ONCE);
    const passes = await nextPassesAt(
      deps.db,
      some.map(({ orderId }) => orderId),
    );
    for (const each of some) {
      const next = passes.get(each.orderId);
      if (isNews(each, next)) await tell(deps, each, next);
    }
  }
}

function isNews({ toldOrderId, toldBeginAt, toldState }: WaitingCollection, next: NextPass | undefined): boolean {
  // nobody opened the door: until somebody decides whether the order comes again there is nothing to say
  if (!next && toldState === 'not-delivered') return false;
  return next?.orderId !== (toldOrderId ?? undefined) || next?.beginAt.getTime() !== toldBeginAt?.getTime();
}

const tell = (deps: Deps, seen: WaitingCollection, next: NextPass | undefined) =>
  withTransaction(deps.db, async (tx) => {
    const { collectionId } = seen;
    const found = await lockCollection(tx, collectionId);
    if (found?.state !== 'waiting' || !isSameWord(found, seen)) return;
    await writeTold(tx, collectionId, next);
    await writeCollectionLetter(tx, collectionId);
  });

/** Whether the last letter still is the one that was seen: another node may have written since, of the same van at another hour too. */
const isSameWord = (found: Told, seen: Told): boolean =>
  found.toldOrderId === seen.toldOrderId && found.toldBeginAt?.getTime() === seen.toldBeginAt?.getTime();

type Told = Pick<WaitingCollection, 'toldOrderId' | 'toldBeginAt'>;
