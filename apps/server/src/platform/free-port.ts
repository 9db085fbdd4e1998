import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Whether nothing listens on the TCP port of `host` (another process may still take it before us). */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Below the ports systems give to outgoing calls (from 32768 on Linux, from 49152 by RFC 6335): there, a call of anybody could
 * take the port while its owner is being started again.
 */
const quiet = { least: 20_000, most: 32_000 };
const QUIET_TRIES = 20;

/** `wanted` when free, else a free one that no outgoing call takes by chance. */
export async function freePort(wanted = 0, host = '127.0.0.1'): Promise<number> {
  if (wanted !== 0 && (await isPortFree(wanted, host))) return wanted;
  for (let attempt = 1; attempt <= QUIET_TRIES; attempt++) {
    const port = randomInt(quiet.least, quiet.most);
    if (await isPortFree(port, host)) return port;
  }
  return anyPort(host);
}

function anyPort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host }, () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** A port kept for somebody who will listen on it soon. */
export interface ReservedPort {
  port: number;
  /** Lets it go: to be called right before its owner listens on it. */
  release(): Promise<void>;
}

/**
 * `wanted`, or the first free port of the next 50, or any (0 = any), taken until it is released, so that two starts at the
 * same moment do not choose the same one.
 * @throws when `host` is no address of this machine
 */
export async function reservePort(wanted: number, host: string): Promise<ReservedPort> {
  const last = wanted === 0 ? 0 : Math.min(wanted + 49, 65_535);
  for (let port = wanted; port <= last; port++) {
    const reserved = await tryReserve(port, host);
    if (reserved) return reserved;
  }
  const any = await tryReserve(0, host);
  if (!any) throw new Error(`there is no free port on ${host}`);
  return any;
}

function tryReserve(port: number, host: string): Promise<ReservedPort | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
      else reject(new Error(`HOST ${host} is no address of this machine (${error.code})`));
    });
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        release: () => new Promise((done) => server.close(() => done())),
      });
    });
  });
}
