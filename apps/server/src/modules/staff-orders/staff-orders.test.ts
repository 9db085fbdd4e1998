import { type Call, calls, orderStates, staffOrderSorts } from '@sporta/contract';
import { staffOrderTabs } from '@sporta/contract/staff-order-words.ts';
import { formatWindow, shopDay, storageZone } from '@sporta/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { sheetAsCsv } from '../import/index.ts';
import { modules } from '../index.ts';
import { settleOrder } from '../orders/index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered, deliver } from '../orders/testing/covered-order.ts';
import { linesThatCame } from '../orders/testing/picking.ts';

let world: CheckoutWorld;
let manager: StaffClient;
let care: StaffClient;
let director: StaffClient;
let elsewhere: StaffClient;

beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  const { rows } = await world.deps.pool.query('select warehouse_id from warehouse');
  const storeIds = rows.map((row) => row.warehouse_id);
  manager = await world.staffClient(['store-manager'], { storeIds });
  care = await world.staffClient(['customer-care'], { firstName: 'Elena' });
  director = await world.staffClient(['director']);
  elsewhere = await world.staffClient(['store-manager'], { storeIds: [storeIds.at(-1) + 1] });
});
afterAll(() => world.close());

async function order(): Promise<{ orderId: number; customer: Customer }> {
  const customer = await world.customer();
  await customer.add('RISO', 2);
  await customer.add('MELE', 1);
  await customer.chooseDelivery();
  return { orderId: await buyCovered(world, customer), customer };
}

const codes = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors.map(({ code }) => code);
const detail = async (orderId: number, client = manager) =>
  (await client.get('staff/order', { order_id: orderId })).data.order;
const pastCutoff = (orderId: number) =>
  world.deps.pool.query(`update orders set cutoff_at = $2 where order_id = $1`, [
    orderId,
    new Date(world.clock.now().getTime() - 60_000),
  ]);

/** Brings an order to the door, by the calls. */
async function toTheDoor(orderId: number): Promise<void> {
  await pastCutoff(orderId);
  expect(codes(await manager.post('staff/order/move', { order_id: orderId, to: 'picking' }))).toEqual([]);
  await settleOrder(world.deps, orderId, await linesThatCame(world, orderId), { actor: 'staff:Sara' });
  await world.drainOutbox();
  for (const to of ['ready', 'out-for-delivery']) {
    expect(codes(await manager.post('staff/order/move', { order_id: orderId, to }))).toEqual([]);
  }
}

describe('an order with alcohol', () => {
  it('is handed over in the store to who was looked at, as at the door, and that is written down', async () => {
    const bought = async (code: string) => {
      const customer = await world.customer();
      await world.deps.pool.query(`update account set birth_date = '1980-01-01' where account_id = $1`, [
        customer.accountId,
      ]);
      await customer.add('RISO', 2);
      await customer.add(code, 1);
      await customer.chooseDelivery();
      const orderId = await buyCovered(world, customer);
      await toTheDoor(orderId);
      return orderId;
    };
    const deliver = (orderId: number, more: object = {}) =>
      manager.post('staff/order/move', { order_id: orderId, to: 'delivered', ...more });
    const wine = await bought('VINO');
    expect((await deliver(wine)).response.errors).toMatchObject([{ code: 'age-needed', field: 'adult_checked' }]);
    expect(codes(await deliver(wine, { adult_checked: false }))).toEqual(['age-needed']);
    expect((await detail(wine)).state).toBe('out-for-delivery');
    expect(codes(await deliver(wine, { adult_checked: true }))).toEqual([]);
    const { rows } = await world.deps.pool.query(
      `select after from audit_log where action = 'order.move' and subject_id = $1`,
      [wine],
    );
    expect(rows.map(({ after }) => after)).toContainEqual({ state: 'delivered', adultChecked: true });
    const pasta = await bought('PASTA');
    expect(codes(await deliver(pasta))).toEqual([]);
    // bottles nobody found are handed to nobody
    const missing = await bought('VINO');
    await world.deps.pool.query(`update order_line set outcome = 'missing' where order_id = $1 and code = 'VINO'`, [
      missing,
    ]);
    expect(codes(await deliver(missing))).toEqual([]);
  });
});

describe('an order of another store', () => {
  it('is not there for any call, whatever it would do', async () => {
    const { orderId } = await order();
    const inputs: [Call, object][] = [
      [calls.staffOrders.detail, {}],
      [calls.staffOrders.move, { to: 'picking' }],
      [calls.staffOrders.cancel, { reason: 'Prova' }],
      [calls.staffOrders.slots, {}],
      [calls.staffOrders.changeSlot, { timeslot_id: 1 }],
      [calls.staffOrders.chargeRest, {}],
      [calls.staffOrders.closeRest, { reason: 'Ha pagato con un bonifico' }],
      [calls.staffOrders.addNote, { text: 'Nota' }],
      [calls.staffOrders.refund, { amount: 1 }],
      [calls.staffOrders.cancelCollection, { collection_id: 1 }],
      [calls.staffOrders.collectAgain, { collection_id: 1 }],
      [calls.staffOrders.askToBring, { collection_id: 1 }],
      [calls.staffOrders.broughtBack, { collection_id: 1 }],
    ];
    const taking = Object.values(calls.staffOrders).filter(
      (call) => 'order_id' in (call.request as never as { shape: object }).shape,
    );
    expect(inputs.map(([{ path }]) => path).sort()).toEqual(taking.map(({ path }) => path).sort());
    for (const [call, input] of inputs) {
      const request = { order_id: orderId, ...input };
      const answer =
        call.method === 'GET' ? await elsewhere.get(call.path, request) : await elsewhere.post(call.path, request);
      // what is not for managers of stores at all is refused before the order is looked for
      const expected = call.roles?.includes('store-manager') ? 'order-not-found' : 'forbidden';
      expect({ call: call.path, codes: codes(answer) }).toEqual({ call: call.path, codes: [expected] });
    }
    expect((await elsewhere.get('staff/orders')).data.orders).toEqual([]);
    expect(codes(await elsewhere.get('staff/orders', { warehouse_id: 1 }))).toEqual(['store-not-found']);
    expect(
      (await elsewhere.get('staff/search', { q: String(orderId) })).data.hits.filter(
        (hit: { kind: string }) => hit.kind !== 'product',
      ),
    ).toEqual([]);
    expect((await detail(orderId)).state).toBe('confirmed');
  });
});

describe('the list', () => {
  it('finds by words and the beginning of a number, filters and sorts, and counts its tabs', async () => {
    const { orderId } = await order();
    const { orderId: other } = await order();
    await manager.post('staff/order/cancel', { order_id: other, reason: 'Il cliente ha telefonato' });
    const { orderNumber } = await detail(orderId);
    const listed = async (query: Record<string, unknown>) => (await director.get('staff/orders', query)).data;
    const ids = async (query: Record<string, unknown>) =>
      (await listed(query)).orders.map((row: { orderId: number }) => row.orderId);

    expect(await ids({ q: orderNumber })).toEqual([orderId]);
    expect(await ids({ q: orderNumber.slice(0, 2) })).toContain(orderId);
    expect(await ids({ q: 'via nessuna' })).toEqual([]);
    expect(await ids({ q: '%' })).toEqual([]);
    expect(await ids({ tab: 'to-prepare', q: orderNumber })).toEqual([orderId]);
    expect(await ids({ tab: 'cancelled' })).toContain(other);
    expect(await ids({ tab: 'delivered', q: orderNumber })).toEqual([]);
    const { counts, page, orders } = await listed({ page_size: 1 });
    expect(page.totItems).toBe(counts.all);
    expect(counts.all).toBeGreaterThanOrEqual(counts['to-prepare'] + counts.cancelled);
    expect(orders).toHaveLength(1);
    for (const sort of staffOrderSorts) {
      const up = await ids({ sort, direction: 'asc', page_size: 200 });
      const down = await ids({ sort, direction: 'desc', page_size: 200 });
      expect(down).toEqual(up.toReversed());
    }
  });

  it.each(['', 'contata'])(
    'counts an order of any state once in all, and those of some states by themselves (%s)',
    async (q) => {
      const customer = await world.customer();
      const ofCustomer = async (query: Record<string, unknown> = {}) =>
        (await director.get('staff/orders', { user_id: customer.accountId, ...(q ? { q } : {}), ...query })).data;
      await customer.add('RISO', 2);
      await customer.chooseDelivery();
      const orderId = await buyCovered(world, customer);
      await world.deps.pool.query('update orders set search_text = $2 where order_id = $1', [
        orderId,
        'k7 contata milano',
      ]);
      for (const state of orderStates) {
        // no order goes through all of them: the list reads nothing but the state
        await world.deps.pool.query('update orders set state = $2 where order_id = $1', [orderId, state]);
        const { counts, page, orders } = await ofCustomer();
        expect([state, counts.all, page.totItems]).toEqual([state, orders.length, orders.length]);
        for (const tab of staffOrderTabs) {
          const found = await ofCustomer({ tab });
          expect([state, tab, found.page.totItems]).toEqual([state, tab, found.orders.length]);
          expect([state, tab, counts[tab]]).toEqual([state, tab, found.orders.length]);
        }
        expect((await ofCustomer({ state: 'delivered,ready' })).page.totItems).toBe(
          ['delivered', 'ready'].includes(state) ? 1 : 0,
        );
      }
    },
  );

  it('reads a short word beside longer ones as the beginning of a word', async () => {
    const [{ orderId: first }, { orderId: second }] = [await order(), await order()];
    const write = (orderId: number, text: string) =>
      world.deps.pool.query('update orders set search_text = $2 where order_id = $1', [orderId, text]);
    await write(first, 'k1 anna via dei tigli 12 milano');
    await write(second, 'k2 anna via dei tigli 31 milano 20121');
    const found = async (q: string) =>
      (await director.get('staff/orders', { q })).data.orders.map(({ orderId }: { orderId: number }) => orderId).sort();
    expect(await found('tigli')).toEqual([first, second].sort());
    expect(await found('tigli 12')).toEqual([first]);
    expect(await found('tigli 3')).toEqual([second]);
    expect(await found('tigli 1')).toEqual([first]);
    expect(await found('tigli %')).toEqual([]);
  });

  it('counts an order with two matters to watch once', async () => {
    const { orderId, customer } = await order();
    const { pool } = world.deps;
    await pool.query("update orders set state = 'not-delivered' where order_id = $1", [orderId]);
    const report = "insert into order_problem (order_id, reported_at, note, state) values ($1, now(), 'Rotto', 'open')";
    const counts = async () => (await director.get('staff/orders', { user_id: customer.accountId })).data.counts;
    expect((await counts())['to-watch']).toBe(1);
    await pool.query(report, [orderId]);
    expect((await counts())['to-watch']).toBe(1);
    await pool.query("update orders set state = 'delivered' where order_id = $1", [orderId]);
    expect((await counts())['to-watch']).toBe(1);
  });

  it('says of a row what its order says', async () => {
    const { orderId } = await order();
    const [row] = (await manager.get('staff/orders', { q: (await detail(orderId)).orderNumber })).data.orders;
    const whole = await detail(orderId);
    expect(row).toMatchObject({
      state: whole.state,
      stateLabel: 'Da preparare',
      total: whole.totals.grossTotal,
      estimated: true,
      lines: whole.lines.length,
      timeslot: whole.timeslot,
      tenders: [{ kind: 'gift-certificate' }],
    });
    expect([...row.zones].sort()).toEqual([...new Set(whole.lines.map((line: { zone: string }) => line.zone))].sort());
  });

  it('knows zones as the domain does', async () => {
    for (const tint of ['gelo', 'orto', null]) {
      for (const perishable of [true, false]) {
        const { rows } = await world.deps.pool.query('select storage_zone($1, $2) as zone', [tint, perishable]);
        expect(rows[0].zone).toBe(storageZone({ sectorTint: tint, perishable }));
      }
    }
  });

  it('is a file too, which is written into the log', async () => {
    const { orderId } = await order();
    const file = await manager.page(`/ebsn/api/staff/orders.csv?order_ids=${orderId}`);
    expect(file.headers['content-type']).toContain('text/csv');
    const [, row = ''] = file.body.trim().split('\r\n');
    // the total, with its cents
    expect(row.split(';').at(-2)).toMatch(/^\d+,\d\d$/);
    expect(file.body.trim().split('\r\n')).toHaveLength(2);
    const { entries } = (await director.get('staff/audit', { user_id: manager.accountId })).data;
    expect(entries[0]).toMatchObject({ action: 'order.export', after: { rows: 1 } });

    const excel = await manager.page(`/ebsn/api/staff/orders.csv?order_ids=${orderId}&format=xlsx`);
    expect(excel.headers['content-disposition']).toBe('attachment; filename="ordini.xlsx"');
    const lines = (await Array.fromAsync(sheetAsCsv(excel.rawPayload))).map(String);
    expect(lines).toHaveLength(2);
    expect(lines[0]!.trim()).toBe(file.body.slice(1).split('\r\n')[0]);
    const other = await manager.get('staff/orders.csv', { format: 'pdf' });
    expect(other.response.errors[0]).toMatchObject({ field: 'format' });
  });
});

describe('staff move an order', () => {
  it('from the shop to the door, each move in its history and in the log', async () => {
    const { orderId } = await order();
    expect(codes(await manager.post('staff/order/move', { order_id: orderId, to: 'picking' }))).toEqual([
      'before-cutoff',
    ]);
    await toTheDoor(orderId);
    const moved = await manager.post('staff/order/move', { order_id: orderId, to: 'delivered' });
    expect(moved.data).toEqual({ orderId, state: 'delivered', staffLabel: 'Consegnato' });
    expect(codes(await manager.post('staff/order/move', { order_id: orderId, to: 'delivered' }))).toEqual([]);
    expect(codes(await manager.post('staff/order/move', { order_id: orderId, to: 'picking' }))).toEqual([
      'move-not-possible',
    ]);
    const { entries } = (await manager.get('staff/audit', { subject: 'order', subject_id: orderId })).data;
    expect(
      entries
        .filter((each: { action: string }) => each.action === 'order.move')
        .map((each: { after: object }) => each.after),
    ).toEqual(['delivered', 'out-for-delivery', 'ready', 'picking'].map((state) => ({ state })));
  });

  it('only as their role goes: pickers prepare, drivers bring what is of today', async () => {
    const { orderId } = await order();
    await pastCutoff(orderId);
    const { rows } = await world.deps.pool.query('select warehouse_id from orders where order_id = $1', [orderId]);
    const storeIds = [rows[0].warehouse_id];
    const picker = await world.staffClient(['picker'], { storeIds });
    const driver = await world.staffClient(['driver'], { storeIds });
    expect(codes(await driver.post('staff/order/move', { order_id: orderId, to: 'picking' }))).toEqual([
      'not-for-this-role',
    ]);
    const taken = await picker.post('staff/order/move', { order_id: orderId, to: 'picking' });
    expect(Object.keys(taken.data).sort()).toEqual(['orderId', 'staffLabel', 'state']);
    expect(codes(await picker.post('staff/order/move', { order_id: orderId, to: 'delivered' }))).toEqual([
      'not-for-this-role',
    ]);
    await settleOrder(world.deps, orderId, await linesThatCame(world, orderId), { actor: 'staff:Sara' });
    await picker.post('staff/order/move', { order_id: orderId, to: 'ready' });
    const day = (await detail(orderId)).timeslot.date;
    const isToday = day === shopDay(world.clock.now().getTime());
    expect(codes(await driver.post('staff/order/move', { order_id: orderId, to: 'out-for-delivery' }))).toEqual(
      isToday ? [] : ['not-for-this-role'],
    );
  });

  it('back when nobody took it, with a reason the customer reads; then out again or given back', async () => {
    const { orderId } = await order();
    await toTheDoor(orderId);
    expect(codes(await manager.post('staff/order/move', { order_id: orderId, to: 'not-delivered' }))).toEqual([
      'reason-needed',
    ]);
    world.sentMail.length = 0;
    const reason = 'Nessuno ha risposto al citofono';
    expect(codes(await manager.post('staff/order/move', { order_id: orderId, to: 'not-delivered', reason }))).toEqual(
      [],
    );
    await world.drainOutbox();
    expect(world.sentMail.map(({ text }) => text).join()).toContain(reason);
    const back = await detail(orderId);
    expect(back).toMatchObject({ state: 'not-delivered', flags: expect.arrayContaining(['not-delivered']), moves: [] });
    const [slot] = (await manager.get('staff/order/slots', { order_id: orderId })).data.slots;
    const again = await manager.post('staff/order/change-slot', { order_id: orderId, timeslot_id: slot.timeslotId });
    expect(again.data.order).toMatchObject({ state: 'ready', timeslot: { timeslotId: slot.timeslotId } });

    await manager.post('staff/order/move', { order_id: orderId, to: 'out-for-delivery' });
    await manager.post('staff/order/move', { order_id: orderId, to: 'not-delivered', reason });
    const cancelled = await manager.post('staff/order/cancel', {
      order_id: orderId,
      reason: 'Il cliente non la vuole più',
    });
    expect(cancelled.data.order.state).toBe('cancelled');
    await world.drainOutbox();
    const { rows } = await world.deps.pool.query(
      `select sum(initial_cents - balance_cents)::int as spent from gift_certificate g
       join orders o on o.account_id = g.account_id where o.order_id = $1`,
      [orderId],
    );
    expect(rows[0].spent).toBe(0);
  });
});

describe('staff change the slot', () => {
  /**
   * The mail about a change to a slot, its cut-off being then: which one the shop offers first is the hour's.
   * @param slotAt its place among those offered; @param hours it comes later than planned
   */
  async function mailOfChange(cutoff: Date, slotAt = 0, hours = 0) {
    const { orderId } = await order();
    const { timeslot: before } = await detail(orderId);
    const slot = (await manager.get('staff/order/slots', { order_id: orderId })).data.slots.at(slotAt);
    const set = (at: Date, hours: number) =>
      world.deps.pool.query(
        `update timeslot t set cutoff_at = $2, begin_at = t.begin_at + make_interval(hours => $3),
           end_at = t.end_at + make_interval(hours => $3) from timeslot b
         where b.timeslot_id = t.timeslot_id and t.timeslot_id = $1 returning b.cutoff_at as before`,
        [slot.timeslotId, at, hours],
      );
    const own = (await set(cutoff, hours)).rows[0].before;
    await world.drainOutbox();
    world.sentMail.length = 0;
    const changed = await manager.post('staff/order/change-slot', { order_id: orderId, timeslot_id: slot.timeslotId });
    expect(codes(changed)).toEqual([]);
    await world.drainOutbox();
    await set(own, -hours);
    return { text: world.sentMail[0]?.text, before };
  }

  it('and the customer reads when it comes now, when it would have come, and how to have another', async () => {
    const { text, before } = await mailOfChange(new Date(world.clock.now().getTime() + 3_600_000), -1, -10);
    // as pages write hours
    expect(text).toContain(', 8:00–10:00, non più per');
    expect(text).toContain(`, ${formatWindow(before.beginTime, before.endTime)}. Il prezzo non cambia.`);
    expect(text).toMatch(/scegline un’altra nell’ordine entro .* o rispondi a questa e-mail/);
  });

  it('and the customer is not sent to an order that can no longer be changed', async () => {
    const { text } = await mailOfChange(new Date(world.clock.now().getTime() - 60_000));
    expect(text).toContain('Se questa fascia non va bene, rispondi a questa e-mail');
    expect(text).not.toContain('scegline');
  });

  it('and picking begins in time for an earlier one; in a later one the customer keeps the time to change their mind', async () => {
    const { orderId } = await order();
    const cutoffOf = async (table: string, id: string, value: number) =>
      (await world.deps.pool.query(`select cutoff_at from ${table} where ${id} = $1`, [value])).rows[0].cutoff_at;
    const { slots } = (await manager.get('staff/order/slots', { order_id: orderId })).data;
    const [early, ...others] = slots as { timeslotId: number }[];
    const late = others.at(-1)!;
    const move = (timeslot_id: number) => manager.post('staff/order/change-slot', { order_id: orderId, timeslot_id });
    expect(codes(await move(late.timeslotId))).toEqual([]);
    const latest = await cutoffOf('orders', 'order_id', orderId);
    expect(latest).toEqual(await cutoffOf('timeslot', 'timeslot_id', late.timeslotId));
    expect(codes(await move(early!.timeslotId))).toEqual([]);
    const earlier = await cutoffOf('orders', 'order_id', orderId);
    expect(earlier).toEqual(await cutoffOf('timeslot', 'timeslot_id', early!.timeslotId));
    expect(earlier.getTime()).toBeLessThan(latest.getTime());
  });

  it('and the place moves with the order, never lost nor doubled, however many change at once', async () => {
    const { orderId } = await order();
    const { slots } = (await care.get('staff/order/slots', { order_id: orderId })).data;
    const taken = async () =>
      (await world.deps.pool.query('select timeslot_id, taken_orders, taken_units from timeslot order by timeslot_id'))
        .rows;
    const before = await taken();
    const chosen = slots.slice(0, 3).map((slot: { timeslotId: number }) => slot.timeslotId);
    await Promise.all(
      [...chosen, ...chosen].map((timeslot_id: number) =>
        care.post('staff/order/change-slot', { order_id: orderId, timeslot_id }),
      ),
    );
    const after = await taken();
    const sum = (rows: { taken_orders: number }[]) => rows.reduce((total, row) => total + row.taken_orders, 0);
    expect(sum(after)).toBe(sum(before));
    const { timeslot } = await detail(orderId);
    expect(chosen).toContain(timeslot.timeslotId);
    const { rows } = await world.deps.pool.query(
      `select timeslot_id from slot_booking where order_id = $1 and state = 'confirmed'`,
      [orderId],
    );
    expect(rows).toEqual([{ timeslot_id: timeslot.timeslotId }]);
    const events = (await detail(orderId)).events.filter((event: { kind: string }) => event.kind === 'slot');
    expect(events.length).toBeGreaterThan(0);
    expect(events[0].actor).toBe('Elena Bruni');
  });

  it('but never over what a colleague changed meanwhile, and puts back only what is still as it was left', async () => {
    const { orderId } = await order();
    const { timeslot: first } = await detail(orderId);
    const [mine, theirs] = (await care.get('staff/order/slots', { order_id: orderId })).data.slots;
    const change = (client: StaffClient, to: { timeslotId: number }, from: { timeslotId: number }) =>
      client.post('staff/order/change-slot', {
        order_id: orderId,
        timeslot_id: to.timeslotId,
        from_timeslot_id: from.timeslotId,
      });
    expect(codes(await change(manager, theirs, first))).toEqual([]);
    const late = await change(care, mine, first);
    expect(codes(late)).toEqual(['slot-changed-meanwhile']);
    expect(late.response.errors[0]?.error).toContain(`, ${formatWindow(theirs.beginTime, theirs.endTime)}`);
    expect((await detail(orderId)).timeslot.timeslotId).toBe(theirs.timeslotId);
    // who saw it may insist
    expect(codes(await change(care, mine, theirs))).toEqual([]);
    // and the way back of the first one is closed
    expect(codes(await change(manager, first, theirs))).toEqual(['slot-changed-meanwhile']);
  });

  it('not into a full or closed one, nor of another service', async () => {
    const { orderId } = await order();
    const [slot] = (await care.get('staff/order/slots', { order_id: orderId })).data.slots;
    const change = () => care.post('staff/order/change-slot', { order_id: orderId, timeslot_id: slot.timeslotId });
    const set = (text: string) =>
      world.deps.pool.query(`update timeslot set ${text} where timeslot_id = $1`, [slot.timeslotId]);
    await set('closed = true');
    expect(codes(await change())).toEqual(['slot-closed']);
    await set('closed = false, delivery_service_id = 2');
    expect(codes(await change())).toEqual(['slot-not-found']);
    await set('delivery_service_id = 1, capacity_orders = taken_orders');
    expect(codes(await change())).toEqual(['slot-full']);
    await set('capacity_orders = 100');
    expect(codes(await change())).toEqual([]);
  });
});

describe('staff give back', () => {
  let orderId: number;
  beforeEach(async () => {
    ({ orderId } = await order());
    await deliver(world, orderId);
  });
  const refund = (client: StaffClient, input: object) =>
    client.post('staff/order/refund', { order_id: orderId, ...input });

  it('lines and an amount: shown first, then once for each key', async () => {
    const { lines } = await detail(orderId);
    const asked = { lines: [{ order_line_id: lines[0].orderLineId, quantity: 1 }], amount: 2.5 };
    const { refund: preview } = (await refund(manager, asked)).data;
    expect(preview).toMatchObject({ state: 'preview', amount: 2.5, shares: [{ kind: 'gift-certificate' }] });
    expect(preview.total).toBeCloseTo(preview.lines[0].amount + 2.5, 2);
    const cents = (values: number[]) => values.reduce((sum, value) => sum + Math.round(value * 100), 0);
    expect(cents(preview.vat.map((row: { gross: number }) => row.gross))).toBe(cents([preview.total]));
    const confirm = {
      ...asked,
      confirm: true,
      reason: 'Confezione aperta',
      expected_total: preview.total,
      idempotency_key: `chiave-${orderId}`,
    };
    world.sentMail.length = 0;
    const answers = await Promise.all([1, 2, 3].map(() => refund(manager, confirm)));
    expect(answers.map(codes)).toEqual([[], [], []]);
    for (const answer of answers)
      expect(answer.data.refund).toMatchObject({ state: 'requested', total: preview.total });
    const { rows } = await world.deps.pool.query('select refund_cents from order_withdrawal where order_id = $1', [
      orderId,
    ]);
    expect(rows).toEqual([{ refund_cents: Math.round(preview.total * 100) }]);
    await world.drainOutbox();
    // one mail: what, why, and where the money is
    const letters = world.sentMail.filter(({ subject }) => subject.startsWith('Rimborso'));
    expect(letters).toEqual([
      expect.objectContaining({
        subject: expect.stringContaining('Rimborso partito'),
        text: expect.stringMatching(/Confezione aperta[\s\S]*pz · Prodotto/),
      }),
    ]);
    const left = await detail(orderId);
    expect(left.tenderTotals.refunded).toBe(preview.total);
  });

  it('never more than was paid, nor than was seen on the button', async () => {
    const { refundable } = await detail(orderId);
    expect(codes(await refund(manager, { amount: refundable + 0.01 }))).toEqual(['amount-too-high']);
    // nothing chosen yet: where money could go is shown, and nothing goes there
    const { refund: nothing } = (await refund(manager, {})).data;
    expect(nothing).toMatchObject({ total: 0, shares: [{ kind: 'gift-certificate', amount: 0 }] });
    expect(
      codes(
        await refund(manager, {
          confirm: true,
          reason: 'Ritardo',
          expected_total: 0,
          idempotency_key: `niente-${orderId}`,
        }),
      ),
    ).toEqual(['nothing-to-refund']);
    const confirm = { amount: 1, confirm: true, reason: 'Ritardo', idempotency_key: `altra-${orderId}` };
    expect(codes(await refund(manager, { ...confirm, expected_total: 2 }))).toEqual(['total-changed']);
    expect(
      codes(await refund(manager, { amount: 1, confirm: true, expected_total: 1, idempotency_key: 'senza-motivo' })),
    ).toEqual(['reason-needed']);
    expect(codes(await refund(manager, { ...confirm, expected_total: 1, idempotency_key: undefined }))).toEqual([
      'key-needed',
    ]);
  });

  it('up to their limit when they are customer care, all refunds of an order together', async () => {
    await world.deps.pool.query(
      'update order_line set gross_cents = 9000, delivered_cents = 9000 where order_id = $1 and position = 1',
      [orderId],
    );
    await world.deps.pool.query(
      'update order_gift_certificate set amount_cents = 9540, taken_cents = 9540 where order_id = $1',
      [orderId],
    );
    const { rows } =
      await world.deps.pool.query(`select o.order_id from orders o left join lateral (select sum(u.amount_cents)::int as cents
      from order_gift_certificate u join gift_certificate g using (gift_certificate_id)
      where u.order_id = o.order_id and u.state = 'reserved' and g.kind = 'prepaid') paid on true
      where o.prepaid_cents <> coalesce(paid.cents, 0)`);
    expect(rows).toEqual([]);
    const give = (client: StaffClient, amount: number, key: string) =>
      refund(client, {
        amount,
        confirm: true,
        reason: 'Ritardo',
        expected_total: amount,
        idempotency_key: `${key}-${orderId}`,
      });
    expect(codes(await give(care, 30, 'prima'))).toEqual([]);
    expect(codes(await give(care, 20.01, 'seconda'))).toEqual(['refund-above-limit']);
    expect(codes(await give(manager, 20.01, 'terza'))).toEqual([]);
  });

  it('only after delivery', async () => {
    const { orderId: fresh } = await order();
    expect(codes(await manager.post('staff/order/refund', { order_id: fresh, amount: 1 }))).toEqual(['not-refundable']);
    expect((await detail(fresh)).refund).toMatchObject({ allowed: false });
  });
});

describe('notes and looks', () => {
  it('are for staff: customers never see a note, and a look is written once', async () => {
    const { orderId, customer } = await order();
    const text = 'Yogurt finito: il mirtillo costa di più';
    const noted = await care.post('staff/order/add-note', { order_id: orderId, text });
    expect(noted.data.order.notes).toMatchObject([{ text, name: 'Elena' }]);
    expect((await customer.client.get('order/detail', { order_id: orderId })).http.body).not.toContain('mirtillo');
    await care.get('staff/order', { order_id: orderId });
    await care.get('staff/order', { order_id: orderId });
    const { entries } = (
      await director.get('staff/audit', { subject: 'order', subject_id: orderId, user_id: care.accountId })
    ).data;
    expect(entries.map((entry: { action: string }) => entry.action)).toEqual(['order.view', 'order.note']);
    expect(JSON.stringify(entries)).not.toContain('mirtillo');
  });
});

describe('the day', () => {
  it('adds up: its orders, its slots and what waits are the same orders', async () => {
    const { orderId } = await order();
    const day = (await detail(orderId)).timeslot.date;
    const { today } = (await manager.get('staff/today', { day })).data;
    const { orders } = (await manager.get('staff/orders', { from: day, to: day, page_size: 200 })).data;
    const live = orders.filter((row: { state: string }) => row.state !== 'cancelled');
    expect(today.toDeliver).toBe(live.length);
    const inSlots = today.slots.reduce(
      (sum: number, slot: Record<string, number>) =>
        sum + slot.delivered! + slot.travelling! + slot.ready! + slot.inPreparation! + slot.toPrepare!,
      0,
    );
    expect(inSlots).toBe(live.length);
    expect(today.nextCounts.all).toBe(live.filter((row: { state: string }) => row.state === 'confirmed').length);
    expect(today.figures.orders).toMatchObject({ value: live.length });
    expect(today.figures.takings.trend).toHaveLength(7);
    expect((await elsewhere.get('staff/today', { day })).data.today).toMatchObject({
      toDeliver: 0,
      next: [],
      alerts: [],
    });
  });

  it('alerts to what is late, and to products that are gone', async () => {
    const { orderId } = await order();
    await world.deps.pool.query(
      `update orders set slot_begin_at = $2::timestamptz - interval '3 hours', slot_end_at = $2::timestamptz - interval '1 hour' where order_id = $1`,
      [orderId, world.clock.now()],
    );
    const { today } = (await manager.get('staff/today')).data;
    const alertOf = (kind: string) => today.alerts.find((each: { kind: string }) => each.kind === kind);
    expect(alertOf('late-orders').orderIds).toContain(orderId);
    expect(alertOf('late-orders').text).toContain('1 ora');
    const { orderId: next } = await order();
    await world.deps.pool.query(`update stock set on_hand = reserved where product_id = $1`, [world.productId('RISO')]);
    const { today: later } = (await manager.get('staff/today', { day: (await detail(next)).timeslot.date })).data;
    const soldOut = later.alerts.find((each: { kind: string }) => each.kind === 'sold-out');
    expect(soldOut).toMatchObject({ productIds: [world.productId('RISO')], orderIds: expect.arrayContaining([next]) });
    await world.deps.pool.query(`update stock set on_hand = 1000000 where product_id = $1`, [world.productId('RISO')]);
  });
});

describe('the search', () => {
  it('finds orders, people and products; who sees no personal data finds products only', async () => {
    const { orderId } = await order();
    const { orderNumber, customer } = await detail(orderId);
    const hits = async (client: StaffClient, q: string) =>
      (await client.get('staff/search', { q })).data.hits.map(
        (hit: { kind: string; id: number }) => `${hit.kind} ${hit.id}`,
      );
    expect(await hits(care, orderNumber)).toContain(`order ${orderId}`);
    expect(await hits(care, customer.email)).toContain(`customer ${customer.userId}`);
    const merchandiser = await world.staffClient(['merchandiser']);
    expect(await hits(merchandiser, customer.email)).toEqual([]);
    expect(await hits(merchandiser, 'riso')).toEqual([`product ${world.productId('RISO')}`]);
  });
});

describe('the search for a certificate', () => {
  it('finds who holds it and who bought it, by the whole code alone', async () => {
    const { accountId: holder } = await world.customer();
    const { accountId: buyer } = await world.customer();
    const insert = (code: string, owner: number | null) =>
      world.deps.pool.query(
        `insert into gift_certificate (code, description, kind, initial_cents, balance_cents, account_id, valid_from)
         values ($1, 'Buono', 'prepaid', 2500, 1250, $2, now()) returning gift_certificate_id as id`,
        [code, owner],
      );
    await insert('DATO-7K2M', holder);
    const { rows } = await insert('DONO-9Q4X', null);
    await world.deps.pool.query(
      `insert into gift_voucher_order (gift_voucher_order_id, order_number, account_id, idempotency_key, state, amount_cents, deliver_on,
         gift_certificate_id, confirmed_at) values (10000001, '26-900001', $1, 'cerca-un-buono', 'confirmed', 2500, '2026-01-01', $2, now())`,
      [buyer, rows[0].id],
    );
    const hits = async (client: StaffClient, q: string) =>
      (await client.get('staff/search', { q })).data.hits.map((hit: { id: number; subtitle: string }) => [
        hit.id,
        hit.subtitle,
      ]);
    expect(await hits(care, ' dato-7k2m ')).toEqual([
      [holder, expect.stringMatching(/^Ha questo buono · restano 12,50/)],
    ]);
    expect(await hits(care, 'DONO-9Q4X')).toEqual([
      [buyer, expect.stringMatching(/^Ha comprato questo buono da regalare · restano 12,50/)],
    ]);
    expect(await hits(care, 'DATO-7K2')).toEqual([]);
    // neither ordered in that store
    expect(await hits(elsewhere, 'DATO-7K2M')).toEqual([]);
    expect(await hits(await world.staffClient(['merchandiser']), 'DATO-7K2M')).toEqual([]);
  });
});

describe('server-sent events', () => {
  it('say by id what changed in the stores of who listens, and end with the server', async () => {
    const address = world.deps.config.publicUrl;
    const listen = async (client: StaffClient) => {
      const answer = await fetch(`${address}/ebsn/api/staff/events`, { headers: { 'x-ebsn-account': client.token } });
      expect(answer.headers.get('content-type')).toContain('text/event-stream');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      return readerOf(answer.body!);
    };
    const here = await listen(manager);
    const there = await listen(elsewhere);
    expect(await here.next()).toEqual({ kind: 'hello' });
    expect(await there.next()).toEqual({ kind: 'hello' });
    const { orderId } = await order();
    await here.until((event) => event.kind === 'order' && event.id === orderId);
    const noted = world.deps.pool.query(`select tell_staff('slot', 7, null)`);
    expect(await there.next()).toEqual({ kind: 'slot', id: 7 });
    await noted;
    here.close();
    there.close();
  });
});

interface Event {
  kind: string;
  id?: number;
}

function readerOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  const next = async (): Promise<Event> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
        text = text.slice(end + 2);
        if (data) return JSON.parse(data);
        continue;
      }
      const { value, done } = await reader.read();
      if (done) throw new Error('the events ended');
      text += decoder.decode(value, { stream: true });
    }
  };
  return {
    next,
    close: () => void reader.cancel().catch(() => {}),
    async until(isIt: (event: Event) => boolean): Promise<void> {
      while (!isIt(await next()));
    },
  };
}
