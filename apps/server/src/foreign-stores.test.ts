import type { Call } from '@sporta/contract';
import type { StaffRole } from '@sporta/contract/staff-roles.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type RoundsWorld, startRoundsWorld } from './modules/rounds/testing/rounds-world.ts';
import type { StaffClient } from './platform/testing/test-app.ts';

/*
 * The third side of the matrix of calls, roles and stores: whoever works for a store meets nothing of another one, in whichever role
 * and by whichever call. (Which roles may use a call at all: modules/staff/staff.test.ts.)
 */

/** Roles that are of stores; the others work for all of them. */
const ofStores = ['picker', 'driver', 'store-manager'] as const satisfies readonly StaffRole[];

let world: RoundsWorld;
let own: Awaited<ReturnType<typeof things>>;
beforeAll(async () => {
  world = await startRoundsWorld();
  own = await things();
});
afterAll(() => world.close());

/** One of everything, of the store of this world. */
async function things() {
  const { pool } = world.deps;
  const { orderId, customer } = await world.order();
  const { rounds } = await world.confirmed();
  const line = await pool.query('select order_line_id, product_id from order_line where order_id = $1', [orderId]);
  const crate = await pool.query(
    `insert into picking_crate (order_id, temperature, number, key, opened_by, opened_at)
     select $1, 'dry', coalesce(max(number), 0) + 1, 'di-prova', $2, now() from picking_crate where order_id = $1 returning crate_id`,
    [orderId, world.manager.accountId],
  );
  const cold = await pool.query(
    `insert into cold_cell (warehouse_id, name, kind, max_tenths, alert_minutes, silent_minutes)
     values ($1, 'Cella 1', 'frozen', -180, 15, 30) returning cold_cell_id`,
    [world.warehouseId],
  );
  return {
    order: { order_id: orderId },
    line: { order_line_id: line.rows[0].order_line_id },
    crate: { crate_id: crate.rows[0].crate_id },
    slot: { timeslot_id: world.timeslotId },
    round: { round_id: rounds[0]!.roundId },
    store: { warehouse_id: world.warehouseId },
    customer: { user_id: customer.accountId },
    van: { van_id: world.vanIds[0] },
    cell: { cell_id: cold.rows[0].cold_cell_id },
  };
}

interface Entry {
  call: Call;
  input: object;
  refusal: string;
}

function callAt(path: string): Call {
  const call = world.app.calls.find((each) => each.path === path);
  if (!call) throw new Error(`no call at ${path}`);
  return call;
}

/** What each call is asked, and how it says that there is no such thing. Those that take things away come last. */
function entries(): Entry[] {
  const { order, line, crate, slot, round, store, customer, van, cell } = own;
  const seen = { ...slot, revision: 1 };
  const days = { from: '2026-11-01', to: '2026-11-02' };
  const of = (refusal: string, ...asked: [string, object][]): Entry[] =>
    asked.map(([path, input]) => ({ call: callAt(path), input, refusal }));
  return [
    ...of(
      'store-not-found',
      ['staff/today', store],
      ['staff/orders', store],
      ['staff/orders.csv', { ...store, format: 'csv' }],
      ['staff/picking/work', store],
      ['staff/picking/figures', store],
      ['staff/picking/scan', { ...store, code: '8001234567897' }],
      ['staff/picking/store', store],
      ['staff/picking/places', store],
      ['staff/picking/places.csv', { ...store, format: 'csv' }],
      ['staff/rounds', store],
      ['staff/rounds/town', store],
      ['staff/vans', store],
      ['staff/van/save', { ...store, ...van, name: 'Furgone rubato', crates: 10 }],
      ['staff/slots/week', store],
      ['staff/slots/typical-week', store],
      ['staff/zones', store],
      ['staff/slot-prices', store],
      ['staff/weekly-slots', store],
      ['staff/hours', store],
      ['staff/reports', { ...store, ...days }],
      ['staff/reports.csv', { ...store, ...days, table: 'giorni', format: 'csv' }],
      ['staff/cases', store],
      ['staff/rewards', store],
      ['staff/lockers', store],
      ['staff/cold', store],
      ['staff/collections', store],
      ['staff/cold/save', { ...store, name: 'Cella rubata', kind: 'frozen', max: -18 }],
      ['staff/lockers/save-door', { ...store, label: 'A1', size: 'small', temperature: 'dry' }],
      ['staff/lockers/remove-door', { ...store, compartment_id: 1 }],
      ['staff/lockers/labels.pdf', store],
    ),
    ...of(
      'slot-not-found',
      ['staff/rounds', slot],
      ['staff/rounds/sheet.pdf', slot],
      ['staff/rounds/sheet.pdf', { ...slot, ...round }],
      ['staff/rounds/start', { ...slot, ...round }],
      ['staff/rounds/assign', { ...seen, ...round }],
      ['staff/rounds/move-stop', { ...seen, ...order, ...round, position: 1 }],
      ['staff/rounds/add', { ...seen, ...van }],
      ['staff/rounds/confirm', seen],
      ['staff/rounds/propose', seen],
      ['staff/rounds/close', { ...slot, ...round, stops: [], reason: 'Guasto' }],
      ['staff/rounds/remove', { ...seen, ...round }],
      ['staff/picking/start-wave', slot],
      ['staff/slots/closing', slot],
    ),
    ...of(
      'round-not-found',
      ['staff/driver/position', { ...round, latitude: 45.4, longitude: 9.1 }],
      ['staff/rounds/tell-late', round],
    ),
    ...of('line-not-found', ['staff/picking/proposals', line], ['staff/picking/substitutes', { ...line, q: 'pasta' }]),
    ...of(
      'customer-not-found',
      ['staff/customer', customer],
      ['staff/customer/add-note', { ...customer, text: 'Nota' }],
      ['staff/customer/log', customer],
      ['staff/customer/send-reset', customer],
      ['staff/customer/unlock', customer],
      ['staff/customer/sign-out', customer],
      ['staff/customer/give-voucher', { ...customer, amount: 5, reason: 'Scuse', idempotency_key: 'buono-di-prova' }],
      ['staff/customer/take-back-voucher', { ...customer, gift_certificate_id: 1, reason: 'Prova' }],
      ['staff/customer/end-delivery-pass', { ...customer, order_id: 1_000_000, refund: 1, reason: 'Prova' }],
      ['staff/customer/start-buying', customer],
      ['staff/customer/block', { ...customer, reason: 'Prova' }],
      ['staff/customer/unblock', customer],
    ),
    ...of(
      'order-not-found',
      ['staff/order', order],
      ['staff/order/slots', order],
      ['staff/order/add-note', { ...order, text: 'Nota' }],
      ['staff/order/refund', { ...order, amount: 1 }],
      ['staff/order/charge-rest', order],
      ['staff/order/change-slot', { ...order, ...slot }],
      ['staff/order/move', { ...order, to: 'picking' }],
      ['staff/rounds/proof', order],
      ['staff/orders/readers', { order_ids: [order.order_id] }],
      [
        'staff/orders/write',
        { order_ids: [order.order_id], subject: 'Prova', text: 'Prova', idempotency_key: 'lettera-di-prova' },
      ],
      ['staff/picking/labels.pdf', order],
      ['staff/picking/list.pdf', order],
      ['staff/picking/list.pdf', { order_ids: [order.order_id] }],
      ['staff/picking/take', { ...order, zone: 'dry', device: 'tablet-9' }],
      ['staff/picking/give-back', { ...order, zone: 'dry' }],
      ['staff/picking/assign', { ...order, zone: 'dry', ...customer }],
      ['staff/picking/open-crate', { ...order, temperature: 'dry', key: 'chiave-1' }],
      ['staff/picking/close', order],
      ['staff/order/cancel-collection', { ...order, collection_id: 1 }],
      ['staff/order/collect-again', { ...order, collection_id: 1 }],
      ['staff/order/ask-to-bring', { ...order, collection_id: 1 }],
      ['staff/order/brought-back', { ...order, collection_id: 1 }],
      ['staff/order/cancel', { ...order, reason: 'Prova' }],
      ['staff/locker/begin', order],
      ['staff/locker/fill', { ...order, placed: [{ crate: 'C1', door: 'A1' }] }],
      ['staff/locker/hand-over', { ...order, code: '123456' }],
      ['staff/locker/take-out', order],
    ),
    ...of(
      'cell-not-found',
      ['staff/cold/cell', cell],
      ['staff/cold.csv', { ...cell, month: '2026-11', format: 'csv' }],
      ['staff/cold/read', { ...cell, temperature: -19 }],
      ['staff/cold/check', { ...cell, text: 'Porta chiusa', idempotency_key: 'controllo-di-prova' }],
      ['staff/cold/add-probe', { ...cell, name: 'Sonda' }],
      ['staff/cold/revoke-probe', { ...cell, probe_id: 1 }],
    ),
    ...of(
      'crate-not-found',
      ['staff/picking/place-crate', { ...crate, bay: 'A1' }],
      ['staff/picking/remove-crate', crate],
    ),
    ...of('slot-not-found', ['staff/slots/close', { ...slot, orders: 'keep', reason: 'Prova' }]),
  ];
}

/** Calls whose body is long or whose things are made by much work: where their own tests hold this. */
const inTheirModules: Record<string, readonly string[]> = {
  'modules/cases/cases.test.ts': [
    'staff/case',
    'staff/case/answer',
    'staff/case/close',
    'staff/case/decide',
    'staff/case/take',
  ],
  'modules/redeliveries/redeliveries.test.ts': ['staff/case/redeliver'],
  'modules/returns/solve-problem.test.ts': ['order/solve-problem'],
  'modules/benefits/staff-rewards.test.ts': ['staff/reward/prepare', 'staff/reward/hand-over', 'staff/reward/refuse'],
  'modules/picking/store-settings.test.ts': [
    'staff/picking/store/save',
    'staff/picking/places/save',
    'staff/picking/places/import',
  ],
  'modules/lockers/lockers.test.ts': ['staff/lockers/save-station'],
  'modules/slot-planner': [
    'staff/slots/publish',
    'staff/slots/save-typical',
    'staff/slot-prices/save',
    'staff/weekly-slots/save',
    'staff/zones/save',
    'staff/hours/save',
  ],
  // offers hold for several stores: each may read them, and changes those of its own
  'modules/promotions': [
    'staff/promotion',
    'staff/promotions',
    'staff/promotions/find-products',
    'staff/promotion/preview',
    'staff/promotion/publish',
    'staff/promotion/remove',
    'staff/promotion/save',
    'staff/promotion/stop',
    'staff/promotion/try',
  ],
  // lists, which leave out what is of another store: below
  'this file': ['staff/audit', 'staff/customers', 'staff/picking/waiting'],
};

const isOfStores = ({ roles = [] }: Call) => ofStores.some((role) => roles.includes(role));

async function ask(client: StaffClient, { path, method }: Call, input: object) {
  return method === 'GET' ? client.get(path, { ...input }) : client.post(path, { ...input });
}

/** What a call refuses with; a file is no refusal. */
async function codesOf(client: StaffClient, call: Call, input: object): Promise<string[]> {
  try {
    return (await ask(client, call, input)).response.errors.map(({ code }) => code);
  } catch (error) {
    if (call.answers && error instanceof SyntaxError) return [];
    throw error;
  }
}

describe('who works for another store', () => {
  it('is thought of for every call that takes a number of something', () => {
    const known = new Set([...entries().map(({ call }) => call.path), ...Object.values(inTheirModules).flat()]);
    const missing = world.app.calls
      .filter((call) => call.access === 'staff' && isOfStores(call))
      .filter((call) => {
        const { properties = {} } = z.toJSONSchema(call.request, { io: 'input' });
        return Object.keys(properties).some((name) => /(^|_)ids?$/.test(name));
      })
      .map(({ path }) => path)
      .filter((path) => !known.has(path));
    expect(missing).toEqual([]);
  });

  it.each(ofStores)('as %s is told of each thing that it is not there, and changes nothing', async (role) => {
    const stranger = await world.staffClient([role], { storeIds: [world.warehouseId + 1] });
    const before = await stateOf();
    const wrong: string[] = [];
    for (const { call, input, refusal } of entries()) {
      const answer = await ask(stranger, call, input);
      const expected = call.roles?.includes(role) ? refusal : 'forbidden';
      const said = answer.response.errors.map(({ code }) => code).join() || 'served';
      if (said !== expected) wrong.push(`${role} × ${call.path}: ${said} instead of ${expected}`);
    }
    expect(wrong).toEqual([]);
    expect(await stateOf()).toEqual(before);
  });

  it('finds nothing of it in lists', async () => {
    const stranger = await world.staffClient(['store-manager'], { storeIds: [world.warehouseId + 1] });
    const { rows } = await world.deps.pool.query(
      'select o.order_number, a.email from orders o join account a using (account_id) where o.order_id = $1',
      [own.order.order_id],
    );
    const lists: [string, object][] = [
      ['staff/audit', {}],
      ['staff/audit', { subject: 'order', subject_id: own.order.order_id }],
      ['staff/customers', {}],
      ['staff/picking/waiting', { ...own.slot, zone: 'dry' }],
      ['staff/orders', {}],
      ['staff/search', { q: rows[0].order_number }],
      ['staff/search', { q: rows[0].email }],
    ];
    for (const [path, input] of lists) {
      const answer = await ask(stranger, callAt(path), input);
      expect(answer.response.errors).toEqual([]);
      const text = JSON.stringify(answer.data);
      expect({ path, leaks: text.includes(rows[0].order_number) || text.includes(rows[0].email) }).toEqual({
        path,
        leaks: false,
      });
    }
  });

  it('is refused what its own people are not: the numbers above lead somewhere', async () => {
    const clients = {
      picker: await world.staffClient(['picker'], { storeIds: [world.warehouseId] }),
      driver: world.driver,
    };
    const wrong: string[] = [];
    for (const { call, input, refusal } of entries()) {
      const client = call.roles?.includes('store-manager')
        ? world.manager
        : clients[call.roles?.includes('driver') ? 'driver' : 'picker'];
      if ((await codesOf(client, call, input)).includes(refusal)) wrong.push(`${call.path}: ${refusal}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** What strangers could have changed. */
async function stateOf() {
  const { rows } = await world.deps.pool.query(
    `select (select json_agg(o.state order by o.order_id) from orders o) as orders,
       (select count(*)::int from picking_crate) as crates, (select count(*)::int from order_note) as notes,
       (select json_agg(r.state order by r.round_id) from round r) as rounds, (select count(*)::int from gift_certificate) as vouchers,
       (select json_agg(v.name order by v.van_id) from van v) as vans, (select count(*)::int from order_withdrawal) as refunds,
       (select count(*)::int from audit_log where action not like '%.view') as log`,
  );
  return rows[0];
}
