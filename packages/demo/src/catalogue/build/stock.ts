import type { Traits } from './table.ts';
import { numberOf } from './text.ts';

const DEFAULT_WAREHOUSE = 'milano-tortona';

/** Stock by warehouse in selling units: mostly plenty, about one in fifty sold out in Milan, some nearly gone. */
export function stockOf(code: string, traits: Traits): Record<string, number | null> {
  const chance = numberOf(`stock/${code}`) % 1000;
  const plenty = 40 + (numberOf(`plenty/${code}`) % 460);
  if (traits.onlyIn) return Object.fromEntries(traits.onlyIn.map((slug) => [slug, plenty]));
  if (traits.gift) return { '*': null };
  if (traits.out) return { [DEFAULT_WAREHOUSE]: 0, '*': plenty };
  if (traits.best || traits.steady) return { '*': plenty + 400 };
  if (chance < 18) return { [DEFAULT_WAREHOUSE]: 0, '*': plenty };
  if (chance < 45) return { [DEFAULT_WAREHOUSE]: 1 + (chance % 5), '*': plenty };
  if (chance < 60) return { 'roma-ostiense': 0, '*': plenty };
  if (chance < 75) return { [DEFAULT_WAREHOUSE]: plenty, 'roma-ostiense': plenty };
  if (chance < 85) return { [DEFAULT_WAREHOUSE]: plenty, 'torino-lingotto': plenty };
  return { '*': plenty };
}
