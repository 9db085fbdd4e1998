import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import type { CartState } from './cart-state.ts';

/** What to say of a cart that goes nowhere: also why, when its house was found or drawn to be out of reach of its store. */
export function whyNoPlace({ address, deliveryServiceId, warehouseId, zone, locker }: CartState): string {
  if (deliveryServiceId === deliveryServiceIds.locker && !locker) {
    return 'Questo locker per ora non prende ordini: scegli di nuovo dove ricevere la spesa';
  }
  if (deliveryServiceId === deliveryServiceIds.pickup && warehouseId !== null && !zone) {
    return 'Questo punto vendita non prende più ordini: scegli di nuovo dove ricevere la spesa';
  }
  if (!address || zone || deliveryServiceId !== deliveryServiceIds.home) return 'Scegli dove consegnare la spesa';
  const street = `${address.address1} ${address.addressNumber}`.trim();
  return `${street} a ${address.city} è fuori dalla zona dove consegna questo negozio: scegli di nuovo dove ricevere la spesa`;
}
