import type { Tx } from '../../platform/db/database.ts';

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

/** The first store of the shop: the one that setup writes. */
export function firstStore(tx: Tx) {
  return tx
    .selectFrom('warehouse')
    .select(['warehouse_id as warehouseId', 'services'])
    .orderBy('is_default', 'desc')
    .orderBy('warehouse_id')
    .executeTakeFirst();
}

/** Opens a store, or changes one; the first of all is the one that strangers are shown. @returns its id */
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
    active: true,
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
