import type { WeeklyDay, WeeklySlot } from '@sporta/contract';
import { capitalised, countText } from '@sporta/domain';

/** The next place of a customer whose usual goods may come into the cart now. */
export interface ReadyBasket {
  slot: WeeklySlot;
  day: WeeklyDay;
  basket: NonNullable<WeeklySlot['basket']>;
}

/** @returns the nearest of all windows; undefined where no place is open, or nothing was chosen for it */
export function readyBasket(slots: readonly WeeklySlot[]): ReadyBasket | undefined {
  const ready = slots.flatMap((slot) => {
    const { basket } = slot;
    if (!basket || basket.products === 0) return [];
    return slot.days.flatMap((day) => (day.timeslotId === undefined ? [] : [{ slot, day, basket }]));
  });
  return ready.sort((a, b) => a.day.day.localeCompare(b.day.day))[0];
}

/** "La lista «Settimana», 23 prodotti". */
export function basketWords({ name, products }: NonNullable<WeeklySlot['basket']>): string {
  return `${capitalised(name)}, ${countText(products, 'prodotto', 'prodotti')}`;
}
