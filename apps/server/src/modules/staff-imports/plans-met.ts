import { mostPlansMet, type PlanMet } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { ImportRecord } from './imports.repo.ts';

/**
 * Prices somebody planned for products this import gives a price too, the next first: whoever applies it sees the two together,
 * as whoever plans a price sees the lists to come. None once its prices have begun: what they did then stands at the plan.
 */
export async function plansMetBy(
  db: Db,
  { importId, state, pricesPending }: Pick<ImportRecord, 'importId' | 'state' | 'pricesPending'>,
): Promise<PlanMet[]> {
  if (state !== 'checked' && state !== 'mending' && !pricesPending) return [];
  // Rows of prices that wait are kept without what they will change: each may.
  const { rows } = await sql<Omit<PlanMet, 'publishAt'> & { publishAt: Date }>`
    select n.product_plan_id as "planId", p.product_id as "productId", p.name, n.publish_at as "publishAt",
      ${pricesPending} or 'price' = any(r.kinds) as "changesPrice"
    from product_plan n join product p using (product_id)
      join catalogue_import_row r on r.catalogue_import_id = ${importId} and r.code = p.code
    where n.problem is null and r.state in ('changed', 'same') and r.given ?| array['price', 'businessPrice', 'warehousePrices']
      and exists (select from jsonb_array_elements(n.changes) c where c ->> 'field' like 'price:%')
    order by n.publish_at, n.product_plan_id limit ${mostPlansMet}`.execute(db);
  return rows.map(({ publishAt, ...plan }) => ({ ...plan, publishAt: publishAt.toISOString() }));
}
