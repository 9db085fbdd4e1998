import pg from 'pg';
import type { Logger } from '../log.ts';

type Listener = (payload: string) => void;

/**
 * One connection of this process that LISTENs for the others (catalogue changed, outbox written). After a lost connection
 * every listener is called once with an empty payload, because a notification may have been missed meanwhile.
 */
export class Notifications {
  readonly #url: string;
  readonly #log: Logger;
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: pg.Client | undefined;
  #closed = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(url: string, log: Logger) {
    this.#url = url;
    this.#log = log;
  }

  /** Calls `listener` at each NOTIFY on `channel`; returns a function that stops it. */
  async on(channel: string, listener: Listener): Promise<() => void> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    const isNew = listeners.size === 0;
    listeners.add(listener);
    this.#listeners.set(channel, listeners);
    if (!this.#client) await this.#connect();
    else if (isNew) await this.#client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return () => void listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => {});
    this.#client = undefined;
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, application_name: 'sporta-listen', keepAlive: true });
    this.#client = client;
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''));
    client.on('error', (error) => this.#reconnect(client, error));
    client.on('end', () => this.#reconnect(client));
    await client.connect();
    for (const channel of this.#listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  #reconnect(lost: pg.Client, error?: Error): void {
    if (this.#closed || this.#client !== lost) return;
    this.#client = undefined;
    this.#log.warn({ err: error }, 'notification connection lost, connecting again');
    const attempt = () => {
      if (this.#closed) return;
      this.#connect().then(
        () => {
          for (const channel of this.#listeners.keys()) this.#tell(channel, '');
        },
        () => {
          this.#client = undefined;
          this.#retry = setTimeout(attempt, 1000);
        },
      );
    };
    this.#retry = setTimeout(attempt, 200);
  }

  #tell(channel: string, payload: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(payload);
  }
}
