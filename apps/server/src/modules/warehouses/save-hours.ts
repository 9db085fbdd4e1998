import { addDays, formatDayLong, type Opening } from '@sporta/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { digestOf } from '../../platform/digest-of.ts';
import { BusinessError } from '../../platform/errors.ts';
import { readStoreHours, type StoreHours, writeStoreHours } from './opening-hours.repo.ts';

/** How far ahead special days are written. */
const daysAhead = 366;

/** Changes with anything of the hours. */
export const versionOfHours = ({ week, specialDays }: StoreHours): string => digestOf([week, specialDays]);

/**
 * Writes the hours of a store that are still as their author saw them, in the caller's transaction.
 * @param today `YYYY-MM-DD`: special days gone by are not touched
 * @returns what they were and are
 * @throws BusinessError `hours-order`, `hours-overlap`, `special-day-twice`, `special-day-odd`, `hours-changed`
 */
export async function saveStoreHours(
  tx: Tx,
  warehouseId: number,
  wanted: StoreHours,
  { version, today }: { version: string; today: string },
): Promise<{ before: StoreHours; after: StoreHours }> {
  refuseOddWeek(wanted.week);
  refuseOddDays(wanted.specialDays, today);
  await sql`select pg_advisory_xact_lock(hashtext('store-hours'), ${warehouseId})`.execute(tx);
  const before = await readStoreHours(tx, warehouseId, today);
  if (versionOfHours(before) !== version) {
    throw new BusinessError('hours-changed', 'Nel frattempo qualcuno ha cambiato gli orari: guardali e riprova', {
      field: 'version',
    });
  }
  await writeStoreHours(tx, warehouseId, wanted, today);
  return { before, after: await readStoreHours(tx, warehouseId, today) };
}

const weekdays = ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica'] as const;

function refuseOddWeek(week: StoreHours['week']): void {
  for (const [index, name] of weekdays.entries()) {
    const openings = week.filter(({ weekday }) => weekday === index + 1);
    for (const opening of openings) refuseOddOpening(name, opening, 'week');
    const byHour = [...openings].sort((a, b) => a.opens.localeCompare(b.opens));
    if (byHour.some(({ opens }, at) => at > 0 && opens < byHour[at - 1]!.closes)) {
      throw new BusinessError('hours-overlap', `${name}: due aperture coprono le stesse ore`, { field: 'week' });
    }
  }
}

function refuseOddDays(days: StoreHours['specialDays'], today: string): void {
  if (new Set(days.map(({ day }) => day)).size < days.length) {
    throw new BusinessError('special-day-twice', 'Lo stesso giorno particolare c’è due volte', {
      field: 'special_days',
    });
  }
  for (const { day, opening } of days) {
    if (day < today || day > addDays(today, daysAhead)) {
      throw new BusinessError('special-day-odd', `${formatDayLong(day)}: si scrive da oggi a un anno da oggi`, {
        field: 'special_days',
      });
    }
    if (opening) refuseOddOpening(formatDayLong(day), opening, 'special_days');
  }
}

function refuseOddOpening(name: string, { opens, closes }: Opening, field: string): void {
  if (closes <= opens) throw new BusinessError('hours-order', `${name}: la chiusura viene dopo l’apertura`, { field });
}
