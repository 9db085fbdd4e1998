import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { addDays, type CompartmentSize, type StorageZone, shopDay } from '@sporta/domain';
import type { TestApp } from '../../../platform/testing/test-app.ts';
import { generateTimeslots } from '../generate-timeslots.ts';

/** A small world for tests: one warehouse in Milan that delivers to 20144 and offers pick-up. */
export interface TestPlaces {
  warehouseId: number;
  zoneId: number;
}

export interface TestWindow {
  begin: string;
  end: string;
  capacityOrders?: number;
  capacityUnits?: number;
  capacityCrates?: number | null;
  cutoffMinutes?: number;
  costCents?: number;
  standardCostCents?: number;
  eco?: boolean;
  deliveryServiceId?: number;
}

let warehouses = 0;

export async function createPlaces(
  { deps }: TestApp,
  { windows, postalcodes = ['20144'] }: { windows: readonly TestWindow[]; postalcodes?: readonly string[] },
): Promise<TestPlaces> {
  const number = ++warehouses;
  const { warehouse_id: warehouseId } = await deps.db
    .insertInto('warehouse')
    .values({
      slug: `negozio-${number}`,
      name: `Sporta Prova ${number}`,
      address1: 'Via Tortona',
      address_number: '31',
      city: 'Milano',
      province: 'MI',
      postalcode: '20144',
      latitude: 45.45,
      longitude: 9.16,
      phone: '+39020000000',
      services: ['Parcheggio'],
      is_default: number === 1,
    })
    .returning('warehouse_id')
    .executeTakeFirstOrThrow();
  const { delivery_zone_id: zoneId } = await deps.db
    .insertInto('delivery_zone')
    .values({
      warehouse_id: warehouseId,
      delivery_service_id: 1,
      name: 'Milano',
      base_cost_cents: 100,
      free_threshold_cents: 9000,
      reduced_cost_cents: 150,
    })
    .returning('delivery_zone_id')
    .executeTakeFirstOrThrow();
  if (postalcodes.length > 0) {
    await deps.db
      .insertInto('delivery_zone_postalcode')
      .values(postalcodes.map((postalcode) => ({ delivery_zone_id: zoneId, postalcode })))
      .execute();
  }
  for (const deliveryServiceId of new Set(windows.map((window) => window.deliveryServiceId ?? 1))) {
    if (deliveryServiceId === deliveryServiceIds.home) continue;
    await deps.db
      .insertInto('delivery_zone')
      .values({ warehouse_id: warehouseId, delivery_service_id: deliveryServiceId, name: 'Ritiro' })
      .execute();
  }
  for (const window of windows) {
    for (let day = 1; day <= 7; day++) {
      await deps.db
        .insertInto('slot_template')
        .values({
          warehouse_id: warehouseId,
          delivery_service_id: window.deliveryServiceId ?? 1,
          weekday: day,
          begin_time: window.begin,
          end_time: window.end,
          capacity_orders: window.capacityOrders ?? 10,
          capacity_units: window.capacityUnits ?? 1000,
          capacity_crates: window.capacityCrates ?? null,
          cutoff_minutes: window.cutoffMinutes ?? 360,
          cost_cents: window.costCents ?? 290,
          standard_cost_cents: window.standardCostCents ?? null,
          eco: window.eco ?? false,
        })
        .execute();
    }
  }
  await generateTimeslots(deps);
  return { warehouseId, zoneId };
}

/** The slot `daysAhead` days from today that begins at `begin`. */
export async function slotAt(
  { deps, clock }: TestApp,
  warehouseId: number,
  daysAhead: number,
  begin: string,
): Promise<{ timeslotId: number; date: string }> {
  const date = addDays(shopDay(clock.now().getTime()), daysAhead);
  const { timeslot_id: timeslotId } = await deps.db
    .selectFrom('timeslot')
    .select('timeslot_id')
    .where('warehouse_id', '=', warehouseId)
    .where('day', '=', date)
    .where('begin_time', '=', begin)
    .executeTakeFirstOrThrow();
  return { timeslotId, date };
}

/** A customer with an address in 20144 and an open cart delivered from the warehouse. */
export async function createCustomerWithCart(
  app: TestApp,
  warehouseId: number,
  values: Parameters<TestApp['createAccount']>[0] = {},
): Promise<{ accountId: number; cartId: number; addressId: number }> {
  const accountId = await app.createAccount(values);
  const { db } = app.deps;
  const { address_id: addressId } = await db
    .insertInto('address')
    .values({
      account_id: accountId,
      address1: 'Via Tortona',
      address_number: '31',
      city: 'Milano',
      province: 'MI',
      postalcode: '20144',
      is_default: true,
    })
    .returning('address_id')
    .executeTakeFirstOrThrow();
  const { cart_id: cartId } = await db
    .insertInto('cart')
    .values({ account_id: accountId, address_id: addressId, warehouse_id: warehouseId })
    .returning('cart_id')
    .executeTakeFirstOrThrow();
  return { accountId, cartId, addressId };
}

let products = 0;

/** A product sold by the piece, in stock without limit in the warehouse. */
export async function createProduct({ deps }: TestApp, warehouseId: number, priceCents = 199): Promise<number> {
  const number = ++products;
  const { db } = deps;
  const { vendor_id } = await db
    .insertInto('vendor')
    .values({ name: `Marca ${number}` })
    .returning('vendor_id')
    .executeTakeFirstOrThrow();
  const { category_id } = await db
    .insertInto('category')
    .values({ path: `reparto-${number}`, name: `Reparto ${number}` })
    .returning('category_id')
    .executeTakeFirstOrThrow();
  const { product_id: productId } = await db
    .insertInto('product')
    .values({
      code: `P${number}`,
      name: `Pasta ${number}`,
      short_name: `Pasta ${number}`,
      slug: `pasta-${number}`,
      vendor_id,
      selling_mode: 'piece',
      max_quantity: 24000,
    })
    .returning('product_id')
    .executeTakeFirstOrThrow();
  await db.insertInto('product_category').values({ product_id: productId, category_id, is_main: true }).execute();
  await db
    .insertInto('product_vat')
    .values({ product_id: productId, valid_from: '2020-01-01', vat_category_id: 2 })
    .execute();
  await db.insertInto('price').values({ product_id: productId, price_list_id: 1, amount_cents: priceCents }).execute();
  await db.insertInto('stock').values({ warehouse_id: warehouseId, product_id: productId }).execute();
  return productId;
}

export async function putInCart({ deps }: TestApp, cartId: number, productId: number, pieces: number): Promise<void> {
  await deps.db
    .insertInto('cart_item')
    .values({ cart_id: cartId, product_id: productId, quantity: pieces * 1000 })
    .execute();
}

/** A locker station of a store, on, with doors "A1", "A2", … of these kinds. */
export async function createStation(
  { deps: { db } }: TestApp,
  warehouseId: number,
  doors: readonly { size?: CompartmentSize; temperature?: StorageZone }[],
  values: { stayHours?: number; perOrder?: number; operator?: 'keypad' | 'wire'; operatorRef?: string } = {},
): Promise<number> {
  const { locker_station_id: lockerStationId } = await db
    .insertInto('locker_station')
    .values({
      warehouse_id: warehouseId,
      name: 'Locker Prova',
      address1: 'Piazza del Mercato',
      address_number: '3',
      city: 'Milano',
      province: 'MI',
      postalcode: '20144',
      latitude: 45.451,
      longitude: 9.162,
      stay_hours: values.stayHours ?? 24,
      per_order: values.perOrder ?? 3,
      operator: values.operator ?? 'keypad',
      operator_ref: values.operatorRef ?? null,
      active: true,
    })
    .returning('locker_station_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('locker_compartment')
    .values(
      doors.map(({ size = 'small', temperature = 'dry' }, index) => ({
        locker_station_id: lockerStationId,
        label: `A${index + 1}`,
        size,
        temperature,
      })),
    )
    .execute();
  return lockerStationId;
}
