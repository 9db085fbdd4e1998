/** Where goods are kept in the shop and how they travel. */
export type StorageZone = 'dry' | 'chilled' | 'frozen';

/** The tint of the department of frozen goods, which is how a line of an order knows where it comes from. */
const frozenTint = 'gelo';

/** The zone of a line: frozen by its department, else chilled when it perishes. */
export function storageZone({
  sectorTint,
  perishable,
}: {
  sectorTint: string | null;
  perishable: boolean;
}): StorageZone {
  if (sectorTint === frozenTint) return 'frozen';
  return perishable ? 'chilled' : 'dry';
}
