import { insertionTypeIds, productNatureIds } from '@sporta/contract/constants.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { keptBy } from './lists.repo.ts';

export interface ItemRow {
  listItemId: number;
  productId: number;
  /** Thousandths. */
  quantity: number;
  notes: string | null;
  /** Account of who put it in, where that is known. */
  addedBy: number | null;
  addedByName: string | null;
}

/** What goes into a list; quantities in thousandths. */
export interface NewItem {
  productId: number;
  quantity: number;
  notes?: string | null;
  /** Account of who puts it in; absent for what a list begins with. */
  addedBy?: number;
}

/** Items of a list in their order. */
export function findItems(db: Db, listId: number): Promise<ItemRow[]> {
  return db
    .selectFrom('product_list_item as i')
    .select([
      'i.product_list_item_id as listItemId',
      'i.product_id as productId',
      'i.quantity',
      'i.notes',
      'i.added_by as addedBy',
      // one look per product: joined, the accounts of the whole shop may be gone through
      sql<string | null>`(select a.first_name from account a where a.account_id = i.added_by)`.as('addedByName'),
    ])
    .where('i.product_list_id', '=', listId)
    .orderBy('i.position')
    .orderBy('i.product_list_item_id')
    .execute();
}

/** The list of an item, when this customer keeps it. */
export function findKeptItem(db: Db, accountId: number, listItemId: number): Promise<{ listId: number } | undefined> {
  return db
    .selectFrom('product_list_item as i')
    .select('i.product_list_id as listId')
    .where('i.product_list_item_id', '=', listItemId)
    .where('i.product_list_id', 'in', keptBy(accountId))
    .executeTakeFirst();
}

/**
 * Adds products at the end, in the given order. One that is there already keeps the larger quantity. Raw, because one statement
 * numbers, joins and merges them.
 */
export async function insertItems(tx: Tx, listId: number, items: readonly NewItem[]): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map(({ productId, quantity, notes, addedBy }) => ({
    product_id: productId,
    quantity,
    notes: notes ?? null,
    added_by: addedBy ?? null,
  }));
  await sql`
    insert into product_list_item (product_list_id, product_id, quantity, notes, added_by, position)
    select ${listId}, w.product_id, max(w.quantity), max(w.notes), max(w.added_by),
           (select coalesce(max(position), -1) from product_list_item where product_list_id = ${listId}) + min(w.place)
      from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (product_id int, quantity int, notes text, added_by int))
             with ordinality as w(product_id, quantity, notes, added_by, place)
     group by w.product_id
    on conflict (product_list_id, product_id) do update
       set quantity = greatest(product_list_item.quantity, excluded.quantity),
           notes = coalesce(excluded.notes, product_list_item.notes)`.execute(tx);
}

export async function updateItem(
  tx: Tx,
  listItemId: number,
  values: { quantity?: number; notes?: string | null },
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await tx.updateTable('product_list_item').set(values).where('product_list_item_id', '=', listItemId).execute();
}

/** Writes the places of all items of a list, in the given order; raw, because of `with ordinality`. */
export async function writeOrder(tx: Tx, listItemIds: readonly number[]): Promise<void> {
  await sql`
    update product_list_item i set position = w.place - 1
      from unnest(${[...listItemIds]}::int[]) with ordinality as w(id, place)
     where i.product_list_item_id = w.id`.execute(tx);
}

/** False when the product was not in the list. */
export async function deleteItem(tx: Tx, listId: number, productId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('product_list_item')
    .where('product_list_id', '=', listId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Which of these products the shop has (published, no free goods). */
export async function findProducts(db: Db, productIds: readonly number[]): Promise<Set<number>> {
  if (productIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('product')
    .select('product_id')
    .where('product_id', 'in', productIds)
    .where('published', '=', true)
    .where('nature_id', '<>', productNatureIds.free)
    .execute();
  return new Set(rows.map((row) => row.product_id));
}

/** What the customer put into the open cart. */
export function findCartItems(db: Db, accountId: number): Promise<NewItem[]> {
  return db
    .selectFrom('cart_item as i')
    .innerJoin('cart as c', 'c.cart_id', 'i.cart_id')
    .select(['i.product_id as productId', 'i.quantity'])
    .where('c.account_id', '=', accountId)
    .where('c.state', '=', 'open')
    .where('i.insertion_type_id', '=', insertionTypeIds.ordered)
    .orderBy('i.cart_item_id')
    .execute();
}

/** What the customer ordered; undefined when it is not an order of theirs. */
export async function findOrderItems(db: Db, accountId: number, orderId: number): Promise<NewItem[] | undefined> {
  const rows = await db
    .selectFrom('orders as o')
    .leftJoin('order_line as l', (join) =>
      join.onRef('l.order_id', '=', 'o.order_id').on('l.insertion_type_id', '=', insertionTypeIds.ordered),
    )
    .select(['l.product_id as productId', 'l.quantity'])
    .where('o.order_id', '=', orderId)
    .where('o.account_id', '=', accountId)
    .orderBy('l.position')
    .execute();
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ productId, quantity }) =>
    productId === null || quantity === null ? [] : [{ productId, quantity }],
  );
}
