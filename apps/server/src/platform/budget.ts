import { sql } from 'kysely';
import type { Db } from './db/database.ts';

/** So many at once, and one more each time `everySeconds` have passed. */
export interface Allowance {
  atOnce: number;
  everySeconds: number;
}

/**
 * Takes one from what `key` is allowed. One statement: of a hundred takers at once exactly `atOnce` get it. A row remembers
 * until when its key has spent in advance, so nothing has to be refilled.
 * @returns seconds until there is one again; 0 = taken
 */
export async function spend(db: Db, key: Buffer, { atOnce, everySeconds }: Allowance, now: Date): Promise<number> {
  const one = sql`make_interval(secs => ${everySeconds}::int)`;
  const spentTo = sql`greatest(budget.spent_to, ${now}::timestamptz) + ${one}`;
  const { rows } = await sql`
    insert into budget (key, spent_to) values (${key}, ${now}::timestamptz + ${one})
    on conflict (key) do update set spent_to = ${spentTo}
     where ${spentTo} <= ${now}::timestamptz + ${one} * ${atOnce}::int
    returning key`.execute(db);
  if (rows.length > 0) return 0;
  const known = await db.selectFrom('budget').select('spent_to').where('key', '=', key).executeTakeFirst();
  const free = (known?.spent_to.getTime() ?? 0) - (atOnce - 1) * everySeconds * 1000;
  return Math.max(1, Math.ceil((free - now.getTime()) / 1000));
}

/** Gives back what was taken for nothing, e.g. for an attempt that turned out right. */
export async function giveBack(db: Db, key: Buffer, { everySeconds }: Allowance): Promise<void> {
  await sql`update budget set spent_to = spent_to - make_interval(secs => ${everySeconds}::int) where key = ${key}`.execute(
    db,
  );
}

/** Removes the keys that have everything again; run by a job. */
export async function forgetFullBudgets(db: Db, now: Date): Promise<void> {
  await sql`delete from budget where spent_to <= ${now}`.execute(db);
}
