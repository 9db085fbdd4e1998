import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSession } from '../../platform/session.ts';
import { cartModule } from '../cart/index.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { contentModule } from '../content/index.ts';
import { deliveryModule } from '../delivery/index.ts';
import { listsModule } from '../lists/index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered, deliver } from '../orders/testing/covered-order.ts';
import { orderRooms } from '../orders/testing/order-rooms.ts';
import { clawBackPoints } from './claw-back-points.ts';
import { grantBenefits, grantForOrder } from './grant-benefits.ts';
import { benefitsModule } from './index.ts';

const modules = [
  catalogueModule,
  cartModule,
  deliveryModule,
  ...orderRooms,
  benefitsModule,
  contentModule,
  listsModule,
];
let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  await world.deps.pool.query(`
    insert into point_rule (name, per_cents, points) values ('Un punto per euro', 100, 1);
    insert into voucher_rule (description, threshold_cents, amount_cents, minimum_order_cents)
    values ('Buono per la prossima spesa', 10000, 500, 4000)`);
});
afterAll(() => world.close());

const sql = (text: string, values: unknown[] = []) => world.deps.pool.query(text, values);
const codeOf = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors[0]?.code;

async function member(points = 0): Promise<Customer> {
  const customer = await world.customer();
  await sql('update account set is_member = true, points = $2 where account_id = $1', [customer.accountId, points]);
  if (points > 0) {
    await sql(`insert into point_entry (account_id, points, kind, description) values ($1, $2, 'opening', 'Prova')`, [
      customer.accountId,
      points,
    ]);
  }
  return customer;
}

/** The balance, which must always be what the ledger adds up to. */
async function balanceOf(customer: Customer): Promise<number> {
  const { rows } = await sql(
    `select points, (select coalesce(sum(points), 0)::int from point_entry e where e.account_id = a.account_id) as ledger
     from account a where account_id = $1`,
    [customer.accountId],
  );
  expect(rows[0].ledger).toBe(rows[0].points);
  return rows[0].points;
}

describe('what an order gives', () => {
  it('is told in the cart and given once after delivery, however many nodes look', async () => {
    const customer = await member();
    await customer.add('RISO', 4);
    const cart = await customer.add('PASTA', 2);
    expect(cart).toMatchObject({
      userPoints: 102,
      giftCertificatesToGenerate: [{ description: 'Buono per la prossima spesa', giftTotal: 5 }],
    });
    await customer.chooseDelivery();
    const orderId = await buyCovered(world, customer);
    await grantBenefits(world.deps);
    expect(await balanceOf(customer)).toBe(0);
    // said while one waits, and no more once they are there
    const pending = async () => (await customer.client.get('rewards/points')).data.pendingPoints;
    expect(await pending()).toBe(102);

    await deliver(world, orderId);
    expect(await pending()).toBe(0);
    const now = world.clock.now();
    const given = await Promise.all(Array.from({ length: 6 }, () => grantForOrder(world.deps, orderId, now)));
    expect(given.filter(Boolean)).toHaveLength(1);
    expect(await balanceOf(customer)).toBe(102);
    const { data } = await customer.client.get('giftcertificate/list');
    expect(data.giftCertificates).toContainEqual(
      expect.objectContaining({
        description: 'Buono per la prossima spesa',
        total: 5,
        state: 'available',
        minimumOrder: 40,
      }),
    );
  });

  it('counts what was delivered, and gives nothing below the threshold nor points to who is no member', async () => {
    const customer = await world.customer();
    await customer.add('RISO', 4);
    await customer.add('PASTA', 1);
    await customer.chooseDelivery();
    const orderId = await buyCovered(world, customer);
    await deliver(world, orderId, ['RISO']);
    await grantBenefits(world.deps);
    expect(await balanceOf(customer)).toBe(0);
    const { rows } = await sql('select points, gift_certificate_id from order_benefit where order_id = $1', [orderId]);
    expect(rows).toEqual([{ points: 0, gift_certificate_id: null }]);
  });
});

describe('points of goods that are given back', () => {
  /** A delivered order of 100 € of rice (not perishable) and 1,20 € of pasta, with its 101 points. */
  async function delivered(): Promise<{ customer: Customer; orderId: number; rice: number }> {
    const customer = await member();
    await customer.add('RISO', 4);
    await customer.add('PASTA', 1);
    await customer.chooseDelivery();
    const orderId = await buyCovered(world, customer);
    await deliver(world, orderId);
    await grantBenefits(world.deps);
    expect(await balanceOf(customer)).toBe(101);
    const { data } = await customer.client.get('order/detail', { order_id: orderId });
    const line = data.order.lines.find((each: { code: string }) => each.code === 'RISO');
    return { customer, orderId, rice: line.orderLineId };
  }

  async function withdraw(customer: Customer, orderId: number, lineId: number, quantity: number): Promise<void> {
    const lines = [{ order_line_id: lineId, quantity }];
    const answer = await customer.client.post('order/withdraw', { order_id: orderId, lines, confirm: true });
    expect(answer.response.errors).toEqual([]);
  }

  const ledger = async (customer: Customer, query = {}) => (await customer.client.get('rewards/points', query)).data;

  it('are taken back in proportion, once, however many nodes look', async () => {
    const { customer, orderId, rice } = await delivered();
    await withdraw(customer, orderId, rice, 1);
    await Promise.all(Array.from({ length: 4 }, () => clawBackPoints(world.deps)));
    // 76,20 of 101,20 € are kept: 76 points of 101
    expect(await balanceOf(customer)).toBe(76);
    await clawBackPoints(world.deps);
    expect(await balanceOf(customer)).toBe(76);
    await withdraw(customer, orderId, rice, 3);
    await clawBackPoints(world.deps);
    expect(await balanceOf(customer)).toBe(1);
    const { entries, page, userPoints } = await ledger(customer);
    expect(userPoints).toBe(1);
    expect(page.totItems).toBe(3);
    expect(
      entries.map((each: Record<string, unknown>) => [each.kind, each.points, each.balance, each.orderId]),
    ).toEqual([
      ['withdrawal', -75, 1, orderId],
      ['withdrawal', -25, 76, orderId],
      ['order', 101, 101, orderId],
    ]);
    expect((await ledger(customer, { page: 2, page_size: 2 })).entries).toEqual([
      expect.objectContaining({ kind: 'order', kindLabel: 'Spesa', balance: 101 }),
    ]);
  });

  it('never go below zero: what was spent meanwhile is a note', async () => {
    const { customer, orderId, rice } = await delivered();
    await sql(`insert into reward (name, points) values ('Grembiule', 90)`);
    const { data } = await customer.client.get('rewards/list');
    const apron = data.rewards.find((each: { name: string }) => each.name === 'Grembiule');
    await customer.client.post('rewards-cart/add', { reward_id: apron.rewardId });
    await customer.client.post('rewards-cart/request');
    expect(await balanceOf(customer)).toBe(11);
    await withdraw(customer, orderId, rice, 1);
    await clawBackPoints(world.deps);
    expect(await balanceOf(customer)).toBe(0);
    await withdraw(customer, orderId, rice, 1);
    await clawBackPoints(world.deps);
    const { entries } = await ledger(customer);
    expect(entries.slice(0, 2)).toEqual([
      expect.objectContaining({ points: 0, balance: 0, description: expect.stringContaining('25 li avevi già usati') }),
      expect.objectContaining({
        points: -11,
        balance: 0,
        description: expect.stringContaining('14 li avevi già usati'),
      }),
    ]);
    // what is earned later is not eaten by it
    await clawBackPoints(world.deps);
    expect((await ledger(customer)).page.totItems).toBe(4);
  });

  it('are taken back for goods refunded because they were bad, together with a withdrawal or alone', async () => {
    const { customer, orderId, rice } = await delivered();
    const staff = await world.staffClient(['customer-care']);
    const refund = async (quantity: number) => {
      const { data } = await customer.client.post('order/report-problem', {
        order_id: orderId,
        lines: [{ order_line_id: rice, problem: 'damaged' }],
      });
      const answer = await world.app.inject({
        method: 'POST',
        url: '/ebsn/api/order/solve-problem',
        headers: { 'x-ebsn-account': staff.token },
        payload: {
          problem_report_id: data.report.problemReportId,
          lines: [{ order_line_id: rice, quantity }],
        },
      });
      expect(answer.json().response.errors).toEqual([]);
    };
    await refund(1);
    await Promise.all(Array.from({ length: 4 }, () => clawBackPoints(world.deps)));
    expect(await balanceOf(customer)).toBe(76);
    // one after the other: a line is not withdrawn from while a report of it is open
    await refund(1);
    await withdraw(customer, orderId, rice, 1);
    await Promise.all(Array.from({ length: 4 }, () => clawBackPoints(world.deps)));
    expect(await balanceOf(customer)).toBe(26);
    const { entries } = await ledger(customer);
    expect(entries.slice(0, 2)).toEqual([
      expect.objectContaining({ kind: 'refund', description: expect.stringMatching(/^Recessi e rimborsi/) }),
      expect.objectContaining({ kind: 'refund', kindLabel: 'Rimborso', points: -25 }),
    ]);
  });

  it('are listed in a file, with what was earned and spent', async () => {
    const { customer } = await delivered();
    const { token } = await createSession(world.deps, customer.accountId, { remember: false });
    const file = await world.app.inject({
      url: '/ebsn/api/rewards/points.csv',
      headers: { 'x-ebsn-account': token },
    });
    expect(file.headers['content-type']).toContain('text/csv');
    const [head, row] = file.body.split('\r\n');
    expect(head).toBe('\uFEFFData;Movimento;Descrizione;Punti;Saldo');
    expect(row).toMatch(/^\d{2}\/\d{2}\/\d{4};Spesa;Spesa \S+;101;101$/);
  });
});

describe('gift certificates', () => {
  it('are listed with their state; used and expired ones only in the history', async () => {
    const customer = await world.customer();
    await sql(
      `insert into gift_certificate (code, description, initial_cents, balance_cents, account_id, manually_assigned, valid_from, valid_to) values
       ('A-' || $1, 'Da usare', 500, 500, $1::int, false, '-infinity', null), ('B-' || $1, 'Scuse', 300, 300, $1::int, true, '-infinity', null),
       ('C-' || $1, 'Usato', 300, 0, $1::int, true, '-infinity', null), ('D-' || $1, 'Scaduto', 300, 300, $1::int, false, '-infinity', '2020-01-01')`,
      [String(customer.accountId)],
    );
    const list = async (call: string, history: boolean) =>
      (await customer.client.get(call, { show_history: history })).data.giftCertificates.map(
        (each: { description: string; state: string }) => [each.description, each.state],
      );
    expect(await list('giftcertificate/list', false)).toEqual([
      ['Da usare', 'available'],
      ['Scuse', 'available'],
    ]);
    expect(await list('giftcertificate/list', true)).toHaveLength(4);
    expect(await list('giftcertificate/list-manual-assigned', true)).toEqual([
      ['Scuse', 'available'],
      ['Usato', 'used'],
    ]);
    await customer.add('PASTA', 1);
    await customer.client.post('cart/add-gift-certificate', { code: `A-${customer.accountId}` });
    expect(await list('giftcertificate/list', false)).toContainEqual(['Da usare', 'in-cart']);
  });

  it('are used alone or together by their rules, and one that no longer holds stays and says why', async () => {
    const customer = await world.customer();
    const id = String(customer.accountId);
    await sql(
      `insert into gift_certificate (code, description, initial_cents, balance_cents, account_id, minimum_order_cents,
         combinable, valid_from, valid_to) values
       ('DA40-' || $1, 'Da 40 €', 500, 500, $1::int, 4000, true, '-infinity', null),
       ('LIBERO-' || $1, 'Libero', 300, 300, $1::int, 0, true, '-infinity', null),
       ('SOLO-' || $1, 'Solo', 300, 300, $1::int, 0, false, '-infinity', null),
       ('USATO-' || $1, 'Usato', 300, 0, $1::int, 0, true, '-infinity', null),
       ('SCADUTO-' || $1, 'Scaduto', 300, 300, $1::int, 0, true, '-infinity', '2020-01-01')`,
      [id],
    );
    const use = async (name: string) => {
      const { response } = await customer.client.post('cart/add-gift-certificate', { code: `${name}-${id}` });
      return response.errors[0] && [response.errors[0].code, response.errors[0].field];
    };
    await customer.add('RISO', 1);
    expect(await use('DA40')).toEqual(['minimum-order', 'code']);
    await customer.add('RISO', 1);
    expect(await use('DA40')).toBeUndefined();
    expect(await use('DA40')).toEqual(['gift-certificate-already-added', 'code']);
    expect(await use('USATO')).toEqual(['gift-certificate-used', 'code']);
    expect(await use('SCADUTO')).toEqual(['gift-certificate-expired', 'code']);
    expect(await use('SOLO')).toEqual(['gift-certificate-not-combinable', 'code']);
    expect(await use('LIBERO')).toBeUndefined();
    const listed = (await customer.client.get('giftcertificate/list')).data.giftCertificates;
    expect(
      listed.map((each: { description: string; combinable: boolean }) => [each.description, each.combinable]),
    ).toContainEqual(['Solo', false]);
    const totals = async () =>
      (await customer.client.get('cart/view')).data.giftCertificates.map(
        (each: { description: string; total: number; note?: string }) => [each.description, each.total, each.note],
      );
    expect(await totals()).toEqual([
      ['Da 40 €', 5, undefined],
      ['Libero', 3, undefined],
    ]);
    const { cartItems } = await customer.cart();
    await customer.client.post('cart/update-item', { cart_item_id: cartItems[0]?.cartItemId, quantity: 1 });
    expect(await totals()).toEqual([
      ['Da 40 €', 0, expect.stringMatching(/^Vale da 40,00\s€ di spesa/)],
      ['Libero', 3, undefined],
    ]);
  });

  it('are never overspent by two customers who buy with the same one at once', async () => {
    await sql(
      `insert into gift_certificate (code, description, kind, initial_cents, balance_cents, valid_from)
       values ('INSIEME', 'Di tutti', 'prepaid', 8000, 8000, '-infinity')`,
    );
    const customers = await Promise.all(Array.from({ length: 4 }, () => world.customer()));
    for (const customer of customers) {
      await customer.add('RISO', 2);
      await customer.chooseDelivery();
      await customer.client.post('cart/add-gift-certificate', { code: 'INSIEME' });
    }
    const bought = await Promise.all(customers.map((customer) => customer.buy({ payment_type_id: 9 })));
    expect(bought.filter((answer) => answer.response.status === 0)).toHaveLength(1);
    const { rows } = await sql(`select balance_cents from gift_certificate where code = 'INSIEME'`);
    expect(rows[0].balance_cents).toBeGreaterThanOrEqual(0);
    const { rows: used } = await sql(
      `select coalesce(sum(amount_cents), 0)::int as used from order_gift_certificate join gift_certificate using (gift_certificate_id)
       where code = 'INSIEME' and state = 'reserved'`,
    );
    expect(used[0].used).toBe(8000 - rows[0].balance_cents);
  });
});

describe('rewards', () => {
  let mug: number;
  let bag: number;
  beforeEach(async () => {
    const { rows } = await sql(
      `insert into reward (name, points, remaining) values ('Tazza', 100, 3), ('Borsa', 40, null) returning reward_id`,
    );
    [mug, bag] = rows.map((row) => row.reward_id) as [number, number];
  });

  it('are chosen within the points and asked for', async () => {
    const customer = await member(250);
    const add = (reward_id: number, quantity: number) =>
      customer.client.post('rewards-cart/add', { reward_id, quantity });
    expect((await add(mug, 2)).data.rewardsCart).toMatchObject({ totalPoints: 200, remainingPoints: 50 });
    expect(codeOf(await add(bag, 2))).toBe('not-enough-points');
    expect(codeOf(await add(mug, 2))).toBe('not-available');
    expect((await add(bag, 1)).data.rewardsCart.remainingPoints).toBe(10);
    const less = await customer.client.post('rewards-cart/update', { reward_id: mug, quantity: 1 });
    expect(less.data.rewardsCart.totalPoints).toBe(140);
    const { data, user } = await customer.client.post('rewards-cart/request');
    expect(data.request).toMatchObject({
      state: 'requested',
      totalPoints: 140,
      items: [{ name: 'Tazza' }, { name: 'Borsa' }],
    });
    expect(user.userPoints).toEqual([{ value: 110 }]);
    expect((await customer.client.get('rewards-cart/view')).user.userPoints).toEqual([{ value: 110 }]);
    expect(await balanceOf(customer)).toBe(110);
    expect((await customer.client.get('rewards-cart/view')).data.rewardsCart.items).toEqual([]);
    expect((await customer.client.get('rewards/requested')).data.requests).toHaveLength(1);
    expect(codeOf(await customer.client.post('rewards-cart/request'))).toBe('rewards-cart-empty');
  });

  it('never take the points below zero, nor give more than there are, when many ask at once', async () => {
    const customer = await member(150);
    await customer.client.post('rewards-cart/add', { reward_id: mug });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0
          ? customer.client.post('rewards-cart/request')
          : customer.client.post('rewards-cart/add', { reward_id: mug }),
      ),
    );
    expect(answers.every((answer) => answer.http.statusCode === 200)).toBe(true);
    expect(await balanceOf(customer)).toBe(50);

    const others = await Promise.all(Array.from({ length: 4 }, () => member(100)));
    await Promise.all(others.map((each) => each.client.post('rewards-cart/add', { reward_id: mug })));
    const asked = await Promise.all(others.map((each) => each.client.post('rewards-cart/request')));
    expect(asked.filter((answer) => answer.response.status === 0)).toHaveLength(2);
    const { rows } = await sql('select remaining from reward where reward_id = $1', [mug]);
    expect(rows[0].remaining).toBe(0);
  });

  it('asked for can be called off until somebody prepares them: points and stock come back, once', async () => {
    const customer = await member(300);
    const stock = async () => (await sql('select remaining from reward where reward_id = $1', [mug])).rows[0].remaining;
    const before = await stock();
    await customer.client.post('rewards-cart/add', { reward_id: mug });
    const { request } = (await customer.client.post('rewards-cart/request')).data;
    const spent = 300 - (await balanceOf(customer));
    expect(spent).toBeGreaterThan(0);
    const cancel = () => customer.client.post('rewards/cancel-request', { reward_request_id: request.rewardRequestId });
    const answers = await Promise.all(Array.from({ length: 4 }, cancel));
    expect(answers.map(codeOf)).toEqual(Array(4).fill(undefined));
    expect(answers[0]?.data.request).toMatchObject({ state: 'cancelled', stateLabel: 'Annullato' });
    expect(await balanceOf(customer)).toBe(300);
    expect(await stock()).toBe(before);
    const { entries } = (await customer.client.get('rewards/points')).data;
    const back = entries.find((each: { kind: string }) => each.kind === 'reward-cancelled');
    expect(back).toMatchObject({ kindLabel: 'Premio annullato', points: spent });

    await customer.client.post('rewards-cart/add', { reward_id: mug });
    const again = (await customer.client.post('rewards-cart/request')).data.request;
    await sql(`update reward_request set state = 'ready' where reward_request_id = $1`, [again.rewardRequestId]);
    const late = await customer.client.post('rewards/cancel-request', { reward_request_id: again.rewardRequestId });
    expect(codeOf(late)).toBe('not-cancellable');
    expect(await balanceOf(customer)).toBe(300 - spent);
  });
});

describe('a personal offer', () => {
  async function withOffer(): Promise<Customer> {
    const customer = await world.customer();
    const { rows } = await sql(
      `insert into account_offer (account_id, max_products, percent, valid_from, valid_to)
       values ($1, 1, 30, now() - interval '1 day', now() + interval '6 days') returning account_offer_id`,
      [customer.accountId],
    );
    for (const code of ['PASTA', 'RISO']) {
      await sql('insert into account_offer_product (account_offer_id, product_id) values ($1, $2)', [
        rows[0].account_offer_id,
        world.productId(code),
      ]);
    }
    return customer;
  }

  /** An order of the past, so that both products were bought before. */
  async function buyForLater(customer: Customer): Promise<void> {
    await customer.add('RISO', 2);
    await customer.add('PASTA', 1);
    await customer.chooseDelivery();
    await buyCovered(world, customer);
  }

  it('holds at once wherever the customer sees a product, and for this customer only', async () => {
    const customer = await withOffer();
    const other = await world.customer();
    await buyForLater(customer);
    const shared = await customer.client.post('list/insert', {
      name: 'Di casa',
      items: ['PASTA', 'RISO'].map((code) => ({ product_id: world.productId(code), quantity: 1 })),
    });
    const { listId } = shared.data.list;
    const { shareUrl } = (await customer.client.post('list/share', { list_id: listId, shared: true })).data;
    const token = shareUrl.split('/').at(-1);
    await other.add('RISO', 1);
    const before = await customer.add('RISO', 2);
    expect(before.totalPrice).toBe(50);
    const { data } = await customer.client.get('create-offer/products');
    expect(data.offer).toMatchObject({ maxProducts: 1, discountPerc: 30, activatedProductIds: [] });
    expect(data.products).toHaveLength(2);

    const riso = world.productId('RISO');
    const both = [riso, world.productId('PASTA')];
    expect(codeOf(await customer.client.post('create-offer/activate', { product_ids: both }))).toBe(
      'too-many-products',
    );
    expect(
      codeOf(await customer.client.post('create-offer/activate', { product_ids: [world.productId('VINO')] })),
    ).toBe('product-not-eligible');
    const answers = await Promise.all(
      both.map((id) => customer.client.post('create-offer/activate', { product_ids: [id] })),
    );
    expect(answers.map(codeOf).sort()).toEqual(['already-activated', undefined]);
    const { rows } = await sql(
      `select product_id from account_offer_product join account_offer using (account_offer_id) where account_id = $1 and activated`,
      [customer.accountId],
    );
    expect(rows).toHaveLength(1);

    const chosen: string = rows[0].product_id === riso ? 'RISO' : 'PASTA';
    const cart = await customer.add('PASTA', 1);
    const listed = chosen === 'RISO' ? 50 * 0.7 + 1.2 : 50 + 0.84;
    expect(cart.totalPrice).toBeCloseTo(listed, 2);
    expect(cart.promotions).toContainEqual(expect.objectContaining({ name: 'La tua offerta' }));
    expect((await other.cart()).totalPrice).toBe(25);
    const shown = (await customer.client.get('create-offer/products')).data.products.find(
      (each: { code: string }) => each.code === chosen,
    );
    expect(shown.priceDisplay).toBeCloseTo(shown.price * 0.7, 2);
    expect(codeOf(await other.client.post('create-offer/activate', { product_ids: [riso] }))).toBe('no-offer');

    // on every answer with products in it, and for nobody else
    const id = world.productId(chosen);
    const query = { q: chosen === 'RISO' ? 'riso' : 'pasta' };
    const of = (products: { productId: number }[]) => products.find((each) => each.productId === id);
    const seenBy = async ({ get, post }: Customer['client']) => {
      const page = (await get('products', { slug: shown.slug })).data;
      return [
        page,
        (await get(`products/${id}`)).data,
        of((await get('products', query)).data.products),
        of((await post('search/fast', { words: [query.q] })).data.results[0].products),
        of((await get('adv', { limit: 50 })).data.products),
        of((await get('list/shared', { share_token: token })).data.list.items.map(productOf)),
      ];
    };
    const productOf = (item: { product: { productId: number } }) => item.product;
    const reduced = { priceDisplay: shown.priceDisplay, priceStandardDisplay: shown.price, name: shown.name };
    expect(await seenBy(customer.client)).toEqual(Array(6).fill(expect.objectContaining(reduced)));
    const ownPages = async () => [
      of((await customer.cart()).cartItems.map(productOf)),
      of((await customer.client.get('order/purchased')).data.purchases.map(productOf)),
      of((await customer.client.get('products', { purchased: true })).data.products),
    ];
    expect(await ownPages()).toEqual(Array(3).fill(expect.objectContaining(reduced)));
    const total = async () =>
      (await customer.client.get('list/detail', { list_id: listId })).data.list.estimatedTotal as number;
    expect(await total()).toBeCloseTo(26.2 - (shown.price - shown.priceDisplay), 2);
    for (const client of [other.client, world.anonymous]) {
      for (const product of await seenBy(client)) expect(product.priceDisplay).toBe(shown.price);
    }
    await sql(`update account_offer set valid_to = $2 where account_id = $1`, [
      customer.accountId,
      new Date(world.clock.now().getTime() - 1000),
    ]);
    for (const product of [...(await seenBy(customer.client)), ...(await ownPages())]) {
      expect(product?.priceDisplay).toBe(shown.price);
    }
    expect(await total()).toBeCloseTo(26.2, 2);
  });

  it('of several at once, the best price counts alike on cards and in the cart; the next to make is proposed', async () => {
    const customer = await withOffer();
    const riso = world.productId('RISO');
    const { rows } = await sql(
      `insert into account_offer (account_id, max_products, percent, valid_from, valid_to)
       values ($1, 2, 40, now() - interval '1 day', now() + interval '9 days') returning account_offer_id`,
      [customer.accountId],
    );
    await sql('insert into account_offer_product (account_offer_id, product_id) values ($1, $2)', [
      rows[0].account_offer_id,
      riso,
    ]);
    for (const percent of [30, 40]) {
      expect((await customer.client.get('create-offer/products')).data.offer).toMatchObject({ discountPerc: percent });
      const { data } = await customer.client.post('create-offer/activate', { product_ids: [riso] });
      expect(data.offer).toMatchObject({ discountPerc: percent, activatedProductIds: [riso] });
      const { priceDisplay } = (await customer.client.get(`products/${riso}`)).data;
      expect(priceDisplay).toBeCloseTo(25 * (1 - percent / 100), 2);
      const { cartItems } = await customer.add('RISO', 1);
      expect(cartItems.map((item) => item.grossTotal)).toEqual([
        expect.closeTo(priceDisplay * cartItems[0]!.quantity, 2),
      ]);
    }
    expect((await customer.client.get('create-offer/products')).data.offer).toHaveProperty('activatedAt');
  });
});

describe('products bought before', () => {
  it('stand in the order of how often they were bought', async () => {
    const customer = await world.customer();
    for (const [id, codes] of [
      [1, ['PASTA', 'RISO']],
      [2, ['RISO']],
    ] as const) {
      for (const code of codes) await customer.add(code, code === 'PASTA' ? 30 : 2);
      await customer.chooseDelivery();
      expect(await buyCovered(world, customer), `order ${id}`).toBeGreaterThan(0);
    }
    const bought = async (more: object = {}) =>
      (await customer.client.get('products', { purchased: true, ...more })).data.products.map(
        (each: { code: string }) => each.code,
      );
    expect(await bought()).toEqual(['RISO', 'PASTA']);
    expect(await bought({ sort: 'price_asc' })).toEqual(['PASTA', 'RISO']);
  });
});
