import { isIPv4 } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A running stand-in of an outside service. */
export interface Simulator {
  /** Origin, e.g. `http://127.0.0.1:4101`. */
  url: string;
  /** Stops listening, drops open connections and saves what has to be saved. */
  close(): Promise<void>;
}

export interface ListenOptions {
  /** 0 (default) = any free port. */
  port?: number;
  /** Default `127.0.0.1`. */
  host?: string;
}

/**
 * Listens and tells the origin by which the machine itself reaches the server.
 * @throws when the port is taken (`EADDRINUSE`).
 */
export async function listen(app: FastifyInstance, { port = 0, host = '127.0.0.1' }: ListenOptions): Promise<string> {
  await app.listen({ port, host });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return originOf(host, address.port);
}

/**
 * Answers to the names of this machine only, 421 to all others: a page of the web whose own name is made to lead here (DNS
 * rebinding) could else read the mail and press the buttons. To be called before the routes.
 * @param host what the simulator listens on; a name of its own counts too
 */
export function answerToThisMachine(app: FastifyInstance, host = '127.0.0.1'): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isOfThisMachine(request.headers.host, host)) {
      return reply
        .code(421)
        .type('text/plain; charset=utf-8')
        .send('This address leads to a simulator of another name.');
    }
  });
}

function isOfThisMachine(asked: string | undefined, host: string): boolean {
  const name = URL.parse(`http://${asked ?? ''}`)?.hostname;
  if (name === undefined || !/^[^/?#@\\]+$/.test(asked ?? '')) return false;
  return name === 'localhost' || name === '[::1]' || (isIPv4(name) && name.startsWith('127.')) || name === host;
}

/** A wildcard host is not an address: `localhost` is used in its place. */
export function originOf(host: string, port: number, scheme = 'http'): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `${scheme}://${name}:${port}`;
}
