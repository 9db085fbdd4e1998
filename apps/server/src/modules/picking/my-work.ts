import type { PickingOrder, PickingWork } from '@sporta/contract';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Account } from '../../platform/session.ts';
import { rewardsForOrder } from '../benefits/index.ts';
import { type OrderView, readOrder } from '../order-book/index.ts';
import { readEarlierChoices } from '../substitutes/index.ts';
import { readCrates } from './crates.repo.ts';
import { crateToWire } from './crates.ts';
import { readPickedLines } from './line-states.repo.ts';
import { inWalkingOrder, lineToPick, zoneOf } from './lines-to-wire.ts';
import { readPickingStore, readStoreMap, usualPickingStore } from './picking-store.repo.ts';
import { progressOf } from './progress.ts';
import { shelvesOf } from './store-products.ts';
import { ordersInHands, readTasks, type TaskRow } from './tasks.repo.ts';

/** All that is in somebody's hands, whole. */
export async function myWork(deps: Deps, account: Account): Promise<PickingWork> {
  const { db } = deps;
  const inHands = await ordersInHands(db, account.accountId);
  const orderIds = [...new Set(inHands.map(({ orderId }) => orderId))];
  const [tasks, views] = await Promise.all([
    readTasks(db, orderIds),
    Promise.all(orderIds.map((orderId) => readOrder(db, orderId))),
  ]);
  const store = inHands[0] ? await readPickingStore(db, inHands[0].warehouseId) : usualPickingStore;
  const orders: PickingOrder[] = [];
  for (const view of views) if (view) orders.push(await orderToPick(deps, account, view, tasks));
  return {
    at: deps.clock.now().toISOString(),
    orders: orders.sort((a, b) => a.cartPlace - b.cartPlace),
    inStoreLayouts: [...store.layouts],
    silenceMinutes: store.silenceMinutes,
  };
}

async function orderToPick(
  deps: Deps,
  account: Account,
  order: OrderView,
  tasks: readonly TaskRow[],
): Promise<PickingOrder> {
  const { db } = deps;
  const own = tasks.filter(({ orderId, accountId }) => orderId === order.orderId && accountId === account.accountId);
  const [picked, store, earlier, crates, customer, rewards] = await Promise.all([
    readPickedLines(db, [order.orderId]),
    readPickingStore(db, order.warehouseId),
    readEarlierChoices(db, order.accountId),
    readCrates(db, [order.orderId]),
    customerOf(db, order),
    rewardsForOrder(db, order),
  ]);
  const view = shelvesOf(deps, order.warehouseId);
  const zones = new Set(own.map(({ zone }) => zone));
  const lines = order.lines.filter((line) => zones.has(zoneOf(line)));
  const map = await readStoreMap(
    db,
    order.warehouseId,
    lines.flatMap(({ productId, wantedSubstituteId }) => [productId ?? [], wantedSubstituteId ?? []].flat()),
  );
  return {
    ...progressOf(order, tasks, picked, account.accountId),
    orderNumber: order.orderNumber,
    ...customer,
    warehouseId: order.warehouseId,
    deliveryServiceId: order.deliveryServiceId,
    timeslot: { timeslotId: order.timeslotId, date: order.slotDay, beginTime: order.slotBegin, endTime: order.slotEnd },
    finishBy: new Date(Date.parse(order.slotBeginAt) - store.finishMinutes * 60_000).toISOString(),
    cartPlace: own[0]?.cartPlace ?? 1,
    ...(order.orderComment ? { orderComment: order.orderComment } : {}),
    lines: lines
      .map((line) => lineToPick(line, picked.get(line.orderLineId), { view, map, store, earlier }))
      .sort(inWalkingOrder),
    crates: crates.map(crateToWire),
    ...(order.packages[0] ? { bagsOrdered: order.packages[0].quantity } : {}),
    ...(rewards.length > 0 ? { rewards } : {}),
  };
}

/** Whose the goods are: a family name, or a company. */
async function customerOf(db: Db, order: OrderView): Promise<{ customer: string; company: boolean }> {
  const company = await db
    .selectFrom('orders as o')
    .innerJoin('company as c', 'c.company_id', 'o.company_id')
    .select('c.name')
    .where('o.order_id', '=', order.orderId)
    .executeTakeFirst();
  return { customer: company?.name ?? (order.lastName || order.firstName), company: company !== undefined };
}
