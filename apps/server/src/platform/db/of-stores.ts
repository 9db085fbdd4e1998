import { type RawBuilder, sql } from 'kysely';
import type { StaffRights } from '../staff-rights.ts';

/** That a row belongs to a store somebody works for. @param warehouse the column with its warehouse */
export const ofStores = (
  stores: StaffRights['stores'],
  warehouse: RawBuilder<unknown> = sql`o.warehouse_id`,
): RawBuilder<boolean> => (stores === 'all' ? sql`true` : sql`${warehouse} = any(${[...stores]}::int[])`);
