import { addDays, shopDay } from '@sporta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/database.ts';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { product } from '../orders/testing/catalogue-rows.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { takeQuoted } from '../quoted-prices/index.ts';
import { type CompanyQuotes, codes, companyQuotes } from './testing/company-quotes.ts';

const chicken = product('POLLO', 8.9, { sellingMode: 'weighed', averageGrams: 1230, description: 'ca. 1,23 kg' });

let world: CheckoutWorld;
let accounting: StaffClient;
let care: StaffClient;
let quotes: CompanyQuotes;
let today: string;
beforeAll(async () => {
  world = await startCheckoutWorld({ modules, extraRows: [chicken] });
  accounting = await world.staffClient(['accounting'], { firstName: 'Rosa' });
  care = await world.staffClient(['customer-care']);
  quotes = companyQuotes(world, accounting);
  today = shopDay(world.clock.now().getTime());
});
afterAll(() => world.close());

const run = async (text: string, values: unknown[] = []) => (await world.deps.pool.query(text, values)).rows;
const company = () => quotes.company();
const personOf = (companyId: number, isMaster = false) => quotes.personOf(companyId, isMaster);
const ask: CompanyQuotes['ask'] = (...asked) => quotes.ask(...asked);
const latest: CompanyQuotes['latest'] = (customer) => quotes.latest(customer);
const offer: CompanyQuotes['offer'] = (...offered) => quotes.offer(...offered);
const accepted: CompanyQuotes['accepted'] = (...of) => quotes.accepted(...of);
const left: CompanyQuotes['left'] = (...of) => quotes.left(...of);
const paid: CompanyQuotes['paid'] = (customer) => quotes.paid(customer);

describe('a quote', () => {
  it('goes from request to offer to the company, with a mail, and is in the log', async () => {
    const buyer = await personOf(await company(), true);
    await buyer.add('RISO', 1);
    expect(codes(await ask(buyer, { RISO: 10 }))).toEqual([]);
    expect((await buyer.cart()).cartItems).toHaveLength(1);
    const { quoteId, state } = await latest(buyer);
    expect(state).toBe('requested');
    expect((await care.get('staff/quotes', { state: 'requested' })).data.quotes[0]).toMatchObject({
      quoteId,
      lines: 1,
    });
    const { quote } = (await care.get('staff/quote', { quote_id: quoteId })).data;
    expect(quote).toMatchObject({ note: 'Per la festa', wished: 'la prima settimana del mese', mayAnswer: false });
    expect(quote.items[0]).toMatchObject({ quantity: 10, listPrice: 25, usualPrice: 25, fixed: false });
    expect(codes(await offer(quoteId, 20, { valid_until: addDays(today, -1) }))).toEqual(['day-too-far']);
    expect(codes(await offer(quoteId, 20))).toEqual([]);
    expect(codes(await offer(quoteId, 19))).toEqual(['quote-not-open']);
    expect(await latest(buyer)).toMatchObject({ state: 'offered', total: 200, totalNet: 181.82, mayAccept: true });
    const paper = (of: Customer) => of.client.page(`/ebsn/api/company/quote.pdf?quote_id=${quoteId}`);
    const pdf = await paper(buyer);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const stranger = await personOf(await company(), true);
    expect((await paper(stranger)).json().response.errors[0].code).toBe('quote-not-found');
    await world.drainOutbox();
    const mail = world.sentMail.findLast((each) => each.to === `q${buyer.accountId}@trattoria.example`);
    expect(mail?.subject).toBe(`Il preventivo ${quoteId} è pronto`);
    expect(mail?.text).toContain('20,00');
    const log = await run(`select action from audit_log where action like 'quote.%' and account_id = $1`, [
      accounting.accountId,
    ]);
    expect(log.map(({ action }) => action)).toContain('quote.offer');
  });

  it('is begun by the staff at the telephone, in the name of who calls, and is in the log with who did it', async () => {
    const companyId = await company();
    const [master, buyer] = [await personOf(companyId, true), await personOf(companyId)];
    expect(codes(await care.post('staff/customer/start-buying', { user_id: buyer.accountId }))).toEqual([]);
    const lines = [{ product_id: world.productId('RISO'), quantity: 40 }];
    expect(codes(await care.post('company/request-quote', { lines, note: 'Chiede al telefono' }))).toEqual([]);
    const { quoteId } = await latest(buyer);
    const { quote } = (await accounting.get('staff/quote', { quote_id: quoteId })).data;
    expect(quote).toMatchObject({ note: 'Chiede al telefono', items: [{ quantity: 40 }] });
    const log = await run(
      `select account_id as who, subject_id as company from audit_log where action = 'quote.begin'`,
    );
    expect(log).toEqual([{ who: care.accountId, company: companyId }]);
    // what it costs is for the company to accept
    expect(codes(await offer(quoteId, 20))).toEqual([]);
    expect(codes(await care.post('company/accept-quote', { quote_id: quoteId }))).not.toEqual([]);
    expect((await latest(master)).state).toBe('offered');
    await care.post('auth/logout');
  });

  it('is asked for once by a double press, and ten times by a company at the most', async () => {
    const companyId = await company();
    const buyer = await personOf(companyId, true);
    const twice = await Promise.all([ask(buyer, { RISO: 3 }), ask(buyer, { RISO: 3 })]);
    expect(twice.flatMap(codes)).toEqual(['already-requested']);
    for (let n = 4; n < 13; n += 1) expect(codes(await ask(buyer, { RISO: n }))).toEqual([]);
    expect(codes(await ask(await personOf(companyId), { RISO: 3 }))).toEqual(['too-many-quotes']);
    expect(codes(await ask(buyer, { RISO: 1.5 }))).toEqual(['quantity-not-whole']);
  });

  it('is declined or withdrawn with a reason, and only before it is accepted', async () => {
    const buyer = await personOf(await company(), true);
    await ask(buyer, { RISO: 2 });
    const { quoteId } = await latest(buyer);
    const end = (path: string) =>
      accounting.post(`staff/quote/${path}`, { quote_id: quoteId, reason: 'Finito il raccolto' });
    expect(codes(await end('withdraw'))).toEqual(['quote-not-open']);
    expect(codes(await care.post('staff/quote/decline', { quote_id: quoteId, reason: 'No grazie' }))).not.toEqual([]);
    expect(codes(await end('decline'))).toEqual([]);
    expect(await latest(buyer)).toMatchObject({ state: 'declined', answer: 'Finito il raccolto' });
    expect(codes(await buyer.client.post('company/accept-quote', { quote_id: quoteId }))).toEqual(['quote-not-open']);
    const done = await accepted(buyer, { PASTA: 2 }, 1);
    expect(codes(await accounting.post('staff/quote/withdraw', { quote_id: done, reason: 'Ripensato' }))).toEqual([
      'quote-not-open',
    ]);
  });

  it('is accepted or withdrawn, never both, when the two happen at once', async () => {
    const buyer = await personOf(await company(), true);
    await ask(buyer, { RISO: 2 });
    const { quoteId } = await latest(buyer);
    await offer(quoteId, 20);
    const answers = await Promise.all([
      buyer.client.post('company/accept-quote', { quote_id: quoteId }),
      accounting.post('staff/quote/withdraw', { quote_id: quoteId, reason: 'Ripensato' }),
    ]);
    expect(answers.flatMap(codes)).toEqual(['quote-not-open']);
  });
});

describe('the prices of an accepted quote', () => {
  it('hold for its quantity in the carts of the company, by name, and for nobody else', async () => {
    const companyId = await company();
    const [master, colleague] = [await personOf(companyId, true), await personOf(companyId)];
    const quoteId = await accepted(master, { RISO: 4 }, 20);
    const line = (await colleague.add('RISO', 6)).cartItems[0]!;
    // four at 20 €, two at 25 €
    expect(line.grossTotal).toBe(130);
    expect(JSON.stringify(line)).toContain(`Prezzo da preventivo ${quoteId}`);
    const stranger = await personOf(await company(), true);
    expect((await stranger.add('RISO', 4)).cartItems[0]!.grossTotal).toBe(100);
  });

  it('of weighed goods are of the kilogram, in the quote as in the cart', async () => {
    const buyer = await personOf(await company(), true);
    await accepted(buyer, { POLLO: 12 }, 8);
    const quote = await latest(buyer);
    expect(quote).toMatchObject({ total: 118.08, totalNet: 107.35 });
    expect(quote.lines[0]).toMatchObject({
      name: 'Prodotto POLLO, ca. 1,23 kg',
      quantity: 12,
      unit: 'pz',
      price: 8,
      priceUnit: 'kg',
      charged: 14.76,
    });
    const { cartItems } = await buyer.add('POLLO', 12);
    expect(cartItems).toMatchObject([{ grossTotal: quote.total }]);
    expect(JSON.stringify(cartItems).replaceAll('\u00a0', ' ')).toContain('8,00 €/kg su 12 pezzi');
    // letters say the weight, too: it is what the price multiplies
    await world.drainOutbox();
    const letter = (subject: string) =>
      world.sentMail
        .find((each) => each.to === `q${buyer.accountId}@trattoria.example` && each.subject === subject)
        ?.text.replaceAll('\u00a0', ' ');
    expect(letter(`Il preventivo ${quote.quoteId} è accettato`)).toContain('× 12 pz, ca. 14,76 kg');
    await ask(buyer, { POLLO: 3 });
    const { quoteId } = await latest(buyer);
    await offer(quoteId, 8);
    await world.drainOutbox();
    expect(letter(`Il preventivo ${quoteId} è pronto`)).toContain('× 3 pz, ca. 3,69 kg');
  });

  it('never make anything dearer, and are not taken where the usual price is better', async () => {
    const buyer = await personOf(await company(), true);
    const quoteId = await accepted(buyer, { RISO: 2 }, 26);
    expect((await buyer.add('RISO', 2)).cartItems[0]!.grossTotal).toBe(50);
    await buyer.chooseDelivery();
    await paid(buyer);
    expect(await left(buyer, quoteId)).toBe(2);
  });

  it('end with the day of the offer', async () => {
    const buyer = await personOf(await company(), true);
    const quoteId = await accepted(buyer, { RISO: 2 }, 20);
    await run('update quote set valid_to = $2 where quote_id = $1', [quoteId, world.clock.now()]);
    expect((await buyer.add('RISO', 2)).cartItems[0]!.grossTotal).toBe(50);
    expect((await latest(buyer)).state).toBe('expired');
  });

  it('are bought once by two people of the company who order at the same time', async () => {
    const companyId = await company();
    const people = [await personOf(companyId, true), await personOf(companyId), await personOf(companyId)];
    const quoteId = await accepted(people[0]!, { RISO: 4 }, 20);
    for (const person of people) {
      await person.add('RISO', 3);
      await person.chooseDelivery();
      expect((await person.cart()).cartItems[0]!.grossTotal).toBe(60);
    }
    // each has seen the quoted price for all three of theirs
    const seen = await Promise.all(people.map(async (person) => (await person.cart()).grossTotal));
    const answers = await Promise.all(
      people.map((person, n) =>
        person.client.post('cart/buy', {
          payment_type_id: 1,
          expected_total: seen[n],
          idempotency_key: `quoted-${person.accountId}`,
        }),
      ),
    );
    expect(answers.filter((answer) => answer.response.status === 0)).toHaveLength(1);
    // who came to the till later finds the price gone, or has found it out by the total
    const refusals = answers.flatMap(codes);
    expect(refusals).toHaveLength(2);
    for (const code of refusals) expect(['cart-changed', 'total-changed']).toContain(code);
    expect(await left(people[0]!, quoteId)).toBe(1);
    const loser = people[answers.findIndex((answer) => answer.response.status !== 0)]!;
    // one at 20 €, two at 25 €: seen before it is bought
    expect((await loser.cart()).cartItems[0]!.grossTotal).toBe(70);
    await paid(loser);
    expect(await left(people[0]!, quoteId)).toBe(0);
    const [{ sum }] = await run(
      `select sum(u.quantity)::int from quote_use u join quote_line l using (quote_line_id) where l.quote_id = $1`,
      [quoteId],
    );
    expect(sum).toBe(4000);
  });

  it('are taken once also where no stock row makes the orders wait for each other', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, async () => personOf(await company(), true)));
    const quoteId = await accepted(buyers[0]!, { RISO: 4 }, 20);
    const [{ id }] = await run('select quote_line_id as id from quote_line where quote_id = $1', [quoteId]);
    const orderIds: number[] = [];
    for (const buyer of buyers) {
      await buyer.add('CIBO', 3);
      await buyer.chooseDelivery();
      orderIds.push(await paid(buyer));
    }
    const taken = await Promise.all(
      orderIds.map((orderId) =>
        withTransaction(world.deps.db, async (tx) => {
          const order = { orderId, replacesOrderId: null };
          const enough = await takeQuoted(tx, order, new Map([[id, 3000]]), world.clock.now());
          // so long that all of them have asked before the first is kept
          await new Promise((resolve) => setTimeout(resolve, 30));
          return enough;
        }),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await left(buyers[0]!, quoteId)).toBe(1);
  });

  it('come back when the order is cancelled, and stay frozen in the one that is not', async () => {
    const buyer = await personOf(await company(), true);
    const quoteId = await accepted(buyer, { RISO: 2 }, 20);
    await buyer.add('RISO', 2);
    await buyer.chooseDelivery();
    const orderId = await paid(buyer);
    expect(await left(buyer, quoteId)).toBe(0);
    await run('update quote set valid_to = $2 where quote_id = $1', [quoteId, world.clock.now()]);
    expect(await run('select gross_cents from order_line where order_id = $1', [orderId])).toEqual([
      { gross_cents: 4000 },
    ]);
    await run(`update quote set valid_to = $2::timestamptz + interval '1 day' where quote_id = $1`, [
      quoteId,
      world.clock.now(),
    ]);
    expect(codes(await buyer.client.post('order/cancel', { order_id: orderId }))).toEqual([]);
    expect(await left(buyer, quoteId)).toBe(2);
  });

  it('belong to the order that is changed, and are counted once', async () => {
    const companyId = await company();
    const [buyer, colleague] = [await personOf(companyId, true), await personOf(companyId)];
    const quoteId = await accepted(buyer, { RISO: 3 }, 20);
    await buyer.add('RISO', 2);
    await buyer.chooseDelivery();
    const orderId = await paid(buyer);
    expect(codes(await buyer.client.post('order/modify', { order_id: orderId }))).toEqual([]);
    expect((await colleague.add('RISO', 3)).cartItems[0]!.grossTotal).toBe(70);
    const cart = await buyer.cart();
    expect(cart.cartItems[0]!.grossTotal).toBe(40);
    expect((await buyer.add('RISO', 1)).cartItems[0]!.grossTotal).toBe(60);
    await paid(buyer);
    expect(await left(buyer, quoteId)).toBe(0);
    await expectConsistent(world);
  });
});
