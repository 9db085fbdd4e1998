/** `npm test`: style, types, unit and API tests, a short storm, then the shop in a real browser. The last line is `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ensureHeadlessChromium } from './lib/chromium.ts';
import { inRoot, NODE, ROOT } from './lib/paths.ts';

interface Totals {
  passed: number;
  failed: number;
}

interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

const totals: Totals = { passed: 0, failed: 0 };
/** While developing: without what takes minutes (slow tests, storm, browser). */
const quick = process.argv.includes('--quick');

function title(text: string): void {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`);
}

interface Check {
  name: string;
  command: [file: string, ...args: string[]];
}

/** Whole tools, at the same time; each passes or fails as one test. What they say is shown in their order. */
async function check(...checks: Check[]): Promise<void> {
  const running = checks.map(({ name, command }) => ({ name, ended: run(...command) }));
  for (const { name, ended } of running) {
    const { passed, output } = await ended;
    title(name);
    process.stdout.write(output);
    if (passed) totals.passed++;
    else totals.failed++;
    console.log(`${name}: ${passed ? 'ok' : 'FAILED'}`);
  }
}

function run(file: string, ...args: string[]): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(file, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => resolve({ passed: false, output: `${output}${error.message}\n` }));
    child.once('close', (status) => resolve({ passed: status === 0, output }));
  });
}

async function vitest(name: string, ...args: string[]): Promise<void> {
  title(name);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sporta-report-'));
  const report = path.join(folder, 'report.json');
  const command = [
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  const code = await new Promise<number>((resolve) => {
    const child = spawn(NODE, [...command, ...args], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('exit', (status) => resolve(status ?? 1));
  });
  if (existsSync(report)) {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(await readFile(report, 'utf8')) as VitestReport;
    // A file that cannot even be loaded has no test of its own to blame.
    const brokenFiles = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    ).length;
    const counted = numFailedTests + brokenFiles;
    totals.passed += numPassedTests;
    totals.failed += counted === 0 && code !== 0 ? 1 : counted;
  } else {
    totals.failed++;
  }
  await rm(folder, { recursive: true, force: true });
}

const bin = (name: string) => inRoot('node_modules/.bin', name);

await check(
  { name: 'Style (Biome)', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'Types (TypeScript)', command: [bin('tsc'), '--noEmit', '-p', ROOT] },
  { name: 'Boundaries (dependency-cruiser)', command: ['npm', 'run', '--silent', 'boundaries'] },
);
await vitest('Unit and API tests', '--project', 'unit', '--project', 'server');
if (!quick) await slowTests();

async function slowTests(): Promise<void> {
  await vitest('Slow tests: kills, crowds, hostile input', '--project', 'slow');
  const storm: Check['command'] = [
    NODE,
    '--disable-warning=ExperimentalWarning',
    inRoot('storm/src/main.ts'),
    '--short',
  ];
  await check({ name: 'Storm (short)', command: storm });
  await browserTests();
}

async function browserTests(): Promise<void> {
  try {
    title('Browser');
    const chromium = ensureHeadlessChromium((line) => console.log(line));
    process.env.CHROMIUM_PATH = chromium;
    console.log(`Browser: ${chromium}`);
    await vitest('Browser tests', '--project', 'e2e');
  } catch (error) {
    console.error((error as Error).message);
    totals.failed++;
  }
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);
