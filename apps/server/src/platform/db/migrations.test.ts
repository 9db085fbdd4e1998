import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabaseUrl } from '../testing/test-database.ts';
import { migrateDown, migrateUp, migrationStatus, readMigrations } from './migrations.ts';

async function tablesOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  await client.end();
  return rows.map((row) => row.name);
}

describe('the migrations of the shop', () => {
  it('go up, all the way down and up again', async () => {
    const url = await createTestDatabaseUrl();
    const all = (await readMigrations()).map((migration) => migration.id);
    expect(await migrateUp(url)).toEqual(all);
    const after = await tablesOf(url);
    expect(after).toContain('orders');
    expect(await migrateDown(url, all.length)).toEqual([...all].reverse());
    expect(await tablesOf(url)).toEqual(['schema_migration']);
    expect(await migrateUp(url)).toEqual(all);
    expect(await tablesOf(url)).toEqual(after);
  });

  it('are applied once when several nodes start together', async () => {
    const url = await createTestDatabaseUrl();
    const applied = await Promise.all([migrateUp(url), migrateUp(url), migrateUp(url)]);
    expect(applied.filter((ids) => ids.length > 0)).toHaveLength(1);
  });
});

describe('migration files', () => {
  let directory: string;
  const write = (name: string, sql: string) => writeFile(path.join(directory, name), sql);

  beforeAll(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'sporta-migrations-'));
    await write('0001_first.sql', 'create table first (id int);');
    await write('0001_first.undo.sql', 'drop table first;');
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  it('apply wholly or not at all', async () => {
    const url = await createTestDatabaseUrl();
    await write('0002_broken.sql', 'create table second (id int); create table second (id int);');
    await write('0002_broken.undo.sql', 'drop table second;');
    await expect(migrateUp(url, directory)).rejects.toThrow(/0002_broken/);
    expect(await tablesOf(url)).toEqual(['first', 'schema_migration']);
    await write('0002_broken.sql', 'create table second (id int);');
    expect(await migrateUp(url, directory)).toEqual(['0002_broken']);
    const status = await migrationStatus(url, directory);
    expect(status.every(({ appliedAt }) => appliedAt instanceof Date)).toBe(true);

    await write('0001_first.sql', 'create table first (id bigint);');
    await expect(migrateUp(url, directory)).rejects.toThrow(/0001_first was changed/);
    await write('0001_first.sql', 'create table first (id int);');
  });

  it('need an undo and a number of their own', async () => {
    await write('0003_one_way.sql', 'select 1;');
    await expect(readMigrations(directory)).rejects.toThrow(/0003_one_way.undo.sql is missing/);
    await write('0003_one_way.undo.sql', 'select 1;');
    await write('0003_again.sql', 'select 1;');
    await write('0003_again.undo.sql', 'select 1;');
    await expect(readMigrations(directory)).rejects.toThrow(/used twice/);
  });
});
