import { afterAll, beforeAll, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/database.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { CARDS } from './providers/card-gateway.harness.ts';
import { insertCard } from './saved-cards.repo.ts';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld();
});
afterAll(() => world.close());

/** Saves a card of the brand named, good until the end of the year named. */
function save({ accountId }: Customer, brand: string, expiryYear = 2040): Promise<unknown> {
  return withTransaction(world.deps.db, (tx) =>
    insertCard(tx, accountId, {
      provider: 'card-gateway',
      token: `token-${accountId}-${brand}`,
      brand,
      maskedNumber: '497010******0005',
      expiryMonth: 12,
      expiryYear,
      consentedAt: world.clock.now(),
    }),
  );
}

interface Card {
  paymentAuthId: number;
  brand: string;
  defaultAuth: boolean;
  active: '0' | '1';
}

async function cardsOf({ client }: Customer): Promise<Card[]> {
  return (await client.get('payment-type/list-auth', { payment_type_id: 12 })).data.auths;
}

const proposedOf = (cards: Card[]) => cards.filter((card) => card.defaultAuth).map((card) => card.brand);
const idOf = (cards: Card[], brand: string) => cards.find((card) => card.brand === brand)!.paymentAuthId;

it('proposes the first card saved until the customer proposes another, and never two', async () => {
  const customer = await world.customer();
  for (const brand of ['VISA', 'MASTERCARD', 'AMEX', 'VISA']) await save(customer, brand);
  const saved = await cardsOf(customer);
  expect(saved.map((card) => card.brand)).toEqual(['VISA', 'AMEX', 'MASTERCARD']);
  expect(proposedOf(saved)).toEqual(['VISA']);
  const { data } = await customer.client.post('payment-type/set-default-auth', {
    payment_auth_id: idOf(saved, 'MASTERCARD'),
  });
  expect(proposedOf(data.auths)).toEqual(['MASTERCARD']);
});

it('proposes the newest of the others when the proposed card is deleted, and nothing else changes', async () => {
  const customer = await world.customer();
  for (const brand of ['VISA', 'MASTERCARD', 'AMEX']) await save(customer, brand);
  const remove = async (brand: string): Promise<Card[]> => {
    const { data } = await customer.client.post('payment-type/delete-auth', {
      payment_auth_id: idOf(await cardsOf(customer), brand),
    });
    return data.auths;
  };
  expect(proposedOf(await remove('VISA'))).toEqual(['AMEX']);
  expect(proposedOf(await remove('MASTERCARD'))).toEqual(['AMEX']);
  expect(await remove('AMEX')).toEqual([]);
});

it('lists a card past its last month as not active', async () => {
  const customer = await world.customer();
  await save(customer, 'VISA', world.clock.now().getFullYear() - 1);
  expect(await cardsOf(customer)).toMatchObject([{ brand: 'VISA', active: '0' }]);
});

it('finds no card of another customer', async () => {
  const [owner, other] = [await world.customer(), await world.customer()];
  await save(owner, 'VISA');
  await save(other, 'AMEX');
  const payment_auth_id = idOf(await cardsOf(owner), 'VISA');
  for (const path of ['payment-type/set-default-auth', 'payment-type/delete-auth']) {
    const { response } = await other.client.post(path, { payment_auth_id });
    expect(response.errors.map(({ code }: { code: string }) => code)).toEqual(['payment-auth-not-found']);
  }
  expect(proposedOf(await cardsOf(owner))).toEqual(['VISA']);
  expect(proposedOf(await cardsOf(other))).toEqual(['AMEX']);
});

it('saves a card at the gateway without paying: by the browser that comes back, or by the notice alone', async () => {
  const begin = (customer: Customer) => customer.client.post('payment-type/add-auth', { payment_type_id: 1 });
  const here = await world.customer();
  const begun = await begin(here);
  expect(begun.response.errors).toEqual([]);
  const browser = await world.browserFor(begun);
  await browser.pay(CARDS.approved);
  expect(await world.comeBack(browser)).toBe('/profile/payment-method?card=saved');
  expect(await cardsOf(here)).toMatchObject([{ active: '1', defaultAuth: true }]);

  const away = await world.customer();
  await (await world.browserFor(await begin(away))).pay(CARDS.approved, { fine: 'chiudi' });
  await world.until(async () => (await cardsOf(away)).length === 1);
  const { rows } = await world.deps.pool.query('select count(*)::int as payments from payment');
  expect(rows).toEqual([{ payments: 0 }]);
});

it('saves no card at a way to pay that keeps none', async () => {
  const { client } = await world.customer();
  for (const payment_type_id of [9, 12, 21, 99]) {
    const { response } = await client.post('payment-type/add-auth', { payment_type_id });
    expect(response.errors.map(({ code }) => code)).toEqual(['payment-type-not-available']);
  }
});
