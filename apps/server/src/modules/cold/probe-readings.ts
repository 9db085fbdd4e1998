import { createHash, randomBytes } from 'node:crypto';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { insertReadings, type NewReading, probeSpeaks } from './cold.repo.ts';

/** Older readings are of no use to anybody who could still act. */
const OLDEST_DAYS = 31;
/** Clocks of small devices wander that much. */
const CLOCK_SLACK_MS = 60_000;

/** A key of a probe: 256 random bits, of which only the hash is kept. */
export const newProbeKey = (): string => `sonda_${randomBytes(32).toString('base64url')}`;
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

export const tenthsOf = (celsius: number): number => Math.round(celsius * 10);

/**
 * Sets a clock back that is ahead: all readings of one sending move with the latest of them, so that their distances stay. Without it
 * an hour too warm would be seen an hour late.
 */
export function setBack(readings: readonly NewReading[], now: Date): { readings: NewReading[]; aheadMs: number } {
  const latest = Math.max(...readings.map(({ at }) => at.getTime()));
  const aheadMs = latest - now.getTime();
  if (!(aheadMs > CLOCK_SLACK_MS)) return { readings: [...readings], aheadMs: 0 };
  return { readings: readings.map(({ at, tenths }) => ({ at: new Date(at.getTime() - aheadMs), tenths })), aheadMs };
}

/** @throws BusinessError `probe-unknown` */
export async function takeReadings(
  deps: Deps,
  { key, readings }: { key: string; readings: readonly { at: string; temperature: number }[] },
): Promise<{ kept: number; aheadSeconds?: number }> {
  const now = deps.clock.now();
  const said = readings.map(({ at, temperature }) => ({ at: new Date(at), tenths: tenthsOf(temperature) }));
  const { readings: asNow, aheadMs } = setBack(said, now);
  const oldest = now.getTime() - OLDEST_DAYS * 86_400_000;
  // within the slack a reading counts as made now
  const taken = asNow
    .filter(({ at }) => at.getTime() >= oldest)
    .map(({ at, tenths }) => ({ at: new Date(Math.min(at.getTime(), now.getTime())), tenths }));
  // one instant once, also within one sending
  const each = [...new Map(taken.map((reading) => [reading.at.getTime(), reading])).values()];
  const kept = await withTransaction(deps.db, async (tx) => {
    const probe = await probeSpeaks(tx, hashOfKey(key), now);
    if (!probe) {
      throw new BusinessError('probe-unknown', 'Questa chiave non è di nessuna sonda', { field: 'key' });
    }
    return insertReadings(tx, { ...probe, staffId: null, now }, each);
  });
  return { kept, ...(aheadMs > 0 ? { aheadSeconds: Math.round(aheadMs / 1000) } : {}) };
}
