import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARDS } from '../../payments/providers/card-gateway.harness.ts';
import { type CheckoutWorld, startCheckoutWorld } from './checkout-world.ts';
import { expectConsistent } from './expect-consistent.ts';
import { brokenMoney } from './money-rules.ts';
import { bring, pick } from './picking.ts';
import { linkAccount } from './ticket-issuers.ts';

/* The rules that other tests and the storm trust: right on orders that were delivered and returned, and never blind. */

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({ ticketIssuers: true });
});
afterAll(() => world.close());

const broken = () => brokenMoney(world.deps.pool, world.outside);

/** Three tickets of Pluxee and a card, one line missing, delivered and collected. */
async function delivered() {
  const customer = await world.customer();
  await customer.add('CIBO', 6);
  await customer.add('RISO', 1);
  await customer.chooseDelivery();
  await linkAccount(world.issuers, customer.client, 'pluxee');
  await customer.client.post('meal-ticket-type/select', { payment_type_id: 32, tickets: 2 });
  const bought = await customer.buy();
  expect(bought.response.errors).toEqual([]);
  const { orderId } = bought.data;
  const browser = await world.browserFor(bought);
  await browser.pay(CARDS.approved);
  await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
  await pick(world, orderId, { CIBO: { quantity: 5000 } });
  await world.drainOutbox();
  await bring(world, orderId);
  const { rows } = await world.deps.pool.query(
    `select payment_id as id, provider_ref as ref from payment where order_id = $1 and provider = 'card-gateway'`,
    [orderId],
  );
  return { customer, orderId, card: rows[0] as { id: number; ref: string } };
}

it('an order that was delivered, and of which something came back, adds up', async () => {
  const { customer, orderId } = await delivered();
  await expectConsistent(world);
  const { data } = await customer.client.get('order/detail', { order_id: orderId });
  const line = data.order.lines.find(({ name }: { name: string }) => name.includes('RISO'));
  const answer = await customer.client.post('order/withdraw', {
    order_id: orderId,
    lines: [{ order_line_id: line.orderLineId }],
    confirm: true,
  });
  expect(answer.response.errors).toEqual([]);
  await expectConsistent(world);
});

it('money that a provider took twice, or gave back unasked, is seen', async () => {
  const { card } = await delivered();
  await world.control('/capture-again', { codTrans: card.ref });
  expect(await broken()).toEqual([
    expect.stringContaining(`card-gateway ${card.ref}`),
    expect.stringContaining('should have'),
    expect.stringMatching(/^order \d+ should have cost/),
  ]);
});

it('a settlement that decided otherwise than what was taken is seen, though ledger and bank agree', async () => {
  const { card } = await delivered();
  const before = await broken();
  await world.deps.pool.query('update payment_settlement set amount_cents = amount_cents - 1 where payment_id = $1', [
    card.id,
  ]);
  const more = (await broken()).filter((each) => !before.includes(each));
  expect(more).toEqual([expect.stringContaining(`card-gateway ${card.ref}`)]);
});

it('a hold for an order that came to nothing is seen', async () => {
  const customer = await world.customer();
  await customer.add('RISO', 1);
  await customer.chooseDelivery();
  const bought = await customer.buy();
  await (await world.browserFor(bought)).pay(CARDS.approved);
  await world.until(async () => (await world.orderState(bought.data.orderId)) === 'confirmed');
  const before = await broken();
  await world.deps.pool.query(`update orders set state = 'cancelled' where order_id = $1`, [bought.data.orderId]);
  const more = (await broken()).filter((each) => !before.includes(each));
  expect(more).toEqual([expect.stringContaining('(cancelled) should have')]);
});
