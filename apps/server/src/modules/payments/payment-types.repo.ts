import type { Db, Tx } from '../../platform/db/database.ts';

/** The payment methods in use, in the order in which they are shown. */
export function activePaymentTypes(db: Db | Tx) {
  return db
    .selectFrom('payment_type')
    .select(['payment_type_id as paymentTypeId', 'provider', 'name', 'description', 'allows_auth as allowsAuth'])
    .where('active', '=', true)
    .orderBy('position')
    .execute();
}
