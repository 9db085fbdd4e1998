import type { Readiness } from '@sporta/contract';
import type { Deps } from '../../platform/deps.ts';
import { paymentMarks } from '../payments/index.ts';
import { readProductFacts, readShopFacts } from './facts.repo.ts';
import { checkReadiness } from './readiness.ts';
import { factsOfSettings } from './settings.ts';

/** What the shop of this server still lacks before it can sell, now. */
export async function readReadiness(deps: Deps): Promise<Readiness> {
  const now = deps.clock.now();
  const [shop, products, marks] = await Promise.all([
    readShopFacts(deps.db, now),
    readProductFacts(deps.db, now),
    paymentMarks(deps),
  ]);
  const checks = checkReadiness({
    ...factsOfSettings(deps),
    ...shop,
    products,
    waysToPay: marks.map(({ name }) => name),
  });
  return { checks, isReady: checks.every(({ state }) => state !== 'missing') };
}
