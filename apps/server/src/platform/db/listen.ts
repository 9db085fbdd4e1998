import pg from 'pg';
import type { Logger } from '../log.ts';

type Listener = (payload: string) => void;

const AGAIN_AFTER_MS = 500;

/**
 * One connection of this process that LISTENs for the others (catalogue changed, outbox written). It is opened with the first
 * listener and opened again when it is lost, for as long as it takes. After a lost connection every listener is called once
 * with an empty payload, because a notification may have been missed meanwhile.
 */
export class Notifications {
  readonly #url: string;
  readonly #log: Logger;
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: pg.Client | undefined;
  #opening: Promise<void> | undefined;
  #closed = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(url: string, log: Logger) {
    this.#url = url;
    this.#log = log;
  }

  /**
   * Calls `listener` at each NOTIFY on `channel`; returns a function that stops it. While the database is away it resolves all
   * the same: the listener is called once when it is back.
   */
  async on(channel: string, listener: Listener): Promise<() => void> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    const isNew = listeners.size === 0;
    listeners.add(listener);
    this.#listeners.set(channel, listeners);
    if (this.#client && isNew) await this.#listen(this.#client, channel).catch(() => {});
    else await this.#open();
    return () => void listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#opening;
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  /** Opens the connection unless it is open, being opened, or waiting for the next try. */
  #open(): Promise<void> {
    if (this.#closed || this.#client || this.#retry) return Promise.resolve();
    this.#opening ??= this.#connect().finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'sporta-listen',
      connectionTimeoutMillis: 10_000,
      // it is silent for hours, and a dropped wire says nothing either
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''));
    // `end` follows and is what counts; without a listener the error would end the process
    client.on('error', (error) => this.#log.warn({ err: error }, 'notification connection lost'));
    client.on('end', () => {
      if (this.#client === client) this.#lost();
    });
    try {
      await client.connect();
      for (const channel of [...this.#listeners.keys()]) await this.#listen(client, channel);
      this.#client = client;
    } catch (error) {
      this.#log.warn({ err: error }, 'no connection for notifications, trying again');
      await client.end().catch(() => {});
      this.#lost();
    }
  }

  async #listen(client: pg.Client, channel: string): Promise<void> {
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  #lost(): void {
    this.#client = undefined;
    if (this.#closed || this.#retry) return;
    this.#retry = setTimeout(async () => {
      this.#retry = undefined;
      await this.#open();
      if (!this.#client) return;
      for (const channel of this.#listeners.keys()) this.#tell(channel, '');
    }, AGAIN_AFTER_MS);
  }

  #tell(channel: string, payload: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(payload);
  }
}
