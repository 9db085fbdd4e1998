import { calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { readServices } from './delivery.repo.ts';

const DESCRIPTIONS: Record<string, string> = {
  home: 'Ti portiamo la spesa fino al piano.',
  pickup: 'Passi a ritirarla quando vuoi, nella fascia che scegli.',
  locker: 'La ritiri al locker, nella fascia che scegli.',
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
}
