import { calls, pageOfListed } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { storesAsked } from '../../platform/stores-asked.ts';
import { listedToWire } from './collection-to-wire.ts';
import { countCollections, listCollections } from './list-collections.repo.ts';
import { nextPassesAt } from './passes.repo.ts';

export function registerCollectionRoutes(app: FastifyInstance): void {
  registerCall(app, calls.staffOrders.collections, async ({ db, now, account, input }) => {
    const { view, page, page_size: pageSize } = input;
    const stores = storesAsked(account.staff!, input.warehouse_id);
    const [rows, { overdue, ...counts }] = await Promise.all([
      listCollections(db, { stores, view }, { limit: pageSize, offset: (page - 1) * pageSize, now }),
      countCollections(db, stores, now),
    ]);
    const waiting = rows.filter(({ state }) => state === 'waiting').map(({ orderId }) => orderId);
    const passes = await nextPassesAt(db, [...new Set(waiting)]);
    return {
      page: pageOfListed(counts[view], page, pageSize),
      collections: rows.map((row) => listedToWire(row, passes.get(row.orderId))),
      counts,
      overdue,
    };
  });
}
