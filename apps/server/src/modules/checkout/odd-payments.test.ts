import { sign } from '@sporta/simulators/card-gateway/signature.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcileOrders } from '../orders/reconcile-orders.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { brokenMoney } from '../orders/testing/money-rules.ts';
import { type Browser, CARDS, MERCHANT } from '../payments/providers/card-gateway.harness.ts';

/* Words of the bank that do not fit, and customers who pay one thing in two ways at once. */

let world: CheckoutWorld;
let start: Date;
let notices = 0;
beforeAll(async () => {
  world = await startCheckoutWorld();
  start = world.clock.now();
});
beforeEach(() => {
  world.clock.set(start);
});
afterAll(() => world.close());

interface Paying {
  customer: Customer;
  orderId: number;
  ref: string;
  cents: number;
  browser: Browser;
}

async function paying(buyer?: Customer): Promise<Paying> {
  const customer = buyer ?? (await world.customer());
  if (!buyer) {
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
  }
  const bought = await customer.buy();
  expect(bought.response.errors).toEqual([]);
  const orderId: number = bought.data.orderId;
  const { rows } = await world.deps.pool.query(
    'select provider_ref as ref, amount_cents as cents from payment where order_id = $1',
    [orderId],
  );
  return { customer, orderId, ...rows[0], browser: await world.browserFor(bought) };
}

async function pay({ browser, orderId }: Paying): Promise<void> {
  await browser.pay(CARDS.approved, { fine: 'chiudi' });
  await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
}

/** A notice with the bank's own signature. @returns the HTTP status of the answer */
async function notify({ ref }: Paying, tipo: string, cents: number): Promise<number> {
  const fields = {
    idNotifica: `odd-${notices++}`,
    tipo,
    alias: MERCHANT.alias,
    codTrans: ref,
    idOperazione: '',
    importo: String(cents),
    divisa: 'EUR',
    esito: 'OK',
    codiceEsito: '0',
    messaggio: '',
    codAut: '123456',
    dataOra: new Date().toISOString(),
    brand: '',
    pan: '',
    scadenzaPan: '',
    numContratto: '',
  };
  const response = await fetch(`${world.deps.config.publicUrl}/ebsn/api/payment-notify/card-gateway`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...fields, mac: sign('notifica', fields, MERCHANT.secret) }),
  });
  await response.body?.cancel();
  return response.status;
}

async function booked(orderId: number): Promise<object> {
  const { rows } = await world.deps.pool.query(
    'select state, captured_cents as captured, refunded_cents as refunded from payment where order_id = $1',
    [orderId],
  );
  return rows[0];
}

describe('a signed word of the bank that does not fit', () => {
  it('of another amount confirms nothing, and takes nothing from the order that is then paid rightly', async () => {
    const under = await paying();
    expect(await notify(under, 'AUTORIZZAZIONE', 1)).toBe(200);
    expect(await world.orderState(under.orderId)).toBe('awaiting-payment');
    await pay(under);
    await expectConsistent(world);
    expect(await booked(under.orderId)).toMatchObject({ state: 'authorised' });
  });

  it('of more taken than was held is not believed, and is no error of ours', async () => {
    const under = await paying();
    await pay(under);
    expect(await notify(under, 'CONTABILIZZAZIONE', under.cents + 1)).toBe(200);
    expect(await notify(under, 'RIMBORSO', under.cents + 1)).toBe(200);
    expect(await booked(under.orderId)).toEqual({ state: 'authorised', captured: 0, refunded: 0 });
    await expectConsistent(world);
  });
});

describe('one cart paid in two tabs at once', () => {
  it('is paid once, whoever wins; the rest goes back', async () => {
    for (let round = 0; round < 6; round++) {
      const first = await paying();
      const paid = first.browser.pay(round % 2 ? CARDS.noticeLost : CARDS.approved, { fine: 'chiudi' });
      const again = await first.customer.buy();
      await paid;
      if (again.data.paymentUrl) await (await world.browserFor(again)).pay(CARDS.noticeLost, { fine: 'chiudi' });
      // heard of as paid while it asked, or before: then its cart is a new one, with nothing in it
      else expect(['cart-changed', 'cart-empty']).toContain(again.response.errors[0]?.code);
      world.clock.advanceMinutes(6);
      await reconcileOrders(world.deps);
      const { rows } = await world.deps.pool.query(
        `select count(*)::int as n from orders where account_id = $1 and state = 'confirmed'`,
        [first.customer.accountId],
      );
      expect(rows[0].n).toBe(1);
      await world.drainOutbox();
      expect(await brokenMoney(world.deps.pool, world.outside)).toEqual([]);
    }
  });
});

describe('a saved card charged by a bank whose answer never came', () => {
  /** A customer with a saved card, whose next cart was charged on it without our hearing of it. */
  async function chargedUnheard(): Promise<{ customer: Customer; key: Record<string, unknown> }> {
    const customer = await world.customer();
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    const first = await customer.buy({ save_auth: true });
    await (await world.browserFor(first)).pay(CARDS.noticeLost, { fine: 'torna' });
    world.clock.advanceMinutes(6);
    await reconcileOrders(world.deps);
    const { data } = await customer.client.get('payment-type/list-auth', { payment_type_id: 12 });
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    const key = {
      payment_type_id: 12,
      payment_auth_id: data.auths[0].paymentAuthId,
      idempotency_key: `unheard-${customer.accountId}`,
      expected_total: (await customer.cart()).grossTotal,
    };
    await world.control('', { api: 'slow' });
    try {
      const unheard = await customer.buy(key);
      expect(unheard.response.errors.map(({ code }) => code)).toEqual(['payment-unavailable']);
    } finally {
      await world.control('', { api: 'ok' });
    }
    return { customer, key };
  }

  async function expectTwoOrders(customer: Customer): Promise<void> {
    const { rows } = await world.deps.pool.query('select state from orders where account_id = $1', [
      customer.accountId,
    ]);
    expect(rows.map((row) => row.state)).toEqual(['confirmed', 'confirmed']);
    await expectConsistent(world);
  }

  it('is found by the same press again', async () => {
    const { customer, key } = await chargedUnheard();
    expect((await customer.buy(key)).response.errors).toEqual([]);
    await expectTwoOrders(customer);
  });

  it('is not charged again by another press', async () => {
    const { customer } = await chargedUnheard();
    const other = await customer.buy();
    expect(other.response.errors.map(({ code }) => code)).toEqual(['cart-changed']);
    await expectTwoOrders(customer);
  });

  it('is found by reconciliation, however late, and never abandoned', async () => {
    const { customer } = await chargedUnheard();
    world.clock.advanceMinutes(45);
    await reconcileOrders(world.deps);
    await expectTwoOrders(customer);
  });
});

describe('words in the wrong order', () => {
  it('a refund notified before its capture is booked when both are known', async () => {
    const under = await paying();
    await pay(under);
    expect(await notify(under, 'RIMBORSO', 95)).toBe(200);
    expect(await notify(under, 'CONTABILIZZAZIONE', under.cents)).toBe(200);
    expect(await booked(under.orderId)).toEqual({ state: 'refunded', captured: under.cents, refunded: 95 });
  });
});
