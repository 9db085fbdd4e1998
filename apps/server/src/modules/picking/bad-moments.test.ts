import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import {
  codesOf,
  gestureOn,
  lineOf,
  outcomesOf,
  type PickingTestWorld,
  startPickingWorld,
} from './testing/picking-world.ts';

/* Things that happen in the same second, and devices that come back later than the world went on. */

let world: PickingTestWorld;
beforeAll(async () => {
  world = await startPickingWorld();
});
beforeEach(async () => {
  await world.control('/reset', {});
  await world.deps.pool.query(
    `update orders set slot_begin_at = slot_begin_at - interval '2 days' where state in ('confirmed', 'picking')`,
  );
  await world.deps.pool.query('update picking_task set account_id = null');
  await world.restock();
});
afterAll(() => world.close());

describe('a customer who refuses a substitute in the second in which two pickers close', () => {
  it.each([1, 2, 3, 4])('is charged for it or not, as they are told, once (%i)', async () => {
    const [anna, bruno] = [await world.picker('Anna'), await world.picker('Bruno')];
    const { orderId, customer } = await world.order({ PASSATA: 4, RISO: 1, YOGURT: 2 }, { card: true });
    const [hers] = (await anna.take({ order_id: orderId, zone: 'dry' })).orders;
    const [his] = (await bruno.take({ order_id: orderId, zone: 'chilled' })).orders;
    const passata = lineOf({ orders: [hers!] } as never, orderId, 'PASSATA');
    await anna.gesture(passata, 'substitute', { product_id: world.productId('POLPA'), quantity: 4 });
    const rest = hers!.lines.filter(({ code }) => code !== 'PASSATA');
    await Promise.all([anna.finish({ ...hers!, lines: rest }), bruno.finish(his!)]);
    await anna.open(orderId);
    await bruno.open(orderId, 'chilled');

    const refuse = { order_id: orderId, order_line_id: passata.orderLineId };
    const [refused, ...closed] = await Promise.all([
      customer.client.post('order/refuse-substitution', refuse),
      anna.close(orderId),
      bruno.close(orderId),
    ]);
    // both pickers hear that it is closed, whoever was first
    expect(closed.flatMap(codesOf)).toEqual([]);
    await world.drainOutbox();
    const { order } = (await customer.client.get('order/detail', { order_id: orderId })).data;
    const line = order.lines.find(({ code }: { code: string }) => code === 'PASSATA');
    const said = codesOf(refused);
    if (said.length === 0) expect(line).toMatchObject({ status: 'missing', refused: true, deliveredAmount: 0 });
    else {
      expect(said).toEqual(['order-not-in-picking']);
      expect(line).toMatchObject({ status: 'substituted', deliveredAmount: 36 });
    }
    const { rows } = await world.deps.pool.query(
      'select (select count(*)::int from order_settlement where order_id = $1) as settled, captured_cents as captured from payment where payable_id = $1',
      [orderId],
    );
    expect(rows).toEqual([{ settled: 1, captured: Math.round(order.grossTotal * 100) }]);
    await expectConsistent(world);
  });
});

describe('a picker whose network is dead while the manager gives the order to another', () => {
  it('keeps what nobody else did, hears of what they did, and is never written over in silence', async () => {
    const [anna, bruno] = [await world.picker('Anna'), await world.picker('Bruno')];
    const { orderId } = await world.order({ PASSATA: 4, RISO: 1 });
    const work = await anna.take({ order_id: orderId, zone: 'dry' });
    const passata = lineOf(work, orderId, 'PASSATA');
    const riso = lineOf(work, orderId, 'RISO');
    // without a network her tablet wrote down both lines
    const offline = [gestureOn(passata, orderId, 'count', { quantity: 4 }), gestureOn(riso, orderId, 'missing')];
    const given = { order_id: orderId, zone: 'dry', user_id: bruno.accountId };
    expect(codesOf(await world.manager.post('staff/picking/assign', given))).toEqual([]);
    const his = lineOf(await bruno.mine(), orderId, 'RISO');
    expect(outcomesOf(await bruno.gesture(his, 'count', { quantity: 1 }))).toEqual(['applied']);

    const send = () => anna.post('staff/picking/gestures', { device: 'tablet-Anna', gestures: offline });
    const late = await send();
    expect(late.response.errors).toEqual([]);
    for (const result of late.data.results) {
      expect(result).toMatchObject({ outcome: 'conflict', message: expect.stringContaining('Bruno') });
    }
    expect((await anna.mine()).orders).toEqual([]);
    // the tablet tries again after its screen was closed: the same answer, and nothing changes
    expect((await send()).data.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'conflict',
      'conflict',
    ]);
    expect(lineOf(await bruno.mine(), orderId, 'RISO').state).toMatchObject({ status: 'picked', quantity: 1 });
    expect(lineOf(await bruno.mine(), orderId, 'PASSATA').state).toMatchObject({ status: 'todo' });
    await bruno.finish((await bruno.mine()).orders[0]!);
    await bruno.open(orderId);
    expect(codesOf(await bruno.close(orderId))).toEqual([]);
    await expectConsistent(world);
  });
});

describe('a weighed line in the middle of which the session ends', () => {
  const scale = async () => {
    const anna = await world.picker('Anna');
    const { orderId } = await world.order({ '041750': 2 });
    const zone = (await world.manager.get('staff/picking/work')).data.slots
      .flatMap(({ zones }: { zones: { zone: string; waiting: number }[] }) => zones)
      .find(({ waiting }: { waiting: number }) => waiting > 0).zone;
    const line = lineOf(await anna.take({ order_id: orderId, zone }), orderId, '041750');
    const gesture = gestureOn(line, orderId, 'weight', { grams: line.weight!.asked });
    const send = (client: { post: typeof anna.post } = anna) =>
      client.post('staff/picking/gestures', { device: 'tablet-Anna', gestures: [gesture] });
    const seen = async () => {
      const { rows } = await world.deps.pool.query('select status from picking_line where order_line_id = $1', [
        line.orderLineId,
      ]);
      return rows[0]?.status;
    };
    return { anna, send, seen };
  };

  it.each([
    ['by its twelve hours', `update session set expires_at = now() - interval '1 minute' where account_id = $1`, 419],
    ['by a lock', 'update session set locked_at = now() where account_id = $1', 403],
    ['by a role that was taken away', `update staff_member set roles = '{}' where account_id = $1`, 403],
  ])('%s is written down nowhere, and is taken once when they are back', async (_, ends, status) => {
    const { anna, send, seen } = await scale();
    const { pool } = world.deps;
    await pool.query(ends, [anna.accountId]);
    expect((await send()).http.statusCode).toBe(status);
    expect(await seen()).not.toBe('weighed');
    await pool.query(
      `update session set expires_at = now() + interval '1 hour', locked_at = null where account_id = $1`,
      [anna.accountId],
    );
    await pool.query(`update staff_member set roles = '{picker}' where account_id = $1`, [anna.accountId]);
    expect(outcomesOf(await send())).toEqual(['applied']);
    expect(outcomesOf(await send())).toEqual(['already-applied']);
    expect(await seen()).toBe('weighed');
  });
});
