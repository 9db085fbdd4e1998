import { type Call, calls, type cart, type cartChanges, type MessageWarning, type RequestOf } from '@sporta/contract';
import { quantityFromWire } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { registerCall } from '../../platform/http/register-call.ts';
import { addItems } from './add-items.ts';
import { contextOf } from './context-of.ts';
import type { PricedCartState } from './priced-cart-state.ts';
import { answerCart, answerChanges, type CartChange, type CartContext, updateCart } from './update-cart.ts';
import { setItemInfo, substitutesOfLine } from './wanted-substitute.ts';

type Name = keyof typeof calls.cartChanges;
type Input<N extends Name> = Omit<RequestOf<(typeof calls.cartChanges)[N]>, 'only'>;
type Change = (work: CartChange) => void;

/** What changes lines of the cart: each call answers with the whole cart, or with `only=changes` what changed. */
export function registerLineChanges(app: FastifyInstance): void {
  register(app, 'addItem', (context, input) => {
    const item = itemOf(input);
    const { productId } = item;
    const add: Change = ({ editor, products }) => editor.add(item, products.get(productId));
    return updated(context, add, { productIds: [productId], changeId: input.change_id });
  });

  register(app, 'addItems', (context, { items }) => addItems(context, items.map(itemOf)));

  register(app, 'updateItem', (context, { cart_item_id: id, quantity, change_id: changeId }) =>
    updated(context, ({ editor }) => editor.setQuantity(id, quantityFromWire(quantity)), { changeId }),
  );

  register(app, 'removeItem', (context, { cart_item_id: id, change_id: changeId }) =>
    updated(context, ({ editor }) => editor.remove(id), { changeId }),
  );

  register(app, 'removeGift', (context, { cart_item_id: id }) =>
    updated(context, ({ editor }) => editor.refuseFreeItem(id)),
  );

  register(app, 'setItemInfo', (context, { cart_item_id: id, ...input }) => {
    const { size, is_package, accept_alternatives, user_notes, wanted_substitute_id } = input;
    const info = { size, is_package, accept_alternatives, user_notes, wanted_substitute_id };
    return updated(context, ({ editor }) => setItemInfo(context, editor, id, info));
  });

  registerCall(app, calls.cart.substitutes, async (c) => ({
    products: await substitutesOfLine(contextOf(c), c.input.cart_item_id, c.input.q ?? ''),
  }));

  register(app, 'empty', (context) => updated(context, ({ editor }) => editor.empty()));
}

interface Updated {
  state: PricedCartState;
  warnings?: MessageWarning[];
}

async function updated(...change: Parameters<typeof updateCart>): Promise<Updated> {
  return { state: await updateCart(...change) };
}

/** The two calls of a change, whatever else they ask for. */
type WholeCall = Call<z.ZodType<object>, typeof cart>;
type ChangesCall = Call<z.ZodType<object>, typeof cartChanges>;

/** Serves both calls of one change. */
function register<N extends Name>(
  app: FastifyInstance,
  name: N,
  change: (context: CartContext, input: Input<N>) => Promise<Updated>,
): void {
  const whole: WholeCall = calls.cart[name];
  registerCall(app, whole, async (c) => {
    const context = contextOf(c);
    const { state, warnings } = await change(context, c.input as Input<N>);
    return answerCart(state, context, warnings);
  });
  const changes: ChangesCall = calls.cartChanges[name];
  registerCall(app, changes, async (c) => {
    const context = { ...contextOf(c), onlyChanges: true };
    const { state, warnings } = await change(context, c.input as Input<N>);
    return answerChanges(state, context, warnings);
  });
}

function itemOf(input: { product_id: number; quantity: number; cart_item_info?: object | undefined }) {
  return { productId: input.product_id, quantity: quantityFromWire(input.quantity), info: input.cart_item_info };
}
