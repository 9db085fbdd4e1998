import type { Tx } from '../../../platform/db/database.ts';
import { digestOf } from '../../../platform/digest-of.ts';
import { BusinessError } from '../../../platform/errors.ts';
import { lockPlan } from '../plan/plan.repo.ts';
import type { PlanOf } from '../plan/read-plan.ts';
import { readZones, writeZone, type ZoneRow, type ZoneTerms } from './zones.repo.ts';

const notTerms: ReadonlySet<string> = new Set(['zoneId', 'shared']);

const termsOf = (zone: ZoneRow): Partial<ZoneRow> =>
  Object.fromEntries(Object.entries(zone).filter(([name]) => !notTerms.has(name)));

/** Changes with anything a shop decides of the zone. */
export const versionOf = (zone: ZoneRow): string => digestOf(termsOf(zone));

/** Without a word of its border it keeps the one it has. */
export type ZoneAsked = Omit<ZoneTerms, 'border'> & { border: ZoneTerms['border'] | undefined };

/**
 * Adds a zone, or changes one that is still as its author saw it, in the caller's transaction. Orders keep what they cost.
 * @returns what it was and is; the first is absent of a new one
 * @throws BusinessError `zone-not-found`, `zone-changed`, `zone-name-taken`
 */
export async function saveZone(
  tx: Tx,
  of: PlanOf,
  { zoneId, version }: { zoneId: number | undefined; version: string | undefined },
  asked: ZoneAsked,
): Promise<{ zoneId: number; before: ZoneRow | undefined; after: ZoneRow }> {
  await lockPlan(tx, of.warehouseId);
  const zones = await readZones(tx, of);
  const before = zones.find((zone) => zone.zoneId === zoneId);
  if (zoneId !== undefined && !before) {
    throw new BusinessError('zone-not-found', 'Non abbiamo trovato questa zona', { field: 'zone_id' });
  }
  if (before && versionOf(before) !== version) {
    throw new BusinessError('zone-changed', 'Nel frattempo qualcuno ha cambiato questa zona: guardala e riprova', {
      field: 'version',
    });
  }
  const name = asked.name.toLowerCase();
  if (zones.some((zone) => zone.zoneId !== zoneId && zone.name.toLowerCase() === name)) {
    throw new BusinessError('zone-name-taken', 'C’è già una zona con questo nome', { field: 'name' });
  }
  const terms = { ...asked, border: asked.border === undefined ? (before?.border ?? null) : asked.border };
  const written = await writeZone(tx, of, zoneId, terms);
  const after = (await readZones(tx, of)).find((zone) => zone.zoneId === written)!;
  return { zoneId: written, before, after };
}
