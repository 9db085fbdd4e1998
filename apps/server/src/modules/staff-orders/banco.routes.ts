import { calls } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { EventStream } from '../../platform/http/envelope.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { storesAsked } from '../../platform/stores-asked.ts';
import { writeLook } from '../audit/index.ts';
import { searchAll } from './search.ts';
import type { StaffEvents } from './staff-events.ts';
import { todayOf } from './today.ts';

export function registerBancoRoutes(app: FastifyInstance, events: StaffEvents): void {
  const { staff } = calls;

  registerCall(app, staff.today, async (c) => {
    const stores = storesAsked(c.account.staff!, c.input.warehouse_id);
    const day = c.input.day ?? shopDay(c.now.getTime());
    return { today: await todayOf(c.db, stores, day, c.now) };
  });

  registerCall(app, staff.search, async (c) => {
    const hits = await searchAll(c.db, c.account.staff!, c.input.q);
    if (hits.some(({ kind }) => kind !== 'product')) {
      await writeLook(c.db, c, 'customer.search', { subject: { kind: 'customer' } });
    }
    return { hits };
  });

  registerCall(app, staff.events, (c) => new EventStream((response) => events.open(response, c.account.staff!)));

  // before the server waits for answers under way: these would never end by themselves
  app.addHook('preClose', async () => events.end());
}
