import { type RawBuilder, sql } from 'kysely';
import { sells } from '../warehouses/index.ts';

/**
 * Whether the store of an order still sells: then the order may be changed. One that closed for good keeps what it promised, and takes
 * nothing new.
 * @param order name of its table in the statement this is put in
 */
export const storeSells = (order: string): RawBuilder<boolean> =>
  sql<boolean>`(select ${sells('w')} from warehouse w where w.warehouse_id = ${sql.ref(`${order}.warehouse_id`)})`;
