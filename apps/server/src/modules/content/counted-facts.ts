import type { PageFact } from '@sporta/contract';
import type { Db } from '../../platform/db/database.ts';
import { pickProducts, type ShopIndex } from '../catalogue/index.ts';
import { readWarehouses } from '../warehouses/index.ts';

/** What the shop counts by itself, by its word in the text: a number that was written once is soon wrong. */
const counts: Record<string, (db: Db, shop: ShopIndex, now: Date) => Promise<number>> = {
  '{prodotti}': async (_db, shop) => pickProducts(shop, { limit: 0 }).total,
  '{negozi}': async (db, _shop, now) => (await readWarehouses(db, {}, now)).length,
};

/** Facts with what is true of this shop now: "{negozi}" becomes "3". */
export function countedFacts(db: Db, shop: ShopIndex, now: Date, facts: readonly PageFact[]): Promise<PageFact[]> {
  return Promise.all(
    facts.map(async (fact) => {
      let { figure } = fact;
      for (const [word, count] of Object.entries(counts)) {
        if (figure.includes(word))
          figure = figure.replaceAll(word, (await count(db, shop, now)).toLocaleString('it-IT'));
      }
      return { ...fact, figure };
    }),
  );
}
