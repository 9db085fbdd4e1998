import type { Tx } from '../../platform/db/database.ts';

/** Whether a cart has ever held a slot: one that is missing now has run out. */
export async function cartHadSlot(tx: Tx, cartId: number): Promise<boolean> {
  const booking = await tx
    .selectFrom('slot_booking')
    .select('slot_booking_id')
    .where('cart_id', '=', cartId)
    .limit(1)
    .executeTakeFirst();
  return booking !== undefined;
}

/**
 * Whether an order being paid loses its place when it is abandoned: the place goes back to the cart for the rest of its hold
 * only, which may be over.
 */
export async function placeRunsOut(tx: Tx, orderId: number, now: Date): Promise<boolean> {
  const booking = await tx
    .selectFrom('slot_booking')
    .select('slot_booking_id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'confirmed')
    .where('hold_expires_at', '<=', now)
    .executeTakeFirst();
  return booking !== undefined;
}
