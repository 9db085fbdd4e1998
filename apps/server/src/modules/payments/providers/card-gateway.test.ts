import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, CARDS, startWorld, type World } from './card-gateway.harness.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** Opens the page of a new order and pays it with a card. */
async function pay(card: string, changes: Parameters<World['order']>[0] = {}, more: Record<string, string> = {}) {
  const order = world.order(changes);
  const browser = new Browser(world.gatewayUrl);
  const started = await world.provider.start(order);
  if (started.kind !== 'redirect') throw new Error(started.kind);
  await browser.follow(started);
  await browser.pay(card, more);
  return { order, browser, ref: started.paymentRef };
}

describe('outcomes', () => {
  test('approval: notice, return and query tell the same', async () => {
    const { browser, ref } = await pay(CARDS.approved);
    expect(browser.atShop).toBe(true);
    expect(browser.returnQuery().order_id).toBeDefined();
    expect(world.provider.parseReturn(browser.returnQuery())).toEqual({
      kind: 'verified',
      paymentRef: ref,
      claim: 'paid',
      amountCents: 7272,
    });
    await world.until(() => world.told(ref).length === 1);
    const [event] = world.told(ref);
    expect(event).toMatchObject({ type: 'authorised', amountCents: 7272, currency: 'EUR', paymentRef: ref });
    expect(event?.card).toMatchObject({ brand: 'visa', maskedNumber: '497010******0005', expiryMonth: 12 });
    expect(event?.card?.token).toBeUndefined();
    expect(await world.provider.query(ref)).toEqual({
      kind: 'found',
      paymentRef: ref,
      state: 'authorised',
      authorisedCents: 7272,
      capturedCents: 0,
      refundedCents: 0,
      events: [event],
    });
  });

  test('refusal: the page says why, the shop learns it', async () => {
    const { browser, ref } = await pay(CARDS.insufficientFunds);
    expect(browser.atShop).toBe(false);
    expect(browser.html).toContain('Fondi insufficienti');
    await browser.backToShop();
    expect(world.provider.parseReturn(browser.returnQuery())).toMatchObject({
      kind: 'verified',
      claim: 'refused',
      reason: 'insufficient-funds',
    });
    await world.until(() => world.told(ref).length === 1);
    expect(world.told(ref)[0]).toMatchObject({ type: 'failed', reason: 'insufficient-funds', amountCents: 7272 });
    expect(await world.provider.query(ref)).toMatchObject({ state: 'failed', authorisedCents: 0 });
  });
});
