import type { Address, ShippingAddress, Timeslot, UserAddress, Warehouse } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import {
  capitalised,
  euroToCents,
  formatDayLong,
  formatDayShort,
  formatEuro,
  formatHours,
  relativeDay,
  type ShopDay,
  stairwayText,
} from '@sporta/domain';

/** Words for places and times of delivery. Pure. */

type Hours = Pick<Timeslot, 'beginTime' | 'endTime'>;

/** "8:00–10:00" */
export const slotHours = (slot: Hours): string => formatHours(slot);

/** "Sabato 22 novembre" */
export function longDay(day: ShopDay): string {
  return capitalised(formatDayLong(day));
}

/** "Sabato 22 novembre, 18:00–20:00" */
export function slotSentence(slot: Hours & { date: ShopDay }): string {
  return `${longDay(slot.date)}, ${slotHours(slot)}`;
}

/** "Sab 22 nov, 18:00–20:00" */
export function shortSlot(slot: Hours & { date: ShopDay }): string {
  return `${capitalised(formatDayShort(slot.date))}, ${slotHours(slot)}`;
}

/** "domani, 12:00–14:00" */
export function nextSlot(slot: Hours & { date: ShopDay }, today: ShopDay): string {
  return `${relativeDay(slot.date, today)}, ${slotHours(slot)}`;
}

/** "Via Tortona 31" */
export function street({ address1, addressNumber }: Address): string {
  return [address1, addressNumber].filter(Boolean).join(' ');
}

/** "Via Tortona 31, Milano" */
export function shortAddress(address: Address): string {
  return `${street(address)}, ${address.city}`;
}

/** "Via Tortona 31, scala B" */
export function streetLine(address: Address & { stairway?: string | undefined }): string {
  return [street(address), address.stairway && stairwayText(address.stairway)].filter(Boolean).join(', ');
}

/** "20144 Milano · citofono Riva", without a bell "20144 Milano · piano 4". */
export function placeLine(address: UserAddress | ShippingAddress): string {
  return [
    `${address.postalcode} ${address.city}`,
    address.doorbell ? `citofono ${address.doorbell}` : address.floor && `piano ${address.floor}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

export function isPickup(address: Pick<ShippingAddress, 'deliveryServiceId'> | undefined): boolean {
  return address !== undefined && address.deliveryServiceId !== deliveryServiceIds.home;
}

/** "Consegna a", "Ritiro presso" or "Ritiro al locker", over the address. */
export function whereLabel(address: Pick<ShippingAddress, 'deliveryServiceId'> | undefined): string {
  if (address?.deliveryServiceId === deliveryServiceIds.locker) return 'Ritiro al locker';
  return isPickup(address) ? 'Ritiro presso' : 'Consegna a';
}

/** "Sporta Navigli": where it is picked up, or the street. */
export function whereName(address: ShippingAddress): string {
  return isPickup(address) ? address.addressName : streetLine(address);
}

/** "2,90 €" or "gratis". */
export function costText(cost: number): string {
  return cost === 0 ? 'gratis' : formatEuro(euroToCents(cost));
}

/** Stores one can pick up from, by service. */
export function storesOffering(stores: readonly Warehouse[], deliveryServiceId: number): Warehouse[] {
  return stores.filter((store) => store.deliveryServices.some((each) => each.deliveryServiceId === deliveryServiceId));
}
