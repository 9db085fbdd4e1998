import type { PoolClient } from 'pg';

/** A row by its columns; every row of a list has the same. */
export type Row = Record<string, unknown>;

/** Inserts many rows in one statement; the types are those of the table. @param then what follows the rows, e.g. `on conflict …` */
export async function insertRows(client: PoolClient, table: string, rows: readonly Row[], then = ''): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1) ${then}`,
    [JSON.stringify(rows)],
  );
}

/** Numbers of rows that are still to be written, so that those that belong to them can be written beside. */
export async function takeIds(client: PoolClient, table: string, column: string, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    'select nextval(pg_get_serial_sequence($1, $2))::int as id from generate_series(1, $3)',
    [table, column, count],
  );
  return rows.map(({ id }) => id);
}
