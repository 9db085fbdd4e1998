import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Of several servers that start at once, one writes and all read the same. */
export async function readOrWriteKeys(db: Db, make: () => PushKeys): Promise<PushKeys> {
  const found = await read(db);
  if (found) return found;
  await sql`insert into shop_fact (key, value) values ('push-keys', ${JSON.stringify(make())}::jsonb) on conflict do nothing`.execute(
    db,
  );
  return (await read(db))!;
}

async function read(db: Db): Promise<PushKeys | undefined> {
  const { rows } = await sql<{ value: PushKeys }>`select value from shop_fact where key = 'push-keys'`.execute(db);
  return rows[0]?.value;
}
