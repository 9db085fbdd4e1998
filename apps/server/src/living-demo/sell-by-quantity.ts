import { randomUUID } from 'node:crypto';
import { addDays, shopDay } from '@sporta/domain';
import type { Deps } from '../platform/deps.ts';
import type { DemoGoods } from './goods.ts';
import type { DemoStaff } from './people.ts';
import { callerFor } from './shop-calls.ts';
import type { DemoStore } from './stores.ts';

/** Pieces of each step, and what a piece costs then, in percent of the shelf. */
const STEPS = [
  { pieces: 6, percent: 92 },
  { pieces: 12, percent: 86 },
];
const LEAST_CENTS = 80;
const DAYS = 60;

/** Puts a price by quantity on the best liked goods that keep and have no other offer, through the calls of its manager. */
export async function sellByQuantity(
  deps: Deps,
  { staff, first }: { staff: DemoStaff; first: Pick<DemoStore, 'warehouseId'> },
  goods: readonly DemoGoods[],
): Promise<void> {
  const { rows } = await deps.pool.query<{ id: number }>(
    'select product_id as id from promotion_product join promotion using (promotion_id) where ends_at > now()',
  );
  const offered = new Set(rows.map(({ id }) => id));
  const product = goods.find(
    ({ productId, mode, perishable, unitCents }) =>
      mode === 'piece' && !perishable && unitCents >= LEAST_CENTS && !offered.has(productId),
  );
  if (!product) return;
  const manager = await callerFor(deps, staff.manager.accountId, { staff: true });
  const today = shopDay(manager.now().getTime());
  const fields = {
    name: `Scorta: ${[product.brand, product.name].filter(Boolean).join(' ')}`.slice(0, 120),
    kind: 'quantity-price',
    productIds: [product.productId],
    warehouseIds: [first.warehouseId],
    steps: STEPS.map(({ pieces, percent }) => ({
      pieces,
      amount: Math.floor((product.unitCents * percent) / 100) / 100,
    })),
    startsAt: `${today}T00:00:00Z`,
    endsAt: `${addDays(today, DAYS)}T00:00:00Z`,
  };
  const changes = Object.entries(fields).map(([field, value]) => ({ field, before: null, after: value }));
  const { promotion } = await manager.post('staff/promotion/save', { key: randomUUID(), changes });
  await manager.post('staff/promotion/publish', { promotion_id: promotion.promotionId });
}
