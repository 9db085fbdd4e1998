import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import {
  findCartItems,
  findItems,
  findOrderItems,
  findProducts,
  insertItems,
  type NewItem,
} from './list-items.repo.ts';
import { listNotFound, productNotFound } from './lists.errors.ts';
import { findLists, findSharedList, insertList } from './lists.repo.ts';

const maxLists = 100;
export const maxItems = 500;

/** What a new list begins with; several sources are put together. */
export interface ListSources {
  items: readonly NewItem[];
  fromCart: boolean;
  orderId: number | undefined;
  shareToken: string | undefined;
}

/**
 * Makes a list: empty, of given products, of the cart, of an order or of a shared list.
 * @returns its id
 * @throws BusinessError `product-not-found`, `order-not-found`, `list-not-found`, `too-many-lists`
 */
export async function createList(
  { db }: Pick<Deps, 'db'>,
  { accountId, name, sources, now }: { accountId: number; name: string; sources: ListSources; now: Date },
): Promise<number> {
  return withTransaction(db, async (tx) => {
    await assertRoomForList(tx, accountId);
    const items = await collect(tx, accountId, sources);
    const listId = await insertList(tx, accountId, name, now);
    await insertItems(tx, listId, items.slice(0, maxItems));
    return listId;
  });
}

/** @throws BusinessError `too-many-lists`, those of others that one keeps counted */
export async function assertRoomForList(tx: Tx, accountId: number): Promise<void> {
  if ((await findLists(tx, accountId)).length >= maxLists) {
    throw new BusinessError('too-many-lists', `Puoi avere al massimo ${maxLists} liste.`);
  }
}

async function collect(tx: Tx, accountId: number, sources: ListSources): Promise<NewItem[]> {
  const items: NewItem[] = [...sources.items];
  if (items.length > 0) {
    const known = await findProducts(
      tx,
      items.map((item) => item.productId),
    );
    if (items.some((item) => !known.has(item.productId))) throw productNotFound();
  }
  if (sources.fromCart) items.push(...(await findCartItems(tx, accountId)));
  if (sources.orderId !== undefined) {
    const ordered = await findOrderItems(tx, accountId, sources.orderId);
    if (!ordered) {
      throw new BusinessError('order-not-found', 'Non abbiamo trovato questo ordine.', { field: 'order_id' });
    }
    items.push(...ordered);
  }
  if (sources.shareToken !== undefined) {
    const shared = await findSharedList(tx, sources.shareToken);
    if (!shared) throw listNotFound();
    const found = await findItems(tx, shared.listId);
    items.push(...found.map(({ productId, quantity, notes }) => ({ productId, quantity, notes })));
  }
  return items;
}
