import type { Tx } from '../../platform/db/database.ts';

/** The cart uses tickets of an issuer. @param wanted how many; null = as many as can be used */
export async function selectIssuer(
  tx: Tx,
  cartId: number,
  paymentTypeId: number,
  { wanted, now }: { wanted: number | null; now: Date },
): Promise<void> {
  await tx
    .insertInto('cart_meal_ticket')
    .values({ cart_id: cartId, payment_type_id: paymentTypeId, wanted_tickets: wanted, added_at: now })
    .onConflict((conflict) => conflict.columns(['cart_id', 'payment_type_id']).doUpdateSet({ wanted_tickets: wanted }))
    .execute();
}

export async function deselectIssuer(tx: Tx, cartId: number, paymentTypeId: number): Promise<void> {
  await tx
    .deleteFrom('cart_meal_ticket')
    .where('cart_id', '=', cartId)
    .where('payment_type_id', '=', paymentTypeId)
    .execute();
}

/** An account that is unlinked pays no open cart any more. */
export async function deselectEverywhere(tx: Tx, accountId: number, paymentTypeId: number): Promise<void> {
  await tx
    .deleteFrom('cart_meal_ticket')
    .where('payment_type_id', '=', paymentTypeId)
    .where('cart_id', 'in', (eb) =>
      eb.selectFrom('cart').select('cart_id').where('account_id', '=', accountId).where('state', '=', 'open'),
    )
    .execute();
}
