import type { Cart } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { capitalised, formatDayShort, formatHours, SHOP_TIME_ZONE } from '@sporta/domain';

/** "Via Tortona 31, Milano". */
export function addressWords({ shippingAddress }: Cart): string | undefined {
  if (!shippingAddress) return undefined;
  const { address1, addressNumber, city } = shippingAddress;
  return `${address1} ${addressNumber}, ${city}`.replace(' ,', ',');
}

/** "8:00–10:00". */
export function bookedHours({ timeslot }: Cart): string | undefined {
  return timeslot && formatHours(timeslot);
}

/** "Sab 22 nov". */
export function slotDay({ timeslot }: Cart): string | undefined {
  if (!timeslot) return undefined;
  return capitalised(formatDayShort(timeslot.date));
}

/** What the address is for: "Consegna a", "Ritiro presso" (specification, section 2). */
export function deliveryLabel({ shippingAddress }: Cart): string {
  return !shippingAddress || shippingAddress.deliveryServiceId === deliveryServiceIds.home
    ? 'Consegna a'
    : 'Ritiro presso';
}

let hourFormat: Intl.DateTimeFormat | undefined;

/** "alle 12 di sabato", for a sentence that ends with it. */
export function cutoffWords(instant: string): string {
  hourFormat ??= new Intl.DateTimeFormat('it-IT', {
    timeZone: SHOP_TIME_ZONE,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  const parts = Object.fromEntries(hourFormat.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  const hour = Number(parts.hour);
  const time = parts.minute === '00' ? String(hour) : `${hour}:${parts.minute}`;
  return `${hour === 1 ? 'all’' : 'alle '}${time} di ${parts.weekday}`;
}
