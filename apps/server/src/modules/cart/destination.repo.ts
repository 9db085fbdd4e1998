/* Where a cart goes, and the warehouse that serves it. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { homeZoneOfAddress } from '../delivery/index.ts';
import { offersService, sells } from '../warehouses/index.ts';

/** An address of this account; `warehouseId` is null where nobody delivers. */
export function findAddress(db: Db, accountId: number, addressId: number) {
  return db
    .selectFrom('address as a')
    .leftJoin('delivery_zone as z', (join) => join.on('z.delivery_zone_id', '=', homeZoneOfAddress('a')))
    .select('z.warehouse_id as warehouseId')
    .where('a.address_id', '=', addressId)
    .where('a.account_id', '=', accountId)
    .where('a.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A warehouse that sells, and whether it offers a delivery service. */
export function findWarehouse(db: Db, warehouseId: number, deliveryServiceId: number) {
  return db
    .selectFrom('warehouse as w')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('delivery_zone as z')
          .select('z.delivery_zone_id')
          .whereRef('z.warehouse_id', '=', 'w.warehouse_id')
          .where('z.delivery_service_id', '=', deliveryServiceId)
          .where(offersService(sql.ref('z.warehouse_id'), sql.ref('z.delivery_service_id'))),
      ).as('offersService'),
    )
    .where('w.warehouse_id', '=', warehouseId)
    .where(sells('w'))
    .executeTakeFirst();
}

/** @param destination without `addressId` the cart keeps the address it has */
export async function saveDestination(
  tx: Tx,
  cartId: number,
  destination: { warehouseId: number; deliveryServiceId: number; addressId: number | undefined },
): Promise<void> {
  const { warehouseId, deliveryServiceId, addressId } = destination;
  await tx
    .updateTable('cart')
    .set({
      warehouse_id: warehouseId,
      delivery_service_id: deliveryServiceId,
      ...(addressId === undefined ? {} : { address_id: addressId }),
    })
    .where('cart_id', '=', cartId)
    .execute();
}
