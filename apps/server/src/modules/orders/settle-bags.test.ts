import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chargesOf } from '../invoicing/index.ts';
import { receiptOf } from '../invoicing/order-receipt.ts';
import { readOrder } from '../order-book/index.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';
import { advanceOrder, settleOrder } from './index.ts';
import { type CheckoutWorld, startCheckoutWorld } from './testing/checkout-world.ts';
import { brokenRules } from './testing/consistency.ts';
import { bring, expectCollected, linesThatCame, takenAtBank } from './testing/picking.ts';

/* Bags counted at picking: what is charged, held, shown and taxed of them. A bag costs 15 cents, with 22 % VAT. */

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld();
});
beforeEach(() => world.control('/reset', {}));
afterAll(() => world.close());

const BAG = 15;
const staff = { actor: 'staff:Marco' };

/** Eight bags of goods or so, with apples that are weighed or without, paid by card. */
async function inPicking({ weighed = true } = {}) {
  const customer = await world.customer();
  await customer.add('RISO', 9);
  if (weighed) await customer.add('MELE', 1);
  await customer.chooseDelivery();
  const answer = await customer.buy();
  expect(answer.response.errors).toEqual([]);
  await (await world.browserFor(answer)).pay(CARDS.approved);
  const orderId: number = answer.data.orderId;
  await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
  await advanceOrder(world.deps, orderId, 'picking', staff);
  const view = (await readOrder(world.deps.db, orderId))!;
  return { customer, orderId, view, estimated: view.packages[0]!.quantity };
}

async function settled(orderId: number, bags: number | undefined) {
  await settleOrder(world.deps, orderId, await linesThatCame(world, orderId), { ...staff, bags });
  await world.drainOutbox();
}

describe('bags counted at picking', () => {
  it('fewer than estimated: fewer are paid, on the receipt with their VAT, on the order and at the bank', async () => {
    const { customer, orderId, view, estimated } = await inPicking();
    expect(estimated).toBe(2);
    await settled(orderId, 1);
    expect(await takenAtBank(world, orderId)).toEqual([view.payableCents - BAG]);
    await bring(world, orderId);
    await world.drainOutbox();
    await expectCollected(world, orderId);
    const came = (await readOrder(world.deps.db, orderId))!;
    expect(chargesOf(came).all.find(({ name }) => name === 'Sacchetti di carta')).toMatchObject({
      quantity: 1000,
      cents: BAG,
      rateBp: 2200,
    });
    expect(chargesOf(came).all.reduce((sum, { cents }) => sum + cents, 0)).toBe(view.payableCents - BAG);
    const [lines] = receiptOf(came, world.deps.config.seller).tables;
    expect(lines?.totals).toContainEqual([
      'Sacchetti di carta (2, consegnati 1)',
      '22%',
      '',
      '',
      '',
      '0,30\u00a0€',
      '0,15\u00a0€',
    ]);
    const { data } = await customer.client.get('order/detail', { order_id: orderId });
    expect(data.order.orderPackages).toMatchObject([{ quantity: 1, totalPrice: 0.15 }]);
    expect(data.order.totals.packagesTotal).toBe(0.15);
    expect(await brokenRules(world.deps.pool)).toEqual([]);
  });

  it('one more, of an order with weighed goods: the hold provides for it', async () => {
    const { orderId, view, estimated } = await inPicking();
    await settled(orderId, estimated + 1);
    expect(await takenAtBank(world, orderId)).toEqual([view.payableCents + BAG]);
    await expectCollected(world, orderId);
  });

  it('more than that: the shop gives them, and no order is held for a bag', async () => {
    const { orderId, view, estimated } = await inPicking();
    await settled(orderId, estimated + 4);
    expect(await takenAtBank(world, orderId)).toEqual([view.payableCents + BAG]);
    await expectCollected(world, orderId);
    const exact = await inPicking({ weighed: false });
    await settled(exact.orderId, exact.estimated + 1);
    expect(await takenAtBank(world, exact.orderId)).toEqual([exact.view.payableCents]);
    await expectCollected(world, exact.orderId);
  });

  it('are decided once with the lines; nonsense is refused by name', async () => {
    const { orderId, view } = await inPicking();
    const lines = await linesThatCame(world, orderId);
    const settling = (bags: number | undefined) => settleOrder(world.deps, orderId, lines, { ...staff, bags });
    for (const bags of [-1, 1.5, 1000, Number.NaN]) {
      await expect(settling(bags)).rejects.toMatchObject({ refusals: [{ code: 'invalid-quantity', field: 'bags' }] });
    }
    const first = await settling(0);
    expect((await settling(0)).settlementId).toBe(first.settlementId);
    await expect(settling(1)).rejects.toMatchObject({ code: 'already-settled' });
    await expect(settling(undefined)).rejects.toMatchObject({ code: 'already-settled' });
    await world.drainOutbox();
    expect(await takenAtBank(world, orderId)).toEqual([view.payableCents - 2 * BAG]);
    const came = (await readOrder(world.deps.db, orderId))!;
    expect(chargesOf(came).all.some(({ name }) => name === 'Sacchetti di carta')).toBe(false);
  });
});
