import { type Call, calls, type PickingWork } from '@sporta/contract';
import { pickingZone, writeInStoreCode } from '@sporta/domain';
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

let world: PickingTestWorld;
beforeAll(async () => {
  world = await startPickingWorld();
});
beforeEach(async () => {
  await world.control('/reset', {});
  // each test prepares its own orders: what an earlier one left is no work any more
  await world.deps.pool.query(
    `update orders set slot_begin_at = slot_begin_at - interval '2 days' where state in ('confirmed', 'picking')`,
  );
  await world.deps.pool.query('update picking_task set account_id = null');
  await world.restock();
});
afterAll(() => world.close());

const dry = { PASSATA: 4, RISO: 1 };
const both = { PASSATA: 4, RISO: 1, YOGURT: 2 };
const detail = async ({ client }: { client: { get: CallableFunction } }, orderId: number) =>
  (await client.get('order/detail', { order_id: orderId })).data.order;
const customerLine = async (customer: Parameters<typeof detail>[0], orderId: number, code: string) =>
  (await detail(customer, orderId)).lines.find((line: { code: string }) => line.code === code);
const stock = async (code: string) => {
  const { rows } = await world.deps.pool.query('select on_hand, reserved from stock where product_id = $1', [
    world.productId(code),
  ]);
  return rows[0] as { on_hand: number; reserved: number };
};

describe('work', () => {
  it('is there from the cut-off on, or from when a manager starts the wave; then its customers change nothing', async () => {
    const anna = await world.picker('Anna');
    const { orderId, customer } = await world.order(dry);
    await world.deps.pool.query(`update orders set cutoff_at = $2 where order_id = $1`, [
      orderId,
      new Date(world.clock.now().getTime() + 600_000),
    ]);
    expect(codesOf(await anna.post('staff/picking/take', { device: 'tablet-1' }))).toEqual(['no-work']);
    const early = await anna.post('staff/picking/take', { device: 'tablet-1', order_id: orderId, zone: 'dry' });
    expect(codesOf(early)).toEqual(['before-cutoff']);
    const { timeslot } = await detail(customer, orderId);
    const { data } = await world.manager.post('staff/picking/start-wave', { timeslot_id: timeslot.timeslotId });
    expect(data.orders).toBeGreaterThanOrEqual(1);
    expect((await anna.take()).orders.map((order) => order.orderId)).toEqual([orderId]);
    expect(codesOf(await customer.client.post('order/modify', { order_id: orderId }))).toEqual([
      'order-not-modifiable',
    ]);
    expect((await detail(customer, orderId)).state).toBe('picking');
  });

  it('is counted by slot and zone, and taken the most urgent first, as much as fits on a cart', async () => {
    const [anna, bruno] = [await world.picker('Anna'), await world.picker('Bruno')];
    const orders: number[] = [];
    for (let index = 0; index < 8; index++) orders.push((await world.order(both, { hours: 2 + index })).orderId);
    const taken = await anna.take({ zone: 'dry' });
    expect(taken.orders.map((order) => order.orderId)).toEqual(orders.slice(0, 6));
    expect(taken.orders.map((order) => order.cartPlace)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(taken.orders[0]!.lines.map((line) => line.code).sort()).toEqual(['PASSATA', 'RISO']);
    expect(codesOf(await anna.post('staff/picking/take', { device: 'tablet-1' }))).toEqual(['cart-full']);
    expect((await bruno.take({ zone: 'dry' })).orders.map((order) => order.orderId)).toEqual(orders.slice(6));

    const { data } = await world.manager.get('staff/picking/work');
    const zones = data.slots.flatMap((slot: { zones: { zone: string }[] }) => slot.zones);
    const sum = (zone: string, field: string) =>
      zones
        .filter((each: { zone: string }) => each.zone === zone)
        .reduce((total: number, each: Record<string, number>) => total + each[field]!, 0);
    expect({ taken: sum('dry', 'taken'), waiting: sum('dry', 'waiting') }).toEqual({ taken: 8, waiting: 0 });
    expect({ waiting: sum('chilled', 'waiting'), lines: sum('chilled', 'lines') }).toEqual({ waiting: 8, lines: 8 });
    expect(data.taken).toHaveLength(8);
    expect(data.people.map(({ name }: { name: string }) => name)).toContain('Bruno');
    expect((await anna.get('staff/picking/work')).data.people).toBeUndefined();
  });

  it('is given back, given to somebody by a manager, and taken over from who fell silent', async () => {
    const [anna, bruno] = [await world.picker('Anna'), await world.picker('Bruno')];
    const { orderId } = await world.order(dry);
    const task = { order_id: orderId, zone: 'dry' };
    await anna.take();
    const wanted = await bruno.post('staff/picking/take', { device: 'tablet-2', ...task });
    expect(wanted.response.errors[0]).toMatchObject({ code: 'taken-by-other', error: expect.stringContaining('Anna') });
    expect(codesOf(await bruno.post('staff/picking/give-back', task))).toEqual(['taken-by-other']);
    expect(codesOf(await world.manager.post('staff/picking/assign', { ...task, user_id: 999_999 }))).toEqual([
      'person-not-found',
    ]);
    expect(codesOf(await world.manager.post('staff/picking/assign', { ...task, user_id: bruno.accountId }))).toEqual(
      [],
    );
    expect((await anna.mine()).orders).toEqual([]);
    const line = lineOf(await bruno.mine(), orderId, 'RISO');
    expect(codesOf(await bruno.post('staff/picking/give-back', task))).toEqual([]);
    await anna.take(task);

    world.clock.advanceMinutes(31);
    expect((await bruno.take(task)).orders).toHaveLength(1);
    const late = await anna.gesture(line, 'count', { quantity: 1 });
    expect(late.data.results[0]).toMatchObject({ outcome: 'conflict', message: expect.stringContaining('Bruno') });
    expect(lineOf(await bruno.mine(), orderId, 'RISO').state).toMatchObject({ revision: 0, status: 'todo' });
  });

  it('shows a manager what waits in a zone, and nobody another store or what is in hands', async () => {
    const anna = await world.picker('Anna');
    const [first, second] = [await world.order(both), await world.order(both)];
    const { timeslot } = await detail(first.customer, first.orderId);
    await world.deps.pool.query('update orders set timeslot_id = $2 where order_id = $1', [
      second.orderId,
      timeslot.timeslotId,
    ]);
    await anna.take({ order_id: first.orderId, zone: 'dry' });
    const asked = { timeslot_id: timeslot.timeslotId, zone: 'dry' };
    const waiting = async (client = world.manager) =>
      (await client.get('staff/picking/waiting', asked)).data.orders.map(
        ({ orderId, lines }: { orderId: number; lines: number }) => [orderId, lines],
      );
    expect(await waiting()).toEqual([[second.orderId, 2]]);
    expect(await waiting(world.elsewhere)).toEqual([]);
    expect(codesOf(await anna.get('staff/picking/waiting', asked))).toEqual(['forbidden']);
    world.clock.advanceMinutes(31);
    // orders stand by their number, which says nothing of when they were placed
    const orderIds = (await waiting()).map(([orderId]: number[]) => orderId);
    expect(new Set(orderIds)).toEqual(new Set([first.orderId, second.orderId]));
  });

  it('knows zones as the domain does', async () => {
    for (const tint of ['gelo', 'carne', 'pesce', 'salumi', 'orto', null]) {
      for (const perishable of [true, false]) {
        for (const weighed of [true, false]) {
          const { rows } = await world.deps.pool.query('select picking_zone($1, $2, $3) as zone', [
            tint,
            perishable,
            weighed,
          ]);
          expect(rows[0].zone).toBe(pickingZone({ sectorTint: tint, perishable, weighed }));
        }
      }
    }
  });
});

describe('gestures', () => {
  it('are applied once, in order, whoever sends them how often', async () => {
    const anna = await world.picker('Anna');
    const { orderId } = await world.order(dry);
    const line = lineOf(await anna.take(), orderId, 'PASSATA');
    const first = gestureOn(line, orderId, 'count', { quantity: 1 });
    const second = gestureOn({ ...line, orderId, revision: 1 } as never, orderId, 'count', { quantity: 3 });
    second.revision = 1;
    const third = { ...gestureOn(line, orderId, 'count', { quantity: 4 }), revision: 2 };
    const send = (...gestures: object[]) => anna.post('staff/picking/gestures', { device: 'tablet-1', gestures });
    expect(outcomesOf(await send(third))).toEqual(['early']);
    expect(outcomesOf(await send(first, second))).toEqual(['applied', 'applied']);
    expect(outcomesOf(await send(first, second, third))).toEqual(['already-applied', 'already-applied', 'applied']);
    expect(lineOf(await anna.mine(), orderId, 'PASSATA').state).toMatchObject({
      revision: 3,
      status: 'picked',
      quantity: 4,
    });
    // the same batch many times at once
    const undo = { ...gestureOn(line, orderId, 'undo'), revision: 3 };
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(undo)));
    expect(answers.flatMap(outcomesOf).sort()).toEqual([...Array(5).fill('already-applied'), 'applied']);
    expect(lineOf(await anna.mine(), orderId, 'PASSATA').state).toMatchObject({
      revision: 4,
      status: 'todo',
      quantity: 0,
    });
  });

  it('of two devices do not overwrite each other: the second is told what is true and who did it', async () => {
    const anna = await world.picker('Anna');
    const { orderId } = await world.order(dry);
    const line = lineOf(await anna.take(), orderId, 'PASSATA');
    expect(outcomesOf(await anna.gesture(line, 'missing'))).toEqual(['applied']);
    const other = await anna.post('staff/picking/gestures', {
      device: 'telefono-anna',
      gestures: [gestureOn(line, orderId, 'count', { quantity: 4 })],
    });
    expect(other.data.results[0]).toMatchObject({
      outcome: 'conflict',
      message: expect.stringContaining('Anna'),
      state: { status: 'missing', by: { device: 'tablet-Anna' } },
    });
  });

  it('of two pickers on one order meet in its zones', async () => {
    const [anna, bruno] = [await world.picker('Anna'), await world.picker('Bruno')];
    const { orderId } = await world.order(both);
    const [hers] = (await anna.take({ order_id: orderId, zone: 'dry' })).orders;
    const [his] = (await bruno.take({ order_id: orderId, zone: 'chilled' })).orders;
    expect(his!.lines.map(({ code }) => code)).toEqual(['YOGURT']);
    const strange = await anna.post('staff/picking/gestures', {
      device: 'tablet-1',
      gestures: [gestureOn(his!.lines[0]!, orderId, 'count', { quantity: 2 })],
    });
    expect(strange.data.results[0]).toMatchObject({ outcome: 'conflict', message: expect.stringContaining('Bruno') });
    await Promise.all([anna.finish(hers!), bruno.finish(his!)]);
    const [order] = (await anna.mine()).orders;
    expect(order).toMatchObject({ closable: true });
    expect(order!.tasks.map(({ zone, linesDone, mine }) => ({ zone, linesDone, mine }))).toEqual([
      { zone: 'chilled', linesDone: 1, mine: false },
      { zone: 'dry', linesDone: 2, mine: true },
    ]);
  });

  it('hold weights to the tolerance, and say when the order comes to more than was held', async () => {
    const anna = await world.picker('Anna');
    const { orderId } = await world.order({ '041750': 1 }, { card: true });
    const work = await anna.take();
    const line = lineOf(work, orderId, '041750');
    expect(line.weight).toEqual({ asked: 1000, least: 850, most: 1150 });
    expect(work.orders[0]!.headroom).toBeGreaterThan(0);
    expect(outcomesOf(await anna.gesture(line, 'count', { quantity: 1 }))).toEqual(['refused weight-needed']);
    expect(outcomesOf(await anna.gesture(line, 'weight', { grams: 1151 }))).toEqual(['refused weight-too-high']);
    expect(outcomesOf(await anna.gesture(line, 'weight', { grams: 849 }))).toEqual(['refused weight-too-low']);
    const above = await anna.gesture(line, 'weight', { grams: 1150 });
    expect(above.data.results[0]).toMatchObject({
      outcome: 'refused',
      code: 'above-authorised',
      message: expect.stringMatching(/€/),
    });
    expect(outcomesOf(await anna.gesture(line, 'weight', { grams: 1150, above_authorised: true }))).toEqual([
      'applied',
    ]);
    const lighter = { ...line, state: { ...line.state, revision: 1 } };
    const answer = await anna.gesture(lighter, 'weight', { grams: 980 });
    expect(answer.data.results[0]).toMatchObject({
      outcome: 'applied',
      state: { grams: 980, amount: 29.4, status: 'weighed' },
    });
    expect(answer.data.orders[0].headroom).toBeGreaterThan(0);
  });

  it('are refused for lines of other orders, other stores, and orders that are closed', async () => {
    const anna = await world.picker('Anna');
    const { orderId } = await world.order(dry);
    const { orderId: other } = await world.order(dry, { hours: 8 });
    const work = await anna.take();
    const line = lineOf(work, orderId, 'PASSATA');
    const foreign = lineOf(work, other, 'PASSATA');
    const send = (client: typeof anna | typeof world.elsewhere, ...gestures: object[]) =>
      client.post('staff/picking/gestures', { device: 'tablet-9', gestures });
    expect(outcomesOf(await send(anna, gestureOn(foreign, orderId, 'missing')))).toEqual(['refused line-not-found']);
    const outside = await send(world.elsewhere, gestureOn(line, orderId, 'missing'));
    expect(outcomesOf(outside)).toEqual(['refused line-not-found']);
    expect(outside.data.results[0].state).toBeUndefined();
    expect(outside.data.orders).toEqual([]);
    await world.manager.post('staff/order/cancel', { order_id: orderId, reason: 'Il cliente ha telefonato' });
    expect(outcomesOf(await send(anna, gestureOn(line, orderId, 'missing')))).toEqual(['refused order-not-in-picking']);
    await expectConsistent(world);
  });
});

describe('what comes in the place of a line', () => {
  it('is proposed, suits the customer, costs no more, and is seen as it happens', async () => {
    const anna = await world.picker('Anna');
    const { orderId, customer } = await world.order(dry);
    const line = lineOf(await anna.take(), orderId, 'PASSATA');
    const proposed = line.proposals.map(({ name }) => name);
    expect(proposed).toEqual(expect.arrayContaining(['Polpa di pomodoro', 'Pomodori pelati']));
    expect(proposed).not.toContain('Pesto con latte');
    expect(line.proposals.map(({ recommended }) => recommended)).toEqual([true, ...proposed.slice(1).map(() => false)]);
    const more = await anna.get('staff/picking/proposals', { order_line_id: line.orderLineId });
    expect(more.data.proposals.map(({ name }: { name: string }) => name).slice(0, proposed.length)).toEqual(proposed);
    const withMilk = await anna.gesture(line, 'substitute', { product_id: world.productId('PESTO'), quantity: 4 });
    expect(outcomesOf(withMilk)).toEqual(['refused not-suitable']);
    expect(outcomesOf(await anna.gesture(line, 'substitute', { product_id: 999_999, quantity: 1 }))).toEqual([
      'refused product-not-found',
    ]);
    const answer = await anna.gesture(line, 'substitute', { product_id: world.productId('PELATI'), quantity: 4 });
    expect(answer.data.results[0].state).toMatchObject({
      status: 'substituted',
      substitute: { name: 'Pomodori pelati', quantity: 4, amount: 40 },
    });
    expect(await customerLine(customer, orderId, 'PASSATA')).toMatchObject({
      status: 'substituted',
      refusable: true,
      substitute: { name: 'Pomodori pelati', amount: 40 },
    });
  });

  it('is refused by the customer until the order is closed, and by nobody else', async () => {
    const anna = await world.picker('Anna');
    const { orderId, customer } = await world.order(dry);
    const work = await anna.take();
    const line = lineOf(work, orderId, 'PASSATA');
    const refuse = (client = customer.client, asked = { order_id: orderId, order_line_id: line.orderLineId }) =>
      client.post('order/refuse-substitution', asked);
    expect(codesOf(await refuse())).toEqual(['not-substituted']);
    await anna.gesture(line, 'substitute', { product_id: world.productId('POLPA'), quantity: 4 });
    const stranger = await world.customer();
    expect(codesOf(await refuse(stranger.client))).toEqual(['order-not-found']);
    expect(codesOf(await refuse(customer.client, { order_id: orderId, order_line_id: 999_999 }))).toEqual([
      'line-not-found',
    ]);
    const refused = await refuse();
    const wire = refused.data.order.lines.find(({ code }: { code: string }) => code === 'PASSATA');
    expect(wire).toMatchObject({ status: 'missing', refused: true, deliveredAmount: 0 });
    expect(wire.refusable).toBeUndefined();
    expect(codesOf(await refuse())).toEqual([]);

    const unaware = { ...line, state: { ...line.state, revision: 1 } };
    const again = await anna.gesture(unaware, 'substitute', { product_id: world.productId('PELATI'), quantity: 4 });
    expect(again.data.results[0]).toMatchObject({
      outcome: 'conflict',
      message: expect.stringContaining('cliente'),
      state: { status: 'refused', revision: 2 },
    });
    const aware = { ...line, state: { ...line.state, revision: 2 } };
    expect(
      outcomesOf(await anna.gesture(aware, 'substitute', { product_id: world.productId('PELATI'), quantity: 4 })),
    ).toEqual(['refused no-alternatives']);

    await anna.finish({ ...work.orders[0]!, lines: [lineOf(await anna.mine(), orderId, 'RISO')] });
    await anna.open(orderId);
    expect(codesOf(await anna.close(orderId))).toEqual([]);
    expect(codesOf(await refuse())).toEqual(['order-not-in-picking']);
    await expectConsistent(world);
  });
});

describe('an order that is closed while its customer refuses a substitute in two tabs', () => {
  it('is charged without it or with it, as one of the two came first; both tabs read the same', async () => {
    const anna = await world.picker('Anna');
    // nobody says who comes first: each time it must be whole
    for (const headStart of [0, 0, 5, 15, 40]) {
      await world.restock();
      const { orderId, customer } = await world.order(dry, { card: true });
      const work = await anna.take({ order_id: orderId, zone: 'dry' });
      const line = lineOf(work, orderId, 'PASSATA');
      await anna.gesture(line, 'substitute', { product_id: world.productId('POLPA'), quantity: 4 });
      await anna.finish({ ...work.orders[0]!, lines: [lineOf(await anna.mine(), orderId, 'RISO')] });
      await anna.open(orderId);
      const otherTab = await world.clientOf(customer.accountId);
      const refuse = async (client: typeof otherTab) => {
        await new Promise((done) => setTimeout(done, headStart));
        return client.post('order/refuse-substitution', { order_id: orderId, order_line_id: line.orderLineId });
      };
      const [closed, ...tabs] = await Promise.all([anna.close(orderId), refuse(customer.client), refuse(otherTab)]);
      expect(codesOf(closed)).toEqual([]);
      const said = tabs.map((tab) => codesOf(tab)[0] ?? 'refused');
      for (const each of said) expect(['refused', 'order-not-in-picking']).toContain(each);
      const after = await customerLine(customer, orderId, 'PASSATA');
      if (said.includes('refused')) {
        expect(after).toMatchObject({ status: 'missing', refused: true, deliveredAmount: 0 });
      } else {
        expect(after).toMatchObject({ status: 'substituted', substitute: { name: 'Polpa di pomodoro' } });
        expect(after.refusable).toBeUndefined();
      }
      await world.drainOutbox();
      const { rows } = await world.deps.pool.query(
        `select (select count(*) from order_settlement where order_id = $1)::int as settled,
           (select sum(l.delivered_cents) from order_line l where l.order_id = $1)::int as goods`,
        [orderId],
      );
      const { lines } = await detail(customer, orderId);
      const shown = lines.reduce(
        (sum: number, each: { deliveredAmount?: number }) => sum + (each.deliveredAmount ?? 0),
        0,
      );
      expect(rows[0]).toEqual({ settled: 1, goods: Math.round(shown * 100) });
      await expectConsistent(world);
    }
  });
});

describe('what is not there', () => {
  it('is sold to nobody else from then on, and leaves the books when the order is closed', async () => {
    const anna = await world.picker('Anna');
    await world.deps.pool.query('update stock set on_hand = reserved + 10000 where product_id = $1', [
      world.productId('PASSATA'),
    ]);
    const { orderId, customer } = await world.order(dry);
    const work = await anna.take();
    const line = lineOf(work, orderId, 'PASSATA');
    expect(outcomesOf(await anna.gesture(line, 'partly', { quantity: 1 }))).toEqual(['applied']);
    const during = await stock('PASSATA');
    expect(during.on_hand).toBe(during.reserved);
    await anna.finish({ ...work.orders[0]!, lines: [lineOf(work, orderId, 'RISO')] });
    await anna.open(orderId);
    expect(codesOf(await anna.close(orderId))).toEqual([]);
    expect(await stock('PASSATA')).toEqual({ on_hand: during.on_hand - 4000, reserved: during.reserved - 4000 });
    expect(await customerLine(customer, orderId, 'PASSATA')).toMatchObject({
      deliveredQuantity: 1,
      deliveredAmount: 10,
    });
    await expectConsistent(world);
  });

  it.each(['short-date', 'not-found'])('corrects nothing for another reason: %s', async (reason) => {
    const anna = await world.picker('Anna');
    const { orderId } = await world.order(dry);
    const before = await stock('PASSATA');
    const answer = await anna.gesture(lineOf(await anna.take(), orderId, 'PASSATA'), 'missing', { reason });
    expect(outcomesOf(answer)).toEqual(['applied']);
    expect(await stock('PASSATA')).toEqual(before);
  });
});

describe('closing', () => {
  it('needs every line and a crate for each temperature, settles once, tells the customer, and makes the order ready', async () => {
    const anna = await world.picker('Anna');
    const { orderId, customer } = await world.order(both, { card: true });
    const dryWork = await anna.take({ order_id: orderId, zone: 'dry' });
    await anna.finish(dryWork.orders[0]!);
    const early = await anna.close(orderId);
    expect(early.response.errors[0]).toMatchObject({ code: 'lines-to-do', error: 'Manca ancora una riga' });
    const { orders } = await anna.take({ order_id: orderId, zone: 'chilled' });
    await anna.finish({ ...orders[0]!, lines: [lineOf({ orders } as PickingWork, orderId, 'YOGURT')] });
    const key = 'cassa-secco-1';
    const open = () => anna.post('staff/picking/open-crate', { order_id: orderId, temperature: 'dry', key });
    const [first, again] = [await open(), await open()];
    expect(again.data.crate).toEqual(first.data.crate);
    expect(codesOf(await anna.close(orderId))).toEqual(['crate-needed']);
    const chilled = await anna.open(orderId, 'chilled');
    expect(codesOf(await anna.close(orderId, { crates: [{ crate_id: 999_999, bay: 'A1' }] }))).toEqual([
      'crate-not-found',
    ]);

    const labels = await anna.page(`/ebsn/api/staff/picking/labels.pdf?order_id=${orderId}`);
    expect(labels.headers['content-type']).toBe('application/pdf');
    expect(labels.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

    const closed = await Promise.all(
      Array.from({ length: 3 }, () =>
        anna.close(orderId, { bags: 1, crates: [{ crate_id: first.data.crate.crateId, bay: 'A1' }] }),
      ),
    );
    for (const answer of closed) expect(codesOf(answer)).toEqual([]);
    expect(closed[0]!.data.closed).toMatchObject({ state: 'picked', picked: 3, missing: 0, bags: 1, missingAmount: 0 });
    const placed = await anna.post('staff/picking/place-crate', { crate_id: chilled, bay: 'F2' });
    expect(placed.data).toMatchObject({ crate: { bay: 'F2' }, order: { state: 'ready' } });
    expect(codesOf(await anna.post('staff/picking/remove-crate', { crate_id: chilled }))).toEqual([
      'order-not-in-picking',
    ]);
    expect((await anna.mine()).orders).toEqual([]);

    const before = world.sentMail.length;
    await world.drainOutbox();
    const prepared = world.sentMail.slice(before).filter(({ subject }) => subject.includes('la tua spesa è pronta'));
    // the day as every mail writes it
    expect(prepared[0]?.text).toMatch(/^Quando: [a-zì]+ \d+ [a-z]+, \d/m);
    expect(prepared).toHaveLength(1);
    const { rows } = await world.deps.pool.query(
      'select count(*)::int as settled from order_settlement where order_id = $1',
      [orderId],
    );
    expect(rows[0].settled).toBe(1);
    expect(await detail(customer, orderId)).toMatchObject({ state: 'ready' });
    await expectConsistent(world);
  });

  it('waits for the picker who lost the network: nothing of theirs is settled without them, and it closes once', async () => {
    const [anna, bruno] = [await world.picker('Anna'), await world.picker('Bruno')];
    const { orderId } = await world.order(both);
    const [hers] = (await anna.take({ order_id: orderId, zone: 'dry' })).orders;
    const [his] = (await bruno.take({ order_id: orderId, zone: 'chilled' })).orders;
    await anna.open(orderId, 'dry');
    await bruno.open(orderId, 'chilled');
    // all of Anna's work is on her device, and closing comes before it
    await bruno.finish(his!);
    const early = await bruno.close(orderId);
    expect(early.response.errors[0]).toMatchObject({ code: 'lines-to-do', error: 'Mancano ancora 2 righe' });
    // she comes back an hour later: her hands are free again by the clock, but nobody else took the work
    world.clock.advanceMinutes(60);
    await anna.finish(hers!);
    const closed = await Promise.all([anna.close(orderId), bruno.close(orderId)]);
    expect(closed.flatMap(codesOf)).toEqual([]);
    const { rows } = await world.deps.pool.query(
      'select count(*)::int as settled from order_settlement where order_id = $1',
      [orderId],
    );
    expect(rows[0].settled).toBe(1);
    // what her device sends once more changes nothing of an order that is closed
    const late = await anna.post('staff/picking/gestures', {
      device: 'tablet-1',
      gestures: [gestureOn(hers!.lines[0]!, orderId, 'missing', { reason: 'not-there' })],
    });
    expect(outcomesOf(late)).toEqual(['refused order-not-in-picking']);
    await expectConsistent(world);
  });

  it('leaves each crate where it waits, and makes the order ready with all of them placed', async () => {
    const anna = await world.picker('Anna');
    const { orderId } = await world.order(both);
    await anna.take({ order_id: orderId, zone: 'dry' });
    const work = await anna.take({ order_id: orderId, zone: 'chilled' });
    await anna.finish(work.orders.find((order) => order.orderId === orderId)!);
    const [dryCrate, cold] = [await anna.open(orderId), await anna.open(orderId, 'chilled')];
    const { data } = await anna.close(orderId, {
      crates: [
        { crate_id: dryCrate, bay: 'A1' },
        { crate_id: cold, bay: 'F2' },
      ],
    });
    expect(data.closed.crates.map(({ bay }: { bay: string }) => bay)).toEqual(['A1', 'F2']);
    expect(data.closed.state).toBe('ready');
  });

  it('of an order of which nothing came cancels it, and charges nothing', async () => {
    const anna = await world.picker('Anna');
    const { orderId, customer } = await world.order({ RISO: 1 });
    await anna.gesture(lineOf(await anna.take(), orderId, 'RISO'), 'missing', { reason: 'damaged' });
    const { data } = await anna.close(orderId);
    expect(data.closed).toMatchObject({ state: 'cancelled', missing: 1, total: 0 });
    expect(await detail(customer, orderId)).toMatchObject({ state: 'cancelled' });
    await expectConsistent(world);
  });
});

it('a bar code is an article, or one of the shop’s own with its weight', async () => {
  const anna = await world.picker('Anna');
  const scan = (code: string) => anna.get('staff/picking/scan', { code });
  expect((await scan('8001234567897')).data.product).toMatchObject({ name: 'Passata di pomodoro', weighed: false });
  const own = writeInStoreCode('2IIIIIIWWWWWC', '41750', 486);
  expect((await scan(own)).data.product).toMatchObject({ name: 'Petto di pollo a fette', weighed: true, grams: 486 });
  await world.deps.pool.query(
    `insert into picking_store (warehouse_id, code_layouts) values ($1, '{2IIIIIIPPPPPC}') on conflict do nothing`,
    [world.storeId],
  );
  expect((await scan(writeInStoreCode('2IIIIIIPPPPPC', '41750', 578))).data.product).toMatchObject({ amount: 5.78 });
  await world.deps.pool.query('delete from picking_store');
  // as some scanners write it, and with the identifier of GS1
  for (const code of ['08001234567897', '0108001234567897']) {
    expect((await scan(code)).data.product).toMatchObject({ name: 'Passata di pomodoro' });
  }
  // of another store: its first digits are no item of ours, so it is nothing here
  expect(codesOf(await scan(writeInStoreCode('23IIIIIPPPPPC', '41750', 595)))).toEqual(['product-not-found']);
  expect(codesOf(await scan('8001234567804'))).toEqual(['product-not-found']);
  expect((await scan('<script>')).http.statusCode).toBe(400);
});

it('figures show what one did, and managers what everybody did', async () => {
  const anna = await world.picker('Anna');
  const { orderId } = await world.order(dry);
  const work = await anna.take();
  await anna.gesture(lineOf(work, orderId, 'PASSATA'), 'substitute', {
    product_id: world.productId('POLPA'),
    quantity: 4,
  });
  world.clock.advanceMinutes(2);
  await anna.gesture(lineOf(work, orderId, 'RISO'), 'missing');
  const { mine, people } = (await anna.get('staff/picking/figures')).data;
  expect(mine).toEqual({ orders: 1, lines: 2, linesPerHour: 60, missing: 0.5, substituted: 0.5, accepted: 1 });
  expect(people).toBeUndefined();
  const all = (await world.manager.get('staff/picking/figures')).data;
  expect(all.mine).toMatchObject({ lines: 0 });
  expect(
    all.people.find((each: { picker: { userId: number } }) => each.picker.userId === anna.accountId),
  ).toMatchObject(mine);
});

it('what belongs to another store is not there for any call', async () => {
  const anna = await world.picker('Anna');
  const { orderId, customer } = await world.order(dry);
  const line = lineOf(await anna.take(), orderId, 'RISO');
  const crate = await anna.open(orderId);
  const { timeslot } = await detail(customer, orderId);
  const order = { order_id: orderId };
  const inputs: [Call, Record<string, unknown>, string][] = [
    [calls.staffPicking.work, { warehouse_id: world.storeId }, 'store-not-found'],
    [calls.staffPicking.startWave, { timeslot_id: timeslot.timeslotId }, 'slot-not-found'],
    [calls.staffPicking.take, { ...order, zone: 'dry', device: 'tablet-9' }, 'order-not-found'],
    [calls.staffPicking.proposals, { order_line_id: line.orderLineId }, 'line-not-found'],
    [calls.staffPicking.substitutes, { order_line_id: line.orderLineId, q: 'passata' }, 'line-not-found'],
    [calls.staffPicking.scan, { code: '8001234567897', warehouse_id: world.storeId }, 'store-not-found'],
    [calls.staffPicking.giveBack, { ...order, zone: 'dry' }, 'order-not-found'],
    [calls.staffPicking.assign, { ...order, zone: 'dry', user_id: anna.accountId }, 'order-not-found'],
    [calls.staffPicking.openCrate, { ...order, temperature: 'dry', key: 'chiave-1' }, 'order-not-found'],
    [calls.staffPicking.placeCrate, { crate_id: crate, bay: 'A1' }, 'crate-not-found'],
    [calls.staffPicking.removeCrate, { crate_id: crate }, 'crate-not-found'],
    [calls.staffPicking.close, order, 'order-not-found'],
    [calls.staffPicking.labels, order, 'order-not-found'],
    [calls.staffPicking.list, order, 'order-not-found'],
    [calls.staffPicking.figures, { warehouse_id: world.storeId }, 'store-not-found'],
  ];
  // what waits is a list of this person's stores: tried above
  const without = [calls.staffPicking.mine.path, calls.staffPicking.gestures.path, calls.staffPicking.waiting.path];
  expect([...inputs.map(([{ path }]) => path), ...without].sort()).toEqual(
    Object.values(calls.staffPicking)
      .map(({ path }) => path)
      .sort(),
  );
  for (const [call, input, code] of inputs) {
    const send = call.method === 'GET' ? world.elsewhere.get : world.elsewhere.post;
    expect({ call: call.path, codes: codesOf(await send(call.path, input)) }).toEqual({
      call: call.path,
      codes: [code],
    });
  }
  expect((await world.elsewhere.get('staff/picking/work')).data).toMatchObject({ slots: [], taken: [], toClose: [] });
});
