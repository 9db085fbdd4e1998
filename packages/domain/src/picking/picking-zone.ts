import { storageZone } from '../storage-zone.ts';

/** The parts of a store somebody walks through with a cart; at the counter goods are cut and weighed. */
export type PickingZone = 'dry' | 'chilled' | 'frozen' | 'counter';

/** The departments that serve at a counter, by the tint of a line. */
const counterTints: readonly string[] = ['carne', 'pesce', 'salumi'];

/** Where a line is fetched: weighed meat, fish and cold cuts at the counter, the others where they are stored. */
export function pickingZone({
  sectorTint,
  perishable,
  weighed,
}: {
  sectorTint: string | null;
  perishable: boolean;
  weighed: boolean;
}): PickingZone {
  if (weighed && sectorTint !== null && counterTints.includes(sectorTint)) return 'counter';
  return storageZone({ sectorTint, perishable });
}
