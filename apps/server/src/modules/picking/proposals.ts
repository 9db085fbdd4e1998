import { type EarlierChoices, type RankedSubstitute, rankSubstitutes } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type Catalogue, hasBit, type ShopView } from '../catalogue/index.ts';
import type { LineView } from '../order-book/index.ts';
import { productThere, replaceable } from './store-products.ts';

/** What a customer bought in two years, and what they refused in the place of something. Raw: sums over groups. */
export async function readEarlierChoices(db: Db | Tx, accountId: number): Promise<EarlierChoices> {
  const { rows } = await sql<{ productId: number; times: number; refused: boolean }>`
    with own as (select order_id, state from orders where account_id = ${accountId} and created_at > now() - interval '2 years')
    select l.product_id as "productId", count(distinct own.order_id)::int as times, false as refused
    from own join order_line l using (order_id)
    where own.state = 'delivered' and l.product_id is not null group by l.product_id
    union all
    select g.substitute_id, 0, true from own join picking_gesture g using (order_id)
    where g.kind = 'refuse' and g.substitute_id is not null`.execute(db);
  return {
    bought: new Map(rows.filter(({ refused }) => !refused).map(({ productId, times }) => [productId, times])),
    refused: new Set(rows.filter(({ refused }) => refused).map(({ productId }) => productId)),
  };
}

/** What could come in the place of a line, the best first; none where the product or its shelf is unknown. */
export function proposalsFor(
  view: ShopView,
  line: Pick<LineView, 'productId' | 'quantity' | 'grossCents'>,
  earlier: EarlierChoices,
  most: number,
): RankedSubstitute[] {
  const product = line.productId === null ? undefined : view.catalogue.product(line.productId);
  if (!product || view.catalogue.slotOf(product.productId) === undefined) return [];
  const candidates = neighbours(view.catalogue, product.categoryIds).flatMap((id) => {
    const other = productThere(view, id);
    return other ? [replaceable(view, other)] : [];
  });
  return rankSubstitutes(
    { product: replaceable(view, product), quantity: line.quantity, paidCents: line.grossCents },
    candidates,
    earlier,
    most,
  );
}

/** Ids of the products of the same group of departments. */
function neighbours(catalogue: Catalogue, categoryIds: readonly number[]): number[] {
  const leaf = categoryIds[0] === undefined ? undefined : catalogue.tree.byId.get(categoryIds[0]);
  // the top of the department: a kind may lie in two of its groups
  let top = leaf;
  while (top?.parent) top = top.parent;
  const members = top && catalogue.slotsInCategory(top.categoryId);
  if (!members) return [];
  return catalogue.products.flatMap((product, slot) => (product && hasBit(members, slot) ? [product.productId] : []));
}
