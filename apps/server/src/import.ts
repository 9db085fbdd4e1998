/**
 * `npm run import -- FILE [--map FILE] [--dry-run] [--strict] [--report FILE]`
 * Imports a catalogue file; the format is described in docs/how-to/import.md.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { type ImportReport, importCatalogue, importOutcome, readMapping, readRows } from './modules/import/index.ts';
import { withShopDatabase } from './platform/db/shop-database.ts';
import { loadEnvFile } from './platform/env-file.ts';

const usage = `Usage: npm run import -- FILE [options]
  --map FILE      read a file with other column names (docs/how-to/import.md)
  --dry-run       check everything, write nothing
  --strict        write nothing when a single row is wrong
  --report FILE   all problems and warnings as JSON Lines`;

/** Kinds of trouble printed on the terminal. */
const printed = 20;

const { values, positionals } = readArguments();

async function main(): Promise<number> {
  loadEnvFile();
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error(usage);
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

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        map: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        report: { type: 'string' },
      },
    });
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(1);
  }
}

function showProgress(done: number, total: number): void {
  if (!process.stderr.isTTY || total === 0) return;
  const filled = Math.round((done / total) * 30);
  process.stderr.write(`\r[${'█'.repeat(filled)}${' '.repeat(30 - filled)}] ${done}/${total} products`);
}

function print(report: ImportReport): void {
  const { counts, problems, warnings } = report;
  const changes = ({ added, changed, unchanged }: ImportReport['counts']['products']) =>
    `${added} added, ${changed} changed, ${unchanged} unchanged`;
  console.log(`${report.total} rows read in ${(report.took / 1000).toFixed(1)} s`);
  console.log(`  categories  ${changes(counts.categories)}`);
  console.log(`  products    ${changes(counts.products)}`);
  console.log(`  prices      ${counts.prices} new`);
  console.log(`  stock       ${counts.stock} changed`);
  console.log(`  reordering  ${counts.replenishment} changed`);
  console.log(`  promotions  ${changes(counts.promotions)}`);
  if (report.openedStore !== undefined) {
    console.log(
      `The shop had no store: "${report.openedStore}" is open for pick-up. Complete its address and its slots.`,
    );
  }
  printGroups(`${problems.length} bad rows, left out:`, problems);
  printGroups(`${warnings.length} warnings:`, warnings);
  console.log(importOutcome(report, values.strict));
}

/** One line for each kind of trouble, the most frequent first; the report file has every row. */
function printGroups(title: string, list: ImportReport['problems']): void {
  if (list.length === 0) return;
  const groups = Map.groupBy(list, ({ reason }) =>
    reason.replace(/"[^"]*"|\b\d{6,}\b|\b\d+(?= characters; cut)/g, '…'),
  );
  const sorted = [...groups].sort(([, a], [, b]) => b.length - a.length);
  console.log(title);
  for (const [kind, rows] of sorted.slice(0, printed)) {
    const [first] = rows;
    const where = rows.slice(0, 3).map(({ line, row }) => `${line}${row ? ` (${row})` : ''}`);
    const lines = `line${rows.length > 1 ? 's' : ''} ${where.join(', ')}${rows.length > 3 ? ', …' : ''}`;
    console.log(`${String(rows.length).padStart(7)} × ${rows.length === 1 ? first?.reason : kind}: ${lines}`);
  }
  if (sorted.length > printed) console.log(`        … and ${sorted.length - printed} other kinds`);
  console.log('        (--report FILE writes them all, one a line)');
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
