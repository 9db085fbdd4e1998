import type pg from 'pg';

interface Column {
  name: string;
  type: string;
  /** Computed by PostgreSQL. */
  isGenerated: boolean;
  /** The table's own number, or one of another table that grows: the copies have their own. */
  isNumber: boolean;
  /** Part of a unique index: a copy would otherwise be refused. */
  isUnique: boolean;
}

/** Further apart than any number in use, so that no copy meets another. */
const STEP = 1000;
/** Those a customer's doings fill; all that refer to them grow with them. */
const roots = ['account', 'company', 'cart', 'orders', 'outbox', 'session', 'login_attempt', 'newsletter_subscription'];
/** What refers to people, and does not grow with their number. */
const kept = ['staff_member', 'catalogue_import', 'content_version', 'content_draft', 'report_due'];

/**
 * Copies everything customers have done, `copies` times, each copy with customers, carts and orders of its own: a shop that is as large as
 * the test asks for and in which every row belongs to something. Rows are written without triggers and checks of references; then
 * PostgreSQL counts anew what is where.
 * @param copies 1 to 100,000
 * @returns the tables that grew
 */
export async function growCustomers(pool: pg.Pool, copies: number): Promise<string[]> {
  const client = await pool.connect();
  try {
    const tables = await growingTables(client);
    await client.query(
      'set session_replication_role = replica; set statement_timeout = 0; set synchronous_commit = off',
    );
    for (const table of tables) await copyRows(client, table, tables, copies);
    await client.query('vacuum (analyze)');
    return tables;
  } finally {
    // its settings go with it
    client.release(true);
  }
}

async function growingTables(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `with recursive growing as (
       select c.oid from pg_class c where c.relname = any($1) and c.relkind = 'r'
       union select conrelid from pg_constraint join growing on confrelid = growing.oid
         join pg_class c on c.oid = conrelid where contype = 'f' and not c.relname = any($2))
     select relname as table from pg_class join growing using (oid) order by relname`,
    [roots, kept],
  );
  return rows.map(({ table }) => table);
}

async function copyRows(
  client: pg.PoolClient,
  table: string,
  tables: readonly string[],
  copies: number,
): Promise<void> {
  const columns = (await columnsOf(client, table, tables)).filter(({ isGenerated }) => !isGenerated);
  // what a check says of a text would not let its copies differ
  const { rows: checks } = await client.query<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
    [table],
  );
  for (const { name } of checks) await client.query(`alter table ${table} drop constraint "${name}"`);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  await client.query(
    `insert into ${table} (${names}) overriding system value
     select ${columns.map((column) => inCopy(table, column)).join(', ')} from ${table}, generate_series(1, ${copies}) k on conflict do nothing`,
  );
}

async function columnsOf(client: pg.PoolClient, table: string, tables: readonly string[]): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select a.attname as name, format_type(a.atttypid, null) as type, a.attgenerated <> '' as "isGenerated",
       a.attname like '%\\_id' and (a.attidentity <> '' or exists (select from pg_index i where i.indrelid = a.attrelid and i.indisprimary and i.indkey::text = a.attnum::text) or exists (
         select from pg_constraint f join pg_class referred on referred.oid = f.confrelid
         where f.conrelid = a.attrelid and f.contype = 'f' and a.attnum = any(f.conkey) and referred.relname = any($2))) as "isNumber",
       exists (select from pg_index i where i.indrelid = a.attrelid and i.indisunique
         and pg_get_indexdef(i.indexrelid) ~ ('\\m' || a.attname || '\\M')) as "isUnique"
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    [table, tables],
  );
  return rows;
}

/** What a column holds in the copy `k`. */
function inCopy(table: string, { name, type, isNumber, isUnique }: Column): string {
  const value = `${table}."${name}"`;
  if (type === 'integer' || type === 'bigint') return isNumber ? `${value} + k * ${STEP}` : value;
  if (type === 'timestamp with time zone') return `${value} - k * interval '1 minute'`;
  if (type === 'uuid') return isUnique || isNumber ? `md5(${value}::text || k)::uuid` : value;
  if (!isUnique) return value;
  if (type === 'bytea') return `sha256(${value} || int4send(k))`;
  return type === 'text' || type.startsWith('character') ? `${value} || '~' || k` : value;
}
