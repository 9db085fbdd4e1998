import { expect } from 'vitest';
import type { CheckoutWorld } from './checkout-world.ts';
import { brokenMoney, brokenRules, brokenStripeMoney } from './consistency.ts';

/** Everything that follows is done, and then stock, places, certificates, orders and money at the bank add up. */
export async function expectConsistent(world: CheckoutWorld): Promise<void> {
  await world.drainOutbox();
  expect(await brokenRules(world.deps.pool)).toEqual([]);
  expect(await brokenMoney(world.deps.pool, world.gatewayUrl)).toEqual([]);
  if (world.stripeUrl) expect(await brokenStripeMoney(world.deps.pool, world.stripeUrl)).toEqual([]);
}
