/** `npm test`: style, types, unit and API tests, a short storm, then the shop in a real browser. The last line is `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ensureHeadlessChromium } from './lib/chromium.ts';
import { inRoot, NODE, ROOT } from './lib/paths.ts';

interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

// threads and processes of the tests load the same modules some thousand times: compiled once, they are read
process.env.NODE_COMPILE_CACHE ??= inRoot('node_modules/.cache/compiled');

let passed = 0;
/** Named again at the end, where a reader of a long output looks. */
const failures: string[] = [];
/** The last lines of each tool that failed: a long output is often kept by its end alone. */
const lastWords: string[] = [];
const LAST_LINES = 40;
const MOST_WRONG = 20_000;
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
    const { ok, output } = await ended;
    title(name);
    process.stdout.write(output);
    if (ok) passed++;
    else {
      failures.push(name);
      keepLastWords(name, output);
    }
    console.log(`${name}: ${ok ? 'ok' : 'FAILED'}`);
  }
}

function keepLastWords(name: string, output: string): void {
  lastWords.push(`── end of ${name}\n${output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')}`);
}

function run(file: string, ...args: string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(file, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.once('close', (status) => resolve({ ok: status === 0, output }));
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
  // what went wrong, a failed assertion or an error outside of any test, is on the second stream
  let wrong = '';
  const code = await new Promise<number>((resolve) => {
    const child = spawn(NODE, [...command, ...args], { cwd: ROOT, stdio: ['ignore', 'inherit', 'pipe'] });
    child.stderr.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      wrong = `${wrong}${chunk.toString()}`.slice(-MOST_WRONG);
    });
    // not when the stream closes: what a test left running may hold it open for ever
    child.once('exit', (status) => resolve(status ?? 1));
  });
  if (existsSync(report)) {
    const { numPassedTests, testResults } = JSON.parse(await readFile(report, 'utf8')) as VitestReport;
    const failed = testResults.flatMap(failedIn);
    passed += numPassedTests;
    failures.push(...(failed.length === 0 && code !== 0 ? [name] : failed));
  } else {
    failures.push(name);
  }
  await rm(folder, { recursive: true, force: true });
  // last: what the process wrote before it ended has arrived by now
  if (code !== 0) keepLastWords(name, wrong);
}

function failedIn({ name, status, assertionResults }: VitestReport['testResults'][number]): string[] {
  const file = path.relative(ROOT, name);
  const failed = assertionResults.filter((each) => each.status === 'failed');
  // a file that cannot even be loaded, or fails before or after its tests, has no test of its own to blame
  if (status === 'failed' && failed.length === 0) return [file];
  return failed.map(({ fullName }) => `${file}: ${fullName}`);
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
  // each waits for half of its time until nothing is left to do
  await check(
    { name: 'Storm (short)', command: storm },
    { name: 'Storm of tenders (short)', command: [...storm, '--tenders'] },
  );
  await browserTests();
}

async function browserTests(): Promise<void> {
  try {
    title('Browser');
    const chromium = ensureHeadlessChromium((line) => console.log(line));
    process.env.CHROMIUM_PATH = chromium;
    console.log(`Browser: ${chromium}`);
    // half of a browser test is waiting for a page to be quiet: three at once use two cores
    await vitest('Browser tests', '--project', 'e2e', '--maxWorkers=3');
  } catch (error) {
    console.error((error as Error).message);
    failures.push('Browser');
  }
}

for (const words of lastWords) console.log(words);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
