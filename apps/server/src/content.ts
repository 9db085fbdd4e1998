/**
 * `npm run content -- export FILE` and `npm run content -- import FILE [--dry-run]`
 * Pages, questions, notices, menus, home and leaflets as one file; the format is described in docs/how-to/content.md.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { exportContent, importContent, readContentFile } from './modules/content/index.ts';
import type { Database } from './platform/db/schema.generated.ts';
import { withShopDatabase } from './platform/db/shop-database.ts';
import { loadEnvFile } from './platform/env-file.ts';

const usage = `Usage: npm run content -- export FILE
       npm run content -- import FILE [--dry-run]   check everything, write nothing`;

async function main(): Promise<void> {
  loadEnvFile();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [verb, file, ...others] = positionals;
  if (!file || others.length > 0 || (verb !== 'export' && verb !== 'import')) throw new Error(usage);
  const given = verb === 'import' ? readContentFile(await readFile(file, 'utf8')) : undefined;
  await withShopDatabase(async (url) => {
    const db = new Kysely<Database>({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 2 }) }),
    });
    try {
      if (given) {
        const counts = await importContent(db, given, { dryRun: values['dry-run'] });
        for (const [part, count] of Object.entries(counts)) console.log(`  ${part.padEnd(10)}${count}`);
        console.log(
          values['dry-run'] ? 'Nothing was written: this was a dry run.' : 'Done: the shop shows it within a minute.',
        );
      } else {
        await writeFile(file, `${JSON.stringify(await exportContent(db), null, 2)}\n`);
        console.log(`Written to ${file}`);
      }
    } finally {
      await db.destroy();
    }
  });
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
