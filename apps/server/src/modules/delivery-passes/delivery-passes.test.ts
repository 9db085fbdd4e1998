import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buyCovered } from '../orders/testing/covered-order.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { gatewayPayments } from '../orders/testing/outside-books.ts';
import { paymentsOfOrder } from '../payments/index.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';
import { enterTakings } from '../takings/enter-takings.ts';
import { remindOfEndingPasses } from './pass-jobs.ts';
import { type BegunPass, type PassWorld, startPassWorld } from './testing/pass-world.ts';

let world: PassWorld;
let start: Date;
beforeAll(async () => {
  world = await startPassWorld();
  start = world.clock.now();
});
beforeEach(async () => {
  world.clock.set(start);
  await world.control('/reset', {});
});
afterAll(() => world.close());

const codeOf = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors[0]?.code;

/** What the bank has taken and kept for a pass, in cents. */
async function takenFor({ orderId }: BegunPass): Promise<number> {
  const refs = (await paymentsOfOrder(world.deps.db, orderId)).map(({ providerRef }) => providerRef);
  return (await gatewayPayments(world.gatewayUrl))
    .filter(({ codTrans }) => refs.includes(codTrans))
    .reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
}

const stateOf = async ({ customer, orderId }: BegunPass) =>
  (await world.passesOf(customer)).find((each) => each.orderId === orderId);

/** Days pass, and the customer signs in again. */
async function later({ customer }: BegunPass, days: number): Promise<void> {
  world.clock.advanceMinutes(days * 24 * 60);
  customer.client = await world.clientOf(customer.accountId);
}

describe('buying a pass', () => {
  it('holds from the day the money was taken, the day of purchase on top', async () => {
    const begun = await world.buying();
    await begun.browser.pay(CARDS.noticeLost);
    expect(await world.comeBack(begun.browser)).toBe(`/profile/delivery-pass/${begun.orderId}`);
    // held is not taken
    expect(await stateOf(begun)).toMatchObject({ state: 'pending', holds: false });
    await world.drainOutbox();
    expect(await stateOf(begun)).toMatchObject({
      state: 'paid',
      holds: true,
      startsOn: world.today(),
      endsOn: world.inDays(30),
      price: 9.9,
      saved: 0,
      canWithdraw: true,
    });
    expect(await takenFor(begun)).toBe(990);
    await expectConsistent(world);
  });

  it.each([
    ['twice', CARDS.noticeDuplicated],
    ['late', CARDS.noticeLate],
    ['out of order', CARDS.noticeOutOfOrder],
  ])('holds once when the notice comes %s', async (_how, card) => {
    const begun = await world.buying();
    await begun.browser.pay(card, { fine: 'chiudi' });
    await world.until(async () => {
      await world.drainOutbox();
      return (await stateOf(begun))?.state === 'paid';
    });
    expect(await stateOf(begun)).toMatchObject({ endsOn: world.inDays(30) });
    expect(await takenFor(begun)).toBe(990);
    await expectConsistent(world);
  });

  it('is the same purchase when the button is pressed twice at once', async () => {
    const { client, ...customer } = await world.customer();
    const wish = world.wish();
    const answers = await Promise.all([1, 2, 3].map(() => client.post('delivery-pass/buy', wish)));
    expect(new Set(answers.map(({ data }) => data.orderId)).size).toBe(1);
    expect(await world.passesOf({ client, ...customer })).toHaveLength(1);
  });

  it('is one purchase at a time in two tabs, and the other says where it is paid', async () => {
    const { client } = await world.customer();
    const answers = await Promise.all([1, 2].map(() => client.post('delivery-pass/buy', world.wish())));
    expect(answers.map(codeOf).toSorted()).toEqual(['delivery-pass-being-paid', undefined]);
    const won = answers.find((answer) => codeOf(answer) === undefined)!;
    const given = await client.post('delivery-pass/give-up-payment', { order_id: won.data.orderId });
    expect(given.data.deliveryPass.state).toBe('failed');
    expect(codeOf(await client.post('delivery-pass/buy', world.wish()))).toBeUndefined();
    await expectConsistent(world);
  });

  it('begins at the end of the one that runs', async () => {
    const first = await world.withPass();
    const { data } = await first.customer.client.get('delivery-pass/offers');
    expect(data.startsOn).toBe(world.inDays(31));
    const second = await world.withPass(first.customer);
    expect(await stateOf(second)).toMatchObject({
      startsOn: world.inDays(31),
      endsOn: world.inDays(60),
      holds: false,
      state: 'paid',
    });
    await expectConsistent(world);
  });

  it('never charges a price that was not shown, nor what is not sold', async () => {
    const { client } = await world.customer();
    expect(codeOf(await client.post('delivery-pass/buy', world.wish({ price: 8.9 })))).toBe('delivery-pass-not-sold');
    expect(codeOf(await client.post('delivery-pass/buy', world.wish({ offer_id: 999 })))).toBe(
      'delivery-pass-not-sold',
    );
  });

  it.each([
    ['left open', false, 'delivery-pass-begin-not-asked'],
    ['not said', undefined, 'invalid-field'],
  ])('sells nothing where the request to begin at once is %s, and says which field', async (_how, begin_now, code) => {
    const customer = await world.customer();
    const { response } = await customer.client.post('delivery-pass/buy', world.wish({ begin_now }));
    expect(response.errors).toEqual([expect.objectContaining({ code, field: 'begin_now' })]);
    expect(await world.passesOf(customer)).toEqual([]);
  });

  it('keeps when the buyer asked that it begin at once, and repeats it in the receipt', async () => {
    const { orderId } = await world.withPass();
    const { rows } = await world.deps.pool.query(
      `select order_number as number, begin_asked_at = created_at as same from delivery_pass_order where delivery_pass_order_id = $1`,
      [orderId],
    );
    expect(rows[0].same).toBe(true);
    const receipts = world.sentMail.filter(({ subject }) => subject.includes(rows[0].number));
    expect(receipts).toHaveLength(1);
    const [receipt] = receipts;
    const words = receipt!.text.replaceAll(/\s+/g, ' ');
    expect(words).toMatch(/Richiesta di cominciare subito:? \d{1,2} \w+ 20\d\d alle ore \d{1,2}:\d\d/);
    expect(words).toContain('se recedi paghi la parte già usata');
  });

  it('is refused and gives money back that comes after it was abandoned', async () => {
    const begun = await world.buying();
    await begun.customer.client.post('delivery-pass/give-up-payment', { order_id: begun.orderId });
    expect(await stateOf(begun)).toMatchObject({ state: 'failed', holds: false });
    expect(await takenFor(begun)).toBe(0);
    await expectConsistent(world);
  });
});

describe('ending a pass', () => {
  const withdraw = ({ customer, orderId }: BegunPass) =>
    customer.client.post('delivery-pass/withdraw', { order_id: orderId });

  it('holds no more at once, and gives back once what was not used', async () => {
    const pass = await world.withPass();
    await later(pass, 9);
    const back = (await stateOf(pass))!.refund;
    const answers = await Promise.all([withdraw(pass), withdraw(pass), withdraw(pass)]);
    expect(answers.map(codeOf)).toEqual([undefined, undefined, undefined]);
    expect(await stateOf(pass)).toMatchObject({ state: 'ended', holds: false, refund: back });
    expect(await stateOf(pass)).not.toHaveProperty('refundedAt');
    await world.drainOutbox();
    await world.drainOutbox();
    expect(await stateOf(pass)).toMatchObject({ refundedAt: world.clock.now().toISOString() });
    expect(back).toBe(6.71);
    expect(await takenFor(pass)).toBe(990 - 671);
    await expectConsistent(world);
  });

  it('is in the takings of the day it was paid, and of the day it ended, once', async () => {
    const pass = await world.withPass();
    await later(pass, 9);
    await withdraw(pass);
    await Promise.all([enterTakings(world.deps), enterTakings(world.deps)]);
    await enterTakings(world.deps);
    const { rows } = await world.deps.pool.query(
      `select to_char(day, 'YYYY-MM-DD') as day, gross_cents as cents, rate_bp as rate, pass_refund as back from taking
       where delivery_pass_order_id = $1 order by day`,
      [pass.orderId],
    );
    expect(rows).toEqual([
      { day: world.inDays(-9), cents: 990, rate: 2200, back: false },
      { day: world.today(), cents: -671, rate: 2200, back: true },
    ]);
  });

  it('is possible for fourteen days to the customer', async () => {
    const pass = await world.withPass();
    await later(pass, 20);
    expect(await stateOf(pass)).toMatchObject({ canWithdraw: false });
    expect(codeOf(await withdraw(pass))).toBe('delivery-pass-too-late');
  });

  it('is no longer possible of a short one that has ended by itself, within the fourteen days too', async () => {
    const short = await world.withPass(undefined, { offer_id: world.shortOffer, price: 2.9 });
    await later(short, 9);
    expect(await stateOf(short)).toMatchObject({ canWithdraw: false, holds: false });
    expect(codeOf(await withdraw(short))).toBe('delivery-pass-over');
    await world.drainOutbox();
    expect(await takenFor(short)).toBe(290);
  });

  it('leaves a purchase of the next at the same moment with days of its own', async () => {
    const first = await world.withPass();
    const next = await world.buying(first.customer);
    await next.browser.pay(CARDS.noticeLost);
    await world.comeBack(next.browser);
    await Promise.all([withdraw(first), world.drainOutbox(), world.drainOutbox()]);
    await world.drainOutbox();
    const passes = await world.passesOf(first.customer);
    expect(passes.map(({ state }) => state).toSorted()).toEqual(['ended', 'paid']);
    expect([world.today(), world.inDays(31)]).toContain((await stateOf(next))!.startsOn);
    await expectConsistent(world);
  });

  it("is nobody else's", async () => {
    const pass = await world.withPass();
    const other = await world.customer();
    expect(codeOf(await other.client.post('delivery-pass/withdraw', { order_id: pass.orderId }))).toBe(
      'order-not-found',
    );
    expect(codeOf(await other.client.get('delivery-pass/detail', { order_id: pass.orderId }))).toBe('order-not-found');
  });

  it('is spoken of once, some days before, and not where another follows', async () => {
    const alone = await world.withPass();
    const followed = await world.withPass();
    await world.withPass(followed.customer);
    world.clock.advanceMinutes(26 * 24 * 60);
    await remindOfEndingPasses(world.deps);
    await remindOfEndingPasses(world.deps);
    await world.drainOutbox();
    const { rows } = await world.deps.pool.query(
      'select delivery_pass_order_id as id from delivery_pass_order where reminded_at is not null',
    );
    const ids = rows.map(({ id }) => id);
    expect(ids).toContain(alone.orderId);
    expect(ids).not.toContain(followed.orderId);
    expect(world.sentMail.filter(({ subject }) => subject.includes('abbonamento consegne finisce')).length).toBe(
      ids.length,
    );
  });
});

describe('a delivery with a pass', () => {
  const ready = async (quantity = 2) => {
    const pass = await world.withPass();
    await pass.customer.add('RISO', quantity);
    await pass.customer.chooseDelivery();
    return pass;
  };

  it('is free from its value on, in the slots, the cart and the order, which keeps what it saved', async () => {
    const pass = await ready();
    const cart = await pass.customer.cart();
    expect(cart).toMatchObject({ deliveryCost: 0, deliveryPass: { freeFrom: 40, saved: 2.9 } });
    const orderId = await buyCovered(world, pass.customer);
    const { rows } = await world.deps.pool.query(
      'select pass_saved_cents as saved, delivery_cents as cost, delivery_pass_order_id as pass from orders where order_id = $1',
      [orderId],
    );
    expect(rows).toEqual([{ saved: 290, cost: 0, pass: pass.orderId }]);
    expect(await stateOf(pass)).toMatchObject({ deliveries: 1, saved: 2.9 });
    const { data } = await pass.customer.client.get(`order/detail?order_id=${orderId}`);
    expect(data.order.totals).toMatchObject({ deliveryCost: 0, deliveryPassSaved: 2.9 });
  });

  it('costs what it costs below the value', async () => {
    const pass = await ready(1);
    expect(await pass.customer.cart()).toMatchObject({
      deliveryCost: 2.9,
      deliveryPass: { saved: 0 },
      freeDelivery: { threshold: 40, missing: 15 },
    });
  });

  it('costs again once the pass was ended: the total seen before is refused', async () => {
    const pass = await ready();
    const before = await pass.customer.cart();
    await pass.customer.client.post('delivery-pass/withdraw', { order_id: pass.orderId });
    expect(codeOf(await pass.customer.buy({ expected_total: before.grossTotal }))).toBe('total-changed');
    expect(await pass.customer.cart()).toMatchObject({ deliveryCost: 2.9 });
    expect(await pass.customer.cart()).not.toHaveProperty('deliveryPass');
  });

  it('is said by the slots, with what it would cost', async () => {
    const pass = await ready();
    const { data } = await pass.customer.client.get('timeslot/list');
    const slots = JSON.stringify(data);
    expect(slots).toContain('"freeByPass":true');
    expect(slots).toContain('"standardCost":2.9');
  });

  it('is free as often in a week as was sold', async () => {
    const pass = await world.withPass(undefined, { offer_id: world.weeklyOffer, price: 4.9 });
    await pass.customer.add('RISO', 2);
    await pass.customer.chooseDelivery();
    expect(await pass.customer.cart()).toMatchObject({ deliveryCost: 0 });
    const bought = await pass.customer.buy();
    const browser = await world.browserFor(bought);
    await browser.pay(CARDS.noticeLost);
    await world.comeBack(browser);
    await world.drainOutbox();
    await pass.customer.add('RISO', 2);
    await pass.customer.chooseDelivery();
    expect(await pass.customer.cart()).toMatchObject({ deliveryCost: 2.9, deliveryPass: { saved: 0 } });
  });

  it('costs what it costs in a cart without a pass', async () => {
    const customer = await world.customer();
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    expect(await customer.cart()).toMatchObject({ deliveryCost: 2.9 });
  });
});
