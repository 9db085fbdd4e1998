import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface StoreAnswers {
  name: string;
  slug: string;
  street: string;
  streetNumber: string;
  city: string;
  province: string;
  postalCode: string;
  phone: string;
  email: string;
  services: string[];
  /** Without one a new store stands in the middle of Italy, and another stays where it is. */
  position: { latitude: number; longitude: number } | undefined;
}

const middleOfItaly = { latitude: 42.5, longitude: 12.5 };

/** The first store of the shop: the one that setup writes, though strangers may be shown another since it closed. */
export function firstStore(tx: Tx) {
  return tx
    .selectFrom('warehouse')
    .select(['warehouse_id as warehouseId', 'services'])
    .orderBy('warehouse_id')
    .executeTakeFirst();
}

/** Stores are opened, changed and set up one after the other: a name is looked for and taken in one go. */
export async function lockStores(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('setup'))`.execute(tx);
}

/** Another store of that name, or that files call so; also one that is closed. */
export function storeNamed(tx: Tx, { name, slug }: { name: string; slug: string }, butFor: number | undefined) {
  return tx
    .selectFrom('warehouse')
    .select(['name', 'slug'])
    .where((is) => is.or([is('slug', '=', slug), is(sql`lower(name)`, '=', name.toLowerCase())]))
    .$if(butFor !== undefined, (query) => query.where('warehouse_id', '<>', butFor!))
    .executeTakeFirst();
}

/** What can be changed of an open store; undefined where there is none. */
export function storeCard(db: Db | Tx, warehouseId: number) {
  return db
    .selectFrom('warehouse')
    .select([
      'name',
      'slug',
      'address1 as street',
      'address_number as streetNumber',
      'postalcode as postalCode',
      'city',
    ])
    .select(['province', 'latitude', 'longitude', 'phone', 'email', 'services'])
    .where('warehouse_id', '=', warehouseId)
    .where('active', '=', true)
    .executeTakeFirst();
}

export type StoreCard = NonNullable<Awaited<ReturnType<typeof storeCard>>>;

/** Writes it; what files call the store and whether it is open stay. */
export async function writeStoreCard(tx: Tx, warehouseId: number, card: Omit<StoreCard, 'slug'>): Promise<void> {
  const { street, streetNumber, postalCode, ...same } = card;
  await tx
    .updateTable('warehouse')
    .set({ ...same, address1: street, address_number: streetNumber, postalcode: postalCode })
    .where('warehouse_id', '=', warehouseId)
    .execute();
}

/**
 * Opens a store, or changes one, which stays closed when it was closed at the Banco; the first of all is the one that strangers are shown.
 * @returns its id
 */
export async function writeStore(tx: Tx, warehouseId: number | undefined, store: StoreAnswers): Promise<number> {
  const values = {
    name: store.name,
    address1: store.street,
    address_number: store.streetNumber,
    city: store.city,
    province: store.province,
    postalcode: store.postalCode,
    phone: store.phone,
    email: store.email,
    services: store.services,
    ...store.position,
  };
  if (warehouseId !== undefined) {
    await tx.updateTable('warehouse').set(values).where('warehouse_id', '=', warehouseId).execute();
    return warehouseId;
  }
  const { warehouse_id } = await tx
    .insertInto('warehouse')
    .values({ ...middleOfItaly, ...values, slug: store.slug, is_default: (await firstStore(tx)) === undefined })
    .returning('warehouse_id')
    .executeTakeFirstOrThrow();
  return warehouse_id;
}
