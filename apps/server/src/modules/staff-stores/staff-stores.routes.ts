import { calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { withTransaction } from '../../platform/db/database.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { findPosition } from '../addresses/index.ts';
import { writeAudit } from '../audit/index.ts';
import { generateTimeslots } from '../delivery/index.ts';
import { openStore } from '../setup/index.ts';
import { changeOpenStore, storeDetail } from './change-store.ts';
import { closeStore, closingOf, reopenStore } from './close-store.ts';
import { readNewStore } from './read-new-store.ts';
import { readAllStores, readStores } from './read-stores.ts';

export function registerStaffStoreRoutes(app: FastifyInstance): void {
  const { staffStores } = calls;

  registerCall(app, staffStores.list, async (c) => readAllStores(c.db, c.now));

  registerCall(app, staffStores.open, async (c) => {
    const answers = readNewStore(c.input);
    const { warehouseId } = await withTransaction(c.db, async (tx) => {
      const opened = await openStore(tx, answers, c.now);
      await writeAudit(tx, c, 'shop.open-store', {
        subject: { kind: 'shop', id: opened.warehouseId, name: answers.storeName! },
        after: { slug: opened.slug, city: answers.city },
      });
      return opened;
    });
    // the nightly work would write them as well
    await generateTimeslots(c.deps, warehouseId);
    return { stores: await readStores(c.db, c.now) };
  });

  registerCall(app, staffStores.detail, async (c) => ({ store: await storeDetail(c, c.input.warehouse_id) }));

  registerCall(app, staffStores.change, async (c) => {
    await changeOpenStore(c, c.input);
    return { store: await storeDetail(c, c.input.warehouse_id), stores: await readStores(c.db, c.now) };
  });

  registerCall(app, staffStores.closing, async (c) => ({
    closing: await closingOf(c, c.input.warehouse_id, c.input.from),
  }));

  registerCall(app, staffStores.close, async (c) => {
    const { warehouse_id: warehouseId, from, seen, orders, reason } = c.input;
    const moved = await closeStore(c, { warehouseId, from, seen, move: orders === 'move', reason });
    const all = await readAllStores(c.db, c.now);
    // of one that owes nothing there is no more to say
    const isThere = all.stores.some((store) => store.warehouseId === warehouseId);
    return { ...all, moved, ...(isThere ? { closing: await closingOf(c, warehouseId, from) } : {}) };
  });

  registerCall(app, staffStores.reopen, async (c) => {
    await reopenStore(c, c.input.warehouse_id);
    return readAllStores(c.db, c.now);
  });

  registerCall(app, staffStores.locate, async (c) => {
    const { street, street_number: houseNumber, postal_code: postalcode, city } = c.input;
    const place = await findPosition(c.deps, { street, houseNumber, postalcode, city });
    return place ? { place } : {};
  });
}
