import { shopDay } from '@sporta/domain';
import type { ProductRow } from './rows.ts';

/**
 * The day, `YYYY-MM-DD`, on which a product that is sold out in a warehouse is expected back; undefined where nobody said one,
 * and once that day is over.
 * @param available thousandths; null = no limit
 * @param now milliseconds since the epoch
 */
export function expectedBack(
  { arrivals }: Pick<ProductRow, 'arrivals'>,
  warehouseId: number,
  available: number | null,
  now: number,
): string | undefined {
  // less than a whole unit counts as sold out, as on the wire
  if (!arrivals || available === null || available >= 1000) return undefined;
  const on = arrivals.find((each) => each.warehouseId === warehouseId)?.on;
  return on !== undefined && on >= shopDay(now) ? on : undefined;
}
