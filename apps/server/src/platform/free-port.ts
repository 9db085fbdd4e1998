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

/** `wanted`, or the first free port of the next 50, or any. */
export async function nextFreePort(wanted: number, host: string): Promise<number> {
  for (let port = wanted; port < Math.min(wanted + 50, 65536); port++) {
    if (await isPortFree(port, host)) return port;
  }
  return freePort(0, host);
}
