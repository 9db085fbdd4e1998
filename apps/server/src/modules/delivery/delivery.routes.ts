import { type Cart, calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { viewCart } from '../cart/index.ts';
import { readServices } from './delivery.repo.ts';
import { extendHold } from './extend-hold.ts';
import { holdSlot } from './hold-slot.ts';
import { listTimeslots } from './list-timeslots.ts';
import { releaseHold } from './release-hold.ts';

const DESCRIPTIONS: Record<string, string> = {
  home: 'Ti portiamo la spesa fino al piano.',
  pickup: 'Passi a ritirarla quando vuoi, nella fascia che scegli.',
  locker: 'La ritiri da un armadietto con un codice.',
};

export function registerDeliveryRoutes(app: FastifyInstance): void {
  registerCall(app, calls.delivery.services, async (c) => {
    const services = await readServices(c.db);
    return {
      deliveryServices: services.map((service) => {
        const description = DESCRIPTIONS[service.code];
        return description ? { ...service, description } : service;
      }),
    };
  });

  registerCall(app, calls.delivery.timeslots, async (c) => ({
    days: await listTimeslots(c.deps, {
      days: c.input.days,
      deliveryServiceId: c.input.delivery_service_id,
      scope: c.input.hash,
      account: c.visitor,
      now: c.now,
    }),
  }));

  registerCall(app, calls.delivery.holdTimeslot, async (c): Promise<Cart> => {
    const { timeslot_id: timeslotId, date } = c.input;
    await holdSlot(c.deps, { accountId: c.account.accountId, timeslotId, date, now: c.now });
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
