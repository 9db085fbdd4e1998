import type { ProductRemark } from '@sporta/contract';
import { priceMeeting } from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import type { ProductChange } from './change-products.ts';
import { readPriceListsToCome } from './product-page.repo.ts';

/** Planned prices that meet an imported list whose prices wait too: nobody sees both of them at once otherwise. */
export async function meetingsOf(db: Db, changes: readonly ProductChange[], publishAt: Date): Promise<ProductRemark[]> {
  const priced = changes.filter(({ field }) => field.startsWith('price:'));
  if (priced.length === 0) return [];
  const lists = await readPriceListsToCome(db, [...new Set(priced.map(({ productId }) => productId))]);
  return priced.flatMap(({ productId, field }) =>
    lists.flatMap((list) => {
      const text = priceMeeting(publishAt.getTime(), list.from.getTime(), list.fileName);
      return list.productId === productId && text ? [{ productId, field, level: 'warning' as const, text }] : [];
    }),
  );
}
