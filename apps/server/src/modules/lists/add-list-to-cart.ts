import type { Cart, MessageWarning } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import { addItems, type CartContext, toWire } from '../cart/index.ts';
import { findItems, type ItemRow } from './list-items.repo.ts';
import { listNotFound } from './lists.errors.ts';
import { findKeptList, postponeList } from './lists.repo.ts';

/**
 * Adds what can be bought of a list to the cart; warnings name the rest. A list that recurs and was taken whole is done for
 * this time.
 * @param listItemIds absent = all
 * @throws BusinessError `list-not-found`, `nothing-available`, `cart-locked`
 */
export async function addListToCart(
  request: CartContext,
  { listId, listItemIds }: { listId: number; listItemIds: readonly number[] | undefined },
): Promise<{ cart: Cart; warnings: MessageWarning[] }> {
  const { db } = request.deps;
  if (!(await findKeptList(db, request.account.accountId, listId))) throw listNotFound();
  const items = (await findItems(db, listId)).filter((item) => listItemIds?.includes(item.listItemId) ?? true);
  if (items.length === 0) throw nothingAvailable();
  const { state, warnings } = await addItems(request, items.map(listedToAdd));
  if (warnings.length === items.length) throw nothingAvailable();
  if (listItemIds === undefined) await postponeList(db, listId, shopDay(request.now.getTime()));
  return { cart: toWire(state, request), warnings };
}

/** What is listed, as the cart takes it: its note goes along. */
export const listedToAdd = ({ productId, quantity, notes }: Pick<ItemRow, 'productId' | 'quantity' | 'notes'>) => ({
  productId,
  quantity,
  ...(notes ? { info: { user_notes: notes } } : {}),
});

const nothingAvailable = () =>
  new BusinessError('nothing-available', 'Nessun prodotto di questa lista si può comprare adesso.', {
    field: 'list_id',
  });
