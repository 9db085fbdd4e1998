import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** An import writes thousands of rows in the order of its file: changes wait for its end, or they would wait for each other. */
export async function afterImports(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('catalogue-import'))`.execute(tx);
}

/** More than this are news of the whole list. */
const mostNamed = 50;

/** Says to the pages of the Banco which products changed. */
export async function tellOfProducts(tx: Tx, productIds: readonly number[]): Promise<void> {
  const ids = productIds.length > mostNamed ? [null] : [...productIds];
  await sql`select tell_staff('product', id, null) from unnest(${ids}::int[]) id`.execute(tx);
}
