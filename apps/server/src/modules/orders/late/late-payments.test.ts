import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CARDS } from '../../payments/providers/card-gateway.harness.ts';
import { makeKey } from '../../payments/providers/satispay.harness.ts';
import { METHODS, stripeAt } from '../../payments/providers/stripe.harness.ts';
import { advanceOrder } from '../index.ts';
import { reconcileOrders } from '../reconcile-orders.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../testing/checkout-world.ts';
import { brokenRules } from '../testing/consistency.ts';
import { gatewayPayments } from '../testing/outside-books.ts';
import { bring, expectCollected, pick } from '../testing/picking.ts';
import { endUnpaid } from './end-unpaid.ts';
import { holdPromised } from './hold-promised.ts';

/* Orders whose slot is further away than a hold lasts, over HTTP against the card gateway and Stripe. */

const CARD = 1;
const SAVED = 12;
const STRIPE = 20;
const DAY = 24 * 60;
let world: CheckoutWorld;
let stripe: ReturnType<typeof stripeAt>;
let start: Date;
let farSlot: { id: number; day: string; endAt: Date };
beforeAll(async () => {
  const key = makeKey();
  world = await startCheckoutWorld({
    withStripe: true,
    config: {
      slots: { holdMinutes: 60, maxExtends: 2, days: 14 },
      // nobody is asked: only whether it is offered
      satispay: { url: 'http://127.0.0.1:9', keyId: key.keyId, privateKey: key.privateKey, timeoutMs: 500 },
    },
  });
  stripe = stripeAt(world.stripeUrl);
  start = world.clock.now();
  const { rows } = await world.deps.pool.query(
    `select timeslot_id as id, to_char(day, 'YYYY-MM-DD') as day, end_at as "endAt" from timeslot
     where begin_at > now() + interval '10 days' order by begin_at limit 1`,
  );
  farSlot = rows[0];
});
beforeEach(async () => {
  world.clock.set(start);
  await world.control('/reset', {});
  await stripe.control('/reset', {});
});
afterAll(() => world.close());

async function shopper(slot: 'far' | 'near' = 'far'): Promise<Customer> {
  const customer = await world.customer();
  await customer.add('RISO', 2);
  await customer.chooseDelivery();
  if (slot === 'far') {
    const held = await customer.client.post('timeslot/hold', { timeslot_id: farSlot.id, date: farSlot.day });
    expect(held.response.errors).toEqual([]);
  }
  return customer;
}

/** A customer with a saved card of the gateway, and a cart for a slot far away. */
async function withCard(card: string): Promise<{ customer: Customer; paymentAuthId: number }> {
  const customer = await shopper();
  const begun = await customer.client.post('payment-type/add-auth', { payment_type_id: CARD });
  const browser = await world.browserFor(begun);
  await browser.pay(card);
  await world.comeBack(browser);
  const { auths } = (await customer.client.get('payment-type/list-auth')).data;
  return { customer, paymentAuthId: auths[0].paymentAuthId };
}

/** An order that waits for a hold on a saved card. */
async function promised(card: string = CARDS.approved) {
  const saved = await withCard(card);
  const bought = await saved.customer.buy({ payment_type_id: SAVED, payment_auth_id: saved.paymentAuthId });
  expect(bought.response.errors).toEqual([]);
  return { ...saved, orderId: bought.data.orderId as number };
}

interface Paid {
  state: string;
  ref: string;
  cents: number;
  id: string | null;
}

async function paymentsOf(orderId: number): Promise<Paid[]> {
  const { rows } = await world.deps.pool.query(
    `select state, provider_ref as ref, amount_cents as cents, provider_id as id from payment where order_id = $1 order by payment_id`,
    [orderId],
  );
  return rows;
}

const atBank = async ({ ref }: Paid) => (await gatewayPayments(world.gatewayUrl)).find((each) => each.codTrans === ref);

/** The instant from which a hold reaches the delivery. Days have passed: the customer signs in again. */
async function holdDue(customer?: Customer): Promise<void> {
  world.clock.set(new Date(farSlot.endAt.getTime() - 6 * DAY * 60_000 + 60_000));
  if (customer) customer.client = await world.clientOf(customer.accountId);
}

const missingOf = async ({ client }: Customer, orderId: number) =>
  (await client.get('order/detail', { order_id: orderId })).data.order.missing;

describe('an order for a slot further away than a hold lasts', () => {
  it('is confirmed by a saved card, holds nothing until a hold reaches the delivery, and is then paid as any other', async () => {
    const { customer, paymentAuthId, orderId } = await promised();
    expect(await world.orderState(orderId)).toBe('confirmed');
    const [payment] = await paymentsOf(orderId);
    expect(payment).toMatchObject({ state: 'promised' });
    expect(await atBank(payment!)).toBeUndefined();
    expect(await brokenRules(world.deps.pool)).toEqual([]);
    const { tenders } = (await customer.client.get('order/detail', { order_id: orderId })).data.order;
    expect(tenders).toMatchObject([{ state: 'promised' }]);
    const removed = await customer.client.post('payment-type/delete-auth', { payment_auth_id: paymentAuthId });
    expect(removed.response.errors[0]?.code).toBe('payment-auth-in-use');
    await expect(advanceOrder(world.deps, orderId, 'picking', { actor: 'staff:Marco' })).rejects.toMatchObject({
      code: 'payment-missing',
    });

    await holdPromised(world.deps);
    expect(await paymentsOf(orderId)).toMatchObject([{ state: 'promised' }]);
    await holdDue();
    await holdPromised(world.deps);
    await holdPromised(world.deps);
    expect(await paymentsOf(orderId)).toMatchObject([{ state: 'authorised' }]);
    expect(await atBank(payment!)).toMatchObject({ state: 'AUTORIZZATA', authorised: payment!.cents });
    await pick(world, orderId);
    await world.drainOutbox();
    await expectCollected(world, orderId);
    await bring(world, orderId);
  });

  it('says when the money is held, and what cannot be used', async () => {
    const types = async (customer: Customer) =>
      (await customer.client.get('payment-type/list')).data.payments as {
        paymentTypeId: number;
        enabled: boolean;
        heldFrom?: string;
        disabledReason?: string;
      }[];
    const far = await types(await shopper());
    const heldFrom = new Date(farSlot.endAt.getTime() - 6 * DAY * 60_000).toISOString();
    expect(far.find(({ paymentTypeId }) => paymentTypeId === CARD)).toMatchObject({ enabled: true, heldFrom });
    expect(far.find(({ paymentTypeId }) => paymentTypeId === STRIPE)).toMatchObject({ enabled: true, heldFrom });
    expect(far.find(({ paymentTypeId }) => paymentTypeId === 21)).toMatchObject({
      enabled: false,
      disabledReason: expect.stringContaining('così lontana'),
    });
    const near = await types(await shopper('near'));
    expect(near.every(({ heldFrom: from }) => from === undefined)).toBe(true);
    expect(near.find(({ paymentTypeId }) => paymentTypeId === 21)).toMatchObject({ enabled: true });
  });

  it('asks for consent to keep a new card; the bank keeps it for nothing, and the order is confirmed', async () => {
    const customer = await shopper();
    const without = await customer.buy({ payment_type_id: CARD });
    expect(without.response.errors).toMatchObject([{ code: 'card-consent-needed', field: 'save_auth' }]);
    const bought = await customer.buy({ payment_type_id: CARD, save_auth: true });
    expect(bought.data.paymentParameters).toMatchObject({ importo: '0', salvaCarta: 'S' });
    const { orderId } = bought.data;
    const browser = await world.browserFor(bought);
    await browser.pay(CARDS.approved);
    expect(await world.comeBack(browser)).toBe(`/cart/payment-completed/${orderId}`);
    expect(await world.orderState(orderId)).toBe('confirmed');
    expect(await paymentsOf(orderId)).toMatchObject([{ state: 'promised' }]);
    await holdDue();
    await holdPromised(world.deps);
    const [payment] = await paymentsOf(orderId);
    expect(await atBank(payment!)).toMatchObject({ state: 'AUTORIZZATA', authorised: payment!.cents });
    expect(await brokenRules(world.deps.pool)).toEqual([]);
  });

  it('is confirmed by the notice alone when the browser stays away, and fails when the card is refused', async () => {
    const away = await shopper();
    const bought = await away.buy({ payment_type_id: CARD, save_auth: true });
    await (await world.browserFor(bought)).pay(CARDS.approved, { fine: 'chiudi' });
    await world.until(async () => (await world.orderState(bought.data.orderId)) === 'confirmed');

    const refused = await (await shopper()).buy({ payment_type_id: CARD, save_auth: true });
    const browser = await world.browserFor(refused);
    await browser.pay(CARDS.insufficientFunds);
    await browser.backToShop();
    await world.comeBack(browser);
    await world.until(async () => (await world.orderState(refused.data.orderId)) === 'payment-failed');
    expect(await paymentsOf(refused.data.orderId)).toMatchObject([{ state: 'failed' }]);
  });

  it('is abandoned when nobody types a card', async () => {
    const bought = await (await shopper()).buy({ payment_type_id: CARD, save_auth: true });
    world.clock.advanceMinutes(31);
    await reconcileOrders(world.deps);
    expect(await world.orderState(bought.data.orderId)).toBe('payment-failed');
    expect(await brokenRules(world.deps.pool)).toEqual([]);
  });

  it('by Stripe: the card is kept on the pay screen and held later', async () => {
    const customer = await shopper();
    const bought = await customer.buy({ payment_type_id: STRIPE, save_auth: true });
    const { orderId, payment_client_secret: secret, paymentUrl } = bought.data;
    expect(paymentUrl).toBe(`${world.deps.config.publicUrl}/payment/stripe/${orderId}`);
    expect(secret).toMatch(/^seti_/);
    await stripe.confirm(secret, METHODS.approved);
    const feedback = await customer.client.get('stripe/payment-feedback-recurrent', {
      payment_id: stripe.idOf(secret),
      payment_intent_client_secret: secret,
    });
    expect(feedback.data).toMatchObject({ outcome: 'completed', nextUrl: `/cart/payment-completed/${orderId}` });
    expect(await paymentsOf(orderId)).toMatchObject([{ state: 'promised', id: null }]);
    await holdDue();
    await stripe.control('', { faults: [{ fault: 'down-after', method: 'POST', ends: '/confirm', times: 1 }] });
    await holdPromised(world.deps);
    await holdPromised(world.deps);
    const [payment] = await paymentsOf(orderId);
    expect(payment).toMatchObject({ state: 'authorised' });
    expect(await stripe.movement(payment!.id!)).toMatchObject({ held: payment!.cents, captured: 0 });
  });

  it('is held once though the bank did it and its answer was lost', async () => {
    const { orderId } = await promised(CARDS.noticeLost);
    await holdDue();
    await world.control('', { lostPaths: ['/api/addebita'] });
    await holdPromised(world.deps);
    expect(await paymentsOf(orderId)).toMatchObject([{ state: 'promised' }]);
    await world.control('', { lostPaths: [] });
    await holdPromised(world.deps);
    const [payment] = await paymentsOf(orderId);
    expect(payment).toMatchObject({ state: 'authorised' });
    expect(await atBank(payment!)).toMatchObject({ state: 'AUTORIZZATA', authorised: payment!.cents });
  });

  it('is cancelled without a trace at the bank, also when a hold was asked for and its answer lost', async () => {
    const never = await promised();
    await never.customer.client.post('order/cancel', { order_id: never.orderId });
    const asked = await promised(CARDS.noticeLost);
    await holdDue(asked.customer);
    await world.control('', { lostPaths: ['/api/addebita'] });
    await holdPromised(world.deps);
    await world.control('', { lostPaths: [] });
    await asked.customer.client.post('order/cancel', { order_id: asked.orderId });
    await world.drainOutbox();
    expect(await paymentsOf(never.orderId)).toMatchObject([{ state: 'failed' }]);
    expect(await paymentsOf(asked.orderId)).toMatchObject([{ state: 'voided' }]);
    expect(await atBank((await paymentsOf(asked.orderId))[0]!)).toMatchObject({ state: 'STORNATA' });
    expect(await brokenRules(world.deps.pool)).toEqual([]);
  });
});

describe('a hold the bank does not give by itself', () => {
  const letters = (orderNumber: string) =>
    world.sentMail.filter(({ subject }) => subject === `Conferma il pagamento dell’ordine ${orderNumber}`);

  async function asked(card: string = CARDS.savedChallenge) {
    const order = await promised(card);
    await holdDue(order.customer);
    await holdPromised(world.deps);
    await holdPromised(world.deps);
    await world.drainOutbox();
    const { orderNumber } = (await order.customer.client.get('order/detail', { order_id: order.orderId })).data.order;
    return { ...order, orderNumber: orderNumber as string };
  }

  it('is asked of the customer by mail, and confirmed with the same card', async () => {
    const { customer, paymentAuthId, orderId, orderNumber } = await asked();
    expect(await world.orderState(orderId)).toBe('confirmed');
    const missing = await missingOf(customer, orderId);
    const until = new Date(world.clock.now().getTime() + 48 * 3_600_000).toISOString();
    expect(missing).toMatchObject({ kind: 'confirm', until, reason: expect.stringContaining('confermi tu') });
    expect(letters(orderNumber)).toHaveLength(1);
    expect(letters(orderNumber)[0]!.text).toContain(`/profile/orders/${orderId}`);
    const changed = await customer.client.post('order/modify', { order_id: orderId });
    expect(changed.response.errors[0]?.code).toBe('order-not-modifiable');
    const { order } = (await customer.client.get('order/detail', { order_id: orderId })).data;
    const [listed] = (await customer.client.get('order/list')).data.orders;
    expect([order.canModify, listed.canModify]).toEqual([false, false]);
    // the request is a line of its own, not a second "Ordine ricevuto"
    const { timeline } = order as { timeline: { label: string; note?: string; status: string }[] };
    const done = timeline.filter(({ status }) => status !== 'next');
    expect(done.map(({ label }) => label)).toEqual(['Ordine ricevuto', 'Sul pagamento']);
    expect(done[1]?.note).toContain('confermi tu');
    expect(listed.timeline.map(({ label }: { label: string }) => label)).not.toContain('Sul pagamento');

    const paying = await customer.client.post('order/pay-missing', {
      order_id: orderId,
      payment_type_id: SAVED,
      payment_auth_id: paymentAuthId,
    });
    expect(paying.response.errors).toEqual([]);
    const browser = await world.browserFor(paying);
    await browser.confirm(browser.code());
    expect(await world.comeBack(browser)).toBe(`/cart/payment-completed/${orderId}`);
    expect(await missingOf(customer, orderId)).toBeUndefined();
    expect((await customer.client.get('order/detail', { order_id: orderId })).data.order.canModify).toBe(true);
    expect((await paymentsOf(orderId)).map(({ state }) => state)).toEqual(['failed', 'authorised']);
    expect(await brokenRules(world.deps.pool)).toEqual([]);
    world.clock.advanceMinutes(3 * DAY);
    await endUnpaid(world.deps);
    expect(await world.orderState(orderId)).toBe('confirmed');
    await pick(world, orderId);
    await world.drainOutbox();
    await expectCollected(world, orderId);
  });

  it('is asked again when it is refused once more, and paid with another card', async () => {
    const other = await withCard(CARDS.approved);
    const { customer, orderId } = await asked(CARDS.savedRefused);
    expect(await missingOf(customer, orderId)).toMatchObject({ reason: expect.stringContaining('fondi') });
    const pay = () => customer.client.post('order/pay-missing', { order_id: orderId, payment_type_id: CARD });
    const stolen = await customer.client.post('order/pay-missing', {
      order_id: orderId,
      payment_type_id: SAVED,
      payment_auth_id: other.paymentAuthId,
    });
    expect(stolen.response.errors[0]?.code).toBe('payment-auth-not-found');
    const first = await world.browserFor(await pay());
    await first.pay(CARDS.insufficientFunds);
    await first.backToShop();
    expect(await world.comeBack(first)).toBe(`/profile/orders/${orderId}`);
    expect(await missingOf(customer, orderId)).toMatchObject({ kind: 'confirm' });
    await pay();
    // the page of the try before is closed: one payment is open at a time
    const last = await world.browserFor(await pay());
    await last.pay(CARDS.approved);
    await world.comeBack(last);
    expect(await missingOf(customer, orderId)).toBeUndefined();
    expect((await paymentsOf(orderId)).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed', 'authorised']);
    expect(await brokenRules(world.deps.pool)).toEqual([]);
  });

  it('ends the order when nobody pays in time: reminded twice, then cancelled with everything it held', async () => {
    const { orderId, orderNumber } = await asked();
    const before = { stock: await world.stockOf('RISO'), slots: await world.slotsTaken() };
    const reminded = async (minutes: number) => {
      world.clock.advanceMinutes(minutes);
      await endUnpaid(world.deps);
      await endUnpaid(world.deps);
      await world.drainOutbox();
      return letters(orderNumber).length;
    };
    expect(await reminded(DAY - 5)).toBe(1);
    expect(await reminded(10)).toBe(2);
    expect(await reminded(21 * 60)).toBe(3);
    expect(await world.orderState(orderId)).toBe('confirmed');
    expect(await reminded(3 * 60)).toBe(3);
    expect(await world.orderState(orderId)).toBe('cancelled');
    expect(await world.stockOf('RISO')).toMatchObject({ reserved: before.stock.reserved - 2000 });
    expect(await world.slotsTaken()).toBe(before.slots - 1);
    const letter = world.sentMail.findLast(({ subject }) => subject === `Ordine ${orderNumber} annullato`);
    expect(letter?.text).toContain('non è stato confermato in tempo');
    expect(await brokenRules(world.deps.pool)).toEqual([]);
  });

  it('paid at the last moment stands; a page left open is closed with the order', async () => {
    const stands = await asked();
    const pay = ({ customer, orderId }: typeof stands) =>
      customer.client.post('order/pay-missing', { order_id: orderId, payment_type_id: CARD });
    const browser = await world.browserFor(await pay(stands));
    await browser.pay(CARDS.noticeLost, { fine: 'chiudi' });
    world.clock.advanceMinutes(2 * DAY + 1);
    await endUnpaid(world.deps);
    expect(await world.orderState(stands.orderId)).toBe('confirmed');
    stands.customer.client = await world.clientOf(stands.customer.accountId);
    expect(await missingOf(stands.customer, stands.orderId)).toBeUndefined();

    world.clock.set(start);
    const left = await asked();
    const open = await pay(left);
    world.clock.advanceMinutes(2 * DAY + 1);
    await endUnpaid(world.deps);
    expect(await world.orderState(left.orderId)).toBe('cancelled');
    const late = await world.browserFor(open);
    expect(late.html).not.toContain('numero');
    await world.drainOutbox();
    expect((await paymentsOf(left.orderId)).map(({ state }) => state)).toEqual(['failed', 'failed']);
  });

  it('is confirmed by Stripe on its pay screen: a refusal leaves it open to another card, leaving ends it', async () => {
    const { customer, orderId } = await asked();
    const pay = async () => {
      const { data, response } = await customer.client.post('order/pay-missing', {
        order_id: orderId,
        payment_type_id: STRIPE,
      });
      expect(response.errors).toEqual([]);
      expect(data.confirmed).toBe(true);
      return data.payment_client_secret as string;
    };
    const outcome = async (secret: string) =>
      (await customer.client.get('stripe/payment-feedback-recurrent', { payment_id: stripe.idOf(secret) })).data
        .outcome;
    const left = await pay();
    await stripe.confirm(left, METHODS.poor);
    expect(await outcome(left)).toBe('pending');
    const again = await customer.client.post('order/resume-payment', { order_id: orderId });
    expect(again.data.payment_client_secret).toBe(left);
    await customer.client.post('order/give-up-payment', { order_id: orderId });
    expect(await outcome(left)).toBe('error');
    expect(await missingOf(customer, orderId)).toMatchObject({ kind: 'confirm' });
    const secret = await pay();
    await stripe.confirm(secret, METHODS.approved);
    expect(await outcome(secret)).toBe('completed');
    expect(await missingOf(customer, orderId)).toBeUndefined();
    expect(await brokenRules(world.deps.pool)).toEqual([]);
  });

  it('waits while the bank is away, and asks nobody', async () => {
    const { customer, orderId } = await promised();
    await holdDue(customer);
    await world.control('', { api: 'down' });
    await holdPromised(world.deps);
    expect(await paymentsOf(orderId)).toMatchObject([{ state: 'promised' }]);
    expect(await missingOf(customer, orderId)).toBeUndefined();
    await world.control('', { api: 'ok' });
    await holdPromised(world.deps);
    expect(await paymentsOf(orderId)).toMatchObject([{ state: 'authorised' }]);
  });
});
