import { countText } from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import type { StaffRights } from '../../platform/staff-rights.ts';
import { stateOf } from './cell-state.ts';
import { readCells } from './cold.repo.ts';

export interface ColdAlert {
  cellId: number;
  title: string;
  text: string;
}

const minus = '\u2212';

/** "−14,5 °C". */
export const degrees = (tenths: number): string =>
  `${(tenths / 10).toLocaleString('it-IT', { maximumFractionDigits: 1 }).replace('-', minus)} °C`;

const minutesSince = (at: Date, now: Date) => Math.floor((now.getTime() - at.getTime()) / 60_000);
const spell = (minutes: number) =>
  minutes < 120 ? countText(minutes, 'minuto', 'minuti') : countText(Math.floor(minutes / 60), 'ora', 'ore');

/** Cold rooms of these stores that somebody has to look at: too warm for too long, or a probe that says nothing. */
export async function coldAlerts(db: Db, stores: StaffRights['stores'], now: Date): Promise<ColdAlert[]> {
  const cells = (await readCells(db, { stores }, now)).filter(({ active }) => active);
  return cells.flatMap((cell) => {
    const { cellId, name, maxTenths, lastTenths, lastAt, warmSince } = cell;
    const state = stateOf(cell, now);
    if (state === 'alert' && lastTenths !== null && warmSince) {
      const text = `Soglia ${degrees(maxTenths)}, da ${spell(minutesSince(warmSince, now))}`;
      return [{ cellId, title: `${name} a ${degrees(lastTenths)}`, text }];
    }
    if (state === 'silent') {
      const text = lastAt ? `Ultima misura ${spell(minutesSince(lastAt, now))} fa` : 'Nessuna misura finora';
      return [{ cellId, title: `${name}: la sonda tace`, text }];
    }
    return [];
  });
}
