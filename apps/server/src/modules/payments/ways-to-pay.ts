import type { ShopWayToPay } from '@sporta/contract';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { providersOf } from './payment-providers.ts';

/** Vouchers of the shop itself are no way it could be without. */
const switched = (db: Db | Tx) => db.selectFrom('payment_type').where('kind', '<>', 'gift');

/** Every way to pay there could be, in the order in which customers see them. */
export async function listWaysToPay(deps: Deps): Promise<ShopWayToPay[]> {
  const providers = providersOf(deps);
  const rows = await switched(deps.db)
    .select(['payment_type_id as paymentTypeId', 'name', 'description', 'active as on', 'provider', 'kind'])
    .orderBy('position')
    .orderBy('payment_type_id')
    .execute();
  return rows.map(({ provider, kind, ...row }) => ({
    ...row,
    isSetUp: kind === 'pay-link' || providers.get(provider) !== undefined,
  }));
}

/**
 * Offers a way to pay to customers, or not; what is being paid with it already goes on.
 * @returns what it is called; undefined: it was so before; `unknown`: there is none
 */
export async function switchWayToPay(tx: Tx, paymentTypeId: number, on: boolean): Promise<string | undefined> {
  const row = await switched(tx)
    .select(['name', 'active'])
    .where('payment_type_id', '=', paymentTypeId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return 'unknown';
  if (row.active === on) return undefined;
  await tx.updateTable('payment_type').set({ active: on }).where('payment_type_id', '=', paymentTypeId).execute();
  return row.name;
}
