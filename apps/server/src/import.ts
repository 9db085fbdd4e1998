/**
 * `npm run import -- FILE [--map FILE] [--dry-run] [--strict] [--report FILE]`
 * Imports a catalogue file; the format is described in docs/how-to/import.md.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { type ImportReport, importCatalogue, readMapping, readRows } from './modules/import/index.ts';
import { ConfigError } from './platform/config.ts';
import { withShopDatabase } from './platform/db/shop-database.ts';

const usage = `Usage: npm run import -- FILE [options]
  --map FILE      read a file with other column names (docs/how-to/import.md)
  --dry-run       check everything, write nothing
  --strict        write nothing when a single row is wrong
  --report FILE   all problems and warnings as JSON Lines`;

/** Problems printed on the terminal; the report file has all of them. */
const printed = 20;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      map: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      report: { type: 'string' },
    },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new ConfigError([usage]);
  const mapping = values.map === undefined ? undefined : await readMapping(values.map);
  const report = await withShopDatabase(async (url) => {
    const pool = new pg.Pool({ connectionString: url, max: 2 });
    try {
      return await importCatalogue(pool, readRows(file), {
        dryRun: values['dry-run'],
        strict: values.strict,
        ...(mapping ? { mapping } : {}),
        progress: showProgress,
      });
    } finally {
      await pool.end();
    }
  });
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  print(report);
  if (values.report !== undefined) await writeReport(values.report, report);
  return report.problems.length > 0 ? 2 : 0;
}

function showProgress(done: number, total: number): void {
  if (!process.stderr.isTTY || total === 0) return;
  const filled = Math.round((done / total) * 30);
  process.stderr.write(`\r[${'█'.repeat(filled)}${' '.repeat(30 - filled)}] ${done}/${total} products`);
}

function print(report: ImportReport): void {
  const { counts, problems, warnings } = report;
  console.log(`${report.total} rows read in ${(report.took / 1000).toFixed(1)} s`);
  console.log(`  categories  ${counts.categories}`);
  console.log(
    `  products    ${counts.products.added} added, ${counts.products.changed} changed, ${counts.products.unchanged} unchanged`,
  );
  console.log(`  prices      ${counts.prices} new`);
  console.log(`  promotions  ${counts.promotions}`);
  for (const [title, list] of [
    ['bad rows, left out', problems],
    ['warnings', warnings],
  ] as const) {
    if (list.length === 0) continue;
    console.log(`${list.length} ${title}:`);
    for (const { line, row, reason } of list.slice(0, printed))
      console.log(`  line ${line}${row ? ` (${row})` : ''}: ${reason}`);
    if (list.length > printed)
      console.log(`  … and ${list.length - printed} more (use --report FILE to have them all)`);
  }
  console.log(report.applied ? 'Done: the shop shows it within a second.' : 'Nothing was written.');
}

async function writeReport(file: string, report: ImportReport): Promise<void> {
  const lines = [
    ...report.problems.map((each) => ({ level: 'error', ...each })),
    ...report.warnings.map((each) => ({ level: 'warning', ...each })),
  ].sort((a, b) => a.line - b.line);
  await writeFile(file, lines.map((each) => `${JSON.stringify(each)}\n`).join(''));
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
