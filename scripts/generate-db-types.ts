/**
 * Writes the Kysely table types from the migrations: applies them to a throw-away database and reads its catalogue.
 * Run after every change of a migration: `node_modules/.bin/node scripts/generate-db-types.ts`.
 */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded.ts';
import { migrateUp } from '../apps/server/src/platform/db/migrations.ts';

const TARGET = path.resolve(import.meta.dirname, '../apps/server/src/platform/db/schema.generated.ts');

/** PostgreSQL type → what `pg` with our parsers gives, and what it takes. */
const SCALARS: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  uuid: 'string',
  date: 'string',
  time: 'string',
  timestamptz: 'Timestamp',
  json: 'Json',
  jsonb: 'Json',
  bytea: 'Buffer',
  tsvector: 'string',
  name: 'string',
};

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  has_default: boolean;
  always_generated: boolean;
  allowed: string[] | null;
}

const QUERY = `
  select c.table_name, c.column_name, c.udt_name, c.is_nullable,
         (c.column_default is not null or c.is_identity = 'YES') as has_default,
         (c.is_generated = 'ALWAYS' or c.identity_generation = 'ALWAYS') as always_generated,
         (select array_agg(m[1])
            from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') m
           where k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass and k.contype = 'c'
             and k.conkey = array[c.ordinal_position::int2]
             and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY\\[') as allowed
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
   where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
   order by c.table_name, c.ordinal_position`;

function typeOf(column: Column): string {
  const isArray = column.udt_name.startsWith('_');
  const scalar = SCALARS[isArray ? column.udt_name.slice(1) : column.udt_name];
  if (!scalar) throw new Error(`${column.table_name}.${column.column_name}: no TypeScript type for ${column.udt_name}`);
  let type = column.allowed ? column.allowed.map((value) => `'${value}'`).join(' | ') : scalar;
  if (isArray) type = `${type}[]`;
  if (column.is_nullable === 'YES') type = `${type} | null`;
  if (column.always_generated) return `GeneratedAlways<${type}>`;
  return column.has_default ? `Generated<${type}>` : type;
}

function render(columns: Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table_name);
  const nameOf = (table: string) =>
    `${table.replace(/(^|_)(\w)/g, (_all, _bar, letter: string) => letter.toUpperCase())}Table`;
  const lines = [
    '// Written by scripts/generate-db-types.ts from the migrations. Do not edit.',
    "import type { ColumnType, GeneratedAlways } from 'kysely';",
    '',
    '/** Has a default in the database. */',
    'type Generated<T> =',
    '  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;',
    'type Timestamp = ColumnType<Date, Date | string, Date | string>;',
    '/** Read as a value; written as JSON text, so that arrays and plain texts arrive as JSON and not as SQL arrays. */',
    '// biome-ignore lint/suspicious/noExplicitAny: the shape is the business of the module that owns the column',
    'type Json = ColumnType<any, string, string>;',
    '',
  ];
  for (const [table, own] of tables) {
    lines.push(`export interface ${nameOf(table)} {`);
    for (const column of own) lines.push(`  ${column.column_name}: ${typeOf(column)};`);
    lines.push('}', '');
  }
  lines.push('export interface Database {');
  for (const table of tables.keys()) lines.push(`  ${table}: ${nameOf(table)};`);
  lines.push('}', '');
  return lines.join('\n');
}

const directory = await mkdtemp(path.join(os.tmpdir(), 'sporta-types-'));
await chmod(directory, 0o755);
const server = await startEmbeddedPostgres(path.join(directory, 'postgres'), { throwAway: true });
try {
  await migrateUp(server.url);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query<Column>(QUERY);
  await client.end();
  await writeFile(TARGET, render(rows));
  console.log(`${path.relative(process.cwd(), TARGET)}: ${new Set(rows.map((row) => row.table_name)).size} tables`);
} finally {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
