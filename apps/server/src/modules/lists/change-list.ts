import { randomBytes } from 'node:crypto';
import { addDays, shopDay } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { maxItems } from './create-list.ts';
import {
  deleteItem,
  findItems,
  findKeptItem,
  findProducts,
  insertItems,
  type NewItem,
  updateItem,
  writeOrder,
} from './list-items.repo.ts';
import { itemNotFound, listNotEditable, listNotFound, notOwner, productNotFound } from './lists.errors.ts';
import { deleteList, ensureFavourites, findKeptList, type ListRow, touchKeptList, updateList } from './lists.repo.ts';

interface Owner {
  accountId: number;
  now: Date;
}

/** @throws BusinessError `list-not-found`, `list-not-editable` (the favourites keep their name) */
export async function renameList(
  { db }: Pick<Deps, 'db'>,
  owner: Owner & { listId: number; name: string },
): Promise<void> {
  await findEditable(db, owner, 'I preferiti non cambiano nome.');
  await updateList(db, owner.listId, { name: owner.name, updated_at: owner.now });
}

/** @throws BusinessError `list-not-found`, `list-not-editable` (the favourites stay) */
export async function removeList({ db }: Pick<Deps, 'db'>, owner: Owner & { listId: number }): Promise<void> {
  await findEditable(db, owner, 'I preferiti non si possono eliminare: puoi togliere i singoli prodotti.');
  await deleteList(db, owner.listId);
}

/**
 * Gives a list a link that cannot be guessed, or takes it away; sharing again keeps the link. Who joined in by it stays.
 * @param together whether who has the link may join in; undefined = as it is
 * @throws BusinessError `list-not-found`, `list-not-editable` (the favourites are private)
 */
export async function shareList(
  { db }: Pick<Deps, 'db'>,
  owner: Owner & { listId: number; shared: boolean; together: boolean | undefined },
): Promise<void> {
  const list = await findEditable(db, owner, 'I preferiti restano tuoi: copiali in una lista per condividerli.');
  const { shared, together = list.together } = owner;
  await updateList(
    db,
    owner.listId,
    shared
      ? { share_token: list.shareToken ?? randomBytes(16).toString('base64url'), together }
      : { share_token: null, together: false },
  );
}

/**
 * Lets a list propose itself again and again, the first time so many days from today; also how one time is skipped.
 * @param everyDays undefined = never again
 * @throws BusinessError `list-not-found`, `list-not-editable` (the favourites are no shopping list)
 */
export async function recurList(
  { db }: Pick<Deps, 'db'>,
  owner: Owner & { listId: number; everyDays: number | undefined },
): Promise<void> {
  await findEditable(db, owner, 'I preferiti non si ripropongono: copiali in una lista.');
  const { everyDays, now } = owner;
  await updateList(
    db,
    owner.listId,
    everyDays === undefined
      ? { recurs_days: null, proposed_from: null }
      : { recurs_days: everyDays, proposed_from: addDays(shopDay(now.getTime()), everyDays) },
  );
}

async function findEditable(
  db: Deps['db'],
  { accountId, listId }: Owner & { listId: number },
  whyNotFavourites: string,
): Promise<ListRow> {
  const list = await findKeptList(db, accountId, listId);
  if (!list) throw listNotFound();
  if (list.accountId !== accountId) throw notOwner();
  if (list.isFavourites) throw listNotEditable(whyNotFavourites);
  return list;
}

/**
 * Adds a product to a list, without `listId` to the favourites.
 * @returns the id of the list
 * @throws BusinessError `list-not-found`, `product-not-found`, `too-many-items`
 */
export async function addProduct(
  { db }: Pick<Deps, 'db'>,
  { listId, item, ...owner }: Owner & { listId: number | undefined; item: NewItem },
): Promise<number> {
  return withTransaction(db, async (tx) => {
    const target = await openList(tx, owner, listId);
    if (!(await findProducts(tx, [item.productId])).has(item.productId)) throw productNotFound();
    const items = await findItems(tx, target);
    if (items.length >= maxItems && !items.some((each) => each.productId === item.productId)) {
      throw new BusinessError('too-many-items', `Una lista può avere al massimo ${maxItems} prodotti.`);
    }
    await insertItems(tx, target, [{ ...item, addedBy: owner.accountId }]);
    return target;
  });
}

/**
 * Removes a product from a list, without `listId` from the favourites.
 * @returns the id of the list
 * @throws BusinessError `list-not-found`, `product-not-found` (it was not in the list)
 */
export async function removeProduct(
  { db }: Pick<Deps, 'db'>,
  { listId, productId, ...owner }: Owner & { listId: number | undefined; productId: number },
): Promise<number> {
  return withTransaction(db, async (tx) => {
    const target = await openList(tx, owner, listId);
    if (!(await deleteItem(tx, target, productId))) throw productNotFound();
    return target;
  });
}

/**
 * Changes quantity, note or place of an item.
 * @param position from 0; beyond the end = at the end
 * @returns the id of the list
 * @throws BusinessError `item-not-found`
 */
export async function changeItem(
  { db }: Pick<Deps, 'db'>,
  {
    listItemId,
    quantity,
    notes,
    position,
    ...owner
  }: Owner & {
    listItemId: number;
    quantity: number | undefined;
    notes: string | undefined;
    position: number | undefined;
  },
): Promise<number> {
  return withTransaction(db, async (tx) => {
    const item = await findKeptItem(tx, owner.accountId, listItemId);
    if (!item || !(await touchKeptList(tx, owner.accountId, item.listId, owner.now))) throw itemNotFound();
    await updateItem(tx, listItemId, {
      ...(quantity === undefined ? {} : { quantity }),
      ...(notes === undefined ? {} : { notes: notes === '' ? null : notes }),
    });
    if (position !== undefined) {
      const others = (await findItems(tx, item.listId))
        .map((each) => each.listItemId)
        .filter((id) => id !== listItemId);
      others.splice(position, 0, listItemId);
      await writeOrder(tx, others);
    }
    return item.listId;
  });
}

async function openList(tx: Tx, { accountId, now }: Owner, listId: number | undefined): Promise<number> {
  if (listId === undefined) return ensureFavourites(tx, accountId, now);
  if (!(await touchKeptList(tx, accountId, listId, now))) throw listNotFound();
  return listId;
}
