import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** A numbered change of the database: `0001_name.sql` with its way back `0001_name.undo.sql`. */
export interface Migration {
  id: string;
  up: string;
  down: string;
  checksum: string;
}

export interface MigrationStatus {
  id: string;
  appliedAt: Date | undefined;
}

export class MigrationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MigrationError';
  }
}

export const MIGRATIONS_DIR = path.resolve(import.meta.dirname, '../../../migrations');

/** One lock for all migration work on a database: nodes that start together wait for the first one. */
const LOCK_KEY = 7_261_845;

/** @throws {MigrationError} on a misnamed file, a number used twice or a missing undo file. */
export async function readMigrations(directory = MIGRATIONS_DIR): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  const migrations: Migration[] = [];
  for (const file of files) {
    if (file.endsWith('.undo.sql')) continue;
    const id = file.slice(0, -'.sql'.length);
    if (!/^\d{4}_[a-z0-9_-]+$/.test(id)) throw new MigrationError(`${file}: a migration is named NNNN_name.sql`);
    if (migrations.some((other) => other.id.slice(0, 4) === id.slice(0, 4))) {
      throw new MigrationError(`${file}: number ${id.slice(0, 4)} is used twice`);
    }
    if (!files.includes(`${id}.undo.sql`)) throw new MigrationError(`${file}: ${id}.undo.sql is missing`);
    const up = await readFile(path.join(directory, file), 'utf8');
    const down = await readFile(path.join(directory, `${id}.undo.sql`), 'utf8');
    migrations.push({ id, up, down, checksum: createHash('sha256').update(up).digest('hex') });
  }
  return migrations;
}

/**
 * Applies what is missing, each migration in its own transaction, and returns the ids applied.
 * @throws {MigrationError} when an applied migration was changed afterwards, or its file is gone.
 */
export async function migrateUp(url: string, directory = MIGRATIONS_DIR): Promise<string[]> {
  const migrations = await readMigrations(directory);
  return withMigrationLock(url, async (client) => {
    const applied = await appliedMigrations(client);
    for (const row of applied) {
      const known = migrations.find((migration) => migration.id === row.id);
      if (!known) throw new MigrationError(`${row.id} is applied to the database but its file is gone`);
      if (known.checksum !== row.checksum) {
        throw new MigrationError(`${row.id} was changed after it had been applied: write a new migration instead`);
      }
    }
    const done = new Set(applied.map((row) => row.id));
    const missing = migrations.filter((migration) => !done.has(migration.id));
    for (const migration of missing) {
      await inTransaction(client, migration.id, async () => {
        await client.query(migration.up);
        await client.query('insert into schema_migration (id, checksum) values ($1, $2)', [
          migration.id,
          migration.checksum,
        ]);
      });
    }
    return missing.map((migration) => migration.id);
  });
}

/** Takes back the last `count` migrations, newest first, and returns their ids. */
export async function migrateDown(url: string, count: number, directory = MIGRATIONS_DIR): Promise<string[]> {
  const migrations = await readMigrations(directory);
  return withMigrationLock(url, async (client) => {
    const applied = await appliedMigrations(client);
    const last = applied.reverse().slice(0, count);
    for (const row of last) {
      const migration = migrations.find((candidate) => candidate.id === row.id);
      if (!migration) throw new MigrationError(`${row.id} is applied to the database but its file is gone`);
      await inTransaction(client, `undo of ${row.id}`, async () => {
        await client.query(migration.down);
        await client.query('delete from schema_migration where id = $1', [row.id]);
      });
    }
    return last.map((row) => row.id);
  });
}

/** Every known migration and when it was applied. */
export async function migrationStatus(url: string, directory = MIGRATIONS_DIR): Promise<MigrationStatus[]> {
  const migrations = await readMigrations(directory);
  return withMigrationLock(url, async (client) => {
    const applied = await appliedMigrations(client);
    return migrations.map(({ id }) => ({ id, appliedAt: applied.find((row) => row.id === id)?.applied_at }));
  });
}

async function withMigrationLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'sporta-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query(`create table if not exists schema_migration (
      id text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    return await work(client);
  } finally {
    // Ending the session also gives back the lock.
    await client.end();
  }
}

interface AppliedRow {
  id: string;
  checksum: string;
  applied_at: Date;
}

async function appliedMigrations(client: pg.Client): Promise<AppliedRow[]> {
  const { rows } = await client.query<AppliedRow>('select id, checksum, applied_at from schema_migration order by id');
  return rows;
}

async function inTransaction(client: pg.Client, name: string, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new MigrationError(`${name}: ${(error as Error).message}`);
  }
}
