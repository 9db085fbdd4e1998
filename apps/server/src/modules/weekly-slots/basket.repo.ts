/* What a customer usually buys in a weekly window. Raw: which order was the last is one question. */
import { insertionTypeIds } from '@sporta/contract/constants.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { findKeptList, findListItems, findProducts } from '../lists/index.ts';
import { wasKept } from '../order-book/index.ts';

export type BasketKind = 'list' | 'last';

export interface BasketItem {
  productId: number;
  /** Thousandths. */
  quantity: number;
  notes: string | null;
}

export interface Basket {
  kind: BasketKind;
  /** Of a list. */
  listId?: number;
  /** Name of the list. */
  listName?: string;
  items: BasketItem[];
  /** How many of them are on sale still. */
  onSale: number;
}

interface Chosen {
  weeklySlotId: number;
  basket: BasketKind;
  listId: number | null;
}

/** The baskets of the windows of a customer, by window; a list that is gone, or that they keep no more, is none. */
export async function readBaskets(db: Db, accountId: number): Promise<Map<number, Basket>> {
  const chosen = await db
    .selectFrom('weekly_slot')
    .select(['weekly_slot_id as weeklySlotId', 'basket', 'product_list_id as listId'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('basket', 'is not', null)
    .execute();
  const baskets = new Map<number, Basket>();
  for (const each of chosen as Chosen[]) {
    const basket = await readBasket(db, accountId, each);
    if (basket) baskets.set(each.weeklySlotId, basket);
  }
  return baskets;
}

/** What is in a basket now; undefined when there is nothing to take: no list, or no order yet. */
export async function readBasket(
  db: Db,
  accountId: number,
  { basket, listId }: Pick<Chosen, 'basket' | 'listId'>,
): Promise<Basket | undefined> {
  if (basket === 'last') {
    const items = await lastOrdered(db, accountId);
    return items.length > 0 ? { kind: 'last', items, onSale: await countOnSale(db, items) } : undefined;
  }
  const list = listId === null ? undefined : await findKeptList(db, accountId, listId);
  if (!list) return undefined;
  const items = await findListItems(db, list.listId);
  return { kind: 'list', listId: list.listId, listName: list.name, items, onSale: await countOnSale(db, items) };
}

/** Withdrawn goods stay on lists and in old orders, but are not what one may look forward to. */
async function countOnSale(db: Db, items: readonly BasketItem[]): Promise<number> {
  const onSale = await findProducts(
    db,
    items.map(({ productId }) => productId),
  );
  return onSale.size;
}

/** What the customer put into the last order they kept, in its order; gifts follow by themselves. */
async function lastOrdered(db: Db, accountId: number): Promise<BasketItem[]> {
  const { rows } = await sql<BasketItem>`
    select l.product_id as "productId", sum(l.quantity)::int as quantity, null as notes from order_line l
     where l.order_id = (select o.order_id from orders o where o.account_id = ${accountId} and ${wasKept}
         order by o.created_at desc, o.order_id desc limit 1)
       and l.product_id is not null and l.insertion_type_id = ${insertionTypeIds.ordered}
     group by l.product_id order by min(l.position)`.execute(db);
  return rows;
}

/** @returns whether the window goes on and is theirs */
export async function writeBasket(
  tx: Tx,
  own: { accountId: number; weeklySlotId: number },
  chosen: { basket: BasketKind | null; listId: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('weekly_slot')
    .set({ basket: chosen.basket, product_list_id: chosen.listId })
    .where('weekly_slot_id', '=', own.weeklySlotId)
    .where('account_id', '=', own.accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
