import { calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { contextOf } from './context-of.ts';
import { addGiftCertificate, removeGiftCertificate } from './gift-certificates.ts';
import { guardCodeGuesses } from './guard-code-guesses.ts';
import { registerLineChanges } from './line-changes.routes.ts';
import { lockCart, unlockCart } from './lock-cart.ts';
import { setAddress } from './set-address.ts';
import { setInfo } from './set-info.ts';
import { answerCart, readCart } from './update-cart.ts';

export function registerCartRoutes(app: FastifyInstance): void {
  const { cart } = calls;

  registerCall(app, cart.view, async (c) => {
    const context = contextOf(c);
    return answerCart(await readCart(context), context);
  });

  registerLineChanges(app);

  registerCall(app, cart.setInfo, async (c) => {
    const context = contextOf(c);
    const { order_comment, accept_alternatives, invoice_requested, purchase_order, cost_centre } = c.input;
    const state = await setInfo(context, {
      orderComment: order_comment,
      acceptAlternatives: accept_alternatives,
      invoiceRequested: invoice_requested,
      invoiceHolderId: c.input.invoice_holder_id,
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
