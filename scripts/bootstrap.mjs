// First step of every npm script. Plain JavaScript for whatever Node the machine has (18 or later): installs what is
// missing, then runs the given TypeScript file with the Node version the project brings along.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const modules = path.join(root, 'node_modules');
const marker = path.join(modules, '.sporta-installed');
// Outside node_modules, which npm empties.
const lock = path.join(tmpdir(), `sporta-install-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);
const node = path.join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

const QUIET = ['--no-fund', '--no-audit', '--loglevel=error'];

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('Usage: node scripts/bootstrap.mjs <file.ts> [arguments]');
  process.exit(2);
}

await install();
run();

/** Fingerprint of what should be installed. */
function wanted() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

function isInstalled() {
  if (!existsSync(node)) return false;
  if (existsSync(marker)) return readFileSync(marker, 'utf8') === wanted();
  // Installed by hand (npm ci, npm install): trust it when it is younger than the lock file.
  const hidden = path.join(modules, '.package-lock.json');
  if (!existsSync(hidden) || statSync(hidden).mtimeMs < statSync(path.join(root, 'package-lock.json')).mtimeMs)
    return false;
  return true;
}

async function install() {
  if (isInstalled()) return;
  await takeLock();
  try {
    // Another command may have installed while this one waited.
    if (isInstalled()) return;
    console.log('Installing the packages of the project (only the first time, and when they change)…');
    // `ci` is exact. It refuses a lock file without the optional packages of other platforms, which happens when a registry
    // does not carry them; `install --no-save` then takes the same versions and leaves the lock file alone.
    const exact = npm('ci');
    const result = exact.status === 0 ? exact : npm('install', '--no-save');
    if (result.status !== 0) {
      console.error(`${exact.stderr}\n${result.stderr}\nThe packages could not be installed: see what npm says above.`);
      process.exit(result.status ?? 1);
    }
    writeFileSync(marker, wanted());
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function npm(...command) {
  return spawnSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', [...command, '--include=dev', ...QUIET], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
}

async function takeLock() {
  for (;;) {
    try {
      mkdirSync(lock);
      writeFileSync(path.join(lock, 'pid'), String(process.pid));
      process.on('exit', () => rmSync(lock, { recursive: true, force: true }));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isAbandoned()) rmSync(lock, { recursive: true, force: true });
      else await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}

function isAbandoned() {
  try {
    process.kill(Number(readFileSync(path.join(lock, 'pid'), 'utf8')), 0);
    return false;
  } catch (error) {
    if (error.code === 'EPERM') return false;
    // No pid file yet: its owner is just writing it.
    if (error.code === 'ENOENT') return Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) > 5000;
    return true;
  }
}

function run() {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', path.resolve(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm passes SIGTERM on to its shell only, which ends without telling us: then our parent is another one.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => {
      if (process.ppid !== parent) child.kill('SIGTERM');
    }, 500).unref();
  }
  child.on('error', (error) => {
    console.error(`${node}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}
