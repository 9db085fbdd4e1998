import { calls } from '@sporta/contract';
import { mayDo } from '@sporta/contract/staff-roles.ts';
import { shopDay } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { orderFor } from '../orders/index.ts';
import { readEarlierChoices, wantedFirst } from '../substitutes/index.ts';
import { applyGestures } from './apply-gestures.ts';
import { askedSubstitutes } from './asked-substitutes.ts';
import { closeOrder } from './close-order.ts';
import { readWorkSums } from './figures.repo.ts';
import { figuresOf } from './figures.ts';
import { gestureFromWire } from './gesture-sent.ts';
import { assignWork, giveWorkBack, startWave } from './hand-over.ts';
import { findLine } from './line-of-store.ts';
import { proposalToWire } from './lines-to-wire.ts';
import { myWork } from './my-work.ts';
import { storesAskedFor } from './order-of-store.ts';
import { readStoreMap } from './picking-store.repo.ts';
import { refuseSubstitution } from './refuse-substitution.ts';
import { scanned } from './scan.ts';
import { shelvesOf } from './store-products.ts';
import { takeWork } from './take-work.ts';
import { readWaitingWork } from './work.repo.ts';
import { workList } from './work-list.ts';

/** A batch of an hour without network is larger than what other calls send. */
const gesturesLimit = 512 * 1024;

export function registerPickingRoutes(app: FastifyInstance): void {
  const { staffPicking, order } = calls;

  registerCall(app, staffPicking.work, (c) => workList(c, storesAskedFor(c.account.staff!, c.input.warehouse_id)));

  registerCall(app, staffPicking.waiting, async (c) => ({
    orders: await readWaitingWork(c.db, c.account.staff!.stores, {
      timeslotId: c.input.timeslot_id,
      zone: c.input.zone,
      now: c.now,
    }),
  }));

  registerCall(app, staffPicking.startWave, async (c) => ({
    orders: await startWave(c.deps, c.account, c.input.timeslot_id),
  }));

  registerCall(app, staffPicking.take, async (c) => {
    const { warehouse_id: warehouseId, zone, timeslot_id: timeslotId, order_id: orderId, most } = c.input;
    await takeWork(c.deps, c.account, { warehouseId, zone, timeslotId, orderId, most });
    return { work: await myWork(c.deps, c.account) };
  });

  registerCall(app, staffPicking.mine, async (c) => ({ work: await myWork(c.deps, c.account) }));

  registerCall(
    app,
    staffPicking.gestures,
    (c) =>
      applyGestures(c.deps, c.account, {
        device: c.input.device,
        gestures: c.input.gestures.map(gestureFromWire),
      }),
    { bodyLimit: gesturesLimit },
  );

  registerCall(app, staffPicking.proposals, async (c) => {
    const { order: its, line } = await findLine(c.db, c.account, c.input.order_line_id);
    const view = shelvesOf(c.deps, its.warehouseId);
    const found = wantedFirst(view, line, await readEarlierChoices(c.db, its.accountId), 8);
    const map = await readStoreMap(
      c.db,
      its.warehouseId,
      found.map(({ productId }) => productId),
    );
    return { proposals: found.map((each, index) => proposalToWire(each, index === 0, { view, map })) };
  });

  registerCall(app, staffPicking.substitutes, async (c) => ({ products: await askedSubstitutes(c, c.input) }));

  registerCall(app, staffPicking.scan, async (c) => {
    const product = await scanned(c, c.input);
    if (!product) throw c.refuse('product-not-found', 'Questo codice non è di nessun prodotto', { field: 'code' });
    return { product };
  });

  registerCall(app, staffPicking.giveBack, async (c) => {
    await giveWorkBack(c.deps, c.account, { orderId: c.input.order_id, zone: c.input.zone });
    return {};
  });

  registerCall(app, staffPicking.assign, async (c) => {
    const { order_id: orderId, zone, user_id: userId } = c.input;
    await assignWork(c.deps, c.account, { orderId, zone, userId });
    return {};
  });

  registerCall(app, staffPicking.close, async (c) => ({
    closed: await closeOrder(c.deps, c.account, {
      orderId: c.input.order_id,
      bags: c.input.bags,
      crates: c.input.crates.map(({ crate_id: crateId, bay }) => ({ crateId, bay })),
      rewards: c.input.reward_request_ids ?? [],
    }),
  }));

  registerCall(app, staffPicking.figures, async (c) => {
    const stores = storesAskedFor(c.account.staff!, c.input.warehouse_id);
    const today = shopDay(c.now.getTime());
    const rows = await readWorkSums(c.db, {
      stores,
      from: startOfDay(c.input.from ?? today, 0),
      to: startOfDay(c.input.to ?? c.input.from ?? today, 1),
    });
    const own = rows.filter(({ accountId }) => accountId === c.account.accountId);
    return {
      mine: figuresOf(own),
      store: figuresOf(rows),
      ...(mayDo(c.account.staff!.roles, ['store-manager']) && {
        people: rows.map((row) => ({ ...figuresOf([row]), picker: { userId: row.accountId, name: row.name } })),
      }),
    };
  });

  registerCall(app, order.refuseSubstitution, async (c) => {
    const { order_id: orderId, order_line_id: orderLineId } = c.input;
    await refuseSubstitution(c.deps, c.account.accountId, { orderId, orderLineId });
    return { order: await orderFor(c, orderId) };
  });
}

/** The first instant of a day in the shop, or of one after it. */
function startOfDay(day: string, later: number): Date {
  const local = Temporal.PlainDate.from(day).add({ days: later });
  return new Date(local.toZonedDateTime('Europe/Rome').epochMilliseconds);
}
