import { vatIncluded } from '@sporta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import {
  type CheckoutWorld,
  type Customer,
  checkoutModules,
  startCheckoutWorld,
} from '../orders/testing/checkout-world.ts';
import { buyCovered, deliver } from '../orders/testing/covered-order.ts';
import { enterTakings } from './enter-takings.ts';
import { takingsModule } from './index.ts';

let world: CheckoutWorld;
let staff: StaffClient;
let today: string;
beforeAll(async () => {
  world = await startCheckoutWorld({ modules: [...checkoutModules, takingsModule] });
  staff = await world.staffClient(['accounting']);
  const { rows } = await world.deps.pool.query(
    `select to_char($1::timestamptz at time zone 'Europe/Rome', 'YYYY-MM-DD') as day`,
    [world.clock.now()],
  );
  today = rows[0].day;
});
afterAll(() => world.close());

async function delivered({
  wine = 0,
  invoice = false,
  missing = [] as string[],
} = {}): Promise<{ customer: Customer; orderId: number }> {
  const customer = await world.customer();
  await customer.add('RISO', 2);
  if (wine) {
    await world.deps.pool.query(`update account set birth_date = '1980-01-01' where account_id = $1`, [
      customer.accountId,
    ]);
    await customer.add('VINO', wine);
  }
  await customer.chooseDelivery();
  const orderId = await buyCovered(world, customer);
  if (invoice) {
    await world.deps.pool.query(
      `update orders set invoice_requested = '{"name":"Bar","vatNumber":"12345670017","address":"Via Savona 97, 20144 Milano MI"}' where order_id = $1`,
      [orderId],
    );
  }
  await deliver(world, orderId, missing);
  return { customer, orderId };
}

interface Row {
  day: string;
  rate: number;
  sales: number;
  returns: number;
  total: number;
  net: number;
  vat: number;
  invoiced: number;
}
const takings = async (query: object = { from: today, to: today }) =>
  (await staff.get('staff/takings', query as Record<string, unknown>)).data as { takings: Row[]; totals: Row[] };
const cents = (euro: number) => Math.round(euro * 100);

describe('the register of takings', () => {
  it('holds each delivered order once by rate, whoever enters it and however often', async () => {
    await delivered({ wine: 3 });
    await delivered({ invoice: true });
    await Promise.all([enterTakings(world.deps), enterTakings(world.deps), enterTakings(world.deps)]);
    await enterTakings(world.deps);
    const { takings: rows } = await takings();
    // 2 RISO at 10 %; 3 VINO, bag and delivery at 22 %; the order with an invoice is listed apart
    expect(rows.map(({ rate, sales, returns }) => [rate, sales, returns])).toEqual([
      [10, 50, 0],
      [22, 27.05, 0],
    ]);
    expect(rows.map(({ invoiced }) => cents(invoiced))).toEqual([5000, 305]);
    for (const { rate, total, net, vat } of rows) {
      expect(cents(vat)).toBe(vatIncluded(cents(total), rate * 100));
      expect(cents(net) + cents(vat)).toBe(cents(total));
    }
  });

  it('takes returns off on the day they come, and those of invoices off the invoices', async () => {
    const { takings: before } = await takings();
    const plain = await delivered();
    const onInvoice = await delivered({ invoice: true });
    for (const { customer, orderId } of [plain, onInvoice]) {
      const answer = await customer.client.post('order/withdraw', { order_id: orderId, confirm: true });
      expect(answer.response.errors).toEqual([]);
    }
    await enterTakings(world.deps);
    await Promise.all([enterTakings(world.deps), enterTakings(world.deps)]);
    const { takings: after } = await takings();
    expect(after.map(({ returns }) => cents(returns))).toEqual([-5000, -305]);
    // what came and went leaves the rest as it was, to the cent
    expect(after.map(({ rate, total, invoiced }) => [rate, total, invoiced])).toEqual(
      before.map(({ rate, total, invoiced }) => [rate, total, invoiced]),
    );
  });

  it('adds days up, as a file too, and counts an order that lacks something as it came', async () => {
    const rows = async () => (await takings({ from: '2020-06-01', to: '2020-06-02' })).totals;
    expect(await rows()).toEqual([]);
    const first = await delivered({ wine: 2, missing: ['VINO'] });
    const second = await delivered();
    for (const [{ orderId }, day] of [
      [first, '2020-06-01'],
      [second, '2020-06-02'],
    ] as const) {
      await world.deps.pool.query(`update order_event set at = $2 where order_id = $1`, [orderId, `${day}T12:00:00Z`]);
    }
    await enterTakings(world.deps);
    expect((await rows()).map(({ rate, sales }) => [rate, sales])).toEqual([
      [10, 100],
      [22, 6.1],
    ]);
    const file = await world.app.inject({
      url: '/ebsn/api/staff/takings.csv?from=2020-06-01&to=2020-06-02',
      headers: { 'x-ebsn-account': staff.token },
    });
    const lines = file.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toBe('01/06/2020;10%;50,00;0,00;50,00;45,45;4,55;0,00');
    const { rows: audit } = await world.deps.pool.query(`select after from audit_log where action = 'takings.export'`);
    expect(audit).toEqual([{ after: { from: '2020-06-01', to: '2020-06-02', rows: 4 } }]);
  });

  it('is whole in the evening, however much came before, and whatever cannot be entered', async () => {
    const { totals: before } = await takings({ from: '2020-07-01', to: '2020-07-01' });
    expect(before).toEqual([]);
    const orders = [];
    for (let count = 0; count < 5; count++) orders.push(await delivered());
    for (const { orderId } of orders) {
      await world.deps.pool.query(`update order_event set at = '2020-07-01T12:00:00Z' where order_id = $1`, [orderId]);
    }
    // one whose entry is refused stays at the front of what is read
    const last = orders.at(-1)!.orderId;
    await world.deps.pool.query(
      `insert into taking (day, warehouse_id, order_id, rate_bp, gross_cents, invoiced)
       select '2020-07-02', warehouse_id, order_id, 1000, 1, false from orders where order_id = $1`,
      [last],
    );
    await enterTakings(world.deps, 2);
    expect((await takings({ from: '2020-07-01', to: '2020-07-01' })).totals.map(({ sales }) => sales)).toEqual([
      200, 12.2,
    ]);
    await world.deps.pool.query(`delete from taking where day = '2020-07-02'`);
    await enterTakings(world.deps, 2);
    expect((await takings({ from: '2020-07-01', to: '2020-07-01' })).totals.map(({ sales }) => sales)).toEqual([
      250, 15.25,
    ]);
  });

  it('refuses days that make no register, in words', async () => {
    const code = async (query: object) =>
      (await staff.get('staff/takings', query as Record<string, unknown>)).response.errors[0]?.code;
    expect(await code({ from: '2026-02-01', to: '2026-01-01' })).toBe('days-reversed');
    expect(await code({ from: '2020-01-01', to: '2026-01-01' })).toBe('too-many-days');
    expect((await staff.get('staff/takings', { from: 'ieri', to: today })).http.statusCode).toBe(400);
    expect((await staff.get('staff/takings', { from: today, to: today, warehouse_id: 999 })).data.takings).toEqual([]);
  });
});
