import { createHash } from 'node:crypto';
import { calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { type RawAnswer, rawAnswer } from '../../platform/http/envelope.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { readGoneStore, readWarehouses } from './warehouses.repo.ts';

/** Seconds a shared cache may keep an anonymous answer. */
const maxAge = 60;

export function registerWarehouseRoutes(app: FastifyInstance): void {
  registerCall(app, calls.stores.search, async (c) =>
    publicAnswer({ warehouses: await readWarehouses(c.db, { deliveryServiceId: c.input.delivery_service_id }, c.now) }),
  );

  registerCall(app, calls.stores.detail, async (c) => {
    const [warehouse] = await readWarehouses(c.db, { ids: [c.input.warehouse_id] }, c.now);
    if (!warehouse) {
      const data = await readGoneStore(c.db, c.input.warehouse_id);
      if (data) throw c.refuse('warehouse-not-found', `${data.name} ha chiuso.`, { data });
      throw c.refuse('warehouse-not-found', 'Non abbiamo trovato questo punto vendita.');
    }
    return publicAnswer({ warehouse });
  });
}

function publicAnswer(data: object): RawAnswer {
  const json = Buffer.from(JSON.stringify(data));
  return rawAnswer(json, { etag: createHash('sha256').update(json).digest('base64url').slice(0, 16), maxAge });
}
