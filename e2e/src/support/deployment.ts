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

/** What is said in place of the shop. */
export interface Word {
  status: number;
  type: string;
  text: string;
}

/** The shop behind an address of its own, where a newer build can come out while somebody shops. */
export interface Deployment {
  url: string;
  /** From now on the worker is of a newer build: its program has another name. @param program the one of the pages so far */
  release(program: string): void;
  /** From now on the worker begins so. @param program JavaScript before its own */
  beginWorkerWith(program: string): void;
  /** From now on somebody else answers: a hotel's network, a proxy whose shop is away. @param answer nothing = the shop does */
  standBetween(answer: ((path: string) => Word | undefined) | undefined): void;
  close(): Promise<void>;
}

/** Passes everything on to the shop of the test, whose sessions are good here too. */
export async function startDeployment(): Promise<Deployment> {
  const shop = new URL(shopUrl());
  let released: string | undefined;
  let before = '';
  let between: ((path: string) => Word | undefined) | undefined;
  const server = createServer((request, response) => {
    const isWorker = request.url === '/worker.js';
    const word = between?.(new URL(request.url ?? '/', shop).pathname);
    if (word) {
      request.resume();
      response.writeHead(word.status, { 'content-type': word.type, 'cache-control': 'no-store' }).end(word.text);
      return;
    }
    const headers: IncomingHttpHeaders = { ...request.headers, host: shop.host };
    if (headers.origin) headers.origin = shop.origin;
    // the worker comes whole and as plain text
    for (const name of isWorker ? ['accept-encoding', 'if-none-match', 'if-modified-since'] : []) delete headers[name];
    const { method } = request;
    const passed = ask(new URL(request.url ?? '/', shop), { method, headers }, (answer) => {
      if (isWorker && (released || before)) void sendAnother(answer, response, { program: released, before });
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
    beginWorkerWith: (program) => {
      before = program;
    },
    standBetween: (answer) => {
      between = answer;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The worker with another name for the program, under which the shop gives the same file, and with what comes before it. */
async function sendAnother(
  answer: IncomingMessage,
  response: ServerResponse,
  { program, before }: { program: string | undefined; before: string },
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  const { 'content-length': _, etag: __, 'last-modified': ___, ...headers } = answer.headers;
  const named = program ? text.replaceAll(program, `${program}?newer`) : text;
  response.writeHead(answer.statusCode ?? 502, headers).end(`${before}\n${named}`);
}
