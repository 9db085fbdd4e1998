import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { changeProducts } from './change-products.ts';
import { duePlans, notePlanProblem, takePlan } from './plans.repo.ts';

/**
 * Publishes what was planned for now, one plan after the other, in the name of who planned it. One that no longer fits what is
 * there waits for a person, with the reason.
 */
export async function publishPlans({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  for (const { planId } of await duePlans(db, clock.now())) {
    try {
      await withTransaction(db, async (tx) => {
        const plan = await takePlan(tx, planId);
        if (!plan) return;
        const { productId, accountId, firstName, lastName } = plan;
        const actor = { account: { accountId, firstName, lastName }, now: clock.now() };
        const changes = plan.changes.map((change) => ({ ...change, productId }));
        await changeProducts(tx, actor, changes, 'product.publish');
      });
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      log.warn({ planId, code: error.code }, 'a planned change of a product does not fit any more');
      await notePlanProblem(db, planId, error.message);
    }
  }
}
