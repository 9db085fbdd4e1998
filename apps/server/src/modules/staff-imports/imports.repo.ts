import type { ImportMapping } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { FileFormat } from './file/recognise-file.ts';

/* Imports as the Banco lists them. Raw: a row comes with the pieces that arrived. */

export interface ImportRecord {
  importId: number;
  accountId: number;
  name: string;
  fileName: string;
  bytes: number;
  state: string;
  format: FileFormat | null;
  columns: { name: string; sample: string }[];
  layout: string | null;
  mapping: ImportMapping | null;
  suspendMissing: boolean;
  pricesFrom: Date | null;
  pricesPending: boolean;
  counts: Record<string, unknown>;
  done: number;
  total: number;
  waiting: boolean;
  problem: string | null;
  createdAt: Date;
  appliedAt: Date | null;
  undoneAt: Date | null;
  parts: number;
}

const columns = sql`i.catalogue_import_id as "importId", i.account_id as "accountId",
  trim(a.first_name || ' ' || a.last_name) as name, i.file_name as "fileName", i.bytes, i.state, i.format, i.columns, i.layout,
  i.mapping, i.suspend_missing as "suspendMissing", i.prices_from as "pricesFrom", i.prices_pending as "pricesPending", i.counts, i.done, i.total, i.waiting, i.problem,
  i.created_at as "createdAt", i.applied_at as "appliedAt", i.undone_at as "undoneAt",
  (select count(*)::int from catalogue_import_part p where p.catalogue_import_id = i.catalogue_import_id) as parts`;

export async function readImport(
  db: Db | Tx,
  importId: number,
  { lock = false } = {},
): Promise<ImportRecord | undefined> {
  const { rows } = await sql<ImportRecord>`select ${columns} from catalogue_import i join account a using (account_id)
    where i.catalogue_import_id = ${importId} ${lock ? sql`for update of i` : sql``}`.execute(db);
  return rows[0];
}

export async function readImports(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ imports: ImportRecord[]; total: number }> {
  const { rows } = await sql<ImportRecord>`select ${columns} from catalogue_import i join account a using (account_id)
    where i.state <> 'uploading' order by i.created_at desc, i.catalogue_import_id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from catalogue_import where state <> 'uploading'`.execute(db);
  return { imports: rows, total: counted.rows[0]!.total };
}

export async function insertImport(
  db: Db,
  { accountId, fileName, bytes, now }: { accountId: number; fileName: string; bytes: number; now: Date },
): Promise<number> {
  const row = await db
    .insertInto('catalogue_import')
    .values({ account_id: accountId, file_name: fileName, bytes, state: 'uploading', created_at: now })
    .returning('catalogue_import_id')
    .executeTakeFirstOrThrow();
  return row.catalogue_import_id;
}

/** A piece that is there already stays. */
export async function keepPart(tx: Tx, importId: number, part: number, bytes: Buffer): Promise<void> {
  await tx
    .insertInto('catalogue_import_part')
    .values({ catalogue_import_id: importId, part, bytes })
    .onConflict((clash) => clash.doNothing())
    .execute();
}

/** Bytes that arrived, and the first of them: two pieces are enough to know the file. */
export async function readBeginning(tx: Db, importId: number): Promise<{ arrived: number; beginning: Buffer }> {
  const { rows } = await sql<{ arrived: number }>`select coalesce(sum(length(bytes)), 0)::int as arrived
    from catalogue_import_part where catalogue_import_id = ${importId}`.execute(tx);
  const parts = await sql<{ bytes: Buffer }>`select bytes from catalogue_import_part
    where catalogue_import_id = ${importId} and part < 2 order by part`.execute(tx);
  return { arrived: rows[0]!.arrived, beginning: Buffer.concat(parts.rows.map(({ bytes }) => bytes)) };
}

/** What arrived, piece by piece. */
export async function* partsOf(tx: Db | Tx, importId: number): AsyncGenerator<Buffer> {
  for (let part = 0; ; part++) {
    const row = await tx
      .selectFrom('catalogue_import_part')
      .select('bytes')
      .where('catalogue_import_id', '=', importId)
      .where('part', '=', part)
      .executeTakeFirst();
    if (!row) return;
    yield row.bytes;
  }
}

/** The same for the same bytes; cheaper than reading them. */
export async function fingerprintOf(db: Db, importId: number): Promise<string> {
  const { rows } = await sql<{
    content: string;
  }>`select coalesce(md5(string_agg(md5(bytes), '' order by part)), '') as content
    from catalogue_import_part where catalogue_import_id = ${importId}`.execute(db);
  return rows[0]!.content;
}

/** All of the file that arrived. */
export async function readBytes(db: Db, importId: number): Promise<Buffer> {
  const parts = await db
    .selectFrom('catalogue_import_part')
    .select('bytes')
    .where('catalogue_import_id', '=', importId)
    .orderBy('part')
    .execute();
  return Buffer.concat(parts.map(({ bytes }) => bytes));
}

/** Puts another text in the place of the file. */
export async function replaceParts(tx: Tx, importId: number, bytes: Buffer, partBytes: number): Promise<void> {
  await tx.deleteFrom('catalogue_import_part').where('catalogue_import_id', '=', importId).execute();
  for (let part = 0; part * partBytes < bytes.length; part++) {
    await keepPart(tx, importId, part, bytes.subarray(part * partBytes, (part + 1) * partBytes));
  }
}

type Change = Partial<{
  state: string;
  format: object;
  columns: object;
  layout: string;
  mapping: object;
  suspend_missing: boolean;
  prices_from: Date | null;
  counts: object;
  done: number;
  total: number;
  waiting: boolean;
  problem: string | null;
}>;

export async function changeImport(tx: Tx, importId: number, change: Change): Promise<void> {
  const values = Object.fromEntries(
    Object.entries(change).map(([column, value]) => [
      column,
      typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
    ]),
  );
  await tx.updateTable('catalogue_import').set(values).where('catalogue_import_id', '=', importId).execute();
}

/** How files of this layout were understood the last time. */
export async function readLayout(tx: Tx, layout: string): Promise<unknown> {
  const row = await tx
    .selectFrom('catalogue_import_layout')
    .select('mapping')
    .where('layout', '=', layout)
    .executeTakeFirst();
  return row?.mapping;
}

/** What its departments mean is kept one by one, so that two people at once lose nothing of each other: see `rememberAnswers`. */
export async function rememberLayout(
  tx: Tx,
  layout: string,
  { departments: _, ...mapping }: ImportMapping,
  now: Date,
): Promise<void> {
  const values = { mapping: JSON.stringify(mapping), used_at: now };
  await tx
    .insertInto('catalogue_import_layout')
    .values({ layout, ...values })
    .onConflict((clash) => clash.column('layout').doUpdateSet(values))
    .execute();
}

/** File and rows go; that somebody brought them stays. */
export async function dropContent(tx: Tx, importId: number): Promise<void> {
  await tx.deleteFrom('catalogue_import_part').where('catalogue_import_id', '=', importId).execute();
  await tx.deleteFrom('catalogue_import_row').where('catalogue_import_id', '=', importId).execute();
}

export async function readStores(db: Db | Tx): Promise<{ slug: string; name: string }[]> {
  return db
    .selectFrom('warehouse')
    .select(['slug', 'name'])
    .where('active', '=', true)
    .orderBy('warehouse_id')
    .execute();
}

/** Names of departments by their paths. */
export async function readDepartmentNames(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('category').select(['path', 'name']).execute();
  return new Map(rows.map(({ path, name }) => [path, name]));
}
