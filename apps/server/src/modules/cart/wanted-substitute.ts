import type { SubstituteOffer } from '@sporta/contract';
import { insertionTypeIds } from '@sporta/contract/constants.ts';
import { BusinessError } from '../../platform/errors.ts';
import { offeredSubstitutes, readEarlierChoices, refuseUnsuitable } from '../substitutes/index.ts';
import type { CartEditor, ItemInfo } from './change-lines.ts';
import { type CartContext, readCart, viewOfCart } from './update-cart.ts';

/**
 * What can be chosen for the place of a line of the cart.
 * @param words empty for proposals
 * @throws BusinessError `item-not-found`
 */
export async function substitutesOfLine(
  context: CartContext,
  cartItemId: number,
  words: string,
): Promise<SubstituteOffer[]> {
  const { deps, account } = context;
  const state = await readCart(context);
  const line = state.cart.lines.find((each) => each.cartItemId === cartItemId && !each.refused);
  if (!line || line.insertionTypeId === insertionTypeIds.free) {
    throw new BusinessError('item-not-found', 'Questo prodotto non è più nel carrello', { field: 'cart_item_id' });
  }
  const { productId, quantity } = line;
  const grossCents = state.lineOf.get(cartItemId)?.totalCents ?? 0;
  const earlier = await readEarlierChoices(deps.db, account.accountId);
  return offeredSubstitutes(
    deps,
    viewOfCart(state.cart, context),
    { productId, quantity, grossCents },
    { words, earlier },
  );
}

/** Sets what is written on a line, once it is known that what the customer wants in its place may come. */
export function setItemInfo(context: CartContext, editor: CartEditor, cartItemId: number, info: ItemInfo): void {
  const wanted = info.wanted_substitute_id;
  if (wanted !== undefined && wanted !== 0) {
    const { productId, quantity } = editor.editable(cartItemId);
    refuseUnsuitable(viewOfCart(editor.cart, context), { productId, quantity, grossCents: 0 }, wanted);
  }
  editor.setInfo(cartItemId, info);
}
