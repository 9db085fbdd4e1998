import { execFileSync } from 'node:child_process';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Base } from './base.ts';
import { Cluster } from './cluster.ts';
import type { Logbook } from './logbook.ts';
import { until } from './wait.ts';

const WITHIN_MS = 60_000;

/**
 * Two servers: what the first one has confirmed is on the disk of the second one too. When the first dies the second is
 * promoted, as a tool such as Patroni would, and the wires lead there. After that there is no other standby.
 */
export class StandbyPair implements Base {
  #current: Cluster;
  #standby: Cluster | undefined;
  readonly #logbook: Logbook;

  private constructor(primary: Cluster, standby: Cluster, logbook: Logbook) {
    this.#current = primary;
    this.#standby = standby;
    this.#logbook = logbook;
  }

  static async start(directory: string, logbook: Logbook): Promise<StandbyPair> {
    const primary = await Cluster.start(path.join(directory, 'primary'));
    await primary.rest();
    const place = path.join(directory, 'standby');
    await mkdir(place);
    // a copy of a server at rest needs no backup tool
    execFileSync('cp', ['-a', primary.home, `${primary.home}/../sporta.json`, place]);
    await primary.startAgain();
    const { port, username, password } = new URL(primary.urlAt(primary.port));
    await appendFile(
      path.join(place, 'cluster', 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${decodeURIComponent(password)} application_name=standby'\n`,
    );
    await writeFile(path.join(place, 'cluster', 'standby.signal'), '');
    const standby = await Cluster.open(place);
    await primary.pool.query(`alter system set synchronous_standby_names = 'standby'`);
    await primary.pool.query('select pg_reload_conf()');
    const pair = new StandbyPair(primary, standby, logbook);
    const inStep = async () =>
      (await primary.pool.query(`select from pg_stat_replication where sync_state = 'sync'`)).rowCount === 1;
    if (!(await until(inStep, WITHIN_MS))) throw new Error('the standby does not follow');
    return pair;
  }

  get pool(): pg.Pool {
    return this.#current.pool;
  }

  get port(): number {
    return this.#current.port;
  }

  urlAt(port: number): string {
    return this.#current.urlAt(port);
  }

  cutSessions(share: number): Promise<number> {
    return this.#current.cutSessions(share);
  }

  async crash(): Promise<void> {
    if (!this.#standby) return this.#current.crash();
    const died = new Date();
    await this.#current.die();
    const promoted = this.#standby;
    this.#standby = undefined;
    await promoted.pool.query('select pg_promote(true)');
    this.#current = promoted;
    const bought = () => promoted.pool.query('select min(created_at) as at from orders where created_at > $1', [died]);
    await until(async () => (await bought()).rows[0].at !== null, WITHIN_MS);
    const { at } = (await bought()).rows[0];
    if (at) this.#logbook.failovers.push((at.getTime() - died.getTime()) / 1000);
  }

  async stop(): Promise<void> {
    await this.#standby?.stop();
    await this.#current.stop();
  }
}
