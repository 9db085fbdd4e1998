import { once } from 'node:events';
import {
  request as ask,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { shopUrl } from './shop.ts';

/** The shop behind an address of its own, where a newer build can come out while somebody shops. */
export interface Deployment {
  url: string;
  /** From now on the worker is of a newer build: its program has another name. @param program the one of the pages so far */
  release(program: string): void;
  close(): Promise<void>;
}

/** Passes everything on to the shop of the test, whose sessions are good here too. */
export async function startDeployment(): Promise<Deployment> {
  const shop = new URL(shopUrl());
  let released: string | undefined;
  const server = createServer((request, response) => {
    const isWorker = request.url === '/worker.js';
    const headers: IncomingHttpHeaders = { ...request.headers, host: shop.host };
    if (headers.origin) headers.origin = shop.origin;
    // the worker comes whole and as plain text
    for (const name of isWorker ? ['accept-encoding', 'if-none-match', 'if-modified-since'] : []) delete headers[name];
    const { method } = request;
    const passed = ask(new URL(request.url ?? '/', shop), { method, headers }, (answer) => {
      if (isWorker && released) void sendNewer(answer, response, released);
      else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  server.listen(0, shop.hostname);
  await once(server, 'listening');
  return {
    url: `http://${shop.hostname}:${(server.address() as AddressInfo).port}`,
    release: (program) => {
      released = program;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The worker with another name for the program, under which the shop gives the same file. */
async function sendNewer(answer: IncomingMessage, response: ServerResponse, program: string): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  const { 'content-length': _, etag: __, 'last-modified': ___, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers).end(text.replaceAll(program, `${program}?newer`));
}
