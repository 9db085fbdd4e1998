import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from './modules/index.ts';
import { issueInvoices } from './modules/invoicing/issue-invoices.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from './modules/orders/testing/checkout-world.ts';
import { buyCovered, deliver } from './modules/orders/testing/covered-order.ts';
import { CARDS } from './modules/payments/providers/card-gateway.harness.ts';
import { growCustomers } from './platform/testing/grow.ts';
import { listenToStatements, readsWhole } from './platform/testing/scans.ts';
import type { TestAnswer } from './platform/testing/test-app.ts';

/**
 * A shop with ten thousand times the customers of the first: none of their calls may read a table from end to end. From some thousand rows
 * on PostgreSQL prefers an index wherever one serves, so that a plan here is the plan at a million; the times at a million are the
 * bench's.
 */

const COPIES = 10_000;
/** Rows from which a table or an index is large. */
const LARGE = 5000;

const statements = listenToStatements();
let world: CheckoutWorld;
let large: Set<string>;

beforeAll(async () => {
  world = await startCheckoutWorld({ modules, ticketIssuers: true });
  await shop(await world.customer());
  await shop(await master());
  await growCustomers(world.deps.pool, COPIES);
  const { rows } = await world.deps.pool.query(
    `select relname as name from pg_class where relkind in ('r', 'i') and reltuples > ${LARGE} and relnamespace = 'public'::regnamespace`,
  );
  large = new Set(rows.map(({ name }) => name));
}, 300_000);
afterAll(async () => {
  statements.stop();
  await world?.close();
});

/** Somebody who answers for a company and has invoices sent to it. */
async function master(): Promise<Customer> {
  const customer = await world.customer();
  await world.deps.pool.query(
    `with bought_for as (insert into company (name, vat_number, fiscal_code) values ('Trattoria Bassi', $2, $2) returning company_id),
       invoiced as (insert into person_fiscal (account_id, type, company_name, vat_number, recipient_code, address1, address_number, city,
           province, postalcode, is_default)
         values ($1, 'business', 'Trattoria Bassi', $2, 'M5UXCR1', 'Via Savona', '97', 'Milano', 'MI', '20144', true))
     update account set segment = 'business', is_master = true, price_list_id = 2, company_id = (select company_id from bought_for)
     where account_id = $1`,
    [customer.accountId, String(customer.accountId).padStart(11, '0')],
  );
  await customer.client.post('cart/set-info', { invoice_requested: true });
  return customer;
}

async function must(asked: Promise<TestAnswer>) {
  const { http, response, data } = await asked;
  if (http.statusCode >= 300 || response?.errors?.length) throw new Error(http.body.slice(0, 500));
  return data;
}

const readByMasters = [
  'company/users',
  'company/approvals',
  'company/quotes',
  'order/list-all-users',
  'paymentduedate/list',
];
const readByCustomers = [
  'auth/test',
  'auth/sessions',
  'cart/view',
  'registration/user_detail',
  'registration/user_export',
  'user-address/list',
  'user-person-fiscal/list',
  'user-registration-disclaimer/list-by-type',
  'timeslot/list',
  'home/view',
  'products?q=prodotto',
  'search/suggest?q=prod',
  'payment-type/list',
  'payment-type/list-auth',
  'payment-type/later-charges',
  'giftcertificate/list',
  'giftcertificate/list-manual-assigned',
  'gift-voucher/list',
  'delivery-pass/list',
  'list/list',
  'notification/detail',
  'create-offer/products',
  'order/list',
  'order/purchased',
  'order/unfinished-payment',
  'weekly-slot/list',
  'rewards/list',
  'rewards-cart/view',
  'rewards/requested',
  'rewards/points',
];

/** What customers do: they buy by certificate and by card, look at what is theirs, report, keep lists, change addresses. */
async function shop(shopper: Customer): Promise<void> {
  const { client, add, chooseDelivery, buy } = shopper;
  const fill = async () => {
    for (const code of ['PASTA', 'RISO', 'MELE', 'CIBO']) await add(code, 2);
    await chooseDelivery();
  };
  await fill();
  const delivered = await buyCovered(world, shopper);
  await deliver(world, delivered);
  await issueInvoices(world.deps);
  await fill();
  const begun = await buy();
  const browser = await world.browserFor(begun);
  await browser.pay(CARDS.approved);
  await world.comeBack(browser);
  const paid: number = begun.data.orderId;
  await world.drainOutbox();

  const { order } = await must(client.get('order/detail', { order_id: delivered }));
  const lines = [{ order_line_id: order.lines[0].orderLineId, problem: 'damaged' }];
  await must(client.post('order/report-problem', { order_id: delivered, lines }));
  await must(client.post('order/cancel', { order_id: paid, confirm: true }));
  const { list } = await must(client.post('list/insert', { name: 'Settimana' }));
  await must(client.post('list/add-product', { list_id: list.listId, product_id: world.productId('PASTA') }));
  await must(client.post('list/add-to-cart', { list_id: list.listId }));
  await must(client.post('cart/empty', {}));
  const { user } = await client.get('auth/test');
  for (const path of user.master ? [...readByCustomers, ...readByMasters] : readByCustomers)
    await must(client.get(path));
  await world.drainOutbox();
}

it('what customers do reads no table of a large shop from end to end', async () => {
  expect([...large]).toEqual(
    expect.arrayContaining(['account', 'orders', 'order_line', 'cart_item', 'payment', 'session']),
  );
  statements.forget();
  await shop(await world.customer());
  await shop(await master());
  const sent = statements.sent();
  const connection = await world.deps.pool.connect();
  const found: string[] = [];
  try {
    for (const statement of sent) {
      const whole = (await readsWhole(connection, statement)).filter((name) => large.has(name));
      if (whole.length > 0) found.push(`${whole.join(', ')}: ${statement.text}`);
    }
  } finally {
    connection.release();
  }
  expect(sent.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
