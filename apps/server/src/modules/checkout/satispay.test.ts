import { startSatispay } from '@sporta/simulators';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcileOrders } from '../orders/reconcile-orders.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { brokenRules } from '../orders/testing/consistency.ts';
import { controlOf, type Moved, makeKey, type SatispayControl } from '../payments/providers/satispay.harness.ts';

/* Whole purchases by Satispay, over HTTP: its callback says nothing and may not come, so the shop asks. */

let world: CheckoutWorld;
let satispay: SatispayControl;
let closeSatispay: () => Promise<void>;
let start: Date;
beforeAll(async () => {
  const key = makeKey();
  const simulator = await startSatispay({
    publicKeys: [key.publicKey],
    settings: { retryMs: [30, 30], lateMs: 300, slowMs: 2500 },
  });
  closeSatispay = simulator.close;
  satispay = controlOf(simulator.url);
  world = await startCheckoutWorld({
    extraRows: [
      {
        kind: 'product',
        code: 'CENA',
        name: 'Piatto pronto',
        brand: 'Sporta',
        description: '300 g',
        categories: ['dispensa'],
        vat: 10,
        price: 10,
        stock: { '*': 1000 },
        content: 300,
        contentUnit: 'g',
        mealTicket: true,
      },
    ],
    config: {
      satispay: { url: simulator.url, keyId: key.keyId, privateKey: key.privateKey, timeoutMs: 1200 },
    },
  });
  start = world.clock.now();
});
beforeEach(async () => {
  world.clock.set(start);
  await satispay.control('/reset', {});
});
afterAll(async () => {
  await world.close();
  await closeSatispay();
});

interface Paying {
  customer: Customer;
  orderId: number;
  /** Its names: ours, and that of Satispay. */
  ref: string;
  id: string;
  cents: number;
  data: { paymentUrl?: string; payment_data?: string; orderGrossTotal: number };
}

async function readyToPay(): Promise<Customer> {
  const customer = await world.customer();
  await customer.add('RISO', 2);
  await customer.chooseDelivery();
  return customer;
}

async function paying(buyer?: Customer): Promise<Paying> {
  const customer = buyer ?? (await readyToPay());
  const bought = await customer.buy({ payment_type_id: 21 });
  expect(bought.response.errors).toEqual([]);
  const { rows } = await world.deps.pool.query(
    `select provider_ref as ref, provider_id as id, amount_cents as cents from payment
     where order_id = $1 and provider = 'satispay'`,
    [bought.data.orderId],
  );
  return { customer, orderId: bought.data.orderId, data: bought.data, ...rows[0] };
}

const feedback = ({ customer, orderId }: Pick<Paying, 'customer' | 'orderId'>) =>
  customer.client.get('satispay/payment-feedback', { order_id: orderId });
const isConfirmed = async ({ orderId }: Paying) => (await world.orderState(orderId)) === 'confirmed';

/** What Satispay says of a payment. */
async function atSatispay({ ref }: Paying): Promise<Moved> {
  const [payment] = await satispay.paymentsOf(ref);
  return payment!;
}

async function ledger({ orderId }: Paying): Promise<string[]> {
  const { rows } = await world.deps.pool.query(
    `select kind from payment_event join payment using (payment_id) where order_id = $1 order by payment_event_id`,
    [orderId],
  );
  return rows.map(({ kind }) => kind);
}

async function callback(id: string): Promise<number> {
  const response = await fetch(`${world.deps.config.publicUrl}/ebsn/api/payment-notify/satispay?payment_id=${id}`);
  await response.body?.cancel();
  return response.status;
}

/** Where the browser goes that Satispay sends back. */
async function comeBack(orderId: number, ref: string): Promise<string | null> {
  const address = `${world.deps.config.publicUrl}/payment-return/satispay/${orderId}?payment=${ref}`;
  const response = await fetch(address, { redirect: 'manual' });
  await response.body?.cancel();
  return response.headers.get('location');
}

async function expectSound(): Promise<void> {
  await world.drainOutbox();
  expect(await brokenRules(world.deps.pool)).toEqual([]);
}

describe('paying by Satispay', () => {
  it('sends the customer to its page, and waits on ours', async () => {
    const under = await paying();
    expect(under.data.paymentUrl?.startsWith(`${satispay.url}/pay/${under.id}`)).toBe(true);
    expect(JSON.parse(under.data.payment_data ?? '{}')).toMatchObject({ screen: `/payment/satispay/${under.orderId}` });
    const { data } = await feedback(under);
    expect(data).toMatchObject({
      order: { orderId: under.orderId },
      outcome: 'pending',
      waiting: {
        redirectUrl: under.data.paymentUrl,
        amount: under.cents / 100,
        // without the margin for what is weighed
        toPay: under.data.orderGrossTotal,
        total: under.data.orderGrossTotal,
        held: [],
        expiresAt: expect.stringMatching(/^\d{4}-/),
      },
    });
    expect(await comeBack(under.orderId, under.ref)).toBe(`/payment/satispay/${under.orderId}`);
  });

  it('is confirmed by asking, when the callback says that something happened', async () => {
    const under = await paying();
    await satispay.act(under.id, 'approve');
    await world.until(() => isConfirmed(under));
    expect((await feedback(under)).data).toMatchObject({
      outcome: 'completed',
      nextUrl: `/cart/payment-completed/${under.orderId}`,
    });
    expect(await comeBack(under.orderId, under.ref)).toBe(`/cart/payment-completed/${under.orderId}`);
    expect(await ledger(under)).toEqual(['created', 'authorised']);
    await expectSound();
  });

  it('tells meal vouchers what they may pay: what tickets may, without other goods, bags and delivery', async () => {
    const customer = await world.customer();
    await customer.add('CENA', 3);
    await customer.add('RISO', 1);
    await customer.chooseDelivery();
    const under = await paying(customer);
    expect((await atSatispay(under)).voucherLimit).toEqual({ amount: 3000, quantity: 8 });
    await satispay.act(under.id, 'approve', 3);
    await world.until(() => isConfirmed(under));
  });

  it('is refused in the app: the cart is open again', async () => {
    const under = await paying();
    await satispay.control('', { callbacks: 'lost' });
    await satispay.act(under.id, 'refuse');
    expect((await feedback(under)).data).toEqual({
      order: { orderId: under.orderId },
      outcome: 'error',
      nextUrl: `/cart/payment-error/${under.orderId}`,
    });
    expect((await under.customer.cart()).locked).toBe(false);
    expect(await comeBack(under.orderId, under.ref)).toBe(`/cart/payment-error/${under.orderId}`);
    await expectSound();
  });
});

describe('callbacks', () => {
  it.each(['late', 'duplicated'])('that come %s confirm once', async (callbacks) => {
    await satispay.control('', { callbacks, duplicates: 5 });
    const under = await paying();
    await satispay.act(under.id, 'approve');
    await world.until(() => isConfirmed(under));
    expect(await callback(under.id)).toBe(200);
    expect(await ledger(under)).toEqual(['created', 'authorised']);
    await expectSound();
  });

  it('that never come are made up for by reconciliation, with the browser away', async () => {
    await satispay.control('', { callbacks: 'lost' });
    const under = await paying();
    await satispay.act(under.id, 'approve');
    expect(await world.orderState(under.orderId)).toBe('awaiting-payment');
    world.clock.advanceMinutes(6);
    await reconcileOrders(world.deps);
    expect(await world.orderState(under.orderId)).toBe('confirmed');
  });

  it('that are forged confirm nothing', async () => {
    const under = await paying();
    expect(await callback(under.id)).toBe(200);
    expect(await callback('3f0a7f5e-8c2d-4c5a-9d0e-0a1b2c3d4e5f')).toBe(400);
    expect(await callback('%7Buuid%7D')).toBe(400);
    expect(await callback(`${under.id}&status=ACCEPTED`)).toBe(200);
    expect(await world.orderState(under.orderId)).toBe('awaiting-payment');
  });

  it('for one payment say nothing of another', async () => {
    await satispay.control('', { callbacks: 'lost' });
    const [first, second] = [await paying(), await paying()];
    await satispay.act(first.id, 'approve');
    expect(await callback(second.id)).toBe(200);
    expect(await world.orderState(second.orderId)).toBe('awaiting-payment');
    expect(await world.orderState(first.orderId)).toBe('awaiting-payment');
    expect(await comeBack(second.orderId, first.ref)).toBe('/checkout');
    expect(await callback(first.id)).toBe(200);
    expect(await world.orderState(first.orderId)).toBe('confirmed');
  });

  it('are asked for again while Satispay itself does not answer', async () => {
    await satispay.control('', { callbacks: 'lost' });
    const under = await paying();
    await satispay.act(under.id, 'approve');
    await satispay.fault('down', 'GET');
    expect(await callback(under.id)).toBe(503);
    expect(await callback(under.id)).toBe(200);
    expect(await world.orderState(under.orderId)).toBe('confirmed');
  });
});

describe('a Satispay in trouble', () => {
  it.each(['slow', 'garbage', 'down-after'])(
    'loses the answer to making a payment (%s): the same press finds it',
    async (fault) => {
      const customer = await readyToPay();
      const key = { payment_type_id: 21, idempotency_key: `lost-${fault}-${customer.accountId}` };
      await satispay.fault(fault, 'POST');
      const unheard = await customer.buy(key);
      expect(unheard.response.errors.map(({ code }) => code)).toEqual(['payment-unavailable']);
      const bought = await customer.buy(key);
      expect(bought.response.errors).toEqual([]);
      const { rows } = await world.deps.pool.query(
        'select provider_ref as ref, provider_id as id from payment where order_id = $1',
        [bought.data.orderId],
      );
      const made = await satispay.paymentsOf(rows[0].ref);
      expect(made).toMatchObject([{ id: rows[0].id }]);
      expect(made).toHaveLength(1);
    },
  );

  it('does not answer for a while: the page goes on asking, and nothing is decided', async () => {
    await satispay.control('', { callbacks: 'lost' });
    const under = await paying();
    await satispay.act(under.id, 'approve');
    for (const fault of ['down', 'garbage']) {
      await satispay.fault(fault, 'GET');
      expect((await feedback(under)).response.errors.map(({ code }) => code)).toEqual(['payment-unavailable']);
      expect(await world.orderState(under.orderId)).toBe('awaiting-payment');
    }
    expect((await feedback(under)).data.outcome).toBe('completed');
  });

  it('loses the answer to ending a payment: it is ended all the same', async () => {
    const under = await paying();
    await satispay.fault('slow', 'PUT');
    const ended = await under.customer.client.post('order/give-up-payment', { order_id: under.orderId });
    expect(ended.response.errors).toEqual([]);
    expect(await atSatispay(under)).toMatchObject({ status: 'CANCELED' });
    await expectSound();
  });
});

describe('a customer who does not finish', () => {
  it('gives up on the page: the payment ends at Satispay too', async () => {
    const under = await paying();
    const ended = await under.customer.client.post('order/give-up-payment', { order_id: under.orderId });
    expect(ended.response.errors).toEqual([]);
    expect(ended.data.locked).toBe(false);
    expect(await atSatispay(under)).toMatchObject({ status: 'CANCELED' });
    expect((await feedback(under)).data.outcome).toBe('error');
    await expectSound();
  });

  it('gives up when it was paid already: the order stands', async () => {
    await satispay.control('', { callbacks: 'lost' });
    const under = await paying();
    await satispay.act(under.id, 'approve');
    const refused = await under.customer.client.post('order/give-up-payment', { order_id: under.orderId });
    expect(refused.response.errors.map(({ code }) => code)).toEqual(['order-already-paid']);
    expect(await atSatispay(under)).toMatchObject({ status: 'AUTHORIZED' });
    await expectSound();
  });

  it('lets the time pass on the page: the shop ends it', async () => {
    const under = await paying();
    world.clock.advanceMinutes(13);
    expect((await feedback(under)).data.outcome).toBe('pending');
    world.clock.advanceMinutes(3);
    expect((await feedback(under)).data.outcome).toBe('error');
    expect(await atSatispay(under)).toMatchObject({ status: 'CANCELED' });
    await expectSound();
  });

  it('confirms at the last moment: the order is paid and not ended', async () => {
    await satispay.control('', { callbacks: 'lost' });
    const under = await paying();
    await satispay.act(under.id, 'approve');
    world.clock.advanceMinutes(20);
    expect((await feedback(under)).data.outcome).toBe('completed');
    expect(await atSatispay(under)).toMatchObject({ status: 'AUTHORIZED' });
  });

  it('goes away: reconciliation ends it', async () => {
    const under = await paying();
    world.clock.advanceMinutes(31);
    await reconcileOrders(world.deps);
    expect(await world.orderState(under.orderId)).toBe('payment-failed');
    expect(await atSatispay(under)).toMatchObject({ status: 'CANCELED' });
    await expectSound();
  });

  it('lets it run out at Satispay', async () => {
    const under = await paying();
    await satispay.act(under.id, 'expire');
    await world.until(async () => (await world.orderState(under.orderId)) === 'payment-failed');
    const { data } = await under.customer.client.get('order/payment-status', { order_id: under.orderId });
    expect(data).toMatchObject({ state: 'failed', reason: expect.stringContaining('scaduto') });
  });
});

describe('two tabs', () => {
  it('go on with the one payment', async () => {
    const first = await paying();
    const again = await first.customer.buy({ payment_type_id: 21 });
    const { rows } = await world.deps.pool.query(
      `select count(*)::int as n from orders where account_id = $1 and state = 'awaiting-payment'`,
      [first.customer.accountId],
    );
    expect(rows[0].n).toBeLessThanOrEqual(1);
    if (again.data.paymentUrl)
      await satispay.control('/payments/act', { id: first.id, action: 'refuse' }).catch(() => undefined);
    await expectSound();
  });

  it('pay by Satispay here and by card there: the order is paid once', async () => {
    await satispay.control('', { callbacks: 'lost' });
    const first = await paying();
    const other = await first.customer.buy({ payment_type_id: 1 });
    // still pending at Satispay, it was ended for the second press; else that press was refused
    if (other.data?.paymentUrl) {
      expect(await atSatispay(first)).toMatchObject({ status: 'CANCELED' });
      const browser = await world.browserFor(other);
      await browser.pay('4970100100000005', { fine: 'torna' });
      await world.until(async () => (await world.orderState(other.data.orderId)) === 'confirmed');
    } else {
      await satispay.act(first.id, 'approve');
      expect((await feedback(first)).data.outcome).toBe('completed');
    }
    await expectSound();
    const { rows } = await world.deps.pool.query(
      `select count(*)::int as n from orders where account_id = $1 and state = 'confirmed'`,
      [first.customer.accountId],
    );
    expect(rows[0].n).toBe(1);
  });
});

describe('a payment given up while Satispay is still making it known', () => {
  it('is not begun any more: nobody is led to a page the shop asks after no longer', async () => {
    const customer = await readyToPay();
    await satispay.control('', {
      slowMs: 700,
      faults: [{ fault: 'slow', times: 1, method: 'POST', path: '/g_business' }],
    });
    const buying = customer.buy({ payment_type_id: 21 });
    const underWay = async () => {
      const { rows } = await world.deps.pool.query(
        `select order_id as "orderId", provider_ref as ref from payment join orders using (order_id) where account_id = $1`,
        [customer.accountId],
      );
      return rows[0];
    };
    await expect
      .poll(async () => (await underWay()) && (await satispay.paymentsOf((await underWay()).ref)))
      .toHaveLength(1);
    const { orderId, ref } = await underWay();
    const abandoned = await customer.client.post('order/give-up-payment', { order_id: orderId });
    expect(abandoned.response.errors).toEqual([]);
    const bought = await buying;
    expect(bought.response.errors[0]?.code).toBe('payment-refused');
    expect(bought.data?.paymentUrl).toBeUndefined();
    expect(await world.orderState(orderId)).toBe('payment-failed');
    const { rows } = await world.deps.pool.query(`select state, next_check_at from payment where order_id = $1`, [
      orderId,
    ]);
    expect(rows).toEqual([{ state: 'expired', next_check_at: null }]);
    expect(await satispay.paymentsOf(ref)).toMatchObject([{ status: 'PENDING' }]);
    expect(await brokenRules(world.deps.pool)).toEqual([]);
  });
});

describe('afterwards', () => {
  it('an order that is cancelled releases the lock', async () => {
    const under = await paying();
    await satispay.act(under.id, 'approve');
    await world.until(() => isConfirmed(under));
    const cancelled = await under.customer.client.post('order/cancel', { order_id: under.orderId });
    expect(cancelled.response.errors).toEqual([]);
    await expectSound();
    expect(await atSatispay(under)).toMatchObject({ status: 'CANCELED' });
    expect((await ledger(under)).at(-1)).toBe('voided');
  });

  it('a lock that ran out is no longer money that is held', async () => {
    const under = await paying();
    await satispay.act(under.id, 'approve');
    await world.until(() => isConfirmed(under));
    await satispay.control('/expire', { id: under.id });
    await world.until(async () => (await ledger(under)).at(-1) === 'voided');
  });
});

it('tells nobody of the payments of others', async () => {
  const under = await paying();
  const stranger = await world.customer();
  const { response } = await feedback({ customer: stranger, orderId: under.orderId });
  expect(response.errors.map(({ code }) => code)).toEqual(['order-not-found']);
});
