import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { Account } from '../../platform/session.ts';
import { type AuditAction, writeAudit } from '../audit/index.ts';
import { lockPoints, movePoints } from './points.repo.ts';
import { cancelRequest } from './reward-requests.repo.ts';
import { findStaffReward, type StaffRewardRow, setReward } from './staff-rewards.repo.ts';

/** What staff do with a request. */
export type RewardMove =
  | { to: 'ready' }
  | { to: 'requested' }
  | { to: 'delivered' }
  /** The points come back at once; the customer reads the reason. */
  | { to: 'cancelled'; reason: string };

const actions: Record<RewardMove['to'], AuditAction> = {
  ready: 'reward.prepare',
  requested: 'reward.put-back',
  delivered: 'reward.hand-over',
  cancelled: 'reward.refuse',
};

/**
 * Prepares a request, puts it back, hands it over or refuses it; the same again changes nothing. What lies in the crates of an
 * order goes where the order goes.
 * @throws BusinessError `reward-request-not-found`, `reward-closed`, `reward-packed`
 */
export function moveRewardRequest(
  deps: Deps,
  account: Account,
  { rewardRequestId: id, move }: { rewardRequestId: number; move: RewardMove },
): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const row = await lockedReward(tx, account, id);
    if (row.state === move.to) return;
    if (row.state === 'delivered' || row.state === 'cancelled') {
      throw new BusinessError('reward-closed', `È già ${row.state === 'delivered' ? 'consegnato' : 'annullato'}`);
    }
    if (row.packedOrderId !== null) {
      throw new BusinessError('reward-packed', `È già nelle casse dell’ordine ${row.orderNumber}: arriva con quello`);
    }
    await apply(tx, account, row, move, now);
    if (move.to === 'cancelled' || (move.to === 'ready' && row.warehouseId !== null)) {
      await writeOutbox(tx, 'benefits.reward-mail', { rewardRequestId: id, state: move.to });
    }
    await writeAudit(tx, { account, now }, actions[move.to], {
      subject: { kind: 'customer', id: row.accountId, name: row.customer },
      ...(row.warehouseId === null ? {} : { warehouseId: row.warehouseId }),
      before: { rewardRequestId: id, state: row.state },
      after: { rewardRequestId: id, state: move.to },
      ...(move.to === 'cancelled' ? { reason: move.reason } : {}),
    });
  });
}

/** A request with its customer's points locked, as the customer locks them to call it off: the points come back once. */
async function lockedReward(tx: Tx, account: Account, id: number): Promise<StaffRewardRow> {
  const { stores } = account.staff!;
  const seen = await findStaffReward(tx, id, stores);
  if (!seen) {
    throw new BusinessError('reward-request-not-found', 'Non abbiamo trovato questa richiesta', {
      field: 'reward_request_id',
    });
  }
  await lockPoints(tx, seen.accountId);
  return (await findStaffReward(tx, id, stores)) ?? seen;
}

async function apply(tx: Tx, account: Account, row: StaffRewardRow, move: RewardMove, now: Date): Promise<void> {
  const id = row.rewardRequestId;
  const closing = { closedAt: now, closedBy: account.accountId };
  if (move.to === 'ready') return setReward(tx, id, { state: 'ready', readyAt: now });
  if (move.to === 'requested') return setReward(tx, id, { state: 'requested', readyAt: null });
  if (move.to === 'delivered') return setReward(tx, id, { state: 'delivered', ...closing });
  await cancelRequest(tx, id);
  await setReward(tx, id, { state: 'cancelled', ...closing, refusal: move.reason });
  await movePoints(tx, {
    accountId: row.accountId,
    points: row.points,
    kind: 'reward-cancelled',
    description: row.items.map(({ name }) => name).join(', '),
    rewardRequestId: id,
    at: now,
  });
}
