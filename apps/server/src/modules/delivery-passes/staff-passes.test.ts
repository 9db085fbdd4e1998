import { addDays, passRefund } from '@sporta/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { gatewayPayments } from '../orders/testing/outside-books.ts';
import { paymentsOfOrder } from '../payments/index.ts';
import { type BegunPass, type PassWorld, startPassWorld } from './testing/pass-world.ts';

let world: PassWorld;
let start: Date;
let office: StaffClient;
let care: StaffClient;
beforeAll(async () => {
  world = await startPassWorld();
  start = world.clock.now();
});
beforeEach(async () => {
  world.clock.set(start);
  await world.control('/reset', {});
  office = await world.staffClient(['accounting'], { firstName: 'Irene' });
  care = await world.staffClient(['customer-care'], { firstName: 'Giulia' });
});
afterAll(() => world.close());

type Answer = Awaited<ReturnType<StaffClient['post']>>;
const codes = (answer: Answer) => answer.response.errors.map(({ code }: { code: string }) => code);
const logged = async (action: string, id: number) =>
  (
    await world.deps.pool.query(
      'select account_id as who, before, after, reason from audit_log where action = $1 and subject_id = $2 order by audit_id',
      [action, id],
    )
  ).rows;

let names = 0;
const terms = (changes: Record<string, unknown> = {}) => ({
  name: `Prova ${++names}`,
  days: 30,
  price: 9.9,
  free_from: 40,
  ...changes,
});
const save = (input: Record<string, unknown>, who = office) => who.post('staff/delivery-passes/save', input);
const sell = (offer_id: number, on_sale: boolean) => office.post('staff/delivery-passes/sell', { offer_id, on_sale });
const offers = async () => (await office.get('staff/delivery-passes')).data.offers;
const named = async (name: string) => (await offers()).find((each: { name: string }) => each.name === name);

/** Writes an offer. @returns it as the Banco shows it */
async function written(changes?: Record<string, unknown>) {
  const input = terms(changes);
  expect(codes(await save(input))).toEqual([]);
  return named(input.name);
}

describe('offers of passes', () => {
  it('are on sale at once, with what they hold, and written down', async () => {
    const offer = await written({ days: 365, price: 79, free_from: 35.5, per_week: 3 });
    expect(offer).toMatchObject({
      days: 365,
      price: 79,
      freeFrom: 35.5,
      perWeek: 3,
      onSale: true,
      mayChange: true,
      sold: 0,
      holding: 0,
      takings: 0,
    });
    const { client } = await world.customer();
    const { data } = await client.get('delivery-pass/offers');
    expect(data.offers).toContainEqual(expect.objectContaining({ offerId: offer.offerId, price: 79, perWeek: 3 }));
    const [entry] = await logged('shop.save-delivery-pass', offer.offerId);
    expect(entry).toMatchObject({ who: office.accountId, after: { name: offer.name, price: 79, perWeek: 3 } });
  });

  it.each([
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ days: 6 }, 'days'],
    [{ days: 401 }, 'days'],
    [{ days: 7.5 }, 'days'],
    [{ price: 0.99 }, 'price'],
    [{ price: 500.01 }, 'price'],
    [{ price: 9.999 }, 'price'],
    [{ price: -1 }, 'price'],
    [{ free_from: 1000.01 }, 'free_from'],
    [{ per_week: 0 }, 'per_week'],
    [{ per_week: 15 }, 'per_week'],
    [{ days: undefined }, 'days'],
    [{ offer_id: 2_147_483_647 }, 'offer_id'],
  ])('say what is wrong with %j and change nothing', async (changes, field) => {
    const before = await offers();
    const answer = await save(terms(changes));
    expect(answer.response.errors).toEqual([
      expect.objectContaining({ field, error: expect.stringMatching(/^[A-Z]/) }),
    ]);
    expect(answer.http.statusCode).toBeLessThan(500);
    expect(await offers()).toEqual(before);
  });

  it('have one name each while they are on sale, however it is written and however often it is pressed', async () => {
    const input = terms();
    const answers = await Promise.all([1, 2, 3].map(() => save({ ...input, name: input.name.toUpperCase() })));
    expect(answers.flatMap(codes)).toEqual(['delivery-pass-name-taken', 'delivery-pass-name-taken']);
    const { offerId } = await named(input.name.toUpperCase());
    expect(codes(await save(input))).toEqual(['delivery-pass-name-taken']);
    await sell(offerId, false);
    expect(codes(await save(input))).toEqual([]);
    expect(codes(await sell(offerId, true))).toEqual(['delivery-pass-name-taken']);
  });

  it('go off sale and back, once, and nobody buys what is not sold', async () => {
    const offer = await written();
    await Promise.all([sell(offer.offerId, false), sell(offer.offerId, false)]);
    expect(await named(offer.name)).toMatchObject({ onSale: false });
    const { client } = await world.customer();
    const buy = () => client.post('delivery-pass/buy', world.wish({ offer_id: offer.offerId }));
    expect(codes(await buy())).toEqual(['delivery-pass-not-sold']);
    expect(codes(await sell(offer.offerId, true))).toEqual([]);
    expect(codes(await buy())).toEqual([]);
    expect(await logged('shop.sell-delivery-pass', offer.offerId)).toMatchObject([
      { before: { on: true }, after: { on: false } },
      { before: { on: false }, after: { on: true } },
    ]);
  });

  it('change while nobody bought them, and never after: whoever bought keeps what was sold', async () => {
    const offer = await written();
    const again = { ...terms(), offer_id: offer.offerId, price: 8.9, per_week: 2 };
    expect(codes(await save(again))).toEqual([]);
    expect(await named(again.name)).toMatchObject({ offerId: offer.offerId, price: 8.9, perWeek: 2 });
    const pass = await world.withPass(undefined, { offer_id: offer.offerId, price: 8.9 });
    expect(codes(await save({ ...again, days: 7 }))).toEqual(['delivery-pass-sold']);
    expect(await named(again.name)).toMatchObject({ days: 30, mayChange: false, sold: 1, holding: 1, takings: 8.9 });
    await sell(offer.offerId, false);
    expect((await world.passesOf(pass.customer))[0]).toMatchObject({ holds: true, price: 8.9, perWeek: 2 });
  });

  it('are never changed under a purchase at the same moment', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const offer = await written();
      const { client } = await world.customer();
      const [bought] = await Promise.all([
        client.post('delivery-pass/buy', world.wish({ offer_id: offer.offerId })),
        save({ ...terms({ days: 7, price: 9.9 }), name: offer.name, offer_id: offer.offerId }),
      ]);
      expect(codes(bought)).toEqual([]);
      const { rows } = await world.deps.pool.query(
        'select days, amount_cents as cents from delivery_pass_order where delivery_pass_order_id = $1',
        [bought.data.orderId],
      );
      // as it was when it was read, or as it is written now: never a mixture
      expect([7, 30]).toContain(rows[0].days);
      expect(rows[0].cents).toBe(990);
    }
  });

  it('count what they sold, what holds, and what they brought less what went back', async () => {
    const offer = await written();
    const wish = { offer_id: offer.offerId };
    const [first] = [await world.withPass(undefined, wish), await world.withPass(undefined, wish)];
    await world.buying(undefined, wish);
    await first.customer.client.post('delivery-pass/withdraw', { order_id: first.orderId });
    const back = (await world.passesOf(first.customer))[0]!.refund;
    expect(await named(offer.name)).toMatchObject({
      sold: 2,
      holding: 1,
      takings: Math.round(1980 - back * 100) / 100,
    });
  });

  it("are accounting's and the direction's alone", async () => {
    const director = await world.staffClient(['director']);
    expect(codes(await director.get('staff/delivery-passes'))).toEqual([]);
    for (const role of ['customer-care', 'store-manager', 'merchandiser', 'picker', 'driver'] as const) {
      const other = await world.staffClient([role]);
      expect((await save(terms(), other)).http.statusCode).toBe(403);
    }
  });
});

describe('a pass ended by staff', () => {
  const shown = async ({ customer, orderId }: BegunPass) =>
    (await care.get('staff/customer', { user_id: customer.accountId })).data.customer.deliveryPasses.find(
      (each: { orderId: number }) => each.orderId === orderId,
    );
  const end = ({ customer, orderId }: BegunPass, refund: number, who = care) =>
    who.post('staff/customer/end-delivery-pass', {
      user_id: customer.accountId,
      order_id: orderId,
      refund,
      reason: 'Consegne spesso in ritardo',
    });
  const taken = async ({ orderId }: BegunPass) => {
    const refs = (await paymentsOfOrder(world.deps.db, orderId)).map(({ providerRef }) => providerRef);
    return (await gatewayPayments(world.gatewayUrl))
      .filter(({ codTrans }) => refs.includes(codTrans))
      .reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
  };
  const afterDays = async (days: number) => {
    world.clock.advanceMinutes(days * 24 * 60);
    care = await world.staffClient(['customer-care'], { firstName: 'Giulia' });
  };

  it('gives back what the page showed, once, after the days of withdrawal too; the customer reads why', async () => {
    const pass = await world.withPass();
    await afterDays(20);
    const period = { startsOn: addDays(world.today(), -20), endsOn: addDays(world.today(), 10) };
    const cents = passRefund({ ...period, paidCents: 990, perWeek: null, deliveries: 0 }, world.today());
    expect(await shown(pass)).toMatchObject({ state: 'paid', mayBeEnded: true, refund: cents / 100 });
    const mails = world.sentMail.length;
    const answers = await Promise.all([1, 2, 3].map(() => end(pass, cents / 100)));
    expect(answers.flatMap(codes)).toEqual([]);
    await world.drainOutbox();
    await world.drainOutbox();
    expect(await shown(pass)).toMatchObject({
      state: 'ended',
      holds: false,
      mayBeEnded: false,
      refund: cents / 100,
      endedBy: 'Giulia',
      endReason: 'Consegne spesso in ritardo',
    });
    expect(await taken(pass)).toBe(990 - cents);
    const told = world.sentMail.slice(mails);
    expect(told.map(({ text }) => text.includes('Consegne spesso in ritardo'))).toEqual([true]);
    expect(await logged('customer.end-delivery-pass', pass.customer.accountId)).toMatchObject([
      { who: care.accountId, after: { euro: cents / 100 }, reason: 'Consegne spesso in ritardo' },
    ]);
    await expectConsistent(world);
  });

  it('is refused where another amount was shown, and says which goes back now', async () => {
    const pass = await world.withPass();
    const { refund } = await shown(pass);
    await afterDays(1);
    const answer = await end(pass, refund);
    expect(answer.response.errors).toEqual([expect.objectContaining({ code: 'refund-changed', field: 'refund' })]);
    expect(await shown(pass)).toMatchObject({ state: 'paid', holds: true });
    expect(codes(await end(pass, (await shown(pass)).refund))).toEqual([]);
  });

  it('is not ended once it is over, nor before it was paid, nor as somebody else’s', async () => {
    const begun = await world.buying();
    expect(codes(await end(begun, 0))).toEqual(['delivery-pass-not-paid']);
    const pass = await world.withPass();
    const other = await world.customer();
    expect(codes(await end({ ...pass, customer: other }, 9.9))).toEqual(['order-not-found']);
    await afterDays(31);
    expect(await shown(pass)).toMatchObject({ holds: false, mayBeEnded: false });
    expect(codes(await end(pass, 0))).toEqual(['delivery-pass-over']);
  });

  it('is helped by who helps customers: accounting only looks', async () => {
    const pass = await world.withPass();
    expect((await end(pass, 1, office)).http.statusCode).toBe(403);
    const seen = await office.get('staff/customer', { user_id: pass.customer.accountId });
    expect(seen.data.customer.deliveryPasses).toHaveLength(1);
  });
});
