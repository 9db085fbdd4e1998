import type { Warehouse } from '@sporta/contract';

export interface Point {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies. */
export function distanceKm(from: Point, to: Point): number {
  const lat = radians(to.latitude - from.latitude);
  const lng = radians(to.longitude - from.longitude);
  const a =
    Math.sin(lat / 2) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(lng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(a));
}

/** "meno di 100 m", "0,6 km", "124 km". */
export function distanceText(km: number): string {
  if (km < 0.1) return 'meno di 100 m';
  return km < 10 ? `${km.toFixed(1).replace('.', ',')} km` : `${Math.round(km)} km`;
}

export function pointOf({ address }: Pick<Warehouse, 'address'>): Point | undefined {
  const { latitude, longitude } = address;
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
