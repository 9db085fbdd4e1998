import {
  type ChosenSubstitute,
  chosenSubstitute,
  type EarlierChoices,
  type RankedSubstitute,
  rankSubstitutes,
} from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type Catalogue, hasBit, type ShopView } from '../catalogue/index.ts';
import { productThere, replaceable } from './replaceable-product.ts';

/** A line as what may come in its place depends on it. Thousandths and cents. */
export interface ReplaceableLine {
  productId: number | null;
  quantity: number;
  grossCents: number;
}

/** What a customer bought in two years, and what they refused in the place of something or did not like. Raw: sums over groups. */
export async function readEarlierChoices(db: Db | Tx, accountId: number): Promise<EarlierChoices> {
  const { rows } = await sql<{ productId: number; times: number; refused: boolean }>`
    with own as (select order_id, state from orders where account_id = ${accountId} and created_at > now() - interval '2 years')
    select l.product_id as "productId", count(distinct own.order_id)::int as times, false as refused
    from own join order_line l using (order_id)
    where own.state = 'delivered' and l.product_id is not null group by l.product_id
    union all
    select g.substitute_id, 0, true from own join picking_gesture g using (order_id)
    where g.kind = 'refuse' and g.substitute_id is not null
    union all
    select product_id, 0, true from product_rating where account_id = ${accountId} and not liked`.execute(db);
  return {
    bought: new Map(rows.filter(({ refused }) => !refused).map(({ productId, times }) => [productId, times])),
    refused: new Set(rows.filter(({ refused }) => refused).map(({ productId }) => productId)),
  };
}

/** What could come in the place of a line, the best first; none where the product or its shelf is unknown. */
export function proposalsFor(
  view: ShopView,
  line: ReplaceableLine,
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

/** What is proposed to who prepares an order. */
export interface Proposed extends RankedSubstitute {
  /** The customer chose it beforehand. */
  wanted?: true;
}

/** What could come in the place of a line: what the customer chose beforehand, then the best of the others. */
export function wantedFirst(
  view: ShopView,
  line: ReplaceableLine & { wantedSubstituteId: number | null },
  earlier: EarlierChoices,
  most: number,
): Proposed[] {
  const ranked = proposalsFor(view, line, earlier, most);
  const wanted = line.wantedSubstituteId === null ? undefined : chosenBefore(view, line, line.wantedSubstituteId);
  // its data may have changed since it was chosen: allergens and diet are judged again
  if (!wanted || wanted.unsuitable || earlier.refused.has(wanted.productId)) return ranked;
  const others = ranked.filter(({ productId }) => productId !== wanted.productId).slice(0, most - 1);
  const why = ['scelto dal cliente', wanted.text].filter(Boolean).join(', ');
  return [{ ...wanted, score: Number.POSITIVE_INFINITY, why, wanted: true }, ...others];
}

/** What a product would be in the place of a line; undefined where it is not sold, is the product itself, or that is not sold. */
export function chosenBefore(view: ShopView, line: ReplaceableLine, productId: number): ChosenSubstitute | undefined {
  const other = productThere(view, productId);
  const ordered = line.productId === null ? undefined : view.catalogue.product(line.productId);
  if (!other || !ordered || other.productId === ordered.productId) return undefined;
  if (view.catalogue.slotOf(ordered.productId) === undefined) return undefined;
  return chosenSubstitute(
    { product: replaceable(view, ordered), quantity: line.quantity, paidCents: line.grossCents },
    replaceable(view, other),
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
