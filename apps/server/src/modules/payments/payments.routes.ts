import { calls, savedCardPaymentTypeId } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { readCart } from '../cart/index.ts';
import { listPaymentTypes } from './list-payment-types.ts';
import { deleteSavedCard, listSavedCards, setDefaultCard } from './saved-cards.ts';

export function registerPaymentRoutes(app: FastifyInstance): void {
  const { payments } = calls;

  registerCall(app, payments.types, async (c) => {
    const { order_id: orderId } = c.input;
    if (orderId !== undefined && !(await isOwnOrder(c.db, c.account.accountId, orderId))) {
      throw c.refuse('order-not-found', 'Non abbiamo trovato questo ordine');
    }
    return { payments: await listPaymentTypes(c.deps, c.account, c.now) };
  });

  registerCall(app, payments.auths, async (c) => ({
    auths:
      c.input.payment_type_id === savedCardPaymentTypeId ? await listSavedCards(c.db, c.account.accountId, c.now) : [],
  }));

  registerCall(app, payments.deleteAuth, async (c) => {
    await deleteSavedCard(c.deps, c.account.accountId, c.input.payment_auth_id);
    return { auths: await listSavedCards(c.db, c.account.accountId, c.now) };
  });

  registerCall(app, payments.setDefaultAuth, async (c) => {
    await setDefaultCard(c.deps, c.account.accountId, c.input.payment_auth_id);
    return { auths: await listSavedCards(c.db, c.account.accountId, c.now) };
  });

  registerCall(app, payments.prebilledAmount, async (c) => {
    const types = await listPaymentTypes(c.deps, c.account, c.now);
    const type = types.find((each) => each.paymentTypeId === c.input.payment_type_id);
    if (!type) throw c.refuse('payment-type-not-available', 'Questo metodo di pagamento non è disponibile');
    const cart = await readCart(c);
    return { paymentTypeId: type.paymentTypeId, prebilledAmount: cart.toAuthoriseCents / 100 };
  });
}

async function isOwnOrder(db: Db, accountId: number, orderId: number): Promise<boolean> {
  const found = await db
    .selectFrom('orders')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found !== undefined;
}
