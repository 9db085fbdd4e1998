import type { ProductRow } from '@sporta/contract/import/catalogue-rows.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';
import { type CheckoutWorld, startCheckoutWorld } from './testing/checkout-world.ts';
import { expectConsistent } from './testing/expect-consistent.ts';
import { bring, pick } from './testing/picking.ts';
import { linkAccount } from './testing/ticket-issuers.ts';

/* Edenred is told an amount, never which tickets: it may hold others than were chosen here. */

const lunch: ProductRow = {
  kind: 'product',
  code: 'PRANZO',
  name: 'Pranzo pronto',
  categories: ['dispensa'],
  vat: 10,
  price: 8,
  stock: { '*': 1000 },
  mealTicket: true,
};

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({ ticketIssuers: true, extraRows: [lunch] });
});
afterAll(() => world.close());

it('tickets that cannot be split as less food asks are let go, and the card pays instead', async () => {
  // for 16 € two of eight are chosen here, and ten and six there
  const tickets = [1000, 600, 800, 800].map((faceValueCents) => ({ faceValueCents, count: 1 }));
  const limits = { perOrder: 8, perDay: 1000, weekdays: [1, 2, 3, 4, 5, 6, 7] };
  await world.issuers.edenred('/holders', { holder: 'it-demo:giulia', tickets, limits });
  const customer = await world.customer();
  await customer.add('PRANZO', 2);
  await customer.add('RISO', 1);
  await customer.chooseDelivery();
  await linkAccount(world.issuers, customer.client, 'edenred');
  await customer.client.post('meal-ticket-type/select', { payment_type_id: 31, tickets: 2 });
  const bought = await customer.buy({ save_auth: true });
  expect(bought.response.errors).toEqual([]);
  const { orderId } = bought.data;
  await (await world.browserFor(bought)).pay(CARDS.approved);
  await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
  await pick(world, orderId, { PRANZO: { quantity: 1000 } });
  await world.drainOutbox();
  const { rows } = await world.deps.pool.query(
    `select provider, state, is_rest as rest from payment where order_id = $1 order by position`,
    [orderId],
  );
  expect(rows).toEqual([
    { provider: 'edenred', state: 'voided', rest: false },
    { provider: 'card-gateway', state: 'captured', rest: false },
    { provider: 'card-gateway', state: 'captured', rest: true },
  ]);
  await bring(world, orderId);
  await expectConsistent(world);
});
