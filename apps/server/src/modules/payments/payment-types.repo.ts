import type { PaymentType } from '@sporta/contract';
import type { Db, Tx } from '../../platform/db/database.ts';

type PaymentKind = PaymentType['kind'];

/** The payment methods in use, in the order in which they are shown. */
export function activePaymentTypes(db: Db | Tx) {
  return db
    .selectFrom('payment_type')
    .select([
      'payment_type_id as paymentTypeId',
      'provider',
      'name',
      'description',
      'kind',
      'allows_auth as allowsAuth',
    ])
    .$narrowType<{ kind: PaymentKind }>()
    .where('active', '=', true)
    .orderBy('position')
    .execute();
}

/** What a payment method is called, for the customer. @throws when there is no such method */
export async function nameOfType(db: Db | Tx, paymentTypeId: number): Promise<string> {
  const { name } = await db
    .selectFrom('payment_type')
    .select('name')
    .where('payment_type_id', '=', paymentTypeId)
    .executeTakeFirstOrThrow();
  return name;
}

/** Who provides a payment method. @throws when there is no such method */
export async function providerOfType(db: Db | Tx, paymentTypeId: number): Promise<string> {
  const { provider } = await db
    .selectFrom('payment_type')
    .select('provider')
    .where('payment_type_id', '=', paymentTypeId)
    .executeTakeFirstOrThrow();
  return provider;
}
