import { mayDo } from '@sporta/contract/staff-roles.ts';
import type { PickingZone } from '@sporta/domain';
import { sql } from 'kysely';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { writeAudit } from '../audit/index.ts';
import { lockOrderOfStore } from '../orders/index.ts';
import { readPickingStore } from './picking-store.repo.ts';
import { giveTask, taskToPrepare } from './take-work.ts';
import { readTasks, writeGivenBack } from './tasks.repo.ts';
import { readPeople } from './work.repo.ts';

interface OneTask {
  orderId: number;
  zone: PickingZone;
}

/**
 * Gives work back: what was done stays done. A manager does so for others too; what nobody has changes nothing.
 * @throws BusinessError `order-not-found`, `taken-by-other`
 */
export function giveWorkBack(deps: Deps, account: Account, { orderId, zone }: OneTask): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const order = await lockOrderOfStore(tx, account, orderId);
    const task = (await readTasks(tx, [orderId])).find((each) => each.zone === zone);
    if (!task || task.accountId === null) return;
    const isOwn = task.accountId === account.accountId;
    if (!isOwn && !mayDo(account.staff!.roles, ['store-manager'])) {
      throw new BusinessError('taken-by-other', `Questo lavoro è di ${task.name}`);
    }
    await writeGivenBack(tx, task);
    await writeAudit(tx, { account, now }, 'picking.give-back', {
      subject: { kind: 'order', id: orderId, name: order.orderNumber },
      warehouseId: order.warehouseId,
      before: { zone, picker: task.name },
    });
  });
}

/**
 * A manager gives a part of an order to somebody, also when another one has it.
 * @throws BusinessError `order-not-found`, `person-not-found`, `no-work`, `before-cutoff`, `cart-full`
 */
export function assignWork(
  deps: Deps,
  account: Account,
  { orderId, zone, userId }: OneTask & { userId: number },
): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const order = await lockOrderOfStore(tx, account, orderId);
    const person = (await readPeople(tx, [order.warehouseId])).find(({ accountId }) => accountId === userId);
    if (!person) {
      throw new BusinessError('person-not-found', 'In questa sede non c’è questa persona', { field: 'user_id' });
    }
    const task = await taskToPrepare(tx, order, zone, now);
    const store = await readPickingStore(tx, order.warehouseId);
    await giveTask(tx, order, task, {
      account: { accountId: userId, firstName: person.name },
      by: account,
      now,
      store,
    });
    await writeAudit(tx, { account, now }, 'picking.assign', {
      subject: { kind: 'order', id: orderId, name: order.orderNumber },
      warehouseId: order.warehouseId,
      before: { zone, picker: task.name },
      after: { zone, picker: person.name },
    });
  });
}

/**
 * Begins to prepare a slot before its cut-off: its customers cannot change their orders any more. An order that is being changed keeps
 * its time. Raw: the number of rows is the answer.
 * @throws BusinessError `slot-not-found`
 */
export function startWave(deps: Deps, account: Account, timeslotId: number): Promise<number> {
  const now = deps.clock.now();
  const { stores } = account.staff!;
  return withTransaction(deps.db, async (tx) => {
    const slot = await tx
      .selectFrom('timeslot')
      .select('warehouse_id as warehouseId')
      .where('timeslot_id', '=', timeslotId)
      .executeTakeFirst();
    if (!slot || (stores !== 'all' && !stores.includes(slot.warehouseId))) {
      throw new BusinessError('slot-not-found', 'Non abbiamo trovato questa fascia', { field: 'timeslot_id' });
    }
    const { rows } = await sql<{ orderId: number; orderNumber: string }>`
      update orders set cutoff_at = ${now} where order_id in (
        select order_id from orders where timeslot_id = ${timeslotId} and state = 'confirmed' and cutoff_at > ${now}
        order by order_id for update)
      returning order_id as "orderId", order_number as "orderNumber"`.execute(tx);
    for (const { orderId, orderNumber } of rows) {
      await writeAudit(tx, { account, now }, 'picking.start-wave', {
        subject: { kind: 'order', id: orderId, name: orderNumber },
        warehouseId: slot.warehouseId,
      });
    }
    return rows.length;
  });
}
