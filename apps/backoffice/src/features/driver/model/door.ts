import type { DriverStop } from '@sporta/contract';
import { floorText, stairwayText } from '@sporta/domain';

/** "Via Savona 58, scala A, 3° piano". */
export function addressText({ street, stairway, floor }: DriverStop): string {
  return [street, stairway && stairwayText(stairway), floor && floorText(floor)].filter(Boolean).join(', ');
}

/** "citofono Colombo, con ascensore"; empty when nothing is known. */
export function doorText({ doorbell, hasLift }: DriverStop): string {
  const lift = hasLift === undefined ? undefined : hasLift ? 'con ascensore' : 'senza ascensore';
  return [doorbell ? `citofono ${doorbell}` : undefined, lift].filter(Boolean).join(', ');
}

/** What a phone calls: figures alone, with a plus where there is one. */
export const dialled = (phone: string): string => phone.replace(/[^\d+]/g, '');

/**
 * The address for the program a phone finds its way with: the one of Apple on its own devices, whatever the driver chose on
 * Android, a map in the browser elsewhere. The address leads, since the place of some doors is known by postal code alone.
 */
export function navigationHref(stop: DriverStop, device: string): string {
  const address = encodeURIComponent(`${stop.street}, ${stop.postalcode} ${stop.city}`);
  if (/iPhone|iPad|Macintosh/.test(device)) return `https://maps.apple.com/?daddr=${address}`;
  if (/Android/.test(device)) return `geo:${stop.latitude},${stop.longitude}?q=${address}`;
  return `https://www.openstreetmap.org/search?query=${address}`;
}
