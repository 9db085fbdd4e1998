import { vatBreakdown } from '@sporta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../../platform/session.ts';
import { readOrder } from '../order-book/index.ts';
import { withBilling } from '../orders/testing/billing.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered, deliver } from '../orders/testing/covered-order.ts';
import { bring, pick } from '../orders/testing/picking.ts';
import { issueInvoice, issueInvoices } from './issue-invoices.ts';
import { chargesOf } from './order-amounts.ts';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld();
});
afterAll(() => world.close());

/** An order for which an invoice was asked, not delivered yet. */
async function wanting(): Promise<{ customer: Customer; orderId: number }> {
  const customer = await world.customer();
  await withBilling(world, customer);
  await customer.add('RISO', 2);
  await customer.chooseDelivery();
  await customer.client.post('cart/set-info', { invoice_requested: true });
  return { customer, orderId: await buyCovered(world, customer) };
}

const orderOf = async ({ client }: Customer, orderId: number) =>
  (await client.get('order/detail', { order_id: orderId })).data.order;
const codeOfPdf = async ({ client }: Customer, orderId: number) =>
  (await client.get('order/invoice.pdf', { order_id: orderId })).response.errors[0]?.code;

describe('an invoice', () => {
  it('is there as soon as the order was delivered, and the order has the VAT of what came', async () => {
    const customer = await world.customer();
    await withBilling(world, customer);
    await customer.add('RISO', 2);
    await customer.add('PASTA', 3);
    await customer.chooseDelivery();
    await customer.client.post('cart/set-info', { invoice_requested: true });
    const orderId = await buyCovered(world, customer);
    const before = await orderOf(customer, orderId);
    await pick(world, orderId, { PASTA: 'missing' });
    await world.drainOutbox();
    await bring(world, orderId);
    await world.drainOutbox();
    const order = await orderOf(customer, orderId);
    expect(order.documents.map((each: { type: string }) => each.type)).toEqual(['receipt', 'invoice']);
    const charges = chargesOf((await readOrder(world.deps.db, orderId))!).all;
    const vat = vatBreakdown(charges.map(({ cents, rateBp }) => ({ grossCents: cents, rateBp })));
    expect(Math.round(order.totals.taxTotal * 100)).toBe(vat.reduce((sum, { vatCents }) => sum + vatCents, 0));
    expect(order.totals.taxTotal).toBeLessThan(before.totals.taxTotal);
  });

  it('is made out to a company without a billing address at an address it still has', async () => {
    const customer = await world.customer();
    await world.deps.pool.query(
      `with bought_for as (insert into company (name, vat_number, fiscal_code) values ('Trattoria Sola', '01234567897', '01234567897')
         returning company_id)
       update account set segment = 'business', company_id = (select company_id from bought_for) where account_id = $1`,
      [customer.accountId],
    );
    await world.deps.pool.query('update address set deleted_at = now() where account_id = $1', [customer.accountId]);
    await world.deps.pool.query(
      `insert into address (account_id, address1, address_number, city, province, postalcode)
       values ($1, 'Via Savona', '97', 'Milano', 'MI', '20144')`,
      [customer.accountId],
    );
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    await customer.client.post('cart/set-info', { invoice_requested: true });
    const orderId = await buyCovered(world, customer);
    const { rows } = await world.deps.pool.query('select invoice_requested from orders where order_id = $1', [orderId]);
    expect(rows[0].invoice_requested).toMatchObject({
      name: 'Trattoria Sola',
      address: 'Via Savona 97, 20144 Milano MI',
    });
  });

  it('is asked for at checkout and can be fetched once the order is delivered, made out as it was then', async () => {
    const { customer, orderId } = await wanting();
    expect(await codeOfPdf(customer, orderId)).toBe('invoice-not-ready');
    await issueInvoices(world.deps);
    expect((await orderOf(customer, orderId)).documents).toEqual([]);
    await deliver(world, orderId);
    await world.deps.pool.query(`update person_fiscal set company_name = 'Altro nome' where account_id = $1`, [
      customer.accountId,
    ]);
    await issueInvoices(world.deps);
    const order = await orderOf(customer, orderId);
    expect(order.invoiceTo).toBe('Trattoria Bassi S.r.l.');
    expect(order.documents.map((each: { type: string }) => each.type)).toEqual(['receipt', 'invoice']);
    const { rows } = await world.deps.pool.query('select holder from invoice where order_id = $1', [orderId]);
    expect(rows[0].holder).toEqual({
      name: 'Trattoria Bassi S.r.l.',
      vatNumber: '12345670017',
      recipientCode: 'M5UXCR1',
      address: 'Via Savona 97, 20144 Milano MI',
    });
    const { token } = await createSession(world.deps, customer.accountId, { remember: false });
    const http = await world.app.inject({ url: order.documents[1].url, headers: { 'x-ebsn-account': token } });
    expect(http.headers['content-type']).toBe('application/pdf');
    expect(http.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is made out to whom the customer has chosen, also when the order is changed, and to the main one without them', async () => {
    const customer = await world.customer();
    await withBilling(world, customer);
    const { rows } = await world.deps.pool.query(
      `insert into person_fiscal (account_id, type, first_name, last_name, fiscal_code, address1, address_number, city, province, postalcode)
       values ($1, 'person', 'Ada', 'Neri', 'NREDAA80A41F205X', 'Via Roma', '1', 'Milano', 'MI', '20121') returning person_fiscal_id as id`,
      [customer.accountId],
    );
    const [{ id }] = rows;
    const stranger = await world.customer();
    const refused = await stranger.client.post('cart/set-info', { invoice_holder_id: id });
    expect(refused.response.errors).toMatchObject([{ code: 'person-fiscal-not-found', field: 'invoice_holder_id' }]);

    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    const asked = await customer.client.post('cart/set-info', { invoice_requested: true, invoice_holder_id: id });
    expect(asked.data.cartInfos).toMatchObject({ invoice_requested: 'true', invoice_holder_id: String(id) });
    const orderId = await buyCovered(world, customer);
    expect((await orderOf(customer, orderId)).invoiceTo).toBe('Ada Neri');
    const changing = await customer.client.post('order/modify', { order_id: orderId });
    expect(changing.response.errors).toEqual([]);
    expect((await customer.client.get('cart/view')).data.cartInfos).toMatchObject({ invoice_holder_id: String(id) });

    await world.deps.pool.query('update person_fiscal set deleted_at = now() where person_fiscal_id = $1', [id]);
    const next = await buyCovered(world, customer);
    expect((await orderOf(customer, next)).invoiceTo).toBe('Trattoria Bassi S.r.l.');
  });

  it('needs somebody to be made out to', async () => {
    const customer = await world.customer();
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    await customer.client.post('cart/set-info', { invoice_requested: true });
    expect((await customer.buy()).response.errors[0]?.code).toBe('billing-address-needed');
    await withBilling(world, customer);
    const codes = (await customer.buy()).response.errors.map((each) => each.code);
    expect(codes).not.toContain('billing-address-needed');
  });

  it('has a number without gaps, one for each order, whatever runs at once and whatever is undone', async () => {
    const orders = await Promise.all([wanting(), wanting(), wanting()]);
    for (const { orderId } of orders) await deliver(world, orderId);
    const first = orders[0]!.orderId;
    // the database refuses this one: its number is not lost
    await world.deps.pool.query(`alter table invoice add constraint broken check (order_id <> ${first})`);
    await issueInvoices(world.deps);
    await world.deps.pool.query('alter table invoice drop constraint broken');
    await Promise.all([
      issueInvoices(world.deps),
      issueInvoices(world.deps),
      ...orders.flatMap(({ orderId }) => [issueInvoice(world.deps, orderId), issueInvoice(world.deps, orderId)]),
    ]);
    const { rows } = await world.deps.pool.query('select order_id, number from invoice order by number');
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    for (const { orderId } of orders) expect(rows.filter((each) => each.order_id === orderId)).toHaveLength(1);
  });

  it('is not written for who did not ask', async () => {
    const customer = await world.customer();
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    const orderId = await buyCovered(world, customer);
    await deliver(world, orderId);
    expect(await issueInvoice(world.deps, orderId)).toBe(false);
    expect(await codeOfPdf(customer, orderId)).toBe('invoice-not-ready');
    expect((await orderOf(customer, orderId)).invoiceTo).toBeUndefined();
  });
});
