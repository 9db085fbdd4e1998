import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { freePort } from '@sporta/server/platform/free-port.ts';
import type pg from 'pg';
import type { Base } from './base.ts';
import { Cluster } from './cluster.ts';
import { until } from './wait.ts';

/** PgBouncer in transaction mode before one server. When the database is to crash, now the pooler dies, now the server. */
export class Pooler implements Base {
  readonly #cluster: Cluster;
  readonly #settingsFile: string;
  readonly port: number;
  readonly directPort: () => number;
  #child: ChildProcess | undefined;
  #crashes = 0;

  private constructor(cluster: Cluster, settingsFile: string, port: number) {
    this.#cluster = cluster;
    this.#settingsFile = settingsFile;
    this.port = port;
    this.directPort = () => cluster.port;
  }

  static async start(directory: string): Promise<Pooler> {
    const cluster = await Cluster.start(path.join(directory, 'postgres'));
    const place = path.join(directory, 'pgbouncer');
    const port = await freePort();
    const { username, password } = new URL(cluster.urlAt(port));
    const people = path.join(place, 'people.txt');
    const settingsFile = path.join(place, 'pgbouncer.ini');
    await mkdir(place);
    await writeFile(people, `"${username}" "${decodeURIComponent(password)}"\n`, { mode: 0o600 });
    await writeFile(
      settingsFile,
      `[databases]
sporta = host=127.0.0.1 port=${cluster.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${people}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_login_retry = 1
logfile = ${path.join(place, 'pgbouncer.log')}
`,
    );
    const ids = poolerIds();
    if (ids) for (const each of [place, people, settingsFile]) await chown(each, ids.uid, ids.gid);
    const pooler = new Pooler(cluster, settingsFile, port);
    await pooler.#startPooler();
    return pooler;
  }

  get pool(): pg.Pool {
    return this.#cluster.pool;
  }

  urlAt(port: number): string {
    return this.#cluster.urlAt(port);
  }

  cutSessions(share: number): Promise<number> {
    return this.#cluster.cutSessions(share);
  }

  async crash(): Promise<void> {
    this.#crashes += 1;
    if (this.#crashes % 2 === 0) return this.#cluster.crash();
    await this.#stopPooler();
    await this.#startPooler();
  }

  async stop(): Promise<void> {
    await this.#stopPooler();
    await this.#cluster.stop();
  }

  async #startPooler(): Promise<void> {
    const child = spawn('pgbouncer', ['-q', this.#settingsFile], {
      ...poolerIds(),
      stdio: 'ignore',
      env: { PATH: `${process.env.PATH}:/usr/sbin` },
    });
    let failed: Error | undefined;
    child.once('error', (error) => {
      failed = new Error(`PgBouncer cannot be started (${error.message}): install the package pgbouncer`);
    });
    process.once('exit', () => child.kill('SIGKILL'));
    this.#child = child;
    await until(async () => failed !== undefined || (await answers(this.port)), 15_000, 50);
    if (failed) throw failed;
  }

  async #stopPooler(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
}

/** PgBouncer refuses to run as root, as PostgreSQL does. */
function poolerIds(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (which: string) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
