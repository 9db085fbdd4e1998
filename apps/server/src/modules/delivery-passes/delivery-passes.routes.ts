import { calls } from '@sporta/contract';
import { euroToCents, passPeriod, shopDay } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { lastTenderKinds, listPaymentTypes, paymentsOfOrder } from '../payments/index.ts';
import { abandonPurchase, ownPurchase, paidToWire, resumePurchase } from '../purchases/index.ts';
import { buyPass } from './buy-pass.ts';
import { withdrawFromPass } from './end-pass.ts';
import { passPurchases } from './pass-purchases.ts';
import { offerToWire, passToWire } from './pass-to-wire.ts';
import { coveredUntil, offersOnSale, type PassRow, passesOf } from './passes.repo.ts';

export function registerDeliveryPassRoutes(app: FastifyInstance): void {
  const { deliveryPasses } = calls;

  registerCall(app, deliveryPasses.offers, async (c) => {
    const today = shopDay(c.now.getTime());
    const offers = c.account.company ? [] : await offersOnSale(c.db);
    if (offers.length === 0) return { offers: [], startsOn: today, payments: [] };
    const types = await listPaymentTypes(c.deps, c.account, c.now);
    return {
      offers: offers.map(offerToWire),
      startsOn: passPeriod(today, 1, await coveredUntil(c.db, c.account.accountId)).startsOn,
      payments: types.filter(({ kind }) => lastTenderKinds.has(kind)),
    };
  });

  registerCall(app, deliveryPasses.buy, async (c) => {
    const { input } = c;
    return paidToWire(
      await buyPass(c, {
        offerId: input.offer_id,
        priceCents: euroToCents(input.price),
        beginNow: input.begin_now,
        paymentTypeId: input.payment_type_id,
        paymentAuthId: input.payment_auth_id,
        saveAuth: input.save_auth,
        idempotencyKey: input.idempotency_key,
      }),
    );
  });

  registerCall(app, deliveryPasses.list, async (c) => ({
    deliveryPasses: (await passesOf(c.db, c.account.accountId)).map((each) => passToWire(each, c.now)),
  }));

  registerCall(app, deliveryPasses.detail, async (c) =>
    withPayment(c, await ownPurchase(passPurchases, c.db, c.account.accountId, c.input.order_id)),
  );

  registerCall(app, deliveryPasses.resumePayment, async (c) =>
    paidToWire(await resumePurchase(passPurchases, c, c.input.order_id, c.input.save_auth)),
  );

  registerCall(app, deliveryPasses.abandonPayment, async (c) =>
    withPayment(c, await abandonPurchase(passPurchases, c, c.input.order_id)),
  );

  registerCall(app, deliveryPasses.withdraw, async (c) => ({
    deliveryPass: passToWire(await withdrawFromPass(c.deps, c.account.accountId, c.input.order_id), c.now),
  }));
}

/** One pass and the state of its payment. */
async function withPayment({ db, now }: { db: Db; now: Date }, pass: PassRow) {
  const [payment] = await paymentsOfOrder(db, pass.orderId);
  return { deliveryPass: passToWire(pass, now, payment) };
}
