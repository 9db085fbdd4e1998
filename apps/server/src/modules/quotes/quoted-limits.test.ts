import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '../index.ts';
import { reconcileOrders } from '../orders/reconcile-orders.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { bring, expectCollected, pick } from '../orders/testing/picking.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';
import { type CompanyQuotes, codes, companyQuotes } from './testing/company-quotes.ts';

/* Quoted prices beside what else decides about the order of a company: limits, masters, budgets, what came, late payments. */

let world: CheckoutWorld;
let quotes: CompanyQuotes;
beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  quotes = companyQuotes(world, await world.staffClient(['accounting'], { firstName: 'Rosa' }));
});
afterAll(() => world.close());

const run = async (text: string, values: unknown[] = []) => (await world.deps.pool.query(text, values)).rows;

/** A master, and somebody who buys. */
async function trattoria(): Promise<{ master: Customer; buyer: Customer }> {
  const companyId = await quotes.company();
  return { master: await quotes.personOf(companyId, true), buyer: await quotes.personOf(companyId) };
}

async function fill(customer: Customer, rice: number): Promise<void> {
  await customer.add('RISO', rice);
  await customer.chooseDelivery();
}

const approvals = async (master: Customer) => (await master.client.get('company/approvals')).data.approvals;
const approve = async (master: Customer) => {
  const [{ approvalId }] = await approvals(master);
  expect(codes(await master.client.post('company/approve-order', { approval_id: approvalId }))).toEqual([]);
};

describe('the limit of one order', () => {
  it('is held against the quoted price, which may keep an order below it', async () => {
    const { master, buyer } = await trattoria();
    // 25 € each: four are 100 € and more than it, at 20 € they are less
    await master.client.post('company/update-user', { user_id: buyer.accountId, spending_limit: 90 });
    await fill(buyer, 4);
    expect(codes(await buyer.buy())).toEqual(['spending-limit']);
    const quoteId = await quotes.accepted(master, { RISO: 4 }, 20);
    await quotes.paid(buyer);
    expect(await quotes.left(master, quoteId)).toBe(0);
  });

  it('puts it before the master at the quoted price, whose part is taken when it is ordered and not before', async () => {
    const { master, buyer } = await trattoria();
    const limit = { user_id: buyer.accountId, spending_limit: 60, over_limit: 'approval' };
    await master.client.post('company/update-user', limit);
    const quoteId = await quotes.accepted(master, { RISO: 4 }, 20);
    await fill(buyer, 4);
    expect(codes(await buyer.buy())).toEqual(['approval-needed']);
    const [asked] = await approvals(master);
    expect(asked.items).toMatchObject([{ quantity: 4, total: 80 }]);
    expect(asked.total).toBeLessThan(90);
    expect(await quotes.left(master, quoteId)).toBe(4);
    await approve(master);

    // the master buys two of them meanwhile: at the price of now the order costs more than was approved
    await fill(master, 2);
    await quotes.paid(master);
    expect((await buyer.cart()).cartItems[0]!.grossTotal).toBe(90);
    expect(codes(await buyer.buy())).toEqual(['approval-needed']);
    expect((await approvals(master))[0].items).toMatchObject([{ quantity: 4, total: 90 }]);
    await approve(master);
    await quotes.paid(buyer);
    expect(await quotes.left(master, quoteId)).toBe(0);
  });
});

describe('a monthly budget', () => {
  it('counts what was paid at the quoted price, for the person and for the cost centre', async () => {
    const { master, buyer } = await trattoria();
    const quoteId = await quotes.accepted(master, { RISO: 6 }, 15);
    const set = (budget: object) => master.client.post('company/set-budget', budget);
    expect(codes(await set({ user_id: buyer.accountId, monthly_budget: 110 }))).toEqual([]);
    expect(codes(await set({ cost_centre: 'Cucina', monthly_budget: 110 }))).toEqual([]);
    await buyer.client.post('cart/set-info', { cost_centre: 'Cucina' });
    await fill(buyer, 6);
    // 150 € at the usual price
    await quotes.paid(buyer);
    expect(await quotes.left(master, quoteId)).toBe(0);
    const { users, costCentres } = (await master.client.get('company/users')).data;
    const own = users.find(({ userId }: { userId: number }) => userId === buyer.accountId);
    expect(own.spentThisMonth).toBeGreaterThanOrEqual(90);
    expect(own.spentThisMonth).toBeLessThan(100);
    expect(costCentres[0].spentThisMonth).toBe(own.spentThisMonth);

    // one more has its usual price, and goes beyond it
    await fill(buyer, 1);
    expect((await buyer.cart()).cartItems[0]!.grossTotal).toBe(25);
    expect(codes(await buyer.buy())).toEqual(['spending-limit']);
  });
});

describe('less than was ordered', () => {
  it('costs its share of the line, and gives nothing of the quote back', async () => {
    const { master, buyer } = await trattoria();
    const quoteId = await quotes.accepted(master, { RISO: 4 }, 20);
    // four at 20 €, two at 25 €
    await fill(buyer, 6);
    const orderId = await quotes.paid(buyer);
    await pick(world, orderId, { RISO: { quantity: 3000 } });
    await world.drainOutbox();
    await expectCollected(world, orderId);
    const [line] = await run('select delivered_cents from order_line where order_id = $1', [orderId]);
    expect(line).toEqual({ delivered_cents: 6500 });
    await bring(world, orderId);
    expect(await quotes.left(master, quoteId)).toBe(0);
    await expectConsistent(world);
  });

  it('or nothing at all: the price was used all the same', async () => {
    const { master, buyer } = await trattoria();
    const quoteId = await quotes.accepted(master, { RISO: 2 }, 20);
    await fill(buyer, 2);
    await buyer.add('PASTA', 5);
    const orderId = await quotes.paid(buyer);
    await pick(world, orderId, { RISO: 'missing' });
    await world.drainOutbox();
    await expectCollected(world, orderId);
    expect(await quotes.left(master, quoteId)).toBe(0);
    await expectConsistent(world);
  });
});

describe('a payment that is heard of late', () => {
  it('goes back when a colleague has used the price meanwhile: it is sold once', async () => {
    const { master, buyer } = await trattoria();
    const quoteId = await quotes.accepted(master, { RISO: 2 }, 20);
    // the bank cannot be told that the page is not wanted any more
    await world.control('', { downPaths: ['/api/annulla'] });
    await fill(buyer, 2);
    const bought = await buyer.buy();
    const browser = await world.browserFor(bought);
    expect(await quotes.left(master, quoteId)).toBe(0);
    world.clock.advanceMinutes(31);
    await reconcileOrders(world.deps);
    await world.drainOutbox();
    expect(await world.orderState(bought.data.orderId)).toBe('payment-failed');
    expect(await quotes.left(master, quoteId)).toBe(2);

    await fill(master, 2);
    expect((await master.cart()).cartItems[0]!.grossTotal).toBe(40);
    await quotes.paid(master);
    expect((await buyer.cart()).cartItems[0]!.grossTotal).toBe(50);
    await browser.pay(CARDS.noticeLost, { fine: 'chiudi' });
    world.clock.advanceMinutes(6);
    await reconcileOrders(world.deps);
    await world.drainOutbox();
    expect(await world.orderState(bought.data.orderId)).toBe('payment-failed');
    expect(await run('select state from payment where order_id = $1', [bought.data.orderId])).toEqual([
      { state: 'voided' },
    ]);
    expect(await quotes.left(master, quoteId)).toBe(0);
    const [{ sold }] = await run(
      `select sum(u.quantity)::int as sold from quote_use u join quote_line l using (quote_line_id)
         join orders o using (order_id) where l.quote_id = $1 and o.state not in ('payment-failed', 'cancelled')`,
      [quoteId],
    );
    expect(sold).toBe(2000);
    await world.control('/reset', {});
    await expectConsistent(world);
  });

  it('counts for its order when it comes before the shop gives up, though a colleague asked for the price meanwhile', async () => {
    const { master, buyer } = await trattoria();
    const quoteId = await quotes.accepted(master, { RISO: 2 }, 20);
    await fill(buyer, 2);
    const bought = await buyer.buy();
    await fill(master, 2);
    // held for who is at the bank
    expect((await master.cart()).cartItems[0]!.grossTotal).toBe(50);
    await (await world.browserFor(bought)).pay(CARDS.approved);
    await world.until(async () => (await world.orderState(bought.data.orderId)) === 'confirmed');
    await quotes.paid(master);
    expect(await quotes.left(master, quoteId)).toBe(0);
  });
});

describe('who said yes', () => {
  it('is in a mail to who asked and to the masters, once, however often it is pressed', async () => {
    const { master, buyer } = await trattoria();
    await run(`update account set first_name = 'Ada', last_name = 'Neri' where account_id = $1`, [master.accountId]);
    await quotes.ask(buyer, { RISO: 3 });
    const { quoteId } = await quotes.latest(buyer);
    await quotes.offer(quoteId, 20);
    const press = () => master.client.post('company/accept-quote', { quote_id: quoteId });
    expect((await Promise.all([press(), press()])).flatMap(codes)).toEqual([]);
    await press();
    await world.drainOutbox();
    const mails = world.sentMail.filter(({ subject }) => subject === `Il preventivo ${quoteId} è accettato`);
    const readers = [master, buyer].map(({ accountId }) => `q${accountId}@trattoria.example`);
    expect(mails.map(({ to }) => to).sort()).toEqual(readers.sort());
    expect(mails[0]?.text).toContain('L’ha accettato Ada Neri.');
    expect(mails[0]?.text).toContain('20,00');
  });
});
