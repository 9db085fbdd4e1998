import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Chance } from './chance.ts';
import { pause } from './wait.ts';

/**
 * What may be wrong with a wire. `dropped`: every connection is reset at once. `silent`: connections stand and new ones are
 * taken, and not a byte passes until it is healed. `slow`: every piece waits. `reset`: now and then half of a piece passes,
 * then the connection is reset. `answer-lost`: what is asked passes, and now and then the connection is reset instead of
 * answering.
 */
export const troubles = ['dropped', 'silent', 'slow', 'reset', 'answer-lost'] as const;
export type Trouble = (typeof troubles)[number];

interface Pair {
  client: Socket;
  server: Socket;
}

/** A TCP proxy between two parts, and all that can be wrong with it. */
export class Wire {
  readonly name: string;
  #trouble: Trouble | undefined;
  #healed = Promise.resolve();
  #heal: () => void = () => {};
  readonly #pairs = new Set<Pair>();
  readonly #listener: Server;
  readonly #upstreams: () => readonly number[];
  readonly #chance: Chance;
  #turn = 0;

  private constructor(name: string, upstreams: () => readonly number[], chance: Chance) {
    this.name = name;
    this.#upstreams = upstreams;
    this.#chance = chance;
    this.#listener = createServer({ allowHalfOpen: true }, (client) => void this.#carry(client));
  }

  /** @param upstreams ports of this machine: connections take turns, one that is refused goes to the next */
  static async open(name: string, upstreams: () => readonly number[], chance: Chance): Promise<Wire> {
    const wire = new Wire(name, upstreams, chance);
    await new Promise<void>((resolve, reject) => {
      wire.#listener.once('error', reject).listen(0, '127.0.0.1', resolve);
    });
    return wire;
  }

  get port(): number {
    return (this.#listener.address() as { port: number }).port;
  }

  get trouble(): Trouble | undefined {
    return this.#trouble;
  }

  break(trouble: Trouble): void {
    this.heal();
    this.#trouble = trouble;
    this.#healed = new Promise((resolve) => {
      this.#heal = resolve;
    });
    if (trouble === 'dropped') this.cut();
  }

  /** What a silent wire held back passes now, late. */
  heal(): void {
    this.#trouble = undefined;
    this.#heal();
  }

  /** Resets every connection. */
  cut(): void {
    for (const pair of this.#pairs) reset(pair);
  }

  async close(): Promise<void> {
    this.heal();
    const closed = new Promise((resolve) => this.#listener.close(resolve));
    this.cut();
    await closed;
  }

  async #carry(client: Socket): Promise<void> {
    client.on('error', () => undefined);
    if (this.#trouble === 'dropped') {
      client.resetAndDestroy();
      return;
    }
    if (this.#trouble === 'silent') await this.#healed;
    const server = await this.#connect();
    if (!server || client.destroyed) {
      client.resetAndDestroy();
      server?.destroy();
      return;
    }
    const pair = { client, server };
    this.#pairs.add(pair);
    server.on('error', () => undefined);
    await Promise.allSettled([this.#pump(pair, client, server), this.#pump(pair, server, client)]);
    reset(pair);
    this.#pairs.delete(pair);
  }

  async #connect(): Promise<Socket | undefined> {
    const ports = this.#upstreams();
    this.#turn += 1;
    for (let n = 0; n < ports.length; n++) {
      const socket = await dial(ports[(this.#turn + n) % ports.length]!);
      if (socket) return socket;
    }
    return undefined;
  }

  async #pump(pair: Pair, from: Socket, to: Socket): Promise<void> {
    try {
      for await (const piece of from as AsyncIterable<Buffer>) {
        if (this.#trouble === 'silent') await this.#healed;
        if (this.#trouble === 'slow') await pause(this.#chance.whole(5, 120));
        const loses = this.#trouble === 'answer-lost' && from === pair.server && this.#chance.happens(0.3);
        const breaks = this.#trouble === 'reset' && this.#chance.happens(0.15);
        if (loses || breaks) {
          if (breaks) to.write(piece.subarray(0, this.#chance.whole(0, piece.length)));
          return reset(pair);
        }
        if (!to.write(piece)) await drained(to);
      }
      to.end();
    } catch {
      reset(pair);
    }
  }
}

function reset({ client, server }: Pair): void {
  for (const socket of [client, server]) if (!socket.destroyed) socket.resetAndDestroy();
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.destroyed) return resolve();
    const done = () => {
      socket.off('drain', done).off('close', done);
      resolve();
    };
    socket.on('drain', done).on('close', done);
  });
}

function dial(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}
