import { addDays, shopDay } from '@sporta/domain';
import { expect } from 'vitest';
import type { StaffClient } from '../../../platform/testing/test-app.ts';
import type { CheckoutWorld, Customer } from '../../orders/testing/checkout-world.ts';
import { CARDS } from '../../payments/providers/card-gateway.harness.ts';

/* For tests: companies, their people, and the quotes they ask for and accept. */

type Answer = Awaited<ReturnType<StaffClient['post']>>;

export const codes = (answer: { response: { errors: { code: string }[] } }) =>
  answer.response.errors.map(({ code }) => code);

export type CompanyQuotes = ReturnType<typeof companyQuotes>;

/** @param accounting who answers at the shop */
export function companyQuotes(world: CheckoutWorld, accounting: StaffClient) {
  const run = async (text: string, values: unknown[] = []) => (await world.deps.pool.query(text, values)).rows;
  let count = 0;

  async function company(): Promise<number> {
    const vat = String(10_000_000_000 + ++count);
    const [{ id }] = await run(
      'insert into company (name, vat_number, fiscal_code) values ($1, $2, $2) returning company_id as id',
      [`Trattoria ${count}`, vat],
    );
    return id;
  }

  /** Their mailbox is `q{accountId}@trattoria.example`. */
  async function personOf(companyId: number, isMaster = false): Promise<Customer> {
    const customer = await world.customer();
    await run(
      `update account set company_id = $2, is_master = $3, segment = 'business', email = $4, email_confirmed_at = now()
       where account_id = $1`,
      [customer.accountId, companyId, isMaster, `q${customer.accountId}@trattoria.example`],
    );
    return customer;
  }

  /** Asks for so many of each product. */
  const ask = (customer: Customer, quantities: Record<string, number>): Promise<Answer> =>
    customer.client.post('company/request-quote', {
      lines: Object.entries(quantities).map(([code, quantity]) => ({ product_id: world.productId(code), quantity })),
      note: 'Per la festa',
      wished: 'la prima settimana del mese',
    });

  const latest = async (customer: Customer) => (await customer.client.get('company/quotes')).data.quotes[0];

  /** @param price of one unit of each line, in euro */
  async function offer(quoteId: number, price: number, more: object = {}): Promise<Answer> {
    const { quote } = (await accounting.get('staff/quote', { quote_id: quoteId })).data;
    return accounting.post('staff/quote/offer', {
      quote_id: quoteId,
      prices: quote.items.map((line: { quoteLineId: number }) => ({ quote_line_id: line.quoteLineId, price })),
      valid_until: addDays(shopDay(world.clock.now().getTime()), 5),
      ...more,
    });
  }

  /** Asked, offered and accepted: so many at this price. @returns its id */
  async function accepted(customer: Customer, quantities: Record<string, number>, price: number): Promise<number> {
    expect(codes(await ask(customer, quantities))).toEqual([]);
    const { quoteId } = await latest(customer);
    expect(codes(await offer(quoteId, price))).toEqual([]);
    const answer = await customer.client.post('company/accept-quote', { quote_id: quoteId });
    expect(codes(answer)).toEqual([]);
    expect(answer.data.quotes[0].state).toBe('accepted');
    return quoteId;
  }

  /** Orders what is in the cart, and pays it by card. @returns the order, confirmed */
  async function paid(customer: Customer): Promise<number> {
    const bought = await customer.buy();
    expect(codes(bought)).toEqual([]);
    await (await world.browserFor(bought)).pay(CARDS.approved);
    await world.until(async () => (await world.orderState(bought.data.orderId)) === 'confirmed');
    return bought.data.orderId;
  }

  /** What may still be bought of its first line. */
  const left = async (customer: Customer, quoteId: number): Promise<number> =>
    (await customer.client.get('company/quotes')).data.quotes.find(
      (each: { quoteId: number }) => each.quoteId === quoteId,
    ).lines[0].left;

  return { company, personOf, ask, latest, offer, accepted, paid, left };
}
