import { calls } from '@sporta/contract';
import { quantityFromWire } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { addItems } from './add-items.ts';
import { addGiftCertificate, removeGiftCertificate } from './gift-certificates.ts';
import { guardCodeGuesses } from './guard-code-guesses.ts';
import { lockCart, unlockCart } from './lock-cart.ts';
import { setAddress } from './set-address.ts';
import { setInfo } from './set-info.ts';
import { answerCart, type CartChange, type CartContext, readCart, updateCart } from './update-cart.ts';

function contextOf(
  c: Pick<CallContext, 'deps' | 'account' | 'now'> & { input: { show_sectors?: boolean } },
): CartContext {
  return { deps: c.deps, account: c.account, now: c.now, showSectors: c.input.show_sectors };
}

export function registerCartRoutes(app: FastifyInstance): void {
  const { cart } = calls;

  registerCall(app, cart.view, async (c) => {
    const context = contextOf(c);
    return answerCart(await readCart(context), context);
  });

  registerCall(app, cart.addItem, async (c) => {
    const context = contextOf(c);
    const item = itemOf(c.input);
    const { productId } = item;
    const add = ({ editor, products }: CartChange) => editor.add(item, products.get(productId));
    return answerCart(await updateCart(context, add, { productIds: [productId] }), context);
  });

  registerCall(app, cart.addItems, async (c) => {
    const context = contextOf(c);
    const { state, warnings } = await addItems(context, c.input.items.map(itemOf));
    return answerCart(state, context, warnings);
  });

  registerCall(app, cart.updateItem, async (c) => {
    const context = contextOf(c);
    const { cart_item_id: id, quantity } = c.input;
    return answerCart(
      await updateCart(context, ({ editor }) => editor.setQuantity(id, quantityFromWire(quantity))),
      context,
    );
  });

  registerCall(app, cart.removeItem, async (c) => {
    const context = contextOf(c);
    return answerCart(await updateCart(context, ({ editor }) => editor.remove(c.input.cart_item_id)), context);
  });

  registerCall(app, cart.removeGift, async (c) => {
    const context = contextOf(c);
    return answerCart(await updateCart(context, ({ editor }) => editor.refuseFreeItem(c.input.cart_item_id)), context);
  });

  registerCall(app, cart.empty, async (c) => {
    const context = contextOf(c);
    return answerCart(await updateCart(context, ({ editor }) => editor.empty()), context);
  });

  registerCall(app, cart.setItemInfo, async (c) => {
    const context = contextOf(c);
    const { cart_item_id: id, show_sectors: _, ...info } = c.input;
    return answerCart(await updateCart(context, ({ editor }) => editor.setInfo(id, info)), context);
  });

  registerCall(app, cart.setInfo, async (c) => {
    const context = contextOf(c);
    const { order_comment, accept_alternatives, invoice_requested, purchase_order, cost_centre } = c.input;
    const state = await setInfo(context, {
      orderComment: order_comment,
      acceptAlternatives: accept_alternatives,
      invoiceRequested: invoice_requested,
      purchaseOrder: purchase_order,
      costCentre: cost_centre,
    });
    return answerCart(state, context);
  });

  registerCall(app, cart.setAddress, async (c) => {
    const context = contextOf(c);
    const { user_address_id: addressId, warehouse_id: warehouseId, delivery_service_id: service } = c.input;
    const { state, warnings } = await setAddress(
      context,
      service === 1 && addressId !== undefined
        ? { deliveryServiceId: 1, addressId }
        : { deliveryServiceId: service, warehouseId: warehouseId ?? 0 },
    );
    return answerCart(state, context, warnings);
  });

  registerCall(app, cart.addGiftCertificate, async (c) => {
    const context = contextOf(c);
    const who = { accountId: c.account.accountId, ip: c.ip, now: c.now };
    const add = () => addGiftCertificate(context, c.input.code);
    return answerCart(await guardCodeGuesses(c.db, who, add), context);
  });

  registerCall(app, cart.removeGiftCertificate, async (c) => {
    const context = contextOf(c);
    return answerCart(await removeGiftCertificate(context, c.input.gift_certificate_id), context);
  });

  registerCall(app, cart.lock, async (c) => {
    const context = contextOf(c);
    return answerCart(await lockCart(context), context);
  });

  registerCall(app, cart.unlock, async (c) => {
    const context = contextOf(c);
    return answerCart(await unlockCart(context), context);
  });
}

function itemOf(input: { product_id: number; quantity: number; cart_item_info?: object | undefined }) {
  return { productId: input.product_id, quantity: quantityFromWire(input.quantity), info: input.cart_item_info };
}
