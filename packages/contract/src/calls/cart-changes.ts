import { z } from 'zod';
import { type Call, defineCall } from '../call.ts';
import { cartChanges } from '../cart.ts';
import { choiceParam } from '../fields.ts';
import * as cart from './cart.ts';

/** Calls of `cart` for who has the cart at hand: they do the same and answer with what changed, however long the cart is. */

const only = choiceParam('La parte del carrello', ['changes']);

/** The call that does what `whole` does and answers with the changes. */
function changesOf<Fields extends z.ZodRawShape & { show_sectors: z.ZodType }, const Code extends string>(
  whole: Call<z.ZodObject<Fields>, z.ZodType, Code>,
) {
  const { show_sectors: _, ...fields } = whole.request.shape;
  return defineCall({
    ...whole,
    whenParameter: 'only',
    summary: `${whole.summary}; answers with the changes only`,
    request: z.object({ ...(fields as Omit<Fields, 'show_sectors'>), only }),
    data: cartChanges,
  });
}

export const addItem = changesOf(cart.addItem);
export const addItems = changesOf(cart.addItems);
export const updateItem = changesOf(cart.updateItem);
export const removeItem = changesOf(cart.removeItem);
export const removeGift = changesOf(cart.removeGift);
export const setItemInfo = changesOf(cart.setItemInfo);
export const empty = changesOf(cart.empty);
