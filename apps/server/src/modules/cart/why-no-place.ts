import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { capitalised, formatDayShort, formatWindow } from '@sporta/domain';
import type { CartState } from './cart-state.ts';

type Place = Pick<CartState, 'address' | 'deliveryServiceId' | 'warehouseId' | 'zone' | 'locker' | 'modifiedOrderId'>;

/** What to say of a cart that goes nowhere: also why, when the place it went to was lost. */
export const whyNoPlace = (cart: Place): string => whyPlaceLost(cart) ?? 'Scegli dove consegnare la spesa';

/**
 * Why the place a cart was to go to takes no order any more: its house was found or drawn to be out of reach of its store, its store or
 * its locker closed. Undefined where it takes orders, or none was chosen.
 */
export function whyPlaceLost(cart: Place): string | undefined {
  const why = whyPlaceClosed(cart);
  if (why === undefined || cart.modifiedOrderId === null) return why;
  // what was promised is kept: nobody has to look for another place
  return 'Per questo ordine non prendiamo più modifiche: lascialo com’era e lo ricevi lo stesso, oppure scegli un altro posto';
}

function whyPlaceClosed({ address, deliveryServiceId, warehouseId, zone, locker }: Place): string | undefined {
  if (deliveryServiceId === deliveryServiceIds.locker) {
    if (locker || warehouseId === null) return undefined;
    return 'Questo locker per ora non prende ordini: scegli di nuovo dove ricevere la spesa';
  }
  if (zone) return undefined;
  if (deliveryServiceId === deliveryServiceIds.pickup) {
    if (warehouseId === null) return undefined;
    return 'Questo punto vendita non prende più ordini: scegli di nuovo dove ricevere la spesa';
  }
  if (!address) return undefined;
  const street = `${address.address1} ${address.addressNumber}`.trim();
  return `Questo negozio non consegna più in ${street} a ${address.city}: scegli di nuovo dove ricevere la spesa`;
}

/** Why the slot a cart held takes no order any more; undefined where it does, or none was held. */
export function whySlotLost({ lostSlot }: Pick<CartState, 'lostSlot'>): string | undefined {
  if (!lostSlot) return undefined;
  const { day, beginTime, endTime, why } = lostSlot;
  const slot = `la fascia di ${formatDayShort(day)}, ${formatWindow(beginTime, endTime)}`;
  return why === 'late'
    ? `Gli ordini per ${slot} sono chiusi: scegli un altro orario`
    : `${capitalised(slot)} è stata chiusa: scegli un altro orario`;
}
