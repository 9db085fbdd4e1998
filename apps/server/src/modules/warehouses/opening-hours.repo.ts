/* When stores are open. Raw SQL where hours are printed. On the wire and in the table weeks begin on Sunday (1), here on Monday. */
import type { OpeningHours } from '@sporta/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/** A day that differs from the week; without an opening it is closed. */
export type SpecialDay = OpeningHours['specialDays'][number] & { note: string | null };

/** Hours of a store as its staff write them. */
export interface StoreHours extends OpeningHours {
  specialDays: SpecialDay[];
  /** The store closes for good: from this day (`YYYY-MM-DD`) on nobody serves any window of it. */
  closesOn?: string | undefined;
}

const hour = (column: 'begin_hour' | 'end_hour') => sql<string>`to_char(${sql.ref(column)}, 'HH24:MI')`;

/** The week of a store, its special days from `fromDay` (`YYYY-MM-DD`) on, each in order, and the day it closes for good. */
export async function readStoreHours(db: Db | Tx, warehouseId: number, fromDay: string): Promise<StoreHours> {
  const week = await db
    .selectFrom('warehouse_hours')
    .select(['weekday', hour('begin_hour').as('opens'), hour('end_hour').as('closes')])
    .where('warehouse_id', '=', warehouseId)
    .execute();
  const days = await db
    .selectFrom('warehouse_special_day')
    .select(['day', hour('begin_hour').as('opens'), hour('end_hour').as('closes'), 'note'])
    .where('warehouse_id', '=', warehouseId)
    .where('day', '>=', fromDay)
    .orderBy('day')
    .execute();
  const store = await db
    .selectFrom('warehouse')
    .select('closes_on as closesOn')
    .where('warehouse_id', '=', warehouseId)
    .executeTakeFirst();
  return {
    closesOn: store?.closesOn ?? undefined,
    week: week
      .map(({ weekday, ...opening }) => ({ weekday: mondayFirst(weekday), ...opening }))
      .sort((a, b) => a.weekday - b.weekday || a.opens.localeCompare(b.opens)),
    specialDays: days.map(({ day, opens, closes, note }) => ({
      day,
      opening: opens === null ? null : { opens, closes },
      note,
    })),
  };
}

/**
 * The same for one day, as JSON: the week, and the day's own hours where it has some. For a statement that reads what hangs on them.
 * @param store column of a store's id in the statement this is put in
 */
export const hoursOfDay = (store: string, day: RawBuilder<unknown>): RawBuilder<StoreHours> => sql<StoreHours>`
  jsonb_build_object('week', (select coalesce(jsonb_agg(jsonb_build_object('weekday', (h.weekday + 5) % 7 + 1,
        'opens', to_char(h.begin_hour, 'HH24:MI'), 'closes', to_char(h.end_hour, 'HH24:MI'))), '[]')
      from warehouse_hours h where h.warehouse_id = ${sql.ref(store)}),
    'specialDays', (select coalesce(jsonb_agg(jsonb_build_object('day', to_char(d.day, 'YYYY-MM-DD'), 'note', d.note,
        'opening', case when d.begin_hour is not null then jsonb_build_object(
          'opens', to_char(d.begin_hour, 'HH24:MI'), 'closes', to_char(d.end_hour, 'HH24:MI')) end)), '[]')
      from warehouse_special_day d where d.warehouse_id = ${sql.ref(store)} and d.day = ${day}))`;

/** Writes the week and the special days from `fromDay` on in place of those there were; days gone by stay. */
export async function writeStoreHours(tx: Tx, warehouseId: number, hours: StoreHours, fromDay: string): Promise<void> {
  await tx.deleteFrom('warehouse_hours').where('warehouse_id', '=', warehouseId).execute();
  await tx
    .deleteFrom('warehouse_special_day')
    .where('warehouse_id', '=', warehouseId)
    .where('day', '>=', fromDay)
    .execute();
  const week = hours.week.map(({ weekday, opens, closes }) => ({
    warehouse_id: warehouseId,
    weekday: sundayFirst(weekday),
    begin_hour: opens,
    end_hour: closes,
  }));
  const days = hours.specialDays.map(({ day, opening, note }) => ({
    warehouse_id: warehouseId,
    day,
    begin_hour: opening?.opens ?? null,
    end_hour: opening?.closes ?? null,
    note,
  }));
  if (week.length > 0) await tx.insertInto('warehouse_hours').values(week).execute();
  if (days.length > 0) await tx.insertInto('warehouse_special_day').values(days).execute();
}

const sundayFirst = (weekday: number) => (weekday % 7) + 1;
const mondayFirst = (weekday: number) => ((weekday + 5) % 7) + 1;
