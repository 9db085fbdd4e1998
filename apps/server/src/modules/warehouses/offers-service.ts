/* Which services a store offers: lockers need a station that takes orders. */
import { type RawBuilder, sql } from 'kysely';

/** Whether a station is on and has a door that works. */
export const takesOrders = (station: string) =>
  sql<boolean>`(${sql.ref(`${station}.active`)} and exists (select from locker_compartment c
    where c.locker_station_id = ${sql.ref(`${station}.locker_station_id`)} and c.removed_at is null and c.out_of_order is null))`;

/** Whether a store offers a service to its customers: lockers only where a station takes orders. */
export const offersService = (warehouseId: RawBuilder<unknown>, serviceId: RawBuilder<unknown>) =>
  sql<boolean>`(${serviceId} <> 3 or exists (select from locker_station ls where ls.warehouse_id = ${warehouseId} and ${takesOrders('ls')}))`;
