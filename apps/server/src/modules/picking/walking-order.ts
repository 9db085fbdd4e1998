import type { StoreMap } from './picking-store.repo.ts';

/** The usual way through a store that has drawn no map: heavy things below, cold ones last. */
const usualWay: readonly string[] = [
  'bevande',
  'cantina',
  'casa',
  'persona',
  'bimbi',
  'animali',
  'dispensa',
  'pasta',
  'colazione',
  'orto',
  'forno',
  'carne',
  'pesce',
  'salumi',
  'latte',
  'gelo',
];

/** Where a department is in a store, and what hangs above it. */
export function aisleOf(map: StoreMap, tint: string | null, sectorName: string): { position: number; label: string } {
  const drawn = tint === null ? undefined : map.aisles.get(tint);
  if (drawn) return drawn;
  const at = tint === null ? -1 : usualWay.indexOf(tint);
  return { position: at === -1 ? usualWay.length + 1 : at + 1, label: sectorName || 'Altro' };
}
