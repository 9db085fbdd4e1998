import { calls, pageOfListed } from '@sporta/contract';
import { relativeDay, shopDay, staffStateLabel } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { withTransaction } from '../../platform/db/database.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { tableFile } from '../../platform/http/table-file.ts';
import { storesAsked } from '../../platform/stores-asked.ts';
import { writeAudit, writeLook } from '../audit/index.ts';
import { changeCollection } from '../collections/index.ts';
import { slotsForOrder } from '../delivery/index.ts';
import { refundByStaff } from '../returns/index.ts';
import { cancelByStaff } from './cancel-by-staff.ts';
import { changeSlot } from './change-slot.ts';
import { chargeRestByStaff } from './charge-rest-by-staff.ts';
import { closeRestByStaff } from './close-rest-by-staff.ts';
import { countOrderList } from './count-orders.repo.ts';
import { readersOfOrders, writeLetter } from './letters/write-letter.ts';
import { rowToWire } from './list-orders.ts';
import { moveByStaff } from './move-by-staff.ts';
import { orderFileColumns, orderFileRows } from './order-file.ts';
import type { OrderFilter } from './order-filter.ts';
import { orderOf } from './scoped-order.ts';
import { insertNote } from './staff-order.repo.ts';
import { staffOrderOf } from './staff-order-page.ts';
import { readOrderIds, readOrderList } from './staff-orders.repo.ts';

/** Orders of a file: some months of a busy shop; a spreadsheet opens ten times as many. */
const mostInFile = 100_000;

export function registerStaffOrderRoutes(app: FastifyInstance): void {
  const { staffOrders } = calls;

  registerCall(app, staffOrders.list, async (c) => {
    const { page, page_size: pageSize, ...asked } = c.input;
    const filter: OrderFilter = { ...asked, stores: storesAsked(c.account.staff!, asked.warehouse_id) };
    const [rows, { counts, total }] = await Promise.all([
      readOrderList(c.db, filter, { limit: pageSize, offset: (page - 1) * pageSize }),
      countOrderList(c.db, filter),
    ]);
    if (asked.q) await writeLook(c.db, c, 'customer.search', { subject: { kind: 'customer' } });
    return { page: pageOfListed(total, page, pageSize), orders: rows.map(rowToWire), counts };
  });

  registerCall(app, staffOrders.listFile, async (c) => {
    const { order_ids: orderIds, format, ...asked } = c.input;
    const filter: OrderFilter = { ...asked, orderIds, stores: storesAsked(c.account.staff!, asked.warehouse_id) };
    const ids = await readOrderIds(c.db, filter, mostInFile);
    await withTransaction(c.db, (tx) =>
      writeAudit(tx, c, 'order.export', { subject: { kind: 'order' }, after: { rows: ids.length } }),
    );
    return tableFile(format, 'ordini', orderFileColumns, orderFileRows(c.db, ids));
  });

  registerCall(app, staffOrders.detail, async (c) => {
    const order = await orderOf(c.db, c.account, c.input.order_id);
    await writeLook(c.db, c, 'order.view', {
      subject: { kind: 'order', id: order.orderId, name: order.orderNumber },
      warehouseId: order.warehouseId,
    });
    return { order: await staffOrderOf(c, order) };
  });

  registerCall(app, staffOrders.move, async (c) => {
    const { order_id: orderId, to, reason, adult_checked: adultChecked } = c.input;
    const known = await orderOf(c.db, c.account, orderId);
    await moveByStaff(c.deps, c.account, { orderId: known.orderId, to, reason, adultChecked });
    const { state, deliveryServiceId } = await orderOf(c.db, c.account, orderId);
    return { orderId: known.orderId, state, staffLabel: staffStateLabel(state, deliveryServiceId) };
  });

  registerCall(app, staffOrders.cancel, async (c) => {
    const { orderId } = await orderOf(c.db, c.account, c.input.order_id);
    await cancelByStaff(c.deps, c.account, { orderId, reason: c.input.reason });
    return pageOfOrder(c, orderId);
  });

  registerCall(app, staffOrders.slots, async (c) => {
    const order = await orderOf(c.db, c.account, c.input.order_id);
    const today = shopDay(c.now.getTime());
    const slots = await slotsForOrder(c.db, order, c.now);
    return {
      slots: slots.map(({ day, ...slot }) => ({ ...slot, date: day, dayLabel: relativeDay(day, today) })),
    };
  });

  registerCall(app, staffOrders.changeSlot, async (c) => {
    const { orderId } = await orderOf(c.db, c.account, c.input.order_id);
    const { timeslot_id: timeslotId, from_timeslot_id: fromTimeslotId, reason } = c.input;
    await changeSlot(c.deps, c.account, { orderId, timeslotId, fromTimeslotId, reason });
    return pageOfOrder(c, orderId);
  });

  registerCall(app, staffOrders.chargeRest, async (c) => {
    const { orderId } = await orderOf(c.db, c.account, c.input.order_id);
    await chargeRestByStaff(c.deps, c.account, orderId);
    return pageOfOrder(c, orderId);
  });

  registerCall(app, staffOrders.closeRest, async (c) => {
    const { orderId } = await orderOf(c.db, c.account, c.input.order_id);
    await closeRestByStaff(c.deps, c.account, orderId, c.input.reason);
    return pageOfOrder(c, orderId);
  });

  registerCall(app, staffOrders.addNote, async (c) => {
    const { orderId, orderNumber, warehouseId } = await orderOf(c.db, c.account, c.input.order_id);
    await withTransaction(c.db, async (tx) => {
      await insertNote(tx, { orderNumber, accountId: c.account.accountId, text: c.input.text, now: c.now });
      await writeAudit(tx, c, 'order.note', {
        subject: { kind: 'order', id: orderId, name: orderNumber },
        warehouseId,
      });
    });
    return pageOfOrder(c, orderId);
  });

  registerCall(app, staffOrders.readers, async (c) => ({
    readers: await readersOfOrders(c.db, c.account, c.input.order_ids),
  }));

  registerCall(app, staffOrders.write, async (c) => {
    const { order_ids: orderIds, subject, text, idempotency_key: key } = c.input;
    return { letters: await writeLetter(c.deps, c.account, { orderIds, subject, text, key }) };
  });

  registerCall(app, staffOrders.cancelCollection, async (c) => {
    const { orderId } = await orderOf(c.db, c.account, c.input.order_id);
    const { collection_id: collectionId, reason } = c.input;
    await changeCollection(c.deps, c.account, { orderId, collectionId, to: 'cancelled', reason });
    return pageOfOrder(c, orderId);
  });

  registerCall(app, staffOrders.collectAgain, async (c) => {
    const { orderId } = await orderOf(c.db, c.account, c.input.order_id);
    await changeCollection(c.deps, c.account, { orderId, collectionId: c.input.collection_id, to: 'waiting' });
    return pageOfOrder(c, orderId);
  });

  registerCall(app, staffOrders.askToBring, async (c) => {
    const { orderId } = await orderOf(c.db, c.account, c.input.order_id);
    await changeCollection(c.deps, c.account, { orderId, collectionId: c.input.collection_id, to: 'to-bring' });
    return pageOfOrder(c, orderId);
  });

  registerCall(app, staffOrders.broughtBack, async (c) => {
    const { orderId } = await orderOf(c.db, c.account, c.input.order_id);
    await changeCollection(c.deps, c.account, { orderId, collectionId: c.input.collection_id, to: 'brought' });
    return pageOfOrder(c, orderId);
  });

  registerCall(app, staffOrders.refund, async (c) => {
    const { input } = c;
    const { orderId } = await orderOf(c.db, c.account, input.order_id);
    const cents = (euro: number | undefined) => (euro === undefined ? undefined : Math.round(euro * 100));
    const refund = await refundByStaff(c.deps, c.account, {
      orderId,
      lines: (input.lines ?? []).map((line) => ({ orderLineId: line.order_line_id, quantity: line.quantity })),
      amountCents: cents(input.amount) ?? 0,
      wanted: new Map((input.shares ?? []).map(({ ref, amount }) => [ref, Math.round(amount * 100)])),
      collect: input.collect,
      reason: input.reason,
      notify: input.notify,
      confirm: input.confirm,
      expectedCents: cents(input.expected_total),
      key: input.idempotency_key,
    });
    return { refund, ...(await pageOfOrder(c, orderId)) };
  });
}

type Asking = Pick<CallContext, 'deps' | 'account' | 'now' | 'db'>;

async function pageOfOrder(c: Asking, orderId: number) {
  return { order: await staffOrderOf(c, await orderOf(c.db, c.account, orderId)) };
}
