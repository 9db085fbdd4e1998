import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded.ts';
import { migrateUp } from '../../apps/server/src/platform/db/migrations.ts';
import type { Database } from '../../apps/server/src/platform/db/schema.generated.ts';
import { openEmpty, rememberedFacts } from './whose-shop.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let db: Kysely<Database>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sporta-whose-'));
  await chmod(folder, 0o755);
  postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
  await migrateUp(postgres.url);
  db = new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: postgres.url, max: 1 }) }) });
}, 120_000);
afterAll(async () => {
  await db?.destroy();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

it('the database itself remembers that it was opened empty, asked once or often', async () => {
  expect(await rememberedFacts(db)).toEqual({ wasFilled: false, wasOpenedEmpty: false });
  await openEmpty(db);
  await openEmpty(db);
  expect(await rememberedFacts(db)).toEqual({ wasFilled: false, wasOpenedEmpty: true });
});

it('an own shop gives newcomers nothing, until its people say a voucher, which stays', async () => {
  const said = () => db.selectFrom('shop_setting').select(['name', 'value']).execute();
  expect(await said()).toEqual([{ name: 'welcomeVoucher', value: '0,00\u00a0€' }]);
  await db.updateTable('shop_setting').set({ value: '7,50\u00a0€' }).execute();
  await openEmpty(db);
  expect(await said()).toEqual([{ name: 'welcomeVoucher', value: '7,50\u00a0€' }]);
});
