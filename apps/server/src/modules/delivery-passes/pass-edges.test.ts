import { passRefund, shopDayStart } from '@sporta/domain';
import { startSatispay } from '@sporta/simulators';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { generateTimeslots } from '../delivery/index.ts';
import { buyCovered } from '../orders/testing/covered-order.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { gatewayPayments } from '../orders/testing/outside-books.ts';
import { paymentsOfOrder } from '../payments/index.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';
import { controlOf, makeKey, type SatispayControl } from '../payments/providers/satispay.harness.ts';
import { remindOfEndingPasses } from './pass-jobs.ts';
import { type BegunPass, type PassWorld, startPassWorld } from './testing/pass-world.ts';

/* Passes where two things meet: midnight, another account, another tab, money that comes late, the end of an account. */

const SATISPAY = 21;
let world: PassWorld;
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
  world = await startPassWorld({
    satispay: { url: simulator.url, keyId: key.keyId, privateKey: key.privateKey, timeoutMs: 1200 },
  });
  start = world.clock.now();
});
beforeEach(async () => {
  world.clock.set(start);
  await world.control('/reset', {});
  await satispay.control('/reset', {});
});
afterAll(async () => {
  await world.close();
  await closeSatispay();
});

type Answer = { response: { errors: { code: string }[] } };
const codeOf = (answer: Answer) => answer.response.errors[0]?.code;
const run = async (text: string, values: unknown[] = []) => (await world.deps.pool.query(text, values)).rows;
const stateOf = async ({ customer, orderId }: BegunPass) =>
  (await world.passesOf(customer)).find((each) => each.orderId === orderId);
const staff = (): Promise<StaffClient> => world.staffClient(['customer-care']);

/** So many milliseconds after midnight of a day of the shop, and the customer is still signed in. */
async function at({ customer }: BegunPass, day: string, ms: number): Promise<void> {
  world.clock.set(new Date(shopDayStart(day) + ms));
  await run(
    `update session set created_at = $2::timestamptz, last_seen_at = $2::timestamptz, expires_at = $2::timestamptz + interval '1 hour' where account_id = $1`,
    [customer.accountId, world.clock.now()],
  );
}

/** What lies in the cart comes on a day after `day`. */
async function chooseAfter({ customer }: BegunPass, day: string): Promise<void> {
  await generateTimeslots(world.deps);
  const [slot] = await run(
    `select timeslot_id as id, to_char(day, 'YYYY-MM-DD') as day from timeslot where day > $1::date and not closed
     order by begin_at limit 1`,
    [day],
  );
  await customer.chooseDelivery(slot.id, slot.day);
}

/** What an order saved by a pass, as the order keeps it. */
const savedBy = async (orderId: number) => {
  const [order] = await run(
    `select delivery_pass_order_id as pass, pass_saved_cents as saved, delivery_cents as cost from orders where order_id = $1`,
    [orderId],
  );
  return order;
};

async function takenFor({ orderId }: BegunPass): Promise<number> {
  const refs = (await paymentsOfOrder(world.deps.db, orderId)).map(({ providerRef }) => providerRef);
  return (await gatewayPayments(world.gatewayUrl))
    .filter(({ codTrans }) => refs.includes(codTrans))
    .reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
}

const shortPass = (customer?: BegunPass['customer']) =>
  world.withPass(customer, { offer_id: world.shortOffer, price: 2.9 });

describe('midnight', () => {
  const DAY_MS = 86_400_000;

  it('of the last day ends it: an order a second before is free, whenever it is delivered, one after is not', async () => {
    const pass = await shortPass();
    const { customer } = pass;
    const last: string = (await stateOf(pass)).endsOn;
    await at(pass, last, DAY_MS - 1000);
    await customer.add('RISO', 2);
    await chooseAfter(pass, world.inDays(1));
    const before = await buyCovered(world, customer);
    expect(await savedBy(before)).toEqual({ pass: pass.orderId, saved: 290, cost: 0 });

    await customer.add('RISO', 2);
    await chooseAfter(pass, world.inDays(1));
    const seen = await customer.cart();
    expect(seen).toMatchObject({ deliveryCost: 0 });
    await at(pass, world.inDays(1), 0);
    // what was seen a second before is not what it costs now: nobody pays unseen
    expect(codeOf(await customer.buy({ expected_total: seen.grossTotal }))).toBe('total-changed');
    expect(await customer.cart()).toMatchObject({ deliveryCost: 2.9 });
    expect(await savedBy(await buyCovered(world, customer))).toEqual({ pass: null, saved: 0, cost: 290 });
    expect(await stateOf(pass)).toMatchObject({ holds: false, deliveries: 1 });
    await expectConsistent(world);
  });

  it('leaves an order its pass: changed after it is over it stays free, and below the value it costs', async () => {
    const pass = await shortPass();
    const { customer } = pass;
    await at(pass, (await stateOf(pass)).endsOn, DAY_MS - 60_000);
    await customer.add('RISO', 2);
    await chooseAfter(pass, world.inDays(2));
    const ordered = await buyCovered(world, customer);
    await at(pass, world.inDays(1), 3_600_000);
    expect(await stateOf(pass)).toMatchObject({ holds: false });

    expect(codeOf(await customer.client.post('order/modify', { order_id: ordered }))).toBeUndefined();
    await customer.add('PASTA', 3);
    expect(await customer.cart()).toMatchObject({ deliveryCost: 0, deliveryPass: { saved: 2.9 } });
    const changed = await buyCovered(world, customer);
    expect(await savedBy(changed)).toEqual({ pass: pass.orderId, saved: 290, cost: 0 });

    expect(codeOf(await customer.client.post('order/modify', { order_id: changed }))).toBeUndefined();
    const rice = (await customer.cart()).cartItems.find(({ product }) => product.code === 'RISO')!;
    await customer.client.post('cart/update-item', { cart_item_id: rice.cartItemId, quantity: 1 });
    expect(await customer.cart()).toMatchObject({ deliveryCost: 2.9 });
    await customer.client.post('order/leave-as-it-was', { order_id: changed });
    expect(await stateOf(pass)).toMatchObject({ deliveries: 1, saved: 2.9 });
    await expectConsistent(world);
  });
});

describe('an order and a withdrawal', () => {
  const weekly = () => world.withPass(undefined, { offer_id: world.weeklyOffer, price: 4.9 });
  const withdrawFrom = ({ customer, orderId }: BegunPass) =>
    customer.client.post('delivery-pass/withdraw', { order_id: orderId });
  const fill = async ({ customer }: BegunPass) => {
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
  };
  const pay = async (ordered: Parameters<PassWorld['browserFor']>[0]) => {
    const browser = await world.browserFor(ordered);
    await browser.pay(CARDS.noticeLost);
    await world.comeBack(browser);
    await world.drainOutbox();
  };
  /** What goes back on the first day after so many deliveries, euro. */
  const backAfter = (deliveries: number) => {
    const period = { startsOn: world.today(), endsOn: world.inDays(14) };
    return passRefund({ ...period, paidCents: 490, perWeek: 1, deliveries }, world.today()) / 100;
  };

  it('at the same moment agree on the fee, and an order that is not paid has used nothing', async () => {
    for (let turn = 0; turn < 6; turn++) {
      const pass = await weekly();
      await fill(pass);
      const first = turn % 2 === 0 ? pass.customer.buy() : undefined;
      const ending = withdrawFrom(pass);
      const ordered = await (first ?? pass.customer.buy());
      await ending;
      if (codeOf(ordered) !== undefined) expect(codeOf(ordered)).toBe('total-changed');
      expect(await stateOf(pass)).toMatchObject({ state: 'ended', refund: backAfter(0), deliveries: 0 });
    }
    await world.drainOutbox();
    await expectConsistent(world);
  });

  it('one after the other: what is paid was used, what is not is not, and keeps what it was promised', async () => {
    expect(backAfter(1)).toBeLessThan(backAfter(0));
    const paid = await weekly();
    await fill(paid);
    await pay(await paid.customer.buy());
    await withdrawFrom(paid);
    expect(await stateOf(paid)).toMatchObject({ refund: backAfter(1), deliveries: 1, saved: 2.9 });

    const waiting = await weekly();
    await fill(waiting);
    const ordered = await waiting.customer.buy();
    expect(await stateOf(waiting)).toMatchObject({ deliveries: 0, saved: 0 });
    await withdrawFrom(waiting);
    expect(await stateOf(waiting)).toMatchObject({ refund: backAfter(0), deliveries: 0 });
    await pay(ordered);
    expect(await savedBy(ordered.data.orderId)).toEqual({ pass: waiting.orderId, saved: 290, cost: 0 });
    expect(await stateOf(waiting)).toMatchObject({ refund: backAfter(0), deliveries: 1 });
    await expectConsistent(world);
  });
});

describe('money that comes late', () => {
  it('goes back whole when the purchase was abandoned meanwhile', async () => {
    const begun = await world.buying();
    // the bank has it and has not said so yet: its notice comes after the customer gave up
    await world.deps.pool.query(
      `update delivery_pass_order set state = 'payment-failed' where delivery_pass_order_id = $1`,
      [begun.orderId],
    );
    await begun.browser.pay(CARDS.noticeLost);
    await world.comeBack(begun.browser);
    await world.drainOutbox();
    await world.drainOutbox();
    expect(await stateOf(begun)).toMatchObject({ state: 'failed', holds: false });
    expect(await takenFor(begun)).toBe(0);
    // and the next one can be bought
    const next = await world.withPass(begun.customer);
    expect(await stateOf(next)).toMatchObject({ state: 'paid', holds: true });
    await expectConsistent(world);
  });

  it('is never both: a press on "annulla" while the bank says yes', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const begun = await world.buying();
      await begun.browser.pay(CARDS.noticeLost);
      const [given] = await Promise.all([
        begun.customer.client.post('delivery-pass/give-up-payment', { order_id: begun.orderId }),
        world.comeBack(begun.browser),
      ]);
      await world.drainOutbox();
      await world.drainOutbox();
      const { state } = await stateOf(begun);
      expect([state, await takenFor(begun)]).toEqual(state === 'paid' ? ['paid', 990] : ['failed', 0]);
      if (codeOf(given) === undefined) expect(state).toBe('failed');
    }
    await expectConsistent(world);
  });
});

describe('by Satispay', () => {
  const buying = async () => {
    const begun = await world.customer().then(async (customer) => {
      const { data, response } = await customer.client.post(
        'delivery-pass/buy',
        world.wish({ payment_type_id: SATISPAY }),
      );
      expect(response.errors).toEqual([]);
      return { customer, orderId: data.orderId as number, browser: undefined as never };
    });
    const [payment] = await run(
      'select provider_ref as ref, provider_id as id from payment where delivery_pass_order_id = $1',
      [begun.orderId],
    );
    return { ...begun, ref: payment.ref as string, id: payment.id as string };
  };
  const feedback = async ({ customer, orderId }: BegunPass) =>
    (await customer.client.get('satispay/payment-feedback', { order_id: orderId })).data;
  const settled = (begun: BegunPass, state: string) =>
    world.until(async () => {
      await world.drainOutbox();
      return (await stateOf(begun)).state === state;
    });

  it('holds once it was approved in the app, and goes back the way it came', async () => {
    const begun = await buying();
    await satispay.act(begun.id, 'approve');
    await settled(begun, 'paid');
    expect(await feedback(begun)).toMatchObject({ nextUrl: `/profile/delivery-pass/${begun.orderId}` });
    expect(
      codeOf(await begun.customer.client.post('delivery-pass/withdraw', { order_id: begun.orderId })),
    ).toBeUndefined();
    await world.drainOutbox();
    const { refund } = await stateOf(begun);
    expect((await satispay.paymentsOf(begun.ref))[0]).toMatchObject({
      captured: 990,
      refunded: Math.round(refund * 100),
    });
    await expectConsistent(world);
  });

  it('fails when it is refused in the app, and says why', async () => {
    const begun = await buying();
    await satispay.act(begun.id, 'refuse');
    await settled(begun, 'failed');
    const { data } = await begun.customer.client.get('delivery-pass/detail', { order_id: begun.orderId });
    expect(data.deliveryPass).toMatchObject({
      state: 'failed',
      canPay: false,
      reason: expect.stringMatching(/^[A-Z]/),
    });
    const again = await begun.customer.client.post('delivery-pass/buy', world.wish({ payment_type_id: SATISPAY }));
    expect(codeOf(again)).toBeUndefined();
    await expectConsistent(world);
  });

  it('fails when nobody ever opens the app', async () => {
    const begun = await buying();
    await satispay.act(begun.id, 'expire');
    await world.reconcileAfter(30);
    begun.customer.client = await world.clientOf(begun.customer.accountId);
    await settled(begun, 'failed');
    await expectConsistent(world);
  });

  it('is abandoned at the press of a button, and can be approved no more', async () => {
    const begun = await buying();
    const { data } = await begun.customer.client.post('delivery-pass/give-up-payment', { order_id: begun.orderId });
    expect(data.deliveryPass).toMatchObject({ state: 'failed' });
    await satispay.act(begun.id, 'approve').catch(() => undefined);
    await world.drainOutbox();
    expect((await satispay.paymentsOf(begun.ref))[0]).not.toMatchObject({ captured: 990 });
    expect(await stateOf(begun)).toMatchObject({ state: 'failed' });
    await expectConsistent(world);
  });
});

describe('two accounts that become one', () => {
  const merge = async (from: number, into: number) =>
    (await staff()).post('staff/customer/merge', { user_id: from, into_user_id: into });

  it('keep the days of both, free one delivery by one pass, and the next begins after all', async () => {
    const from = await world.withPass();
    const into = await shortPass();
    await from.customer.add('RISO', 2);
    await from.customer.chooseDelivery();
    const browser = await world.browserFor(await from.customer.buy());
    await browser.pay(CARDS.noticeLost);
    await world.comeBack(browser);
    const pair = { user_id: from.customer.accountId, into_user_id: into.customer.accountId };
    const preview = (await (await staff()).get('staff/customer/merging', pair)).data.merging;
    expect(preview).toMatchObject({ deliveryPasses: 1, orders: 1 });
    expect(codeOf(await merge(from.customer.accountId, into.customer.accountId))).toBeUndefined();
    const { customer } = into;
    customer.client = await world.clientOf(customer.accountId);
    expect((await world.passesOf(customer)).map(({ holds, deliveries }) => [holds, deliveries]).toSorted()).toEqual([
      [true, 0],
      [true, 1],
    ]);
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    expect(await customer.cart()).toMatchObject({ deliveryCost: 0, deliveryPass: { saved: 2.9 } });
    const next = await world.withPass(customer);
    expect(await stateOf(next)).toMatchObject({ startsOn: world.inDays(31), holds: false });
    // each is ended by itself
    const moved = { ...from, customer };
    expect(codeOf(await customer.client.post('delivery-pass/withdraw', { order_id: moved.orderId }))).toBeUndefined();
    expect(await stateOf(into)).toMatchObject({ holds: true });
    await world.drainOutbox();
    await expectConsistent(world);
  });

  it('are not merged while one pays, and nobody buys for an account that is gone', async () => {
    const begun = await world.buying();
    const into = await world.customer();
    expect(codeOf(await merge(begun.customer.accountId, into.accountId))).toBe('payment-in-progress');
    await begun.customer.client.post('delivery-pass/give-up-payment', { order_id: begun.orderId });
    for (let turn = 0; turn < 4; turn++) {
      const from = await world.customer();
      const care = await staff();
      const [bought] = await Promise.all([
        from.client.post('delivery-pass/buy', world.wish()),
        care.post('staff/customer/merge', { user_id: from.accountId, into_user_id: into.accountId }),
      ]);
      const [left] = await run(
        `select count(*)::int as waiting from delivery_pass_order v join account a using (account_id)
         where a.disabled_at is not null and v.state = 'awaiting-payment'`,
      );
      expect([turn, left.waiting, bought.http.statusCode < 500]).toEqual([turn, 0, true]);
    }
  });
});

describe('an account', () => {
  it('that becomes a company’s has no use of its pass, is told so, and gets back what is left', async () => {
    const pass = await world.withPass();
    const { customer, orderId } = pass;
    const [company] = await run(
      `insert into company (name, vat_number, fiscal_code) values ('Bar Nuovo', '9', '9') returning company_id as id`,
    );
    await run(`update account set company_id = $2, segment = 'business' where account_id = $1`, [
      customer.accountId,
      company.id,
    ]);
    customer.client = await world.clientOf(customer.accountId);
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    expect(await customer.cart()).not.toHaveProperty('deliveryPass');
    expect(await stateOf(pass)).toMatchObject({ state: 'paid', holds: false });
    expect(codeOf(await customer.client.post('delivery-pass/buy', world.wish()))).toBe(
      'delivery-pass-not-for-companies',
    );
    expect(codeOf(await customer.client.post('delivery-pass/withdraw', { order_id: orderId }))).toBeUndefined();
    await world.drainOutbox();
    expect(await stateOf(pass)).toMatchObject({ state: 'ended', holds: false });
    await expectConsistent(world);
  });

  it('that is erased leaves its books and hears nothing more', async () => {
    const pass = await world.withPass();
    const { accountId } = pass.customer;
    await run(`update account set last_name = 'Bruni' where account_id = $1`, [accountId]);
    const gone = await (await staff()).post('staff/customer/anonymise', { user_id: accountId, confirm: 'Bruni' });
    expect(codeOf(gone)).toBeUndefined();
    await world.drainOutbox();
    const mails = world.sentMail.length;
    world.clock.advanceMinutes(27 * 24 * 60);
    await remindOfEndingPasses(world.deps);
    await world.drainOutbox();
    expect(world.sentMail.slice(mails).filter(({ to }) => String(to).startsWith('rimosso-'))).toEqual([]);
    await expectConsistent(world);
  });

  it('that is erased takes the words of staff about its pass with it, once what is owed went back', async () => {
    const pass = await world.withPass();
    const { accountId } = pass.customer;
    await run(`update account set last_name = 'Bruni' where account_id = $1`, [accountId]);
    const care = await staff();
    const erase = () => care.post('staff/customer/anonymise', { user_id: accountId, confirm: 'Bruni' });
    const { refund } = await stateOf(pass);
    const ended = await care.post('staff/customer/end-delivery-pass', {
      user_id: accountId,
      order_id: pass.orderId,
      refund,
      reason: 'È in ospedale per un mese',
    });
    expect(codeOf(ended)).toBeUndefined();
    expect(codeOf(await erase())).toBe('open-orders');
    await world.drainOutbox();
    expect(codeOf(await erase())).toBeUndefined();
    const [left] = await run(
      'select state, end_reason as words from delivery_pass_order where delivery_pass_order_id = $1',
      [pass.orderId],
    );
    expect(left).toEqual({ state: 'cancelled', words: null });
  });
});
