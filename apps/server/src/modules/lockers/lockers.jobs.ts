import { reminderAt } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Job } from '../../platform/jobs.ts';
import { writeOutbox } from '../../platform/outbox.ts';

/** Reminds who has not come, once, and tells staff of goods whose time is over. */
export async function watchLockers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const rows = await db
    .selectFrom('locker_deposit')
    .select([
      'order_id as orderId',
      'filled_at as filledAt',
      'until_at as untilAt',
      'reminded_at as remindedAt',
      'over_at as overAt',
    ])
    .where('state', '=', 'in')
    .where((eb) => eb.or([eb('reminded_at', 'is', null), eb('over_at', 'is', null)]))
    .execute();
  for (const { orderId, filledAt, untilAt, remindedAt, overAt } of rows) {
    const isOver = untilAt! <= now;
    const isLate = reminderAt(filledAt!.getTime(), untilAt!.getTime()) <= now.getTime();
    await withTransaction(db, async (tx) => {
      const mine = tx.updateTable('locker_deposit').where('order_id', '=', orderId).where('state', '=', 'in');
      if (!isOver && isLate && !remindedAt) {
        const done = await mine.set({ reminded_at: now }).where('reminded_at', 'is', null).executeTakeFirst();
        if (done.numUpdatedRows === 1n) await writeOutbox(tx, 'locker.remind', { orderId });
      }
      if (isOver && !overAt) await mine.set({ over_at: now }).where('over_at', 'is', null).execute();
    });
  }
}

export const lockerJobs: readonly Job[] = [
  { name: 'lockers.watch', cron: '*/5 * * * *', run: (deps) => watchLockers(deps) },
];
