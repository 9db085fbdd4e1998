import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface ListRow {
  listId: number;
  accountId: number;
  name: string;
  isFavourites: boolean;
  shareToken: string | null;
  updatedAt: Date;
  /** It proposes itself every so many days, first on that day (`YYYY-MM-DD`); both or neither. */
  recursDays: number | null;
  proposedFrom: string | null;
  itemCount: number;
  /** First products, for the pictures. */
  previewIds: number[];
}

export interface ItemRow {
  listItemId: number;
  productId: number;
  /** Thousandths. */
  quantity: number;
  notes: string | null;
}

/** What goes into a list; quantities in thousandths. */
export interface NewItem {
  productId: number;
  quantity: number;
  notes?: string | null;
}

const previews = 4;

const listColumns = sql`
  l.product_list_id as "listId", l.account_id as "accountId", l.name, l.is_favourites as "isFavourites",
  l.share_token as "shareToken", l.updated_at as "updatedAt",
  l.recurs_days as "recursDays", l.proposed_from as "proposedFrom",
  (select count(*)::int from product_list_item i where i.product_list_id = l.product_list_id) as "itemCount",
  array(select i.product_id from product_list_item i where i.product_list_id = l.product_list_id
         order by i.position, i.product_list_item_id limit ${previews}) as "previewIds"`;

/** Lists of a customer: the favourites, then the one changed last. */
export async function findLists(db: Db, accountId: number): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`
    select ${listColumns} from product_list l where l.account_id = ${accountId}
     order by l.is_favourites desc, l.updated_at desc, l.product_list_id desc`.execute(db);
  return rows;
}

/** A list of this customer. */
export async function findOwnList(db: Db, accountId: number, listId: number): Promise<ListRow | undefined> {
  const { rows } = await sql<ListRow>`
    select ${listColumns} from product_list l
     where l.product_list_id = ${listId} and l.account_id = ${accountId}`.execute(db);
  return rows[0];
}

export async function findSharedList(db: Db, token: string): Promise<ListRow | undefined> {
  const { rows } = await sql<ListRow>`select ${listColumns} from product_list l where l.share_token = ${token}`.execute(
    db,
  );
  return rows[0];
}

export async function findItems(db: Db, listId: number): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select product_list_item_id as "listItemId", product_id as "productId", quantity, notes
      from product_list_item where product_list_id = ${listId} order by position, product_list_item_id`.execute(db);
  return rows;
}

/** An item and its list, when the list is this customer's. */
export async function findOwnItem(
  db: Db,
  accountId: number,
  listItemId: number,
): Promise<(ItemRow & { listId: number }) | undefined> {
  const { rows } = await sql<ItemRow & { listId: number }>`
    select i.product_list_item_id as "listItemId", i.product_id as "productId", i.quantity, i.notes,
           i.product_list_id as "listId"
      from product_list_item i join product_list l using (product_list_id)
     where i.product_list_item_id = ${listItemId} and l.account_id = ${accountId}`.execute(db);
  return rows[0];
}

export async function insertList(tx: Tx, accountId: number, name: string, now: Date): Promise<number> {
  const { product_list_id } = await tx
    .insertInto('product_list')
    .values({ account_id: accountId, name, created_at: now, updated_at: now })
    .returning('product_list_id')
    .executeTakeFirstOrThrow();
  return product_list_id;
}

/** The favourites of a customer, made when there are none yet. */
export async function ensureFavourites(tx: Tx, accountId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ product_list_id: number }>`
    insert into product_list (account_id, name, is_favourites, created_at, updated_at)
    values (${accountId}, 'Preferiti', true, ${now}, ${now})
    on conflict (account_id) where is_favourites do update set updated_at = excluded.updated_at
    returning product_list_id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the favourites can neither be found nor made');
  return row.product_list_id;
}

/** Locks a list of this customer and marks it as changed, so that its items change one after the other. */
export async function touchOwnList(tx: Tx, accountId: number, listId: number, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update product_list set updated_at = ${now} where product_list_id = ${listId} and account_id = ${accountId}`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

export async function updateList(
  db: Db,
  listId: number,
  values: {
    name?: string;
    share_token?: string | null;
    updated_at?: Date;
    recurs_days?: number | null;
    proposed_from?: string | null;
  },
): Promise<void> {
  await db.updateTable('product_list').set(values).where('product_list_id', '=', listId).execute();
}

export async function deleteList(db: Db, listId: number): Promise<void> {
  await db.deleteFrom('product_list').where('product_list_id', '=', listId).execute();
}

/** Adds products at the end, in the given order. One that is there already keeps the larger quantity. */
export async function insertItems(tx: Tx, listId: number, items: readonly NewItem[]): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map(({ productId, quantity, notes }) => ({
    product_id: productId,
    quantity,
    notes: notes ?? null,
  }));
  await sql`
    insert into product_list_item (product_list_id, product_id, quantity, notes, position)
    select ${listId}, w.product_id, max(w.quantity), max(w.notes),
           (select coalesce(max(position), -1) from product_list_item where product_list_id = ${listId}) + min(w.place)
      from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (product_id int, quantity int, notes text))
             with ordinality as w(product_id, quantity, notes, place)
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

/** Writes the places of all items of a list, in the given order. */
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

/** Which of these products the shop has (published, no gifts). */
export async function findProducts(db: Db, productIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from product
     where product_id = any(${[...productIds]}::int[]) and published and nature_id <> 8`.execute(db);
  return new Set(rows.map((row) => row.product_id));
}

/** What the customer put into the open cart. */
export async function findCartItems(db: Db, accountId: number): Promise<NewItem[]> {
  const { rows } = await sql<NewItem>`
    select i.product_id as "productId", i.quantity from cart_item i join cart c using (cart_id)
     where c.account_id = ${accountId} and c.state = 'open' and i.insertion_type_id = 1
     order by i.cart_item_id`.execute(db);
  return rows;
}

/** What the customer ordered; undefined when it is not an order of theirs. */
export async function findOrderItems(db: Db, accountId: number, orderId: number): Promise<NewItem[] | undefined> {
  const { rows } = await sql<{ productId: number | null; quantity: number | null }>`
    select l.product_id as "productId", l.quantity
      from orders o left join order_line l on l.order_id = o.order_id and l.insertion_type_id = 1
     where o.order_id = ${orderId} and o.account_id = ${accountId} order by l.position`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ productId, quantity }) =>
    productId === null || quantity === null ? [] : [{ productId, quantity }],
  );
}

/** A list that recurs was put into the cart: it proposes itself again so many days after `today`. */
export async function postponeList(db: Db, listId: number, today: string): Promise<void> {
  await sql`update product_list set proposed_from = ${today}::date + recurs_days
    where product_list_id = ${listId} and recurs_days is not null`.execute(db);
}
