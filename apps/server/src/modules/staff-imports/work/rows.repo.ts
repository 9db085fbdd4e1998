import { importErrorGroups } from '@sporta/contract/staff-import.ts';
import type { PoolClient } from 'pg';
import { hasErrorOf } from './error-groups.ts';
import type { GivenRow } from './merged-rows.ts';

export interface StoredImportRow {
  line: number;
  state: 'error' | 'new' | 'changed' | 'same' | 'missing';
  code?: string | undefined;
  name?: string | undefined;
  given?: object | undefined;
  cells?: object | undefined;
  problems?: object[] | undefined;
  remarks?: string[] | undefined;
  kinds?: string[] | undefined;
  before?: object | undefined;
  after?: object | undefined;
  priceChange?: number | undefined;
}

const chunkSize = 1000;

/** Keeps rows of an import; a line that is there already is replaced. */
export async function keepRows(client: PoolClient, importId: number, rows: readonly StoredImportRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkSize) {
    await client.query({
      name: 'import-rows-keep',
      text: `
      insert into catalogue_import_row (catalogue_import_id, line, state, code, name, given, cells, problems, remarks, kinds, before, after, price_change)
      select $1, line, state, code, name, given, cells, problems, remarks,
        coalesce(array(select jsonb_array_elements_text(kinds)), '{}'), before, after, "priceChange"
      from jsonb_to_recordset($2::jsonb) as r(line int, state text, code text, name text, given jsonb, cells jsonb, problems jsonb,
        remarks jsonb, kinds jsonb, before jsonb, after jsonb, "priceChange" numeric)
      on conflict (catalogue_import_id, line) do update set state = excluded.state, code = excluded.code, name = excluded.name,
        given = excluded.given, cells = excluded.cells, problems = excluded.problems, remarks = excluded.remarks,
        kinds = excluded.kinds, before = excluded.before, after = excluded.after, price_change = excluded.price_change`,
      values: [importId, JSON.stringify(rows.slice(start, start + chunkSize).map((row) => ({ kinds: [], ...row })))],
    });
  }
}

/** Adds to rows that are kept what changed of their products later. */
export async function addDifferences(
  client: PoolClient,
  importId: number,
  rows: readonly StoredImportRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkSize) {
    await client.query({
      name: 'import-rows-add',
      text: `
      update catalogue_import_row k set state = 'changed', before = coalesce(k.before, '{}') || r.before, after = coalesce(k.after, '{}') || r.after,
        kinds = array(select distinct unnest(k.kinds || array(select jsonb_array_elements_text(r.kinds)))), price_change = r."priceChange"
      from jsonb_to_recordset($2::jsonb) as r(line int, kinds jsonb, before jsonb, after jsonb, "priceChange" numeric)
      where k.catalogue_import_id = $1 and k.line = r.line`,
      values: [importId, JSON.stringify(rows.slice(start, start + chunkSize))],
    });
  }
}

/** Rows of an import in the order of the file, some at a time. */
export async function* readStored(
  client: PoolClient,
  importId: number,
  states: readonly StoredImportRow['state'][],
): AsyncGenerator<StoredImportRow> {
  for (let after = -2_147_483_648; ; ) {
    const { rows } = await client.query<StoredImportRow>({
      name: 'import-rows-stored',
      text: `select line, state, code, name, given, cells, problems, remarks, kinds, before, after, price_change::float as "priceChange"
        from catalogue_import_row where catalogue_import_id = $1 and line > $2 and state = any($3) order by line limit ${chunkSize}`,
      values: [importId, after, states],
    });
    yield* rows;
    if (rows.length < chunkSize) return;
    after = rows.at(-1)!.line;
  }
}

/** What the good rows of an import give. */
export async function* readGiven(client: PoolClient, importId: number): AsyncGenerator<GivenRow> {
  for await (const { line, given } of readStored(client, importId, ['new', 'changed', 'same'])) {
    yield { line, given: given as Record<string, unknown> };
  }
}

/** The bytes of the file, piece by piece. */
export async function* readParts(client: Pick<PoolClient, 'query'>, importId: number): AsyncGenerator<Buffer> {
  for (let part = 0; ; part++) {
    const { rows } = await client.query<{ bytes: Buffer }>(
      'select bytes from catalogue_import_part where catalogue_import_id = $1 and part = $2',
      [importId, part],
    );
    if (!rows[0]) return;
    yield rows[0].bytes;
  }
}

const countsOfErrors = importErrorGroups
  .map((group) => `'${group}', count(*) filter (where state = 'error' and ${hasErrorOf(group)})`)
  .join(', ');

/** Adds up what becomes of the rows. */
export async function countRows(client: PoolClient, importId: number): Promise<Record<string, number>> {
  const { rows } = await client.query(
    `select count(*) filter (where line > 0)::int as rows, count(*) filter (where state = 'new')::int as new,
       count(*) filter (where state = 'changed')::int as changed, count(*) filter (where state = 'same')::int as same,
       count(*) filter (where state = 'error')::int as error,
       jsonb_build_object(${countsOfErrors}) as "errorGroups",
       count(*) filter (where state = 'changed' and 'price' = any(kinds))::int as price,
       count(*) filter (where state = 'changed' and abs(price_change) > 0.5)::int as "bigPrice",
       count(*) filter (where state = 'changed' and 'text' = any(kinds))::int as text,
       count(*) filter (where state = 'changed' and 'vat' = any(kinds))::int as vat,
       count(*) filter (where state = 'changed' and 'other' = any(kinds))::int as other,
       count(*) filter (where state = 'new' and remarks @> '["unsorted"]')::int as unsorted,
       count(*) filter (where state = 'new' and remarks @> '["unlimited"]')::int as unlimited,
       (select count(*)::int from product p where p.published and not exists (select from catalogue_import_row r
          where r.catalogue_import_id = $1 and r.code = p.code and r.state in ('new', 'changed', 'same'))) as missing
     from catalogue_import_row where catalogue_import_id = $1`,
    [importId],
  );
  return rows[0];
}
