import type { PickingLine, PickingOrder } from '@sporta/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAnswer } from '../../platform/testing/test-app.ts';
import type { Customer } from '../orders/testing/checkout-world.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { gestureOn, type Picker, type PickingTestWorld, startPickingWorld } from './testing/picking-world.ts';

/* Ten pickers and five customers on the same orders at once: nothing is lost, done twice or charged twice. */

let world: PickingTestWorld;
beforeAll(async () => {
  world = await startPickingWorld();
});
afterAll(() => world.close());

let seed = 11;
const random = (n: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % n;
};
const wanted = { PASSATA: 4, RISO: 1, YOGURT: 2, '041750': 1 };
/** Ids of gestures the server said it has written. */
const acknowledged = new Set<string>();

/** The server answers each call, if only with a refusal; what it answered instead ends the test. */
function heard(what: string, answer: TestAnswer): TestAnswer {
  if (answer.http.statusCode !== 200) throw new Error(`${what}: ${answer.http.statusCode} ${answer.http.body}`);
  return answer;
}

/** What a picker does with a line, at random; weights, quantities and products are such that the rules allow them. */
function actOn(order: PickingOrder, line: PickingLine): object {
  const at = random(10);
  if (at === 0) return gestureOn(line, order.orderId, 'missing', { reason: random(2) === 0 ? 'damaged' : 'not-there' });
  if (at <= 2 && line.proposals[0] && !line.proposals[0].weighed) {
    const [{ productId, quantity }] = line.proposals as [PickingLine['proposals'][number]];
    return gestureOn(line, order.orderId, 'substitute', { product_id: productId, quantity });
  }
  if (line.weight) {
    const grams = line.weight.least + random(line.weight.most - line.weight.least + 1);
    return gestureOn(line, order.orderId, 'weight', { grams, above_authorised: true });
  }
  return gestureOn(line, order.orderId, 'count', { quantity: line.orderedQuantity });
}

async function works(picker: Picker, index: number): Promise<void> {
  const device = `tablet-${index}`;
  for (let round = 0; round < 25; round++) {
    heard('take', await picker.post('staff/picking/take', { device, most: 1 + random(3) }));
    const { orders } = (
      heard('mine', await picker.get('staff/picking/mine')).data as { work: { orders: PickingOrder[] } }
    ).work;
    if (orders.length === 0) return;
    for (const order of orders) {
      const todo = order.lines.filter(
        ({ state }) => state.status === 'todo' || (state.status === 'picked' && random(12) === 0),
      );
      const gestures = todo.map((line) => actOn(order, line));
      // the network repeats what it is not sure of
      const sent = await Promise.all(
        Array.from({ length: 1 + random(2) }, () => picker.post('staff/picking/gestures', { device, gestures })),
      );
      for (const answer of sent) {
        heard('gestures', answer);
        for (const { id, outcome } of answer.data.results) {
          if (outcome === 'applied' || outcome === 'already-applied') acknowledged.add(id);
        }
      }
      if (random(8) === 0) {
        const { zone } = order.tasks.find(({ mine }) => mine)!;
        heard('give-back', await picker.post('staff/picking/give-back', { order_id: order.orderId, zone }));
        continue;
      }
      for (const temperature of ['dry', 'chilled']) {
        heard(
          'crate',
          await picker.post('staff/picking/open-crate', {
            order_id: order.orderId,
            temperature,
            key: `cassa-${temperature}`,
          }),
        );
      }
      heard('close', await picker.post('staff/picking/close', { order_id: order.orderId, bags: 1 }));
    }
  }
}

async function watches({ client }: Customer, orderId: number): Promise<void> {
  for (let round = 0; round < 30; round++) {
    const { order } = heard('detail', await client.get('order/detail', { order_id: orderId })).data;
    if (order.state !== 'confirmed' && order.state !== 'picking') return;
    for (const line of order.lines) {
      if (!line.refusable || random(2) === 0) continue;
      const refuse = () =>
        client.post('order/refuse-substitution', { order_id: orderId, order_line_id: line.orderLineId });
      for (const answer of await Promise.all([refuse(), refuse()])) heard('refuse', answer);
    }
    if (random(6) === 0) heard('cancel', await client.post('order/cancel', { order_id: orderId }));
    if (random(6) === 0) {
      const modify = heard('modify', await client.post('order/modify', { order_id: orderId }));
      if (modify.response.errors.length === 0)
        heard('leave', await client.post('order/leave-as-it-was', { order_id: orderId }));
    }
  }
}

it('loses nothing and charges nobody twice', async () => {
  const orders: { orderId: number; customer: Customer }[] = [];
  for (let index = 0; index < 12; index++)
    orders.push(await world.order(wanted, { card: index % 3 === 0, hours: 2 + (index % 4) }));
  // some can still be changed and cancelled when the wave begins
  const early = orders.slice(0, 4).map(({ orderId }) => orderId);
  await world.deps.pool.query(`update orders set cutoff_at = $2 where order_id = any($1)`, [
    early,
    new Date(world.clock.now().getTime() + 600_000),
  ]);
  const { rows: slots } = await world.deps.pool.query('select distinct timeslot_id from orders');
  const pickers = await Promise.all(Array.from({ length: 10 }, (_, index) => world.picker(`Anna${index}`)));
  await Promise.all([
    ...pickers.map(works),
    ...orders.slice(0, 5).map(({ customer, orderId }) => watches(customer, orderId)),
    world.manager.post('staff/picking/start-wave', { timeslot_id: slots[0].timeslot_id }),
    world.manager.post('staff/order/cancel', { order_id: orders[7]!.orderId, reason: 'Il cliente ha telefonato' }),
  ]);
  // whoever is left finishes what was given back
  for (const [index, picker] of pickers.slice(0, 3).entries()) await works(picker, index);
  // what was given back when it was done waits to be closed by anybody
  for (const { orderId } of (await world.manager.get('staff/picking/work')).data.toClose) {
    for (const temperature of ['dry', 'chilled']) {
      const crate = { order_id: orderId, temperature, key: `cassa-${temperature}` };
      heard('crate', await world.manager.post('staff/picking/open-crate', crate));
    }
    heard('close', await world.manager.post('staff/picking/close', { order_id: orderId }));
  }

  const { pool } = world.deps;
  const { rows: states } = await pool.query('select order_id, state from orders where order_id = any($1)', [
    orders.map(({ orderId }) => orderId),
  ]);
  expect(states.filter(({ state }) => !['picked', 'cancelled'].includes(state))).toEqual([]);
  expect(states.filter(({ state }) => state === 'picked').length).toBeGreaterThan(5);

  const { rows: written } = await pool.query('select gesture_id from picking_gesture where account_id is not null');
  expect(new Set(written.map(({ gesture_id: id }) => id))).toEqual(acknowledged);
  const { rows: torn } = await pool.query(`
    select order_line_id from picking_gesture group by order_line_id
    having count(*) <> max(revision) or count(distinct revision) <> count(*)`);
  expect(torn).toEqual([]);
  const { rows: untrue } = await pool.query(`
    select l.order_line_id, p.status, l.outcome, l.delivered_cents from orders o join order_line l using (order_id)
    left join picking_line p using (order_line_id)
    where o.state = 'picked' and l.outcome is distinct from (case when p.status in ('missing', 'refused') then 'missing'
      when p.status = 'substituted' then 'substituted' else 'picked' end)
      or l.outcome = 'missing' and l.delivered_cents <> 0
      or l.outcome = 'substituted' and l.delivered_cents > l.gross_cents`);
  expect(untrue).toEqual([]);
  const { rows: settled } = await pool.query(
    'select order_id from order_settlement group by order_id having count(*) > 1',
  );
  expect(settled).toEqual([]);
  await expectConsistent(world);
}, 300_000);
