import { startMailbox } from '@sporta/simulators';
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOrder } from '../order-book/index.ts';
import { type CheckoutWorld, checkoutModules, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { expectCollected } from '../orders/testing/picking.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';
import { demoModule } from './index.ts';

const demoKey = 'a-key-for-this-test';
let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({ modules: [...checkoutModules, demoModule], config: { demoKey, isDemo: true } });
});
afterAll(() => world.close());

async function bought(): Promise<{ orderId: number; orderNumber: string }> {
  const customer = await world.customer();
  await customer.add('RISO', 2);
  await customer.add('MELE', 1.2);
  await customer.add('PASTA', 3);
  await customer.chooseDelivery();
  const answer = await customer.buy();
  await (await world.browserFor(answer)).pay(CARDS.approved);
  const { orderId } = answer.data;
  await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
  return { orderId, orderNumber: (await readOrder(world.deps.db, orderId))!.orderNumber };
}

const ask = (order: string, key = demoKey) =>
  world.app.inject({ method: 'POST', url: '/demo/deliver', headers: { 'x-demo-key': key }, payload: { order } });

async function expectDelivered(orderId: number): Promise<void> {
  await world.drainOutbox();
  expect(await world.orderState(orderId)).toBe('delivered');
  const { lines } = (await readOrder(world.deps.db, orderId))!;
  expect(lines.filter(({ outcome }) => outcome === 'missing')).toHaveLength(1);
  expect(lines.some(({ estimatedGrams, deliveredGrams }) => estimatedGrams && deliveredGrams! > estimatedGrams)).toBe(
    true,
  );
  for (const { estimatedGrams, deliveredGrams, outcome } of lines) {
    if (estimatedGrams === null || outcome === 'missing') continue;
    expect(deliveredGrams).toBeGreaterThanOrEqual(Math.floor(estimatedGrams * 0.9));
    expect(deliveredGrams).toBeLessThanOrEqual(Math.ceil(estimatedGrams * 1.1));
  }
  await expectCollected(world, orderId);
}

describe('an order of the demo', () => {
  it('is picked, weighed, brought and paid, asked by number or id, and once', async () => {
    const { orderId, orderNumber } = await bought();
    const answer = await ask(orderNumber.toLowerCase());
    expect(answer.json()).toEqual({ orderNumber });
    await expectDelivered(orderId);
    expect((await ask(String(orderId))).statusCode).toBe(200);
    await expectDelivered(orderId);
  });

  it('is left alone without the key, and what is no order gets an answer', async () => {
    const { orderId } = await bought();
    expect((await ask(String(orderId), 'another-key-for-this')).statusCode).toBe(403);
    expect(await world.orderState(orderId)).toBe('confirmed');
    expect((await ask('NON-C-E')).json()).toEqual({ error: 'Questo ordine non c’è' });
    expect((await ask('')).statusCode).toBe(400);
  });

  it('is delivered by the button on its confirmation in the mailbox', async () => {
    const { orderId, orderNumber } = await bought();
    const { publicUrl } = world.deps.config;
    const mailbox = await startMailbox({ shop: { url: publicUrl, key: demoKey } });
    const transport = nodemailer.createTransport(mailbox.smtpUrl);
    try {
      await world.drainOutbox();
      const letters = world.sentMail.filter(({ subject }) => subject.includes(orderNumber));
      expect(letters).toHaveLength(1);
      await transport.sendMail({ from: 'spesa@sporta.example', ...letters[0] });
      const page = await (await fetch(`${mailbox.url}/messages/1`)).text();
      expect(page).toContain('Consegna il mio ordine');
      const pressed = await fetch(`${mailbox.url}/messages/1/deliver`, { method: 'POST' });
      expect(await pressed.text()).toContain('è consegnato');
      await expectDelivered(orderId);
    } finally {
      transport.close();
      await mailbox.close();
    }
  });
});

describe('a shop that customers can reach', () => {
  it('has no such address, whatever its settings say', async () => {
    const real = await startCheckoutWorld({
      modules: [...checkoutModules, demoModule],
      config: { demoKey, isDemo: false },
    });
    try {
      const answer = await real.app.inject({
        method: 'POST',
        url: '/demo/deliver',
        headers: { 'x-demo-key': demoKey },
        payload: { order: '1' },
      });
      expect(answer.statusCode).toBe(404);
    } finally {
      await real.close();
    }
  });
});
