import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { keepFigures, lockRollUp, takeDue } from './roll-up.repo.ts';

/**
 * Job: counts the days again in which anything changed, some at a time. A day that changes meanwhile is marked again by who changes it,
 * so that nothing is lost between two runs.
 */
export async function rollUp({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (;;) {
    const counted = await withTransaction(db, async (tx) => {
      await lockRollUp(tx);
      const days = await takeDue(tx);
      if (days.length > 0) await keepFigures(tx, days);
      return days.length;
    });
    if (counted === 0) return;
  }
}
