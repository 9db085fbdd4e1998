import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface ListRow {
  listId: number;
  /** Of its owner. */
  accountId: number;
  ownerName: string;
  name: string;
  isFavourites: boolean;
  shareToken: string | null;
  /** Who has the link may join in. */
  together: boolean;
  memberCount: number;
  updatedAt: Date;
  /** It proposes itself every so many days, first on that day (`YYYY-MM-DD`); both or neither. */
  recursDays: number | null;
  proposedFrom: string | null;
  itemCount: number;
  /** First products, for the pictures. */
  previewIds: number[];
}

const previews = 4;

const lists = (db: Db) =>
  db
    .selectFrom('product_list as l')
    .innerJoin('account as a', 'a.account_id', 'l.account_id')
    .select([
      'l.product_list_id as listId',
      'l.account_id as accountId',
      'a.first_name as ownerName',
      'l.name',
      'l.is_favourites as isFavourites',
      'l.share_token as shareToken',
      'l.together',
      sql<number>`(select count(*)::int from product_list_member m where m.product_list_id = l.product_list_id)`.as(
        'memberCount',
      ),
      'l.updated_at as updatedAt',
      'l.recurs_days as recursDays',
      'l.proposed_from as proposedFrom',
      sql<number>`(select count(*) from product_list_item i where i.product_list_id = l.product_list_id)`.as(
        'itemCount',
      ),
      sql<number[]>`array(select i.product_id from product_list_item i where i.product_list_id = l.product_list_id
        order by i.position, i.product_list_item_id limit ${previews})`.as('previewIds'),
    ]);

/** Lists a person keeps: their own, and those of others they have joined. Two lists of ids, each found by its index. */
export const keptBy = (accountId: number) =>
  sql<number>`(select product_list_id from product_list where account_id = ${accountId}
    union all select product_list_id from product_list_member where account_id = ${accountId})`;

/** Lists a customer keeps: the favourites, then the one changed last. */
export function findLists(db: Db, accountId: number): Promise<ListRow[]> {
  return lists(db)
    .where('l.product_list_id', 'in', keptBy(accountId))
    .orderBy('l.is_favourites', 'desc')
    .orderBy('l.updated_at', 'desc')
    .orderBy('l.product_list_id', 'desc')
    .execute();
}

/** A list this customer keeps: an own one, or one they have joined. */
export function findKeptList(db: Db, accountId: number, listId: number): Promise<ListRow | undefined> {
  return lists(db)
    .where('l.product_list_id', '=', listId)
    .where('l.product_list_id', 'in', keptBy(accountId))
    .executeTakeFirst();
}

export function findSharedList(db: Db, token: string): Promise<ListRow | undefined> {
  return lists(db).where('l.share_token', '=', token).executeTakeFirst();
}

export async function insertList(tx: Tx, accountId: number, name: string, now: Date): Promise<number> {
  const { product_list_id } = await tx
    .insertInto('product_list')
    .values({ account_id: accountId, name, created_at: now, updated_at: now })
    .returning('product_list_id')
    .executeTakeFirstOrThrow();
  return product_list_id;
}

/** The favourites of a customer, made when there are none yet. Raw, because the conflict is on a partial index. */
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

/**
 * Locks a list this customer keeps and marks it as changed, so that its items change one after the other, whoever changes them.
 * Who was taken out of it meanwhile changes nothing: members are read once the list is locked.
 */
export async function touchKeptList(tx: Tx, accountId: number, listId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('product_list')
    .set({ updated_at: now })
    .where('product_list_id', '=', listId)
    .executeTakeFirst();
  return numUpdatedRows === 1n && (await findKeptList(tx, accountId, listId)) !== undefined;
}

/** Locks the list that has this link. */
export function lockSharedList(
  tx: Tx,
  token: string,
): Promise<{ listId: number; accountId: number; together: boolean } | undefined> {
  return tx
    .selectFrom('product_list')
    .select(['product_list_id as listId', 'account_id as accountId', 'together'])
    .where('share_token', '=', token)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateList(
  db: Db,
  listId: number,
  values: {
    name?: string;
    share_token?: string | null;
    together?: boolean;
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

/** Lets a list that recurs propose itself again so many days after `today`, because it was put into the cart. */
export async function postponeList(db: Db, listId: number, today: string): Promise<void> {
  await db
    .updateTable('product_list')
    .set({ proposed_from: sql<string>`${today}::date + recurs_days` })
    .where('product_list_id', '=', listId)
    .where('recurs_days', 'is not', null)
    .execute();
}
