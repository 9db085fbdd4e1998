import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { BusinessError } from '../../platform/errors.ts';
import type { Module } from '../../platform/module.ts';
import { deliverDemoOrder } from './deliver-demo-order.ts';

export { deliverDemoOrder } from './deliver-demo-order.ts';

const body = z.object({ order: z.string().min(1).max(40) });

/** What only a shop for trying things has. Without a key, or at a shop that customers can reach, nothing is registered. */
export const demoModule: Module = {
  name: 'demo',
  register(app, deps) {
    const { isDemo, demoKey } = deps.config;
    if (!isDemo || demoKey === undefined) return;
    app.post('/demo/deliver', async (request, reply) => {
      if (!isSame(request.headers['x-demo-key'], demoKey)) return reply.code(403).send({ error: 'Chiave sbagliata' });
      const asked = body.safeParse(request.body);
      if (!asked.success) return reply.code(400).send({ error: 'Manca il numero dell’ordine (order)' });
      try {
        return { orderNumber: await deliverDemoOrder(deps, asked.data.order) };
      } catch (error) {
        if (!(error instanceof BusinessError)) throw error;
        return reply.code(409).send({ error: error.message });
      }
    });
  },
};

function isSame(given: unknown, key: string): boolean {
  const [a, b] = [Buffer.from(String(given)), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}
