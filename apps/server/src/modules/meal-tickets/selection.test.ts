import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { product, promotion } from '../orders/testing/catalogue-rows.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { linkAccount } from '../orders/testing/ticket-issuers.ts';

/* Which tickets a cart uses, and what of it they may pay. */

let world: CheckoutWorld;
let customer: Customer;
beforeAll(async () => {
  world = await startCheckoutWorld({
    ticketIssuers: true,
    extraRows: [
      product('BORSA', 3, { natureId: 8, stock: { '*': 100 } }),
      promotion({ code: 'REGALO', promotion: 'threshold-gift', threshold: 75, giftCode: 'BORSA', stackable: true }),
    ],
  });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.deps.pool.query(
    `update meal_ticket_issuer set weekdays = '{1,2,3,4,5,6,7}', max_per_day = null, max_tickets = 8`,
  );
  customer = await world.customer();
  await linkAccount(world.issuers, customer.client, 'edenred');
});

const list = async () => (await customer.client.get('meal-ticket-type/list')).data;
const select = async (paymentTypeId: number, more: object = {}) =>
  customer.client.post('meal-ticket-type/select', { payment_type_id: paymentTypeId, ...more });
const codeOf = async (asked: ReturnType<typeof select>) => (await asked).response.errors[0]?.code;

it('explains line by line what tickets may pay, to the cent', async () => {
  await customer.add('CIBO', 3);
  await customer.add('VINO', 1);
  await customer.add('RISO', 1);
  await customer.add('ZUCCHE', 1);
  const data = await list();
  const labels = data.explanation.map(({ label }: { label: string }) => label);
  expect(labels).toEqual([
    'I tuoi prodotti',
    'Non alimentari: Sporta Prodotto RISO · Alcolici: Sporta Prodotto VINO',
    'Prodotti da pesare: quota che può mancare',
  ]);
  const cents = data.explanation.map(({ amount }: { amount: number }) => Math.round(amount * 100));
  expect(cents.reduce((sum: number, each: number) => sum + each, 0)).toBe(Math.round(data.eligibleAmount * 100));
  expect(data.eligibleAmount).toBe(32.55);
  await select(31, { tickets: 2 });
  expect((await list()).remainingAmount).toBe(16.55);
});

it('names no gift among what tickets do not pay', async () => {
  await customer.add('CIBO', 3);
  await customer.add('RISO', 2);
  const { data } = await customer.client.get('cart/view');
  expect(data.cartItems.map(({ product }: { product: { code: string } }) => product.code)).toContain('BORSA');
  const labels = (await list()).explanation.map(({ label }: { label: string }) => label);
  expect(labels).toEqual(['I tuoi prodotti', 'Non alimentari: Sporta Prodotto RISO']);
});

it('uses whole tickets, as many as asked or as many as fit, and leaves them', async () => {
  await customer.add('CIBO', 3);
  expect((await select(31)).data.mealTickets[0]).toMatchObject({ amount: 24 });
  expect((await select(31, { tickets: 1 })).data.mealTickets[0]).toMatchObject({ amount: 8 });
  expect((await list()).mealTicketTypes[0]).toMatchObject({
    selected: true,
    tickets: 3,
    usedTickets: 1,
    usedAmount: 8,
  });
  expect((await select(31, { select: 'false' })).data.mealTickets).toEqual([]);
});

it('chooses on the page that pays, which locks the goods of the cart', async () => {
  await customer.add('CIBO', 3);
  await customer.chooseDelivery();
  const locked = await customer.client.post('cart/lock');
  expect(locked.response.errors).toEqual([]);
  expect(locked.data.locked).toBe(true);
  expect((await select(31, { tickets: 2 })).data.mealTickets[0]).toMatchObject({ amount: 16 });
  expect((await select(31, { select: 'false' })).data.mealTickets).toEqual([]);
});

it('refuses tickets for a cart with nothing in it', async () => {
  expect(await codeOf(select(31))).toBe('not-eligible');
});

it('refuses what is not linked, not known, or pays nothing', async () => {
  expect(await codeOf(select(31))).toBe('not-eligible');
  await customer.add('RISO', 1);
  expect(await codeOf(select(31))).toBe('not-eligible');
  expect(await codeOf(select(32))).toBe('not-linked');
  expect(await codeOf(select(999))).toBe('payment-type-not-found');
});

it('keeps the limits of an order, a day and a weekday', async () => {
  await customer.add('CIBO', 12);
  expect((await select(31)).data.mealTickets[0].tickets).toEqual([{ value: 8, quantity: 8 }]);
  const tooMany = customer.client.post('meal-ticket-type/update-data', { payment_type_id: 31, tickets: 9 });
  expect(await codeOf(tooMany)).toBe('max-tickets');
  await linkAccount(world.issuers, customer.client, 'pluxee');
  expect(await codeOf(select(32))).toBe('not-eligible');

  await world.deps.pool.query('update meal_ticket_issuer set max_per_day = 3');
  expect((await customer.cart()).mealTickets).toMatchObject([{ tickets: [{ value: 8, quantity: 3 }] }]);
  await customer.chooseDelivery();
  await select(31, { tickets: 2 });
  expect((await customer.buy()).response.errors).toEqual([]);
  expect((await list()).mealTicketTypes[0]).toMatchObject({ usedTickets: 2 });
  expect(await codeOf(select(31, { select: 'false' }))).toBe('payment-in-progress');

  await world.deps.pool.query(`update meal_ticket_issuer set weekdays = '{}'`);
  const { mealTicketTypes } = await list();
  expect(mealTicketTypes[1]).toMatchObject({ tickets: 0, error: { code: 'ticket-limit' } });
});
