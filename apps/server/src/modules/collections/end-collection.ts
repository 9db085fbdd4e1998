import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { type AuditAction, writeAudit } from '../audit/index.ts';
import { writeCollectionLetter } from './collection-letter.ts';
import { type CollectionRow, lockCollection, writeCollectionState, writeTold } from './collections.repo.ts';
import { isAtDoorOf, nextPassAt } from './passes.repo.ts';

interface DoorAnswer {
  collectionId: number;
  /** The order and the stop the driver is at. */
  orderId: number;
  roundStopId: number;
  collected: boolean;
  /** Why not. */
  reason: string | undefined;
  at: Date;
}

/**
 * A driver says whether the goods were there; while the stop is open, the last word counts.
 * @throws BusinessError `collection-not-found`, `collection-cancelled`, `collection-done`, `reason-needed`
 */
export async function answerAtDoor(
  tx: Tx,
  account: Account,
  { collectionId, orderId, roundStopId, collected, reason, at }: DoorAnswer,
  now: Date,
): Promise<void> {
  const found = await lockCollection(tx, collectionId);
  const isOfStop = found?.roundStopId === roundStopId;
  if (!found || (!isOfStop && !(await isAtDoorOf(tx, collectionId, orderId)))) throw notFound();
  if (found.state === 'cancelled' || found.state === 'to-bring' || found.state === 'brought') {
    throw new BusinessError('collection-cancelled', 'La sede ha annullato questo ritiro: lascia i prodotti al cliente');
  }
  if (found.state !== 'waiting' && !isOfStop) {
    throw new BusinessError('collection-done', 'Di questo ritiro ha già risposto un altro furgone');
  }
  if (!collected && !reason) {
    throw new BusinessError('reason-needed', 'Scrivi perché i prodotti non sono stati ritirati', { field: 'text' });
  }
  const state = collected ? 'collected' : 'not-collected';
  const why = collected || !reason ? {} : { reason };
  await writeCollectionState(tx, collectionId, { state, by: account.accountId, at, roundStopId, ...why });
  await writeAudit(
    tx,
    { account, now },
    collected ? 'collection.collect' : 'collection.leave',
    factsOf(found, state, reason),
  );
}

/** What staff decide about goods: a van fetches them after all, they stay where they are, or the customer brings them, and has. */
export type StaffDecision = 'waiting' | 'cancelled' | 'to-bring' | 'brought';

const actions: Record<StaffDecision, AuditAction> = {
  waiting: 'collection.again',
  cancelled: 'collection.cancel',
  'to-bring': 'collection.to-bring',
  brought: 'collection.brought',
};

/**
 * Staff decide what becomes of goods that no van has taken along; the customer is told, but for what they did themselves.
 * @throws BusinessError `collection-not-found`, `collection-done`
 */
export function changeCollection(
  deps: Deps,
  account: Account,
  {
    orderId,
    collectionId,
    to,
    reason,
  }: { orderId: number; collectionId: number; to: StaffDecision; reason?: string | undefined },
): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const found = await lockCollection(tx, collectionId);
    if (found?.orderId !== orderId) throw notFound();
    if (found.state === to) return;
    if (found.state === 'collected' || found.state === 'brought') {
      const how = found.state === 'collected' ? 'ritirati' : 'riportati in sede';
      throw new BusinessError('collection-done', `I prodotti sono già stati ${how}`);
    }
    if (to === 'waiting') {
      await writeCollectionState(tx, collectionId, { state: 'waiting' });
      await writeTold(tx, collectionId, await nextPassAt(tx, orderId));
    } else {
      const why = reason ? { reason } : {};
      await writeCollectionState(tx, collectionId, { state: to, by: account.accountId, at: now, ...why });
    }
    if (to !== 'brought') await writeCollectionLetter(tx, collectionId);
    await writeAudit(tx, { account, now }, actions[to], factsOf(found, to, reason));
  });
}

const factsOf = (found: CollectionRow, state: string, reason: string | undefined) => ({
  subject: { kind: 'order' as const, id: found.orderId, name: found.orderNumber },
  warehouseId: found.warehouseId,
  before: { collection: found.collectionId, state: found.state },
  after: { collection: found.collectionId, state },
  ...(reason ? { reason } : {}),
});

const notFound = () => new BusinessError('collection-not-found', 'Questo ritiro non c’è', { field: 'collection_id' });
