import { calls, savedCardPaymentTypeId } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { type PricedCartState, readCart } from '../cart/index.ts';
import { allowLaterCharges } from './allow-later-charges.ts';
import { allowsLaterCharges } from './later-charges.repo.ts';
import { listPaymentTypes } from './list-payment-types.ts';
import type { PayableOrders } from './payable-orders.ts';
import { customerOf } from './payers.repo.ts';
import { paymentMarks } from './payment-marks.ts';
import { satispayFeedback } from './satispay-feedback.ts';
import { beginSavingCard, endSavingCard } from './save-card.ts';
import { deleteSavedCard, listSavedCards, setDefaultCard } from './saved-cards.ts';
import { stripeFeedback } from './stripe-feedback.ts';

/** When the chosen slot ends; undefined while none is chosen. */
function slotEndOf({ cart }: PricedCartState): Date | undefined {
  return cart.slot ? new Date(cart.slot.endAt) : undefined;
}

export function registerPaymentRoutes(app: FastifyInstance, orders: PayableOrders): void {
  const { payments } = calls;

  registerCall(app, payments.types, async (c) => {
    const { order_id: orderId } = c.input;
    if (orderId !== undefined && (await customerOf(c.db, orderId)) !== c.account.accountId) {
      throw c.refuse('order-not-found', 'Non abbiamo trovato questo ordine');
    }
    // an order that is paid later is paid when a hold reaches its delivery
    const state = orderId === undefined ? await readCart(c) : undefined;
    const toPay = state ? { slotEndAt: slotEndOf(state), cents: state.lastTenderCents } : {};
    return { payments: await listPaymentTypes(c.deps, c.account, c.now, toPay) };
  });

  registerCall(app, payments.marks, async (c) => ({ marks: await paymentMarks(c.deps) }));

  registerCall(app, payments.auths, async (c) => ({
    auths:
      // cards are the customer's own: nobody else chooses one of them
      c.input.payment_type_id === savedCardPaymentTypeId && !c.account.actedBy
        ? await listSavedCards(c.db, c.account.accountId, c.now)
        : [],
  }));

  registerCall(app, payments.deleteAuth, async (c) => {
    await deleteSavedCard(c.deps, c.account.accountId, c.input.payment_auth_id);
    return { auths: await listSavedCards(c.db, c.account.accountId, c.now) };
  });

  registerCall(app, payments.setDefaultAuth, async (c) => {
    await setDefaultCard(c.deps, c.account.accountId, c.input.payment_auth_id);
    return { auths: await listSavedCards(c.db, c.account.accountId, c.now) };
  });

  registerCall(app, payments.laterCharges, async (c) => ({
    allowed: await allowsLaterCharges(c.db, c.account.accountId),
  }));

  registerCall(app, payments.setLaterCharges, async (c) => {
    await allowLaterCharges(c.deps, c.account.accountId, c.input.allowed);
    return { allowed: c.input.allowed };
  });

  registerCall(app, payments.addAuth, async (c) => {
    const { payment_type_id: paymentTypeId, payment_data: data } = c.input;
    const auths = () => listSavedCards(c.db, c.account.accountId, c.now);
    if (typeof data?.setupIntent === 'string') {
      await endSavingCard(c.deps, c.account, 'stripe', data.setupIntent);
      return { auths: await auths() };
    }
    const begun = await beginSavingCard(c.deps, c.account, paymentTypeId);
    if (begun.kind === 'saved') return { auths: await auths() };
    const { url, method, fields, client } = begun;
    return {
      paymentUrl: url,
      ...(method === 'POST' ? { paymentParameters: fields } : {}),
      ...(client ? { payment_client_secret: client.secret, payment_data: JSON.stringify(client.data) } : {}),
      auths: await auths(),
    };
  });

  registerCall(app, payments.stripeFeedback, (c) =>
    stripeFeedback(c.deps, orders, c.account.accountId, {
      ref: c.input.payment_id,
      secret: c.input.payment_intent_client_secret,
    }),
  );

  registerCall(app, payments.satispayFeedback, (c) => satispayFeedback(c.deps, orders, c.account, c.input.order_id));

  registerCall(app, payments.prebilledAmount, async (c) => {
    const types = await listPaymentTypes(c.deps, c.account, c.now);
    const type = types.find((each) => each.paymentTypeId === c.input.payment_type_id);
    if (!type) throw c.refuse('payment-type-not-available', 'Questo metodo di pagamento non è disponibile');
    const { lastTenderCents, totalCents, mealTicketCents, cart } = await readCart(c);
    const toPayCents = totalCents - mealTicketCents - (cart.change?.heldCents ?? 0);
    const estimateCents = Math.max(0, Math.min(lastTenderCents, toPayCents));
    return {
      paymentTypeId: type.paymentTypeId,
      prebilledAmount: lastTenderCents / 100,
      estimate: estimateCents / 100,
      margin: (lastTenderCents - estimateCents) / 100,
    };
  });
}
