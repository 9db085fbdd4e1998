import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered } from '../orders/testing/covered-order.ts';

/* One rule says which orders of a customer or company count, and who works for some stores reads the same number everywhere. */

let world: CheckoutWorld;
let director: StaffClient;
/** Store managers of the first store, of the second, and of both. */
let first: StaffClient;
let second: StaffClient;
let both: StaffClient;
let stores: [number, number];

beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  const [{ warehouse_id: milan }] = await run('select warehouse_id from warehouse');
  const [{ warehouse_id: bergamo }] = await run(
    `insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude)
     values ('bergamo', 'Sporta Bergamo', 'Via Prova', 'Bergamo', 'BG', '24121', 45.69, 9.67) returning warehouse_id`,
  );
  stores = [milan, bergamo];
  director = await world.staffClient(['director']);
  first = await world.staffClient(['store-manager'], { storeIds: [milan] });
  second = await world.staffClient(['store-manager'], { storeIds: [bergamo] });
  both = await world.staffClient(['store-manager'], { storeIds: [milan, bergamo] });
});
afterAll(() => world.close());

const run = async (text: string, values: unknown[] = []) => (await world.deps.pool.query(text, values)).rows;

/** Buys; then the order is as its row is changed to be. */
async function ordered(customer: Customer, as: string, values: unknown[] = []): Promise<number> {
  await customer.add('RISO', 2);
  await customer.chooseDelivery();
  const orderId = await buyCovered(world, customer);
  await run(`update orders set ${as} where order_id = $1`, [orderId, ...values]);
  return orderId;
}

/** What is still to be paid, and a voucher that is a discount beside it; cents. */
const worth = (cents: number, gift = 0) =>
  `total_cents = ${cents + gift}, gift_cents = ${gift}, prepaid_cents = 0, delivered_cents = null`;

let names = 0;
async function customerOf(company?: number): Promise<Customer & { lastName: string }> {
  const customer = await world.customer();
  const lastName = `Contini${String.fromCharCode(97 + ++names)}`;
  await run(
    'update account set last_name = $2, company_id = $3, is_master = $3::int is not null where account_id = $1',
    [customer.accountId, lastName, company ?? null],
  );
  return { ...customer, lastName };
}

/** 2 orders kept and 1 withdrawn in the first store; 1 kept long ago and 1 cancelled in the second; one failed, one brought again. */
async function lifeOf(customer: Customer): Promise<{ kept: number }> {
  const there = `, warehouse_id = $2`;
  // a voucher is a discount: 70 €
  const kept = await ordered(customer, worth(7000, 3000));
  // what came is what counts: 45 €, 5 € of them from a certificate paid in advance
  await ordered(
    customer,
    `state = 'delivered', total_cents = 6000, gift_cents = 500, delivered_cents = 4000, prepaid_cents = 500`,
  );
  await ordered(customer, `state = 'withdrawn', ${worth(9000)}`);
  await ordered(customer, `state = 'cancelled', ${worth(11_000)}${there}`, [stores[1]]);
  // kept, in the second store, and longer than a year ago
  await ordered(customer, `state = 'delivered', created_at = $3, ${worth(13_000)}${there}`, [
    stores[1],
    new Date(world.clock.now().getTime() - 400 * 86_400_000),
  ]);
  await ordered(customer, `state = 'payment-failed', ${worth(17_000)}`);
  // whose orders in a store make them its customer
  await run('insert into customer_store (warehouse_id, account_id) values ($1, $2)', [stores[1], customer.accountId]);
  // brought again, free
  const [{ id }] = await run(
    `insert into order_problem (order_id, reported_at) values ($1, now()) returning order_problem_id as id`,
    [kept],
  );
  await ordered(customer, `redelivers_problem_id = $2, ${worth(0)}`, [id]);
  return { kept };
}

async function numbersOf(client: StaffClient, customer: Customer & { lastName: string }) {
  const { figures } = (await client.get('staff/customer', { user_id: customer.accountId })).data.customer;
  const { customers } = (await client.get('staff/customers', { q: customer.lastName })).data;
  expect(customers).toHaveLength(1);
  const [row] = customers;
  expect({ row: row.orders, last: row.lastOrderAt }).toEqual({ row: figures.orders, last: figures.lastOrderAt });
  const { orders, cancelled, yearOrders, yearTotal, average } = figures;
  return { orders, cancelled, yearOrders, yearTotal, average };
}

it('counts the kept orders of a customer in the stores of who asks, the same on the page, in the list and in the file', async () => {
  const customer = await customerOf();
  const { kept } = await lifeOf(customer);
  expect(await numbersOf(director, customer)).toEqual({
    orders: 3,
    cancelled: 2,
    yearOrders: 2,
    yearTotal: 115,
    average: 57.5,
  });
  expect(await numbersOf(both, customer)).toEqual(await numbersOf(director, customer));
  expect(await numbersOf(first, customer)).toEqual({
    orders: 2,
    cancelled: 1,
    yearOrders: 2,
    yearTotal: 115,
    average: 57.5,
  });
  expect(await numbersOf(second, customer)).toEqual({ orders: 1, cancelled: 1, yearOrders: 0, yearTotal: 0 });

  const file = (await director.page(`/ebsn/api/staff/customers.csv?q=${customer.lastName}`)).body;
  const [head = '', ...lines] = file.split(/\r?\n/);
  const row = lines.find((line) => line.includes(customer.lastName));
  expect(row?.split(';')[head.split(';').indexOf('Ordini')]).toBe('3');

  const asked = async (client: StaffClient) =>
    (await client.get('staff/order', { order_id: kept })).data.order.customer.orders;
  expect([await asked(director), await asked(first)]).toEqual([3, 2]);
});

it('says before a merge the orders that count, and beside them the others that move too', async () => {
  const customer = await customerOf();
  await lifeOf(customer);
  const { merging } = (
    await director.get('staff/customer/merging', {
      user_id: customer.accountId,
      into_user_id: (await customerOf()).accountId,
    })
  ).data;
  const { orders, cancelled } = await numbersOf(director, customer);
  expect(merging).toMatchObject({ orders, cancelled });
});

it('counts the orders of a company and of its people by the same rule', async () => {
  const [{ id }] = await run(
    `insert into company (name, vat_number, fiscal_code) values ('Contini S.r.l.', '10000000007', '10000000007') returning company_id as id`,
  );
  const one = await customerOf(id);
  const other = await customerOf(id);
  await lifeOf(one);
  const { kept } = await lifeOf(other);
  // bought before they came to the company
  await run('update orders set company_id = $1 where account_id = any($2)', [id, [one.accountId, other.accountId]]);
  await run('update orders set company_id = null where order_id = $1', [kept]);
  const { company } = (await director.get('staff/company', { company_id: id })).data;
  expect(company.figures).toEqual({ orders: 5, cancelled: 4, yearOrders: 3, yearTotal: 160 });
  expect(company.people.map(({ orders }: { orders: number }) => orders).sort()).toEqual([2, 3]);
});

it('adds up more than a whole number of PostgreSQL holds', async () => {
  const [{ id }] = await run(
    `insert into company (name, vat_number, fiscal_code) values ('Grande S.p.A.', '10000000015', '10000000015') returning company_id as id`,
  );
  const customer = await customerOf(id);
  // each of 15 million euro
  for (let index = 0; index < 2; index += 1) await ordered(customer, `company_id = $2, ${worth(1_500_000_000)}`, [id]);
  expect((await numbersOf(director, customer)).yearTotal).toBe(30_000_000);
  expect((await director.get('staff/company', { company_id: id })).data.company.figures.yearTotal).toBe(30_000_000);
});
