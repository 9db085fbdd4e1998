import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { isSameValue } from '../../platform/same-value.ts';
import type { Account } from '../../platform/session.ts';
import { writeAudit } from '../audit/index.ts';
import { type ProductChange, rewritesOf } from './change-products.ts';
import { afterImports, tellOfProducts } from './changes.repo.ts';
import { photoSizesOf } from './photo-sizes.ts';
import { insertPlan, type PlanRow, readPlans, takePlan } from './plans.repo.ts';
import { readStoredProducts, type StoredProduct } from './product-fields.repo.ts';

interface Planner {
  account: Account;
  now: Date;
}

/**
 * Keeps changes until their time. They are checked now as if they happened now, upon what earlier plans will have done; what
 * is there by then is looked at again.
 * @throws BusinessError `past-time` and those of `changeProducts`
 */
export async function planChanges(
  tx: Tx,
  { account, now }: Planner,
  changes: readonly ProductChange[],
  publishAt: Date,
): Promise<void> {
  if (publishAt <= now) {
    throw new BusinessError('past-time', 'Il momento della pubblicazione è già passato', { field: 'publish_at' });
  }
  await afterImports(tx);
  const ids = [...new Set(changes.map(({ productId }) => productId))];
  const stored = await readStoredProducts(tx, ids, { lock: true });
  const earlier = (await readPlans(tx, ids)).filter((plan) => plan.problem === null && plan.publishAt <= publishAt);
  const expected = new Map([...stored].map(([id, product]) => [id, afterPlans(product, earlier)]));
  // who plans sees the product of today; what an earlier plan will have changed counts as seen
  const seen = changes.map((change) => {
    const today = stored.get(change.productId)?.fields[change.field] ?? null;
    const then = expected.get(change.productId)?.fields[change.field] ?? null;
    return isSameValue(change.before, today) ? { ...change, before: then } : change;
  });
  const sizes = await photoSizesOf(tx, expected.values(), seen);
  for (const { productId, name, changed, fields } of rewritesOf(expected, seen, sizes)) {
    const before = expected.get(productId)!.fields;
    const own = changed.map((field) => ({ field, before: before[field] ?? null, after: fields[field] ?? null }));
    await insertPlan(tx, { productId, changes: own, publishAt, accountId: account.accountId }, now);
    await writeAudit(tx, { account, now }, 'product.plan', {
      subject: { kind: 'product', id: productId, name },
      before: Object.fromEntries(own.map((each) => [each.field, each.before])),
      after: { ...Object.fromEntries(own.map((each) => [each.field, each.after])), publishAt: publishAt.toISOString() },
    });
  }
  await tellOfProducts(tx, ids);
}

function afterPlans(product: StoredProduct, plans: readonly PlanRow[]): StoredProduct {
  const own = plans.filter(({ productId }) => productId === product.productId).flatMap(({ changes }) => changes);
  const planned = Object.fromEntries(own.map(({ field, after }) => [field, after]));
  return { ...product, fields: { ...product.fields, ...planned } };
}

/** Takes a plan back. @returns its product. @throws BusinessError `plan-not-found` */
export async function dropPlan(tx: Tx, { account, now }: Planner, planId: number): Promise<number> {
  const plan = await takePlan(tx, planId);
  if (!plan) {
    throw new BusinessError('plan-not-found', 'Questa modifica programmata non c’è più', { field: 'plan_id' });
  }
  const stored = await readStoredProducts(tx, [plan.productId]);
  await writeAudit(tx, { account, now }, 'product.drop-plan', {
    subject: { kind: 'product', id: plan.productId, name: String(stored.get(plan.productId)?.fields.name ?? '') },
    before: {
      ...Object.fromEntries(plan.changes.map(({ field, after }) => [field, after])),
      publishAt: plan.publishAt.toISOString(),
    },
  });
  await tellOfProducts(tx, [plan.productId]);
  return plan.productId;
}
