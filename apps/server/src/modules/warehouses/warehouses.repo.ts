/* The stores. Raw SQL: one statement collects hours, services and closures of each as JSON. */
import type { Address, GoneStore, LockerPlace, Warehouse } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { offersService, takesOrders } from './offers-service.ts';
import { sells } from './sells.ts';

interface WarehouseRow {
  warehouse_id: number;
  slug: string;
  name: string;
  address1: string;
  address_number: string;
  city: string;
  province: string;
  postalcode: string;
  latitude: number;
  longitude: number;
  phone: string;
  email: string;
  services: string[];
  closes_on: string | null;
  hours: Warehouse['serviceHours']['default'];
  delivery_services: Warehouse['deliveryServices'];
  exceptions: NonNullable<Warehouse['exceptions']>;
  locker:
    | (Omit<Address, 'addressName'> & {
        name: string;
        directions: string | null;
        /** ISO weekdays. */
        hours: { weekday: number; opens: string; closes: string }[];
        stayHours: number;
        frozen: boolean;
      })
    | null;
}

export interface WarehouseFilter {
  /** Only these, in this order; else all, by town and name. */
  ids?: readonly number[] | undefined;
  /** Only those that offer the service. */
  deliveryServiceId?: number | undefined;
}

/** How far ahead the calls list days that differ. */
const daysListed = 31;

/** Warehouses customers may choose, as the calls answer them; one statement. */
export async function readWarehouses(db: Db, filter: WarehouseFilter, now: Date): Promise<Warehouse[]> {
  const ids = filter.ids === undefined ? null : [...filter.ids];
  const service = filter.deliveryServiceId ?? null;
  const { rows } = await sql<WarehouseRow>`
    select w.warehouse_id, w.slug, w.name, w.address1, w.address_number, w.city, w.province, w.postalcode, w.latitude,
           w.longitude, w.phone, w.email, w.services, to_char(w.closes_on, 'YYYY-MM-DD') as closes_on,
           (select coalesce(jsonb_agg(jsonb_build_object('beginWeekDay', h.weekday, 'beginHour', to_char(h.begin_hour, 'HH24:MI'),
                     'endHour', to_char(h.end_hour, 'HH24:MI')) order by h.weekday, h.begin_hour), '[]')
              from warehouse_hours h where h.warehouse_id = w.warehouse_id) as hours,
           (select coalesce(jsonb_agg(jsonb_build_object('deliveryServiceId', s.delivery_service_id, 'name', s.name)
                     order by s.delivery_service_id), '[]')
              from delivery_service s
             where ${offersService(sql.ref('w.warehouse_id'), sql.ref('s.delivery_service_id'))} and exists (select from delivery_zone z where z.warehouse_id = w.warehouse_id
                              and z.delivery_service_id = s.delivery_service_id)) as delivery_services,
           (select jsonb_build_object('name', ls.name, 'address1', ls.address1, 'addressNumber', ls.address_number, 'city', ls.city,
                     'province', ls.province, 'postalcode', ls.postalcode, 'latitude', ls.latitude, 'longitude', ls.longitude,
                     'directions', ls.directions, 'hours', ls.hours, 'stayHours', ls.stay_hours,
                     'frozen', exists (select from locker_compartment k where k.locker_station_id = ls.locker_station_id
                       and k.temperature = 'frozen' and k.removed_at is null and k.out_of_order is null))
              from locker_station ls where ls.warehouse_id = w.warehouse_id and ${takesOrders('ls')}) as locker,
           (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('date', x.day, 'closed', x.begin_hour is null,
                     'beginHour', to_char(x.begin_hour, 'HH24:MI'), 'endHour', to_char(x.end_hour, 'HH24:MI'),
                     'note', x.note)) order by x.day), '[]')
              from (select day, begin_hour, end_hour, note from warehouse_special_day d where d.warehouse_id = w.warehouse_id
                    union all
                    -- a day without slots is a closure, unless the store says its hours of that day itself
                    select day, null, null, null from slot_exception e
                     where e.warehouse_id = w.warehouse_id and e.closed and e.slot_template_id is null
                       and not exists (select from warehouse_special_day d
                                        where d.warehouse_id = e.warehouse_id and d.day = e.day)) x
             where x.day >= (${now}::timestamptz)::date and x.day < (${now}::timestamptz)::date + ${daysListed}::int) as exceptions
      from warehouse w
     where ${sells('w')} and (${service}::int is null or ${offersService(sql.ref('w.warehouse_id'), sql`${service}::int`)})
       and (${ids}::int[] is null or w.warehouse_id = any(${ids}::int[]))
       and (${service}::int is null or exists (select from delivery_zone z
             where z.warehouse_id = w.warehouse_id and z.delivery_service_id = ${service}::int))
     order by array_position(${ids}::int[], w.warehouse_id), w.city, w.name, w.warehouse_id`.execute(db);
  return rows.map(toWarehouse);
}

/** The sign and the door of a store that sold and closed for good; undefined of others, as one that is not open yet. */
export async function readGoneStore(db: Db, warehouseId: number): Promise<GoneStore | undefined> {
  const { rows } = await sql<GoneStore>`
    select w.name, concat_ws(', ', concat_ws(' ', w.address1, nullif(w.address_number, '')), w.city) as place
      from warehouse w where w.warehouse_id = ${warehouseId} and w.closes_on is not null and not ${sells('w')}`.execute(
    db,
  );
  return rows[0];
}

function toWarehouse(row: WarehouseRow): Warehouse {
  return {
    warehouseId: row.warehouse_id,
    name: row.name,
    slug: row.slug,
    address: {
      addressName: row.name,
      address1: row.address1,
      addressNumber: row.address_number,
      city: row.city,
      province: row.province,
      postalcode: row.postalcode,
      latitude: row.latitude,
      longitude: row.longitude,
    },
    metaData: {
      warehouse_locator: {
        ...(row.phone ? { PHONE: row.phone } : {}),
        ...(row.email ? { EMAIL: row.email } : {}),
        ...(row.services.length > 0 ? { SERVICES: row.services.join(', ') } : {}),
      },
    },
    serviceHours: { default: row.hours },
    deliveryServices: row.delivery_services,
    ...(row.locker ? { locker: toLocker(row.locker) } : {}),
    ...(row.exceptions.length > 0 ? { exceptions: row.exceptions } : {}),
    ...(row.closes_on === null ? {} : { closesOn: row.closes_on }),
  };
}

function toLocker({
  name,
  directions,
  hours,
  stayHours,
  frozen,
  ...where
}: NonNullable<WarehouseRow['locker']>): LockerPlace {
  return {
    name,
    address: { addressName: name, ...where },
    ...(directions ? { directions } : {}),
    // on the wire weeks begin on Sunday (1)
    serviceHours: hours.map(({ weekday, opens, closes }) => ({
      beginWeekDay: (weekday % 7) + 1,
      beginHour: opens,
      endHour: closes,
    })),
    stayHours,
    frozen,
  };
}
