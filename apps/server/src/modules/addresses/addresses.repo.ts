import type { UserAddress } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { homeZoneOfAddress, type Place } from '../delivery/index.ts';

interface AddressRow {
  address_id: number;
  address_name: string;
  recipient: string;
  address1: string;
  address_number: string;
  city: string;
  province: string;
  postalcode: string;
  latitude: number | null;
  longitude: number | null;
  doorbell: string | null;
  stairway: string | null;
  floor: string | null;
  has_lift: boolean | null;
  phone: string | null;
  notes: string | null;
  is_default: boolean;
  covered: boolean;
}

/** What a customer writes of an address. */
export type AddressFields = Omit<AddressRow, 'address_id' | 'latitude' | 'longitude' | 'is_default' | 'covered'>;

/** Addresses of a customer, the main one first. */
export async function listAddresses(db: Db, accountId: number): Promise<UserAddress[]> {
  const { rows } = await sql<AddressRow>`
    select a.*, ${homeZoneOfAddress('a')} is not null as covered
      from address a where a.account_id = ${accountId} and a.deleted_at is null
     order by a.is_default desc, a.address_id`.execute(db);
  return rows.map(toUserAddress);
}

/** Where an address is, for who delivers there. */
export async function placeOfAddress(db: Db, addressId: number): Promise<Place> {
  const { rows } = await sql<Place>`
    select postalcode, latitude, longitude from address where address_id = ${addressId}`.execute(db);
  return rows[0]!;
}

function toUserAddress(row: AddressRow): UserAddress {
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
  const rows = await tx
    .selectFrom('address')
    .select('address_id')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .execute();
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

/** Writes the whole address; coordinates of another place are forgotten. */
export async function writeAddress(tx: Tx, addressId: number, fields: AddressFields): Promise<void> {
  const isSamePlace = sql<boolean>`(address1, address_number, city, postalcode)
    is not distinct from (${fields.address1}, ${fields.address_number}, ${fields.city}, ${fields.postalcode})`;
  await tx
    .updateTable('address')
    .set({
      ...fields,
      latitude: sql<number | null>`case when ${isSamePlace} then latitude end`,
      longitude: sql<number | null>`case when ${isSamePlace} then longitude end`,
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
  await sql`update address set is_default = false
    where account_id = ${accountId} and is_default and address_id <> ${addressId}`.execute(tx);
  await sql`update address set is_default = true where address_id = ${addressId} and not is_default`.execute(tx);
}

/** Some address is the main one as long as there is one. */
export async function ensureDefault(tx: Tx, accountId: number): Promise<void> {
  await sql`
    update address set is_default = true
     where address_id = (select min(address_id) from address where account_id = ${accountId} and deleted_at is null)
       and not exists (select from address where account_id = ${accountId} and deleted_at is null and is_default)`.execute(
    tx,
  );
}

export interface CartPlace {
  cartId: number;
  warehouseId: number | null;
  deliveryServiceId: number;
}

/** Locks the open cart if it goes to this address, and raises its revision. */
export async function lockCartOfAddress(
  tx: Tx,
  accountId: number,
  addressId: number,
  now: Date,
): Promise<CartPlace | undefined> {
  const { rows } = await sql<CartPlace>`
    update cart set revision = revision + 1, updated_at = ${now}
     where account_id = ${accountId} and state = 'open' and address_id = ${addressId}
    returning cart_id as "cartId", warehouse_id as "warehouseId", delivery_service_id as "deliveryServiceId"`.execute(
    tx,
  );
  return rows[0];
}

/** Where a cart goes from now on; without a warehouse the customer chooses anew. */
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
