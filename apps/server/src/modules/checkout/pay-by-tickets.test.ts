import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { linkAccount } from '../orders/testing/ticket-issuers.ts';
import { providersOf, recordPayment } from '../payments/index.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';

/* Orders paid by meal tickets of several issuers, a certificate and a card, over HTTP against all their simulators. */

let world: CheckoutWorld;
let customer: Customer;
let start: Date;
beforeAll(async () => {
  world = await startCheckoutWorld({ ticketIssuers: true });
  start = world.clock.now();
});
afterAll(() => world.close());

const everyDay = { perOrder: 8, perDay: 1000, weekdays: [1, 2, 3, 4, 5, 6, 7] };
const holders = { edenred: 'it-demo:giulia', pluxee: 'giulia', pellegrini: 'giulia', upday: 'giulia' };
type Issuer = keyof typeof holders;

const control = (issuer: Issuer, path: string, body?: object) =>
  issuer === 'edenred' ? world.issuers.edenred(path, body) : world.issuers.others(`/${issuer}${path}`, body);
const give = (issuer: Issuer, count: number, faceValueCents: number) =>
  control(issuer, '/holders', {
    holder: holders[issuer],
    tickets: count === 0 ? [] : [{ faceValueCents, count }],
    limits: everyDay,
  });

beforeEach(async () => {
  world.clock.set(start);
  await world.issuers.noBadDays();
  await give('edenred', 14, 800);
  await give('pluxee', 6, 700);
  await give('pellegrini', 6, 700);
  await give('upday', 6, 800);
  customer = await world.customer();
  await customer.add('CIBO', 6);
  await customer.add('RISO', 1);
  await customer.chooseDelivery();
});

const use = async (paymentTypeId: number, tickets: number) => {
  const { response, data } = await customer.client.post('meal-ticket-type/select', {
    payment_type_id: paymentTypeId,
    tickets,
  });
  expect(response.errors).toEqual([]);
  return data;
};

/** Two tickets of Edenred, one of Pluxee, five euro of a certificate. */
async function chooseTenders(): Promise<void> {
  await linkAccount(world.issuers, customer.client, 'edenred');
  await linkAccount(world.issuers, customer.client, 'pluxee');
  await use(31, 2);
  await use(32, 1);
  const code = `PREPAGATA${customer.accountId}`;
  await world.deps.pool.query(
    `insert into gift_certificate (code, description, kind, account_id, initial_cents, balance_cents, valid_from)
     values ($1, 'Carta regalo', 'prepaid', $2, 500, 500, now() - interval '1 day')`,
    [code, customer.accountId],
  );
  const { response } = await customer.client.post('cart/add-gift-certificate', { code });
  expect(response.errors).toEqual([]);
}

interface Tender {
  type: number;
  provider: string;
  state: string;
  cents: number;
  ref: string;
  id: number;
  reason: string | null;
}

async function tenders(orderId: number): Promise<Tender[]> {
  const { rows } = await world.deps.pool.query(
    `select payment_type_id as type, provider, state, amount_cents as cents, provider_ref as ref, payment_id as id,
            failure_reason as reason from payment where order_id = $1 order by payment_id`,
    [orderId],
  );
  return rows;
}

const lastOrder = async (): Promise<number> => {
  const { rows } = await world.deps.pool.query('select max(order_id)::int as id from orders where account_id = $1', [
    customer.accountId,
  ]);
  return rows[0].id;
};

/** What an issuer's own books say of a payment. */
const moved = async (tender: Tender | undefined) => {
  const path = `/movements?orderRef=${tender!.ref}`;
  const { totals } = await control(tender!.provider as Issuer, path);
  return totals as { authorised: number; captured: number; cancelled: number; refunded: number };
};

describe('an order paid by five tenders', () => {
  it('two tickets of Edenred, one of Pluxee, a certificate and a card: all of it to the cent', async () => {
    await chooseTenders();
    const bought = await customer.buy();
    expect(bought.response.errors).toEqual([]);
    const { orderId, orderGrossTotal, others } = bought.data;
    expect(others).toEqual({
      total: orderGrossTotal + 5,
      prepaid: 5,
      held: [
        {
          name: 'Edenred Ticket Restaurant',
          provider: 'edenred',
          amount: 16,
          tickets: [{ value: 8, quantity: 2 }],
        },
        { name: 'Pluxee Buono Pasto', provider: 'pluxee', amount: 7, tickets: [{ value: 7, quantity: 1 }] },
      ],
    });
    const before = await tenders(orderId);
    expect(before.map(({ type, state, cents }) => [type, state, cents]).slice(0, 2)).toEqual([
      [31, 'authorised', 1600],
      [32, 'authorised', 700],
    ]);
    const browser = await world.browserFor(bought);
    await browser.pay(CARDS.approved);
    expect(await world.comeBack(browser)).toBe(`/cart/payment-completed/${orderId}`);
    const paid = await tenders(orderId);
    expect(paid.map(({ state }) => state)).toEqual(['authorised', 'authorised', 'authorised']);
    const { rows } = await world.deps.pool.query('select total_cents as total from orders where order_id = $1', [
      orderId,
    ]);
    expect(paid.reduce((sum, { cents }) => sum + cents, 500)).toBe(rows[0].total);
    expect(await moved(paid[0])).toMatchObject({ authorised: 1600, cancelled: 0 });
    expect(await moved(paid[1])).toMatchObject({ authorised: 700, cancelled: 0 });
    await expectConsistent(world);
  });

  it('the card refused afterwards: the tickets are free again at their issuers', async () => {
    await chooseTenders();
    const bought = await customer.buy();
    const browser = await world.browserFor(bought);
    await browser.pay(CARDS.insufficientFunds);
    await world.until(async () => (await world.orderState(bought.data.orderId)) === 'payment-failed');
    await world.drainOutbox();
    const all = await tenders(bought.data.orderId);
    expect(all.slice(0, 2).map(({ state }) => state)).toEqual(['voided', 'voided']);
    expect(await moved(all[0])).toMatchObject({ authorised: 1600, cancelled: 1600 });
    expect(await moved(all[1])).toMatchObject({ authorised: 700, cancelled: 700 });
    await expectConsistent(world);
  });

  it('a release that fails is repeated until it is done', async () => {
    await chooseTenders();
    await give('pluxee', 0, 700);
    await world.issuers.edenred('/bad-days', { call: 'cancel', kind: 'error', times: 1 });
    const refused = await customer.buy();
    expect(refused.response.errors[0]?.code).toBe('meal-ticket-refused');
    const [edenred] = await tenders(await lastOrder());
    await world.drainOutbox();
    expect(await moved(edenred)).toMatchObject({ cancelled: 0 });
    await world.deps.pool.query('update outbox set next_at = now()');
    await world.drainOutbox();
    expect(await moved(edenred)).toMatchObject({ authorised: 1600, cancelled: 1600 });
  });
});

describe('tickets that are refused', () => {
  it('the balance changed between choosing and buying: nothing is held, and the cart is planned with what is left', async () => {
    await chooseTenders();
    await give('pluxee', 0, 700);
    const { response } = await customer.buy();
    expect(response.errors[0]).toMatchObject({
      code: 'meal-ticket-refused',
      error: expect.stringContaining('non ci sono più'),
    });
    await world.drainOutbox();
    const all = await tenders(await lastOrder());
    expect(all.map(({ state }) => state)).not.toContain('authorised');
    expect(await moved(all[0])).toMatchObject({ authorised: 1600, cancelled: 1600 });
    expect(await moved(all[1])).toMatchObject({ authorised: 0 });
    expect((await customer.cart()).mealTickets).toMatchObject([
      { paymentTypeId: 31, amount: 16 },
      { paymentTypeId: 32, amount: 0 },
    ]);
    const again = await customer.buy();
    expect(again.response.errors).toEqual([]);
    await expectConsistent(world);
  });

  it('the account revoked in the middle: the customer is told to link it again', async () => {
    await chooseTenders();
    await world.issuers.edenred('/tokens', { username: 'giulia', action: 'revoke' });
    const { response } = await customer.buy();
    expect(response.errors[0]).toMatchObject({
      code: 'meal-ticket-refused',
      error: expect.stringContaining('collega di nuovo'),
    });
    const { rows } = await world.deps.pool.query(
      'select broken_at is not null as broken from meal_ticket_link where account_id = $1 and payment_type_id = 31',
      [customer.accountId],
    );
    expect(rows).toEqual([{ broken: true }]);
    expect((await tenders(await lastOrder())).map(({ state }) => state)).not.toContain('authorised');
  });

  it('a tender that was never begun is not begun to ask after it', async () => {
    await linkAccount(world.issuers, customer.client, 'pluxee');
    await linkAccount(world.issuers, customer.client, 'edenred');
    await use(32, 1);
    world.clock.advanceMinutes(1);
    await use(31, 2);
    await give('pluxee', 0, 700);
    await customer.buy();
    const edenred = (await tenders(await lastOrder())).find(({ type }) => type === 31);
    expect(await moved(edenred)).toMatchObject({ authorised: 0 });
  });
});

describe('an answer that is lost', () => {
  it.each([
    ['Edenred', 'edenred', 'error-after'],
    ['Edenred, unreadable', 'edenred', 'garbage'],
    ['Pluxee', 'pluxee', 'error-after'],
    ['Pluxee, never begun', 'pluxee', 'error'],
  ] as const)('%s: the same key goes on, and nobody is charged twice', async (_name, issuer, kind) => {
    await chooseTenders();
    const badDay = { call: 'authorise', kind, times: 1 };
    await (issuer === 'edenred'
      ? world.issuers.edenred('/bad-days', badDay)
      : world.issuers.others('/bad-days', badDay));
    const cart = await customer.cart();
    const buy = () =>
      customer.buy({ idempotency_key: `the-same-key-again-${customer.accountId}`, expected_total: cart.grossTotal });
    const first = await buy();
    expect(first.response.errors[0]?.code).toBe('payment-unavailable');
    const second = await buy();
    expect(second.response.errors).toEqual([]);
    const all = await tenders(second.data.orderId);
    expect(await moved(all[0])).toMatchObject({ authorised: 1600, cancelled: 0 });
    expect(await moved(all[1])).toMatchObject({ authorised: 700, cancelled: 0 });
    const browser = await world.browserFor(second);
    await browser.pay(CARDS.approved);
    await world.comeBack(browser);
    expect(await world.orderState(second.data.orderId)).toBe('confirmed');
    await expectConsistent(world);
  });

  it('two tabs that buy the same cart: one order, its tickets once', async () => {
    await chooseTenders();
    const cart = await customer.cart();
    const buy = (key: string) =>
      customer.buy({ idempotency_key: `key-of-the-tab-${key}-${customer.accountId}`, expected_total: cart.grossTotal });
    const [one, two] = await Promise.all([buy('one'), buy('two')]);
    const codes = [one, two].map(({ response }) => response.errors[0]?.code);
    expect(codes).toContain(undefined);
    const { rows } = await world.deps.pool.query<{ order_id: number; state: string }>(
      'select order_id, state from orders where account_id = $1',
      [customer.accountId],
    );
    const live = rows.filter(({ state }) => state !== 'payment-failed');
    expect(live).toHaveLength(1);
    // a tab that comes only when the other has its answer gives that payment up, like whoever left the page of the bank to buy again
    const given = rows.find(({ state }) => state === 'payment-failed');
    if (!given) expect(codes).toContain('payment-in-progress');
    await world.drainOutbox();
    const before = given ? await tenders(given.order_id) : [];
    for (const tender of before.filter(({ provider }) => provider !== 'card-gateway')) {
      const { authorised, cancelled } = await moved(tender);
      expect(cancelled).toBe(authorised);
    }
    const all = await tenders(live[0]?.order_id ?? 0);
    expect(all.filter(({ type }) => type === 31)).toHaveLength(1);
    expect(await moved(all[0])).toMatchObject({ authorised: 1600 });
    expect(await moved(all[1])).toMatchObject({ authorised: 700 });
  });
});

describe('a purchase given up while one of its issuers is slow', () => {
  it('does not begin the tickets of the next issuer: nobody would ask after them any more', async () => {
    await linkAccount(world.issuers, customer.client, 'pluxee');
    await linkAccount(world.issuers, customer.client, 'edenred');
    await use(32, 1);
    world.clock.advanceMinutes(1);
    await use(31, 2);
    await world.issuers.others('/bad-days', { call: 'authorise', kind: 'slow', times: 1, ms: 700 });
    const buying = customer.buy();
    await world.until(async () => {
      const [first] = (await lastOrder()) ? await tenders(await lastOrder()) : [];
      return first?.provider === 'pluxee' && (await moved(first)).authorised > 0;
    });
    const orderId = await lastOrder();
    const left = await customer.client.post('order/give-up-payment', { order_id: orderId });
    expect(left.response.errors).toEqual([]);
    expect((await buying).response.errors).toHaveLength(1);
    expect(await world.orderState(orderId)).toBe('payment-failed');
    await world.drainOutbox();
    const [pluxee, edenred] = await tenders(orderId);
    expect(edenred).toMatchObject({ provider: 'edenred', state: 'expired' });
    expect(await moved(edenred)).toMatchObject({ authorised: 0 });
    expect(await moved(pluxee)).toMatchObject({ authorised: 700, cancelled: 700 });
    await expectConsistent(world);
  });
});

describe('after the order', () => {
  /** An order of three tickets of one issuer and a card, its tickets captured. */
  async function captured(issuer: Issuer, paymentTypeId: number): Promise<Tender> {
    await linkAccount(world.issuers, customer.client, issuer);
    await use(paymentTypeId, 3);
    const bought = await customer.buy();
    const [tender] = await tenders(bought.data.orderId);
    const { rows } = await world.deps.pool.query(
      'select coalesce(provider_id, provider_ref) as ref from payment where payment_id = $1',
      [tender!.id],
    );
    const known = { ...tender!, ref: rows[0].ref };
    const done = await providersOf(world.deps).get(issuer)!.capture(known.ref, known.cents, `capture-${known.id}`);
    if (done.kind === 'failed') throw new Error(JSON.stringify(done.error));
    await recordPayment(world.deps, known.id, done.events, 'shop');
    return known;
  }

  const refund = async (tender: Tender, cents: number, id = 'refund-1') => {
    const answer = await providersOf(world.deps).get(tender.provider)!.refund(tender.ref, cents, `${id}-${tender.id}`);
    return answer.kind === 'failed' ? answer.error : answer.events.map(({ type, amountCents }) => [type, amountCents]);
  };

  it.each([
    ['edenred', 31, 800],
    ['pluxee', 32, 700],
  ] as const)('%s takes whole tickets back in parts; asking twice gives them back once', async (issuer, type, face) => {
    const tender = await captured(issuer, type);
    expect(await refund(tender, face)).toEqual([['refunded', face]]);
    expect(await refund(tender, face)).toEqual([['refunded', face]]);
    expect(await refund(tender, face * 5, 'too-much')).toMatchObject({ kind: 'not-allowed' });
    const [{ ref }] = (await tenders(await lastOrder())) as [Tender];
    expect(await moved({ ...tender, ref })).toMatchObject({ captured: 3 * face, refunded: face });
  });

  it('Pellegrini takes everything back on the day of the capture only', async () => {
    const tender = await captured('pellegrini', 33);
    world.clock.advanceMinutes(24 * 60);
    expect(await refund(tender, 2100)).toEqual({ kind: 'not-allowed', code: 'too-late' });
    world.clock.set(start);
    expect(await refund(tender, 2100)).toEqual([['refunded', 2100]]);
  });

  it('UpDay takes nothing back', async () => {
    const tender = await captured('upday', 34);
    expect(await refund(tender, 2400)).toEqual({ kind: 'not-allowed', code: 'too-late' });
  });
});
