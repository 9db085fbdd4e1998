import type { Warehouse } from '@sporta/contract';
import { plain } from '../../../lib/plain-text.ts';
import { distanceKm, type Point, pointOf } from '../../../shared/places/index.ts';
import { openState } from './opening-hours.ts';

/** Numbers of the delivery services a store can offer (contract, section 5). */
export const deliveryServiceIds = { pickup: 2, locker: 3 } as const;

export interface StoreFilter {
  /** Town, postal code, street or name. */
  text: string;
  pickup: boolean;
  locker: boolean;
  openNow: boolean;
}

export interface FoundStore {
  store: Warehouse;
  /** Kilometres from where the customer is; absent when that is not known. */
  km: number | undefined;
}

/** Stores that fit, the nearest first when the place of the customer is known. */
export function findStores(
  stores: readonly Warehouse[],
  filter: StoreFilter,
  from: Point | undefined,
  now: number,
): FoundStore[] {
  const words = plain(filter.text)
    .split(/[\s,]+/)
    .filter(Boolean);
  const found = stores.filter((store) => {
    const { address1, addressNumber, city, postalcode, province } = store.address;
    const all = plain([store.name, address1, addressNumber, city, postalcode, province].join(' '));
    return (
      words.every((word) => all.includes(word)) &&
      (!filter.pickup || offers(store, deliveryServiceIds.pickup)) &&
      (!filter.locker || offers(store, deliveryServiceIds.locker)) &&
      (!filter.openNow || openState(store, now).open)
    );
  });
  const measured = found.map((store) => {
    const point = pointOf(store);
    return { store, km: from && point ? distanceKm(from, point) : undefined };
  });
  return from
    ? measured.sort((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY))
    : measured;
}

export function offers(store: Warehouse, deliveryServiceId: number): boolean {
  return store.deliveryServices.some((service) => service.deliveryServiceId === deliveryServiceId);
}

/** Codes of the ways of delivery, which have their names in `deliveryServices`. */
const DELIVERY_CODES = ['home-delivery', 'pick-up', 'locker'];

/** What a store offers, by name: the ways of delivery, then "Parcheggio, Gastronomia". */
export function servicesOf({ metaData, deliveryServices }: Warehouse): string[] {
  const others = (metaData.warehouse_locator.SERVICES ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each && !DELIVERY_CODES.includes(each));
  return [...deliveryServices.map(({ name }) => name), ...others];
}

export function addressText({ address }: Pick<Warehouse, 'address'>): string {
  return `${address.address1} ${address.addressNumber}, ${address.city}`.replace(' ,', ',');
}
