import type { Tx } from '../../../platform/db/database.ts';
import { findBooking, findHoldsOfCart, lockSlots, updateBooking } from '../bookings.repo.ts';
import { readHomeOfCart } from '../cart-to-serve.repo.ts';
import { mayCostLess, priceOfPlace } from './price-of-place.ts';

/**
 * Lets the places a cart holds cost what they cost at its address of now: what a van passing the old one took off is given back, what
 * one passing the new one takes off is granted. What demand made of the price when the place was taken stays. Runs in the caller's
 * transaction, after the cart is locked.
 * @returns the change of the price in cents, above 0 when it costs more now
 */
export async function repriceHolds(tx: Tx, { cartId, now }: { cartId: number; now: Date }): Promise<number> {
  const held = await findHoldsOfCart(tx, cartId);
  if (held.length === 0) return 0;
  const slots = await lockSlots(
    tx,
    held.map(({ timeslotId }) => timeslotId),
  );
  const home = await readHomeOfCart(tx, cartId);
  let change = 0;
  for (const { bookingId } of held) {
    const booking = await findBooking(tx, bookingId);
    const slot = slots.find(({ timeslotId }) => timeslotId === booking?.timeslotId);
    if (booking?.state !== 'held' || booking.costCents === null || !slot) continue;
    if (booking.ecoCents === 0 && !mayCostLess(slot)) continue;
    const taken = { ...slot, costCents: booking.costCents + booking.ecoCents, pricing: onlyEco(slot.pricing) };
    const { cents, ecoCents } = await priceOfPlace(tx, taken, { takenOrders: 0, home, now });
    if (ecoCents === booking.ecoCents) continue;
    await updateBooking(tx, bookingId, { cost_cents: cents, eco_cents: ecoCents });
    change += cents - booking.costCents;
  }
  return change;
}

type Pricing = Awaited<ReturnType<typeof lockSlots>>[number]['pricing'];

const onlyEco = (pricing: Pricing): Pricing => pricing && { ...pricing, quiet: null, busy: null };
