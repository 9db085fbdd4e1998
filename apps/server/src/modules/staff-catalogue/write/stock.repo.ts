import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { assertLockOrder } from '../../../platform/db/locks.ts';

/** Stock of a product in a warehouse: thousandths, `unlimited`, or null when it is not sold there. */
export type StockAmount = number | 'unlimited' | null;

/** @returns thousandths promised to orders when less is asked for than that: nothing is written then */
export async function writeStock(
  tx: Tx,
  productId: number,
  warehouseId: number,
  amount: StockAmount,
): Promise<number | undefined> {
  assertLockOrder(tx, 'stock');
  const here = sql`warehouse_id = ${warehouseId} and product_id = ${productId}`;
  const { rows } = await sql<{ reserved: number }>`select reserved from stock where ${here} for update`.execute(tx);
  const reserved = rows[0]?.reserved ?? 0;
  if (amount !== 'unlimited' && (amount ?? 0) < reserved) return reserved;
  if (amount === null) {
    await sql`delete from stock where ${here}`.execute(tx);
    return undefined;
  }
  const onHand = amount === 'unlimited' ? null : amount;
  await sql`insert into stock (warehouse_id, product_id, on_hand) values (${warehouseId}, ${productId}, ${onHand})
    on conflict (warehouse_id, product_id) do update set on_hand = excluded.on_hand`.execute(tx);
  return undefined;
}

export async function knownWarehouses(tx: Tx): Promise<Map<number, string>> {
  const rows = await tx.selectFrom('warehouse').select(['warehouse_id', 'name']).where('active', '=', true).execute();
  return new Map(rows.map((row) => [row.warehouse_id, row.name]));
}
