import { createServer } from 'node:net';

/** Whether nothing listens on the TCP port of `host` (another process may still take it before us). */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** `wanted` when free, else a port the system picks. */
export async function freePort(wanted = 0, host = '127.0.0.1'): Promise<number> {
  if (wanted !== 0 && (await isPortFree(wanted, host))) return wanted;
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
