import type { DeliveryZone } from '@sporta/contract';
import { type Corner, writePostcodes } from '@sporta/domain';
import { typedAmount } from './typed-amount.ts';

/** A zone as it is typed: amounts as people write them, empty where there is none. */
export interface ZoneDraft {
  zoneId: number | undefined;
  version: string | undefined;
  name: string;
  baseCost: string;
  freeFrom: string;
  reducedCost: string;
  minimumOrder: string;
  below: DeliveryZone['below'];
  surcharge: string;
  postcodes: string;
  /** Corners of its line on the map; none: it has no border. */
  border: readonly Corner[];
}

export const draftOf = (zone: DeliveryZone): ZoneDraft => ({
  zoneId: zone.zoneId,
  version: zone.version,
  name: zone.name,
  baseCost: typedAmount(zone.baseCost),
  freeFrom: typedAmount(zone.freeFrom),
  reducedCost: typedAmount(zone.reducedCost),
  minimumOrder: typedAmount(zone.minimumOrder),
  below: zone.below,
  surcharge: typedAmount(zone.surcharge),
  postcodes: writePostcodes(zone.postcodes),
  border: zone.border ?? [],
});

/** A new one, with the terms of another where there is one. */
export const emptyZone = (like: DeliveryZone | undefined): ZoneDraft => ({
  ...(like ? draftOf(like) : { freeFrom: '', reducedCost: '', baseCost: '2,90', minimumOrder: '40', surcharge: '0' }),
  below: like?.below ?? 'block',
  zoneId: undefined,
  version: undefined,
  name: '',
  postcodes: '',
  border: [],
});

/** The codes as they are typed, and one more. */
export const addPostcode = (postcodes: string, one: string): string =>
  [postcodes.trim().replace(/[,;]$/, ''), one].filter(Boolean).join(', ');

/** What is sent: an empty field is an amount that is not there. */
export function zoneRequest(draft: ZoneDraft) {
  const amount = (text: string) => (text.trim() === '' ? undefined : text.trim().replace(',', '.'));
  return {
    zone_id: draft.zoneId,
    version: draft.version,
    name: draft.name,
    base_cost: amount(draft.baseCost) ?? '0',
    free_from: amount(draft.freeFrom),
    reduced_cost: amount(draft.reducedCost),
    minimum_order: amount(draft.minimumOrder) ?? '0',
    below: draft.below,
    surcharge: amount(draft.surcharge) ?? '0',
    postcodes: draft.postcodes,
    border: [...draft.border],
  };
}
