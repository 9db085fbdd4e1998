import type { ProductRow, PromotionRow } from '@sporta/contract/import/catalogue-rows.ts';
import { DEMO_STRIPE_ACCOUNT, startCardGateway, startStripe } from '@sporta/simulators';
import type { Config } from '../../../platform/config.ts';
import { freePort } from '../../../platform/free-port.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Module } from '../../../platform/module.ts';
import { createTestApp, type TestApp, type TestClient } from '../../../platform/testing/test-app.ts';
import { cartModule } from '../../cart/index.ts';
import { catalogueModule, catalogueOf } from '../../catalogue/index.ts';
import { deliveryModule, generateTimeslots } from '../../delivery/index.ts';
import { importCatalogue, type RawRow } from '../../import/index.ts';
import { mealTicketsModule } from '../../meal-tickets/index.ts';
import { Browser, MERCHANT } from '../../payments/providers/card-gateway.harness.ts';
import { orderRooms } from './order-rooms.ts';
import type { OutsideUrls } from './outside-books.ts';
import { startTicketIssuers, type TicketIssuers } from './ticket-issuers.ts';

/* For tests: a whole shop that sells a few things, with a card gateway it talks to over HTTP and customers ready to pay. */

export const checkoutModules: readonly Module[] = [
  catalogueModule,
  cartModule,
  deliveryModule,
  mealTicketsModule,
  ...orderRooms,
];

export interface Customer {
  accountId: number;
  client: TestClient;
  cart(): Promise<TestCart>;
  /** Puts a product in the cart by its code. */
  add(code: string, quantity: number): Promise<TestCart>;
  /** Chooses address and slot. */
  chooseDelivery(timeslotId?: number, day?: string): Promise<void>;
  /** Buys what the cart says now. */
  buy(changes?: Record<string, unknown>): ReturnType<TestClient['post']>;
}

export interface TestCart {
  cartId: number;
  grossTotal: number;
  totalPrice: number;
  locked: boolean;
  cartItems: {
    cartItemId: number;
    quantity: number;
    grossTotal: number;
    cartItemInsertionTypeId: number;
    hint?: { text: string; add: number };
    product: { productId: number; code: string };
  }[];
  [key: string]: unknown;
}

export interface CheckoutWorld extends TestApp {
  gatewayUrl: string;
  /** Of the Stripe simulator; empty unless it was asked for. */
  stripeUrl: string;
  /** With the option `ticketIssuers`. */
  issuers: TicketIssuers;
  /** Where the books of all providers that run are read. */
  outside: OutsideUrls;
  control(path: string, body: object): Promise<void>;
  productId(code: string): number;
  customer(): Promise<Customer>;
  /** A browser sent to the gateway by the answer to `cart/buy`. */
  browserFor(answer: { data: { paymentUrl?: string; paymentParameters?: Record<string, string> } }): Promise<Browser>;
  /** Opens the shop's address the gateway sent the browser back to. @returns the page it leads to */
  comeBack(browser: Browser): Promise<string>;
  orderState(orderId: number): Promise<string>;
  /** What is promised and what could be, of a product in the only warehouse. */
  stockOf(code: string): Promise<{ on_hand: number | null; reserved: number }>;
  slotsTaken(): Promise<number>;
  until(condition: () => Promise<boolean>): Promise<void>;
}

const product = (code: string, price: number, more: Partial<ProductRow> = {}): ProductRow => ({
  kind: 'product',
  code,
  name: `Prodotto ${code}`,
  brand: 'Sporta',
  description: '500 g',
  categories: ['dispensa'],
  vat: 10,
  price,
  stock: { '*': 1000 },
  content: 500,
  contentUnit: 'g',
  ...more,
});

const byWeight = { sellingMode: 'loose', averageGrams: 200, content: undefined, contentUnit: undefined } as const;

const rows = (more: (ProductRow | PromotionRow)[]): object[] => [
  { kind: 'category', path: 'dispensa', name: 'Dispensa' },
  product('PASTA', 1.2),
  product('RISO', 25),
  product('MELE', 2.4, byWeight),
  product('ULTIMO', 30, { stock: { '*': 1 } }),
  product('VINO', 8, { alcoholPercent: 12.5, vat: 22 }),
  product('CIBO', 10, { mealTicket: true }),
  product('ZUCCHE', 3, { ...byWeight, mealTicket: true }),
  ...more,
];

async function* asRows(list: object[]): AsyncGenerator<RawRow> {
  for (const [index, value] of list.entries()) yield { line: index + 1, value: value as Record<string, unknown> };
}

export async function startCheckoutWorld({
  extraRows = [],
  slotCapacity = 100,
  modules = checkoutModules,
  config = {},
  withStripe = false,
  ticketIssuers = false,
  log,
}: {
  extraRows?: (ProductRow | PromotionRow)[];
  slotCapacity?: number;
  /** Default: what buying needs. */
  modules?: readonly Module[];
  config?: Partial<Config>;
  /** Starts Stripe too, whose events come to the shop. */
  withStripe?: boolean;
  /** Starts the issuers of meal tickets too. */
  ticketIssuers?: boolean;
  log?: Logger;
} = {}): Promise<CheckoutWorld> {
  const gateway = await startCardGateway({
    merchant: MERCHANT,
    settings: { retryMs: [30], lateMs: 300, slowMs: 3000 },
  });
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const stripe = withStripe
    ? await startStripe({
        webhook: { url: `${publicUrl}/ebsn/api/payment-notify/stripe` },
        settings: { retryMs: [30], lateMs: 300, slowMs: 3000 },
      })
    : undefined;
  const issuers = ticketIssuers ? await startTicketIssuers(publicUrl) : undefined;
  const world = await createTestApp(modules, {
    ...(log ? { log } : {}),
    config: {
      ...config,
      ...(issuers ? { mealTickets: issuers.settings } : {}),
      publicUrl,
      cardGateway: { url: gateway.url, merchant: MERCHANT.alias, secret: MERCHANT.secret, timeoutMs: 1500 },
      ...(stripe && {
        stripe: { ...DEMO_STRIPE_ACCOUNT, apiUrl: stripe.url, jsUrl: `${stripe.url}/v3/`, timeoutMs: 1500 },
      }),
    },
  });
  const { deps } = world;
  await deps.pool.query(`
    insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude, is_default)
    values ('milano', 'Sporta Milano', 'Via Prova', 'Milano', 'MI', '20144', 45.45, 9.16, true);
    insert into delivery_zone (warehouse_id, delivery_service_id, name, free_threshold_cents, minimum_order_cents)
    select warehouse_id, 1, 'Milano', 9000, 2000 from warehouse;
    insert into delivery_zone_postalcode select delivery_zone_id, '20144' from delivery_zone;
    insert into order_package_type (descr, cost_cents, vat_category_id, units_per_package) values ('Sacchetti di carta', 15, 5, 8);
    insert into slot_template (warehouse_id, delivery_service_id, weekday, begin_time, end_time, capacity_orders, capacity_units, cutoff_minutes, cost_cents)
    select w.warehouse_id, 1, d, '18:00', '20:00', ${slotCapacity}, 100000, 60, 290 from warehouse w, generate_series(1, 7) d`);
  const report = await importCatalogue(deps.pool, asRows(rows(extraRows)), { strict: true });
  if (report.problems.length > 0) throw new Error(JSON.stringify(report.problems));
  await generateTimeslots(deps);
  await catalogueOf(deps).load();
  await world.app.listen({ port, host: '127.0.0.1' });
  const { rows: slots } = await deps.pool.query(
    `select timeslot_id, to_char(day, 'YYYY-MM-DD') as day from timeslot where cutoff_at > now() + interval '1 day' order by begin_at limit 1`,
  );
  const slot: { timeslot_id: number; day: string } = slots[0];

  // as imported: a product that a test takes off the shelves keeps its number
  const productIds = new Map(
    catalogueOf(deps).catalogue.products.flatMap((product) => (product ? [[product.code, product.productId]] : [])),
  );
  const productId = (code: string) => productIds.get(code)!;

  return {
    ...world,
    gatewayUrl: gateway.url,
    stripeUrl: stripe?.url ?? '',
    get issuers() {
      if (!issuers) throw new Error('this world has no issuers of meal tickets');
      return issuers;
    },
    outside: { cardGateway: gateway.url, stripe: stripe?.url, ...issuers?.urls },
    productId,
    async control(path, body) {
      const response = await fetch(`${gateway.url}/control${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`control${path}: ${response.status} ${await response.text()}`);
      await response.body?.cancel();
    },
    async customer() {
      const accountId = await world.createAccount();
      await deps.pool.query(
        `insert into address (account_id, address1, address_number, city, province, postalcode, is_default)
         values ($1, 'Via Tortona', '31', 'Milano', 'MI', '20144', true)`,
        [accountId],
      );
      const client = await world.clientOf(accountId);
      const must = async (promise: ReturnType<TestClient['post']>) => {
        const answer = await promise;
        if (answer.http.statusCode !== 200 || answer.response.status !== 0)
          throw new Error(answer.http.body.slice(0, 600));
        return answer.data;
      };
      return {
        accountId,
        client,
        cart: () => must(client.get('cart/view')),
        add: (code, quantity) => must(client.post('cart/add-item', { product_id: productId(code), quantity })),
        async chooseDelivery(timeslotId = slot.timeslot_id, day = slot.day) {
          const { rows: addresses } = await deps.pool.query(
            'select address_id from address where account_id = $1 and deleted_at is null',
            [accountId],
          );
          await must(client.post('cart/set-address', { user_address_id: addresses[0].address_id }));
          await must(client.post('timeslot/hold', { timeslot_id: timeslotId, date: day }));
        },
        async buy(changes = {}) {
          const cart: TestCart = (await client.get('cart/view')).data;
          return client.post('cart/buy', {
            payment_type_id: 1,
            expected_total: cart.grossTotal,
            idempotency_key: `key-${accountId}-${Math.random()}`,
            ...changes,
          });
        },
      };
    },
    async browserFor({ data }) {
      const browser = new Browser(gateway.url);
      await browser.follow({
        kind: 'redirect',
        paymentRef: '',
        url: data.paymentUrl ?? '',
        method: data.paymentParameters ? 'POST' : 'GET',
        fields: data.paymentParameters ?? {},
      });
      return browser;
    },
    async comeBack(browser) {
      const response = await fetch(browser.address, { redirect: 'manual' });
      await response.body?.cancel();
      return response.headers.get('location') ?? '';
    },
    async orderState(orderId) {
      const { rows: found } = await deps.pool.query('select state from orders where order_id = $1', [orderId]);
      return found[0]?.state;
    },
    async stockOf(code) {
      const { rows: found } = await deps.pool.query('select on_hand, reserved from stock where product_id = $1', [
        productId(code),
      ]);
      return found[0];
    },
    async slotsTaken() {
      const { rows: found } = await deps.pool.query('select sum(taken_orders)::int as taken from timeslot');
      return found[0].taken;
    },
    async until(condition) {
      const deadline = Date.now() + 8000;
      while (!(await condition())) {
        if (Date.now() > deadline) throw new Error('the condition was not reached in time');
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    },
    async close() {
      await world.close();
      await gateway.close();
      await stripe?.close();
      await issuers?.close();
    },
  };
}
