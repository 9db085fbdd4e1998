import { type GoodsToCarry, type PlaceSize, placeSize } from '@sporta/domain';
import type { Tx } from '../../platform/db/database.ts';

/** What the lines of an order take of its slot: work to prepare them, and crates in the vans. */
export async function neededSize(tx: Tx, orderId: number): Promise<PlaceSize> {
  const lines = await tx
    .selectFrom('order_line as l')
    .leftJoin('product as p', 'p.product_id', 'l.product_id')
    .select((eb) => [
      eb.ref('l.selling_mode').$castTo<GoodsToCarry['mode']>().as('mode'),
      'l.quantity',
      'l.perishable',
      'l.sector_tint as sectorTint',
      'p.gross_grams as grossGrams',
    ])
    .where('l.order_id', '=', orderId)
    .execute();
  return placeSize(lines);
}
