import { createHash } from 'node:crypto';
import type { Cart, MessageWarning } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { shopDay } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import { addItems, type CartContext, readCart, setAddress, viewCart } from '../cart/index.ts';
import { followStore, holdSlot, readWeekly, WEEKS_AHEAD, weeklySlotNotFound } from '../delivery/index.ts';
import { listedToAdd } from '../lists/index.ts';
import { readBaskets } from './basket.repo.ts';
import { weeklyToWire } from './weekly-to-wire.ts';

/**
 * Puts what a customer usually buys into their cart, for a place kept for them: address, goods, then the slot, so that its place is
 * as large as the cart. What the cart has of a product already counts; what cannot be bought is a warning. However often and at
 * whatever nodes it is pressed, the goods of one day come once; nothing is ordered by it.
 * @throws BusinessError `weekly-slot-not-found`, `weekly-day-wrong`, `basket-empty`, `order-being-changed`, and what the cart and the slot refuse
 */
export async function fillCart(
  context: CartContext,
  { weeklySlotId, day }: { weeklySlotId: number; day: string },
): Promise<{ cart: Cart; warnings: MessageWarning[] }> {
  const { deps, account, now } = context;
  const { accountId } = account;
  const today = shopDay(now.getTime());
  const find = async () =>
    (await readWeekly(deps.db, { accountId, today, weeks: WEEKS_AHEAD, now })).find(
      (each) => each.weeklySlotId === weeklySlotId,
    );
  if (!(await find())) throw weeklySlotNotFound();
  // the cart follows the store of the address at once: so does the place, or the goods would come without it
  await followStore(deps, weeklySlotId);
  const row = await find();
  if (!row) throw weeklySlotNotFound();
  const kept = weeklyToWire(row, now).days.find((each) => each.day === day);
  if (!kept || (kept.timeslotId === undefined && kept.state !== 'in-cart')) {
    throw new BusinessError('weekly-day-wrong', 'Per questo giorno non c’è una fascia riservata da usare adesso', {
      field: 'day',
    });
  }
  const basket = (await readBaskets(deps.db, accountId)).get(weeklySlotId);
  if (!basket || basket.items.length === 0) {
    throw new BusinessError('basket-empty', 'Non c’è una spesa da riproporre: scegli una lista', {
      field: 'weekly_slot_id',
    });
  }
  if ((await readCart(context)).cart.modifiedOrderId !== null) {
    throw new BusinessError(
      'order-being-changed',
      'Stai modificando un ordine: concludi o annulla la modifica, poi metti la spesa nel carrello',
    );
  }
  const place = await setAddress(context, { deliveryServiceId: deliveryServiceIds.home, addressId: row.addressId });
  const { warnings } = await addItems(context, basket.items.map(listedToAdd), {
    upTo: true,
    changeId: changeIdOf(weeklySlotId, day),
  });
  const { timeslotId } = kept;
  if (timeslotId !== undefined) await holdSlot(deps, { accountId, timeslotId, date: day, now });
  return { cart: await viewCart(context), warnings: [...place.warnings, ...warnings] };
}

/** One name per window and day: the cart makes the change of a name once. */
function changeIdOf(weeklySlotId: number, day: string): string {
  const hex = createHash('sha256').update(`weekly ${weeklySlotId} ${day}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
