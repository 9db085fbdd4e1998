import type { UserAddress } from '@sporta/contract';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { AddressTable } from '../../platform/db/schema.generated.ts';
import { homeZoneOfAddress, type Place } from '../delivery/index.ts';

/** What a customer writes of an address. */
export type AddressFields = Omit<
  Selectable<AddressTable>,
  | 'address_id'
  | 'account_id'
  | 'latitude'
  | 'longitude'
  | 'position_source'
  | 'position_precision'
  | 'position_asked_at'
  | 'position_failures'
  | 'is_default'
  | 'deleted_at'
  | 'created_at'
>;

/** The addresses of a customer that were not removed. */
const visible = (db: Db, accountId: number) =>
  db.selectFrom('address as a').where('a.account_id', '=', accountId).where('a.deleted_at', 'is', null);

/** Addresses of a customer, the main one first. */
export async function listAddresses(db: Db, accountId: number): Promise<UserAddress[]> {
  const rows = await visible(db, accountId)
    .selectAll('a')
    .select(sql<boolean>`${homeZoneOfAddress('a')} is not null`.as('covered'))
    .orderBy('a.is_default', 'desc')
    .orderBy('a.address_id')
    .execute();
  return rows.map(toUserAddress);
}

/** Where an address is, for who delivers there. */
export function placeOfAddress(db: Db, addressId: number): Promise<Place> {
  return db
    .selectFrom('address')
    .select(['postalcode', 'latitude', 'longitude'])
    .where('address_id', '=', addressId)
    .executeTakeFirstOrThrow();
}

function toUserAddress(row: Selectable<AddressTable> & { covered: boolean }): UserAddress {
  return {
    userAddressId: row.address_id,
    addressName: row.address_name,
    ...(row.recipient ? { recipient: row.recipient } : {}),
    address1: row.address1,
    addressNumber: row.address_number,
    city: row.city,
    province: row.province,
    postalcode: row.postalcode,
    ...(row.latitude === null ? {} : { latitude: row.latitude }),
    ...(row.longitude === null ? {} : { longitude: row.longitude }),
    ...(row.doorbell ? { doorbell: row.doorbell } : {}),
    ...(row.stairway ? { stairway: row.stairway } : {}),
    ...(row.floor ? { floor: row.floor } : {}),
    ...(row.has_lift === null ? {} : { hasLift: row.has_lift }),
    ...(row.phone ? { phone: row.phone } : {}),
    ...(row.notes ? { notes: row.notes } : {}),
    isDefault: row.is_default,
    covered: row.covered,
  };
}

/** Ids of a customer's addresses. */
export async function listAddressIds(tx: Tx, accountId: number): Promise<number[]> {
  const rows = await visible(tx, accountId).select('a.address_id').execute();
  return rows.map((row) => row.address_id);
}

export async function insertAddress(tx: Tx, accountId: number, fields: AddressFields): Promise<number> {
  const { address_id } = await tx
    .insertInto('address')
    .values({ account_id: accountId, ...fields })
    .returning('address_id')
    .executeTakeFirstOrThrow();
  return address_id;
}

/** Writes the whole address; forgets coordinates of another place. */
export async function writeAddress(tx: Tx, addressId: number, fields: AddressFields): Promise<void> {
  const isSamePlace = sql<boolean>`(address1, address_number, city, postalcode)
    is not distinct from (${fields.address1}, ${fields.address_number}, ${fields.city}, ${fields.postalcode})`;
  await tx
    .updateTable('address')
    .set({
      ...fields,
      latitude: sql<number | null>`case when ${isSamePlace} then latitude end`,
      longitude: sql<number | null>`case when ${isSamePlace} then longitude end`,
      position_source: sql<AddressTable['position_source']>`case when ${isSamePlace} then position_source end`,
      position_precision: sql<AddressTable['position_precision']>`case when ${isSamePlace} then position_precision end`,
      position_asked_at: sql<Date | null>`case when ${isSamePlace} then position_asked_at end`,
      position_failures: sql<number>`case when ${isSamePlace} then position_failures else 0 end`,
    })
    .where('address_id', '=', addressId)
    .execute();
}

/** Hides an address (orders and carts may name it). */
export async function hideAddress(tx: Tx, addressId: number, now: Date): Promise<void> {
  await tx
    .updateTable('address')
    .set({ deleted_at: now, is_default: false })
    .where('address_id', '=', addressId)
    .execute();
}

/** Makes an address the main one. */
export async function makeDefault(tx: Tx, accountId: number, addressId: number): Promise<void> {
  await tx
    .updateTable('address')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .where('address_id', '<>', addressId)
    .execute();
  await tx
    .updateTable('address')
    .set({ is_default: true })
    .where('address_id', '=', addressId)
    .where('is_default', '=', false)
    .execute();
}

/** Makes the oldest address the main one when none is. */
export async function ensureDefault(tx: Tx, accountId: number): Promise<void> {
  const own = visible(tx, accountId);
  await tx
    .updateTable('address')
    .set({ is_default: true })
    .where(
      'address_id',
      '=',
      own.select((eb) => eb.fn.min('a.address_id').as('oldest')),
    )
    .where(({ not, exists }) => not(exists(own.select('a.address_id').where('a.is_default', '=', true))))
    .execute();
}

/** Locks the open cart if it goes to this address, and raises its revision. */
export function lockCartOfAddress(tx: Tx, accountId: number, addressId: number, now: Date) {
  return tx
    .updateTable('cart')
    .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: now }))
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .where('address_id', '=', addressId)
    .returning(['cart_id as cartId', 'warehouse_id as warehouseId', 'delivery_service_id as deliveryServiceId'])
    .executeTakeFirst();
}

/** Where a cart goes from now on; without a warehouse the customer chooses again. */
export async function setCartPlace(
  tx: Tx,
  cartId: number,
  { addressId, warehouseId }: { addressId: number | null; warehouseId: number | null },
): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ address_id: addressId, warehouse_id: warehouseId })
    .where('cart_id', '=', cartId)
    .execute();
}
