import { sql } from 'kysely';

/**
 * A slot of the store and the service somebody asked for (row `n` of notify_request) has a place as large as their cart was. Those set
 * apart for companies are left out: who asked may be nobody's.
 */
export const hasPlace = (now: Date) => sql<boolean>`exists (select from timeslot t
  where t.warehouse_id = n.warehouse_id and t.delivery_service_id = n.delivery_service_id
    and not t.closed and not t.companies_only and t.released_at <= ${now} and t.cutoff_at > ${now}
    and t.taken_orders < t.capacity_orders and t.taken_units + n.units <= t.capacity_units
    and (t.capacity_crates is null or t.taken_crates + n.crates <= t.capacity_crates))`;
