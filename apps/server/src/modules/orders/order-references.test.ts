import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../../platform/session.ts';
import { listenToStatements } from '../../platform/testing/scans.ts';
import type { TestClient } from '../../platform/testing/test-app.ts';
import { invoiceFacts } from '../invoicing/order-invoice.ts';
import { readOrder } from '../order-book/index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from './testing/checkout-world.ts';
import { buyCovered, deliver } from './testing/covered-order.ts';

/** How a company finds its orders in its own books. */

const statements = listenToStatements();
let world: CheckoutWorld;
let companyId: number;
let master: TestClient;
let masterToken: string;
beforeAll(async () => {
  world = await startCheckoutWorld();
  const { rows } = await sql(
    `insert into company (name, vat_number, fiscal_code) values ('Trattoria Prova', '12345670017', '12345670017') returning company_id`,
  );
  companyId = rows[0].company_id;
  const masterId = await world.createAccount({ segment: 'business', is_master: true });
  await sql('update account set company_id = $2 where account_id = $1', [masterId, companyId]);
  master = await world.clientOf(masterId);
  masterToken = (await createSession(world.deps, masterId, { remember: false })).token;
});
afterAll(async () => {
  statements.stop();
  await world.close();
});

const sql = (text: string, values: unknown[] = []) => world.deps.pool.query(text, values);
const joinCompany = ({ accountId }: Customer) =>
  sql(`update account set company_id = $2, segment = 'business' where account_id = $1`, [accountId, companyId]);

/** Orders like one that is there, for ten cost centres. Without triggers and checks of references: nobody looks at more than the row. */
async function repeat(orderId: number, times: number): Promise<void> {
  const { rows } = await sql(`select attname as name from pg_attribute
    where attrelid = 'orders'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
  const own: Record<string, string> = {
    order_id: '1500000000 + n',
    order_number: `'N' || n`,
    cart_id: '1500000000 + n',
    idempotency_key: `'n' || n`,
    cost_centre: `'bar ' || n % 10`,
  };
  const columns = rows.map(({ name }: { name: string }) => name);
  const client = await world.deps.pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into orders (${columns.join(', ')}) select ${columns.map((name: string) => own[name] ?? `o.${name}`).join(', ')}
       from orders o, generate_series(1, $2::int) n where o.order_id = $1`,
      [orderId, times],
    );
    await client.query('analyze orders');
  } finally {
    client.release(true);
  }
}

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** Rows of `orders` a plan touched. */
function ordersRead(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, each) => sum + ordersRead(each), 0);
  if (node['Relation Name'] !== 'orders') return below;
  return below + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
}

/** Somebody of the company with 50 € of rice and a slot. */
async function buyer(): Promise<Customer> {
  const customer = await world.customer();
  await joinCompany(customer);
  await customer.add('RISO', 2);
  await customer.chooseDelivery();
  return customer;
}

const setInfo = ({ client }: Customer, info: object) => client.post('cart/set-info', info);
const infosOf = async (customer: Customer) => (await customer.cart()).cartInfos as Record<string, string>;
const detailOf = async ({ client }: Customer, orderId: number) =>
  (await client.get('order/detail', { order_id: orderId })).data.order;
const confirmationOf = async ({ accountId }: Customer) => {
  await world.drainOutbox();
  const { rows } = await sql('select email from account where account_id = $1', [accountId]);
  return (
    world.sentMail.findLast((mail) => mail.to === rows[0].email && mail.subject.includes('confermato'))?.text ?? ''
  );
};

describe('the references of a company', () => {
  it('stay with the cart and go to the order, its mail, its documents, the list and the file', async () => {
    const customer = await buyer();
    await setInfo(customer, { purchase_order: 'ODA 4471/2026', cost_centre: 'Caffetteria – già sala' });
    // what is absent stays
    await setInfo(customer, { order_comment: 'Suonare' });
    expect(await infosOf(customer)).toMatchObject({
      purchase_order: 'ODA 4471/2026',
      cost_centre: 'Caffetteria - già sala',
      order_comment: 'Suonare',
    });
    const orderId = await buyCovered(world, customer);
    expect(await detailOf(customer, orderId)).toMatchObject({
      purchaseOrder: 'ODA 4471/2026',
      costCentre: 'Caffetteria - già sala',
    });
    const mail = await confirmationOf(customer);
    expect(mail).toContain('ODA 4471/2026');
    expect(mail).toContain('Caffetteria - già sala');

    const found = async (q: string) =>
      (await master.get('order/list-all-users', { q })).data.orders.map((each: { orderId: number }) => each.orderId);
    expect(await found('4471/')).toContain(orderId);
    expect(await found('caffetteria')).toContain(orderId);
    expect(await found('non c’è')).toEqual([]);
    // signs that mean something to the database are only signs
    expect(await found('%')).toEqual([]);
    expect(await found('4471_2026')).toEqual([]);
    const file = async (q: string) =>
      (
        await world.app.inject({
          url: `/ebsn/api/order/list-all-users.csv?q=${encodeURIComponent(q)}`,
          headers: { 'x-ebsn-account': masterToken },
        })
      ).body;
    expect(await file('4471')).toMatch(/;ODA 4471\/2026;Caffetteria - già sala\r\n/);
    expect((await file('non c’è')).trimEnd().split('\r\n')).toHaveLength(1);

    await sql(
      `update orders set invoice_requested = '{"name": "Trattoria Prova", "address": "Via Savona 97"}' where order_id = $1`,
      [orderId],
    );
    await deliver(world, orderId);
    await sql(
      `insert into invoice (order_id, year, number, issued_at, holder) select order_id, 2026, 1, now(), invoice_requested from orders where order_id = $1`,
      [orderId],
    );
    const delivered = (await readOrder(world.deps.db, orderId))!;
    expect(invoiceFacts(delivered, delivered.invoice!)).toEqual(
      expect.arrayContaining([
        ['Riferimento d’ordine', 'ODA 4471/2026'],
        ['Centro di costo', 'Caffetteria - già sala'],
      ]),
    );

    // the next cart begins without them
    await customer.add('RISO', 2);
    expect(await infosOf(customer)).not.toHaveProperty('purchase_order');
  });

  it('come with an invoice to the registered office, unless one says no', async () => {
    const office = async (values: unknown[]) =>
      sql(
        `insert into person_fiscal (account_id, type, company_name, vat_number, fiscal_code, address1, address_number, postalcode, city, province, is_default)
         select account_id, 'business', 'Trattoria Prova', '12345670017', '12345670017', $1, '97', '20144', 'Milano', 'MI', true
         from account where company_id = $2 and is_master returning person_fiscal_id`,
        values,
      );
    const { rows } = await office(['Via della Sede', companyId]);
    const customer = await buyer();
    expect((await infosOf(customer)).invoice_requested).toBe('true');
    const orderId = await buyCovered(world, customer);
    const order = (await readOrder(world.deps.db, orderId))!;
    expect(order.invoiceHolder).toMatchObject({
      name: 'Trattoria Prova',
      address: 'Via della Sede 97, 20144 Milano MI',
    });

    const other = await buyer();
    await setInfo(other, { invoice_requested: false });
    await other.add('RISO', 1);
    expect((await infosOf(other)).invoice_requested).toBe('false');
    await sql('delete from person_fiscal where person_fiscal_id = $1', [rows[0].person_fiscal_id]);
    // who orders for themselves is not asked for one
    const household = await world.customer();
    await household.add('RISO', 1);
    expect((await infosOf(household)).invoice_requested).toBe('false');
  });

  it('are what the list and its file are narrowed by, with person, days and state; both count alike', async () => {
    const [one, two] = [await buyer(), await buyer()];
    await setInfo(one, { cost_centre: 'Cucina-X' });
    const kitchen = await buyCovered(world, one);
    await setInfo(two, { cost_centre: 'CUCINA-X' });
    const bar = await buyCovered(world, two);
    const { rows } = await sql(
      `select to_char(slot_begin_at at time zone 'Europe/Rome', 'YYYY-MM-DD') as day from orders where order_id = $1`,
      [kitchen],
    );
    const { day } = rows[0];
    const listed = async (which: Record<string, string | number>) =>
      (await master.get('order/list-all-users', which)).data;
    const found = async (which: Record<string, string | number>) =>
      (await listed(which)).orders.map((each: { orderId: number }) => each.orderId).toSorted();
    // a cost centre is one, however somebody wrote it
    expect(await found({ cost_centre: 'cucina-x' })).toEqual([kitchen, bar].toSorted());
    const { choices } = await listed({ cost_centre: 'cucina-x' });
    expect(choices.costCentres.filter((each: string) => each.toLowerCase() === 'cucina-x')).toHaveLength(1);
    expect(choices.people.map((each: { userId: number }) => each.userId)).toContain(two.accountId);
    expect(await listed({ page: 2 })).not.toHaveProperty('choices');
    expect(await found({ user_id: one.accountId })).toEqual([kitchen]);
    expect(await found({ user_id: one.accountId, cost_centre: 'Sala' })).toEqual([]);
    expect(await found({ user_id: one.accountId, from_day: day, to_day: day })).toEqual([kitchen]);
    expect(await found({ user_id: one.accountId, to_day: '2020-01-01' })).toEqual([]);
    expect(await found({ user_id: one.accountId, from_day: '2090-01-01' })).toEqual([]);
    expect((await master.get('order/list-all-users', { from_day: '2026-02-30' })).response.errors[0]).toMatchObject({
      field: 'from_day',
    });

    // somebody of another company is nobody here
    const stranger = await world.customer();
    expect(await found({ user_id: stranger.accountId })).toEqual([]);

    const fileOf = async (which: Record<string, string>) =>
      (
        await world.app.inject({
          url: `/ebsn/api/order/list-all-users.csv?${new URLSearchParams(which)}`,
          headers: { 'x-ebsn-account': masterToken },
        })
      ).body
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(';'));
    const [row] = await fileOf({ user_id: String(one.accountId) });
    const [shown] = (await listed({ user_id: one.accountId })).orders;
    expect(shown.totalItems).toBe(2);
    expect(row?.[5]).toBe('2');
    expect(row?.[6]).toBe(shown.grossTotal.toFixed(2).replace('.', ','));

    /** The page's sum is what a spreadsheet makes of the file. */
    const sumOf = async (which: Record<string, string>) => {
      const { sum } = await listed(which);
      const cells = (await fileOf(which)).map((each) => Number(each[6]?.replace(',', '.')));
      expect(sum.grossTotal).toBeCloseTo(
        cells.reduce((all, each) => all + each, 0),
        2,
      );
      return sum;
    };
    expect(await sumOf({ cost_centre: 'cucina-x' })).toMatchObject({ estimated: true });
    expect(await listed({ cost_centre: 'cucina-x', page: 2 })).not.toHaveProperty('sum');

    await sql(`update orders set state = 'cancelled' where order_id = $1`, [bar]);
    expect(await found({ filter: 'cancelled' })).toEqual([bar]);
    // the page draws no price of it either
    expect((await fileOf({ filter: 'cancelled' }))[0]?.[6]).toBe('0,00');
    expect(await sumOf({ filter: 'cancelled' })).toEqual({ grossTotal: 0, estimated: false });
    expect((await sumOf({ cost_centre: 'cucina-x' })).grossTotal).toBe(shown.grossTotal);
    await sql(`update orders set state = 'delivered', delivered_cents = total_cents - 130 where order_id = $1`, [
      kitchen,
    ]);
    expect(await sumOf({ cost_centre: 'cucina-x' })).toMatchObject({ estimated: false });
    await sumOf({});
  });

  it('offer who ordered and for what from a few rows, however many orders the company has', async () => {
    const customer = await buyer();
    await setInfo(customer, { cost_centre: 'Bar' });
    const orderId = await buyCovered(world, customer);
    await repeat(orderId, 4000);
    statements.forget();
    const { choices } = (await master.get('order/list-all-users')).data;
    const sent = statements.sent().find(({ text }) => text.includes('"costCentres"'));
    expect(choices.people.map(({ userId }: { userId: number }) => userId)).toContain(customer.accountId);
    expect(choices.costCentres).toEqual(expect.arrayContaining(['Bar', 'bar 7']));
    const { rows } = await sql(`explain (analyze, format json) ${sent!.text}`, sent!.values);
    expect(ordersRead(rows[0]['QUERY PLAN'][0].Plan)).toBeLessThan(100);
  });

  it('are counted and summed by what one index holds, of all days and of some', async () => {
    statements.forget();
    await master.get('order/list-all-users');
    await master.get('order/list-all-users', { from_day: '2026-01-01' });
    const sent = statements
      .sent()
      .filter(({ text }) => /count\(\*\) as total|"totalCents", coalesce\(bool_or/.test(text));
    expect(sent).toHaveLength(4);
    const { rows } = await sql(`select pg_get_indexdef('orders_of_company_sums'::regclass) as held`);
    for (const { text } of sent) {
      expect(text).not.toContain('join');
      for (const [, column] of text.matchAll(/\bo\.(\w+)/g))
        expect(rows[0].held).toMatch(new RegExp(`\\b${column}\\b`));
    }
  });

  it('are refused with the field named when an invoice could not carry them', async () => {
    const customer = await buyer();
    const refusal = async (info: object) => (await setInfo(customer, info)).response.errors[0];
    expect(await refusal({ purchase_order: 'x'.repeat(21) })).toMatchObject({
      field: 'purchase_order',
      error: 'Il riferimento d’ordine può avere al massimo 20 caratteri',
    });
    expect(await refusal({ purchase_order: 'Caffè' })).toMatchObject({
      field: 'purchase_order',
      error: expect.stringMatching(/^Il riferimento d’ordine/),
    });
    expect(await refusal({ cost_centre: 'x'.repeat(31) })).toMatchObject({
      field: 'cost_centre',
      error: 'Il centro di costo può avere al massimo 30 caratteri',
    });
    await setInfo(customer, { purchase_order: 'Dell’Orto' });
    expect((await infosOf(customer)).purchase_order).toBe("Dell'Orto");
    await setInfo(customer, { purchase_order: '' });
    expect(await infosOf(customer)).not.toHaveProperty('purchase_order');
  });

  it('are for companies: who orders for themselves is refused them, and who leaves one takes none along', async () => {
    const stranger = await world.customer();
    await stranger.add('RISO', 2);
    const { errors } = (await setInfo(stranger, { cost_centre: 'Casa' })).response;
    expect(errors[0]).toMatchObject({ code: 'company-only', field: 'cost_centre' });
    expect((await setInfo(stranger, { purchase_order: '', order_comment: 'Piano terra' })).response.errors).toEqual([]);

    const leaver = await buyer();
    // an invoice was the company's: leaving it takes that away too (modules/company)
    await setInfo(leaver, { purchase_order: 'ODA 1', invoice_requested: false });
    await sql(`update account set company_id = null, segment = 'household' where account_id = $1`, [leaver.accountId]);
    expect(await infosOf(leaver)).not.toHaveProperty('purchase_order');
    const orderId = await buyCovered(world, leaver);
    expect(await detailOf(leaver, orderId)).not.toHaveProperty('purchaseOrder');
  });

  it('are kept by an order that is modified, and not taken by one that is repeated', async () => {
    const customer = await buyer();
    await setInfo(customer, { purchase_order: 'ODA 9', cost_centre: 'Cucina' });
    const first = await buyCovered(world, customer);
    await customer.client.post('order/repeat', { order_id: first });
    expect(await infosOf(customer)).not.toHaveProperty('purchase_order');
    await customer.client.post('cart/empty');

    await customer.client.post('order/modify', { order_id: first });
    expect(await infosOf(customer)).toMatchObject({ purchase_order: 'ODA 9', cost_centre: 'Cucina' });
    await customer.add('RISO', 1);
    const second = await buyCovered(world, customer);
    expect(await detailOf(customer, second)).toMatchObject({ purchaseOrder: 'ODA 9', costCentre: 'Cucina' });
  });
});
