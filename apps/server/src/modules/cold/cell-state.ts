import type { ColdCell } from '@sporta/contract';
import type { ColdState } from '@sporta/contract/staff-cold-words.ts';
import type { CellRow } from './cold.repo.ts';

const MINUTE = 60_000;

/** How a cell is. Too warm for too long comes before a probe that says nothing: it may have died of it. */
export function stateOf(row: CellRow, now: Date): ColdState {
  const { lastAt, warmSince, alertMinutes, silentMinutes, hasProbe, probeSince } = row;
  const since = (at: Date) => now.getTime() - at.getTime();
  if (warmSince && since(warmSince) >= alertMinutes * MINUTE) return 'alert';
  // a person's reading speaks for a probe as well
  const heard = Math.max(probeSince?.getTime() ?? 0, lastAt?.getTime() ?? 0);
  if (hasProbe && now.getTime() - heard >= silentMinutes * MINUTE) return 'silent';
  if (warmSince) return 'warm';
  return lastAt ? 'ok' : 'empty';
}

export function cellToWire(row: CellRow, now: Date): ColdCell {
  const { cellId, warehouseId, warehouseName, name, kind, alertMinutes, silentMinutes, active, hasProbe } = row;
  return {
    cellId,
    warehouseId,
    warehouseName,
    name,
    kind,
    max: row.maxTenths / 10,
    alertMinutes,
    silentMinutes,
    active,
    state: stateOf(row, now),
    ...(row.lastAt && row.lastTenths !== null
      ? { last: { at: row.lastAt.toISOString(), temperature: row.lastTenths / 10 } }
      : {}),
    ...(row.warmSince ? { warmSince: row.warmSince.toISOString() } : {}),
    hasProbe,
  };
}
