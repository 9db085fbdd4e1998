import { afterAll, beforeAll, expect, it } from 'vitest';
import { withBilling } from './testing/billing.ts';
import { type CheckoutWorld, startCheckoutWorld } from './testing/checkout-world.ts';
import { buyCovered } from './testing/covered-order.ts';

/* What the first mail says of the customer's own choices. */

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld();
});
afterAll(() => world.close());

const mailText = () => world.sentMail.findLast(({ subject }) => /confermato$/.test(subject))?.text ?? '';

it('names who the invoice is made out to, and what comes where a product is missing', async () => {
  const customer = await world.customer();
  await withBilling(world, customer);
  await customer.add('RISO', 2);
  await customer.add('PASTA', 3);
  await customer.chooseDelivery();
  await world.deps.pool.query(
    `update cart_item set wanted_substitute_id = $1
     where product_id = $2 and cart_id = (select cart_id from cart where account_id = $3 order by cart_id desc limit 1)`,
    [world.productId('CIBO'), world.productId('PASTA'), customer.accountId],
  );
  await customer.client.post('cart/set-info', { invoice_requested: true });
  await buyCovered(world, customer);
  await world.drainOutbox();
  expect(mailText()).toContain('Fattura a: Trattoria Bassi S.r.l.');
  expect(mailText()).toMatch(/^3 pz · Sporta Prodotto PASTA 500 g · 3,60\s€ · se manca: Sporta Prodotto CIBO 500 g$/m);
  expect(mailText()).toMatch(/^2 pz · Sporta Prodotto RISO 500 g · 50,00\s€$/m);
});

it('says nothing of an invoice that nobody asked for', async () => {
  const customer = await world.customer();
  await customer.add('RISO', 2);
  await customer.chooseDelivery();
  await buyCovered(world, customer);
  await world.drainOutbox();
  expect(mailText()).not.toMatch(/Fattura|se manca/);
});
