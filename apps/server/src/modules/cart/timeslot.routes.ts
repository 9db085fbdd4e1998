import { type Cart, calls } from '@sporta/contract';
import { euroToCents } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { preparing } from '../../platform/db/database.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { extendHold, holdSlot, listTimeslots, releaseHold } from '../delivery/index.ts';
import { viewCart } from './update-cart.ts';

/** Slots as the cart needs them: what they cost depends on its goods, and holding one answers with it. */
export function registerTimeslotRoutes(app: FastifyInstance): void {
  registerCall(app, calls.delivery.timeslots, async (c) => ({
    days: await listTimeslots(c.deps, {
      days: c.input.days,
      deliveryServiceId: c.input.delivery_service_id,
      scope: c.input.hash,
      account: c.visitor,
      now: c.now,
      goodsCents: (account) =>
        viewCart({ deps: c.deps, account, now: c.now }).then((cart) => euroToCents(cart.totalPrice)),
    }),
  }));

  registerCall(app, calls.delivery.holdTimeslot, async (c): Promise<Cart> => {
    const { timeslot_id: timeslotId, date } = c.input;
    await preparing(() => holdSlot(c.deps, { accountId: c.account.accountId, timeslotId, date, now: c.now }));
    return viewCart(c);
  });

  registerCall(app, calls.delivery.extendTimeslot, async (c): Promise<Cart> => {
    await extendHold(c.deps, { accountId: c.account.accountId, now: c.now });
    return viewCart(c);
  });

  registerCall(app, calls.delivery.releaseTimeslot, async (c): Promise<Cart> => {
    await releaseHold(c.deps, { accountId: c.account.accountId, now: c.now });
    return viewCart(c);
  });
}
