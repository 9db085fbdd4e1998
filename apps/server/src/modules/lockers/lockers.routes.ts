import { calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { pdfAnswer } from '../../platform/http/envelope.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { storesAsked } from '../../platform/stores-asked.ts';
import { visibleOrder } from '../order-book/index.ts';
import { beginFilling } from './begin-filling.ts';
import { printDoorLabels } from './door-labels.ts';
import { confirmCollected, handOver, takeOut } from './end-visit.ts';
import { fillDoors } from './fill-doors.ts';
import { lockerOfOrder } from './locker-of-order.ts';
import { notInLocker } from './lockers.errors.ts';
import { removeDoor, saveDoor } from './save-door.ts';
import { saveStation } from './save-station.ts';
import { stationsOf } from './station-to-wire.ts';

const stationsFor = async (c: Pick<CallContext, 'db' | 'now'> & { account: CallContext['account'] }) => ({
  stations: await stationsOf(c.db, c.account.staff!.stores, c.now),
});

export function registerLockerRoutes(app: FastifyInstance): void {
  const { staffLockers, lockers } = calls;

  registerCall(app, staffLockers.list, async (c) => ({
    stations: await stationsOf(c.db, storesAsked(c.account.staff!, c.input.warehouse_id), c.now),
  }));

  registerCall(app, staffLockers.saveStation, async (c) => {
    const {
      warehouse_id: warehouseId,
      address_number,
      stay_hours: stayHours,
      per_order: perOrder,
      directions,
      ...same
    } = c.input;
    await saveStation(c.deps, c.account, {
      ...same,
      warehouseId,
      addressNumber: address_number ?? '',
      stayHours,
      perOrder,
      directions: directions ?? null,
      operatorRef: null,
    });
    return stationsFor(c);
  });

  registerCall(app, staffLockers.saveDoor, async (c) => {
    const { warehouse_id: warehouseId, compartment_id: compartmentId, out_of_order: outOfOrder, ...same } = c.input;
    const without = await saveDoor(c.deps, c.account, {
      ...same,
      warehouseId,
      compartmentId,
      outOfOrder: outOfOrder ?? null,
    });
    return { ...(await stationsFor(c)), without };
  });

  registerCall(app, staffLockers.removeDoor, async (c) => {
    await removeDoor(c.deps, c.account, { warehouseId: c.input.warehouse_id, compartmentId: c.input.compartment_id });
    return stationsFor(c);
  });

  registerCall(app, staffLockers.labels, async (c) => {
    const { warehouse_id: warehouseId, compartment_ids: compartmentIds } = c.input;
    return pdfAnswer(await printDoorLabels(c, { warehouseId, compartmentIds }), `vani-${warehouseId}.pdf`);
  });

  registerCall(app, staffLockers.begin, (c) => beginFilling(c.deps, c.account, c.input.order_id));

  registerCall(app, staffLockers.fill, async (c) => {
    await fillDoors(c.deps, c.account, { orderId: c.input.order_id, placed: c.input.placed });
    return stationsFor(c);
  });

  registerCall(app, staffLockers.handOver, async (c) => {
    await handOver(c.deps, c.account, { orderId: c.input.order_id, code: c.input.code });
    return stationsFor(c);
  });

  registerCall(app, staffLockers.takeOut, async (c) => {
    await takeOut(c.deps, c.account, { orderId: c.input.order_id, reason: c.input.reason });
    return stationsFor(c);
  });

  registerCall(app, lockers.ofOrder, async (c) => {
    const order = await visibleOrder(c.db, c.account, c.input.order_id);
    // the code is a key: the masters of a company see the orders of its people, not what opens their doors
    if (order.deliveryServiceId !== 3 || order.accountId !== c.account.accountId || c.account.actedBy)
      throw notInLocker();
    return { locker: await lockerOfOrder(c.db, order, c.now) };
  });

  registerCall(app, lockers.collected, async (c) => {
    await confirmCollected(c.deps, c.account.accountId, c.input.order_id);
    const order = await visibleOrder(c.db, c.account, c.input.order_id);
    return { locker: await lockerOfOrder(c.db, order, c.now) };
  });
}
