import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@sporta/server/platform/db/embedded.ts';
import pg from 'pg';
import type { Base } from './base.ts';
import { pause } from './wait.ts';

/** A PostgreSQL server that can be killed and comes back with what it had promised to keep. */
export class Cluster implements Base {
  #server: EmbeddedPostgres;
  readonly #directory: string;
  readonly pool: pg.Pool;

  private constructor(directory: string, server: EmbeddedPostgres) {
    this.#directory = directory;
    this.#server = server;
    this.pool = eyesOn(server.url);
  }

  /** Starts the server of a folder that may be a copy of another. */
  static async open(directory: string): Promise<Cluster> {
    return new Cluster(directory, await startEmbeddedPostgres(directory));
  }

  static async start(directory: string): Promise<Cluster> {
    const cluster = await Cluster.open(directory);
    // processes die here, not machines: what was handed to the kernel survives
    await cluster.pool.query('alter system set fsync = off');
    await cluster.pool.query('select pg_reload_conf()');
    return cluster;
  }

  get port(): number {
    return this.#server.port;
  }

  /** The folder of its files. */
  get home(): string {
    return path.join(this.#server.directory, 'cluster');
  }

  urlAt(port: number): string {
    const url = new URL(this.#server.url);
    url.port = String(port);
    return url.href;
  }

  cutSessions(share: number): Promise<number> {
    return cutSessions(this.pool, share);
  }

  async crash(): Promise<void> {
    await this.die();
    await this.startAgain();
  }

  /** Immediate shutdown: every session is cut where it stands, nothing is written out, recovery replays the log. */
  async die(): Promise<void> {
    const pid = Number((await readFile(path.join(this.home, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGQUIT');
    await this.#server.ended;
  }

  /** Ends in good order, to be started again. */
  async rest(): Promise<void> {
    await this.#server.stop();
  }

  async startAgain(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        this.#server = await startEmbeddedPostgres(this.#directory);
        return;
      } catch (error) {
        if (attempt === 10) throw error;
        await pause(500);
      }
    }
  }

  async stop(): Promise<void> {
    await this.pool.end().catch(() => undefined);
    await this.#server.stop();
    // it is elsewhere when the user of the server cannot enter ours
    await rm(this.#server.directory, { recursive: true, force: true });
  }
}

/** A pool for the storm itself: what is cut under it is its own doing. */
export function eyesOn(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: 'storm' });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export async function cutSessions(pool: pg.Pool, share: number): Promise<number> {
  const { rowCount } = await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'sporta%' and random() < $1`,
    [share],
  );
  return rowCount ?? 0;
}
