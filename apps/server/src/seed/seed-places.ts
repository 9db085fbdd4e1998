import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import {
  type DemoZone,
  demoLockerDoors,
  demoLockers,
  demoPositions,
  demoWarehouses,
  demoZones,
} from '@sporta/demo/places/index.ts';
import type { PoolClient } from 'pg';

/** The first zone of a warehouse is its city; the others lie further out and cost more. */
const tariffs = [
  { baseCents: 0, freeFromCents: 9000, reducedCents: 0 },
  { baseCents: 100, freeFromCents: 12000, reducedCents: 190 },
];

/** Warehouses, opening hours, delivery zones with their postal codes, the weekly slot templates, and vans. */
export async function seedPlaces(client: PoolClient): Promise<void> {
  for (const warehouse of demoWarehouses) {
    const number = /\s(\d+\S*)$/.exec(warehouse.address)?.[1] ?? '';
    const { rows } = await client.query(
      `insert into warehouse (slug, name, address1, address_number, city, province, postalcode, latitude, longitude, phone, email, services, is_default)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning warehouse_id`,
      [
        warehouse.slug,
        warehouse.name,
        warehouse.address.slice(0, warehouse.address.length - number.length).trim(),
        number,
        warehouse.city,
        warehouse.province,
        warehouse.postalCode,
        warehouse.latitude,
        warehouse.longitude,
        warehouse.phone,
        warehouse.email,
        warehouse.services,
        warehouse.isDefault,
      ],
    );
    const warehouseId: number = rows[0].warehouse_id;
    for (const { weekday, opens, closes } of warehouse.openingHours) {
      // on the wire, and so in the table, the week begins on Sunday: 1 Sunday … 7 Saturday
      await client.query('insert into warehouse_hours values ($1, $2, $3, $4)', [
        warehouseId,
        (weekday % 7) + 1,
        opens,
        closes,
      ]);
    }
    for (const [index, zone] of (demoZones[warehouse.slug] ?? []).entries()) {
      await seedZone(client, warehouseId, zone, tariffs[Math.min(index, tariffs.length - 1)]!);
    }
    if (warehouse.services.includes('pick-up')) await seedPickupZone(client, warehouseId, 2, 'Ritiro in negozio');
    if (warehouse.services.includes('locker')) {
      await seedPickupZone(client, warehouseId, 3, 'Locker');
      await seedLocker(client, warehouseId, warehouse);
    }
    await seedSlotTemplates(client, warehouseId);
    await seedSlotPricing(client, warehouseId);
    await seedVans(client, warehouseId);
  }
}

/** The locker station of a store, with its doors; codes are set on their keypads. */
async function seedLocker(
  client: PoolClient,
  warehouseId: number,
  store: (typeof demoWarehouses)[number],
): Promise<void> {
  const locker = demoLockers.find((each) => each.store === store.slug);
  if (!locker) return;
  const { rows } = await client.query(
    `insert into locker_station (warehouse_id, name, address1, address_number, city, province, postalcode, latitude, longitude,
       directions, stay_hours, per_order, active, revision)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, true, 1) returning locker_station_id`,
    [
      warehouseId,
      locker.name,
      locker.address1,
      locker.addressNumber,
      store.city,
      store.province,
      locker.postalCode,
      locker.latitude,
      locker.longitude,
      locker.directions,
      locker.stayHours,
      locker.perOrder,
    ],
  );
  await client.query(
    `insert into locker_compartment (locker_station_id, label, size, temperature)
     select $1, * from unnest($2::text[], $3::text[], $4::text[])`,
    [
      rows[0].locker_station_id,
      demoLockerDoors.map(({ label }) => label),
      demoLockerDoors.map(({ size }) => size),
      demoLockerDoors.map(({ temperature }) => temperature),
    ],
  );
}

/** Vans of a store, and crates each carries. */
const vans = { count: 4, crates: 40 };

async function seedVans(client: PoolClient, warehouseId: number): Promise<void> {
  await client.query(
    `insert into van (warehouse_id, name, crates) select $1, 'Furgone ' || number, $3 from generate_series(1, $2) number`,
    [warehouseId, vans.count, vans.crates],
  );
}

async function seedZone(
  client: PoolClient,
  warehouseId: number,
  zone: DemoZone,
  tariff: (typeof tariffs)[number],
): Promise<void> {
  const { rows } = await client.query(
    `insert into delivery_zone (warehouse_id, delivery_service_id, name, base_cost_cents, free_threshold_cents, reduced_cost_cents)
     values ($1, 1, $2, $3, $4, $5) returning delivery_zone_id`,
    [warehouseId, zone.name, tariff.baseCents, tariff.freeFromCents, tariff.reducedCents],
  );
  const places = zone.ranges.flatMap(({ from, to, city, province }) => {
    const count = Number(to) - Number(from) + 1;
    return Array.from({ length: count }, (_, index) => ({
      postalcode: String(Number(from) + index).padStart(5, '0'),
      city,
      province,
    }));
  });
  await client.query(
    'insert into delivery_zone_postalcode (delivery_zone_id, postalcode) select $1, unnest($2::text[]) on conflict do nothing',
    [rows[0].delivery_zone_id, places.map((place) => place.postalcode)],
  );
  await client.query(
    `insert into municipality_postalcode (postalcode, city, province)
     select * from unnest($1::text[], $2::text[], $3::text[]) on conflict do nothing`,
    [places.map((place) => place.postalcode), places.map((place) => place.city), places.map((place) => place.province)],
  );
  for (const { city, province, postalcode } of places) {
    const position = demoPositions[city];
    if (!position) continue;
    await client.query(
      `insert into place (city, province, postal_prefixes, latitude, longitude) values ($1, $2, array[$3], $4, $5)
       on conflict (city, province) do nothing`,
      [city, province, postalcode, ...position],
    );
  }
}

async function seedPickupZone(client: PoolClient, warehouseId: number, service: number, name: string): Promise<void> {
  await client.query(
    `insert into delivery_zone (warehouse_id, delivery_service_id, name, base_cost_cents, free_threshold_cents, minimum_order_cents)
     values ($1, $2, $3, 0, 0, 2000)`,
    [warehouseId, service, name],
  );
}

interface Window {
  begin: string;
  end: string;
  costCents: number;
  /** Costs less still where a van already stops nearby. */
  eco?: boolean;
}

const homeWindows: Window[] = [
  { begin: '08:00', end: '10:00', costCents: 390 },
  { begin: '10:00', end: '12:00', costCents: 390 },
  { begin: '12:00', end: '14:00', costCents: 290 },
  { begin: '14:00', end: '16:00', costCents: 190, eco: true },
  { begin: '16:00', end: '18:00', costCents: 290 },
  { begin: '18:00', end: '20:00', costCents: 290 },
  { begin: '20:00', end: '22:00', costCents: 390 },
];

const pickupWindows: Window[] = [
  { begin: '09:00', end: '13:00', costCents: 0 },
  { begin: '13:00', end: '17:00', costCents: 0 },
  { begin: '17:00', end: '20:00', costCents: 0 },
];

const eveningOnSunday = '17:00';

/** A van nearby takes one euro off, a slot that is nearly full costs one more. */
async function seedSlotPricing(client: PoolClient, warehouseId: number): Promise<void> {
  await client.query(
    `insert into slot_pricing (warehouse_id, delivery_service_id, busy_from_percent, busy_surcharge_cents, eco_discount_cents, min_cents, max_cents)
     values ($1, $2, 85, 100, 100, 0, 590)`,
    [warehouseId, deliveryServiceIds.home],
  );
}

async function seedSlotTemplates(client: PoolClient, warehouseId: number): Promise<void> {
  for (let weekday = 1; weekday <= 7; weekday++) {
    const sunday = weekday === 7;
    const home = homeWindows.filter(({ begin }) => !sunday || (begin >= '10:00' && begin < eveningOnSunday));
    for (const window of home)
      await seedTemplate(client, warehouseId, 1, weekday, window, {
        orders: 12,
        crates: vans.count * vans.crates,
        cutoffMinutes: 360,
      });
    for (const window of pickupWindows) {
      for (const service of [2, 3])
        await seedTemplate(client, warehouseId, service, weekday, window, {
          orders: 20,
          crates: null,
          cutoffMinutes: 180,
        });
    }
  }
}

/** Work units an order takes on average: what a window can prepare is its orders times this. */
const unitsPerOrder = 60;

async function seedTemplate(
  client: PoolClient,
  warehouseId: number,
  service: number,
  weekday: number,
  window: Window,
  { orders, crates, cutoffMinutes }: { orders: number; crates: number | null; cutoffMinutes: number },
): Promise<void> {
  await client.query(
    `insert into slot_template (warehouse_id, delivery_service_id, weekday, begin_time, end_time, capacity_orders, capacity_units, capacity_crates, cutoff_minutes, cost_cents, standard_cost_cents, eco)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      warehouseId,
      service,
      weekday,
      window.begin,
      window.end,
      orders,
      orders * unitsPerOrder,
      crates,
      cutoffMinutes,
      window.costCents,
      window.eco ? 290 : null,
      window.eco ?? false,
    ],
  );
}
