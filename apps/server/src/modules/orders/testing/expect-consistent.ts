import { expect } from 'vitest';
import type { CheckoutWorld } from './checkout-world.ts';
import { brokenRules } from './consistency.ts';
import { brokenMoney } from './money-rules.ts';

/** Everything that follows is done, and then stock, places, certificates, orders and money at every provider add up. */
export async function expectConsistent(world: CheckoutWorld): Promise<void> {
  await world.drainOutbox();
  expect(await brokenRules(world.deps.pool)).toEqual([]);
  expect(await brokenMoney(world.deps.pool, world.outside)).toEqual([]);
}
