import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from './app.ts';
import { modules } from './modules/index.ts';
import { createLogger } from './platform/log.ts';
import { createTestApp, type TestApp } from './platform/testing/test-app.ts';

/*
 * What no well-behaved client sends, byte by byte through a socket: whatever comes, the shop answers that the request is at
 * fault (4xx) and goes on. A 5xx, or an error in the log, would be a false alarm that anybody can raise.
 */

/** Takes addresses as apart as a router does, asks the API, and has a page that takes until the visitor goes. */
const ENTRY = `
export async function render({ url, cspNonce, fetchApi, signal }) {
  const { pathname, searchParams } = new URL(new Request(url).url);
  if (/^\\/%(2f|5c)/i.test(pathname)) throw new Error('a router takes what follows for a host');
  const isGone = new Promise((resolve) => signal.addEventListener('abort', () => resolve(globalThis.left++)));
  if (pathname === '/endless' || pathname === '/deaf') {
    globalThis.begun++;
    await isGone;
    if (pathname === '/endless') throw signal.reason;
  }
  await fetchApi('/ebsn/api/search/top');
  const html = '<script nonce="' + cspNonce + '">1</script><p>' + searchParams.get('q') + '</p>';
  return new Response(html, { headers: { 'x-cache-seconds': '60' } });
}
`;

let shop: TestApp;
let app: Awaited<ReturnType<typeof buildApp>>;
let directory: string;
const logged: string[] = [];

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'sporta-raw-'));
  await mkdir(path.join(directory, 'client'), { recursive: true });
  await mkdir(path.join(directory, 'server'));
  await writeFile(path.join(directory, 'server/package.json'), '{"type":"module"}');
  await writeFile(path.join(directory, 'server/entry-server.js'), ENTRY);
  const log = createLogger('info', { write: (line) => void logged.push(line) });
  shop = await createTestApp([], { log, environment: { TRUST_PROXY: '1' } });
  app = await buildApp({ deps: shop.deps, modules, webDirectory: directory });
  await app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(async () => {
  await app?.close();
  await shop?.close();
  await rm(directory, { recursive: true, force: true });
});

const open = (): Socket => connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});

/** All that comes back until the server closes the connection. */
function send(text: string, { breaksOff = false } = {}): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = open();
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
    });
    socket.on('close', () => resolve(answer));
    if (breaksOff) socket.end(text, 'latin1');
    else socket.write(text, 'latin1');
  });
}

const closing = 'Host: shop\r\nConnection: close\r\n';
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
const faults = () => logged.filter((line) => JSON.parse(line).level >= 50);

async function servedFaults(): Promise<string[]> {
  const text = await shop.deps.metrics.registry.metrics();
  return text.split('\n').filter((line) => /_count\{.*status="5/.test(line));
}

const methods = [
  'GET',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'PROPFIND',
  'QUERY',
  'PURGE',
  'FOO',
];
const targets = [
  ...['*', 'x', 'shop:443', 'shop/', '?q=1', 'http://', 'http:///', 'http://shop', 'http://shop?q=1', 'HTTP://shop/'],
  ...['http://shop/ebsn/api/category', 'https://evil.example/login', 'ftp://shop/', 'http://a:b@shop/', 'http://[::1/'],
  ...[
    '/%2f%2fx',
    '/%2F%2Fevil.example/',
    '/%2fx',
    '/%5cx',
    '//x',
    '//',
    '///',
    '//evil.example/..',
    '/\\x',
    '/\\\\x',
    '/a//b',
  ],
  ...[
    '/%',
    '/%zz',
    '/%ff',
    '/%c3%28',
    '/%E0%A4%A',
    '/%00',
    '/a%00b',
    '/%0d%0aSet-Cookie:a',
    '/%F0%9F%98%80',
    '/%25%32%66',
  ],
  ...[
    '/?q=%',
    '/?q=%ff',
    '/?q=%00',
    '/?q=\u00ff',
    '/?__proto__=1&q[]=1&q[a]=2&q',
    `/?${'a=1&'.repeat(3000)}`,
    '/?q=1&q=2',
  ],
  ...[
    '/..',
    '/../../etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/.',
    '/~',
    '/;x',
    '/#x',
    '/@evil.example/',
    '/:80',
    '/http://x',
  ],
  ...[`/${'a'.repeat(9000)}`, `/${'%41'.repeat(3000)}`, `/${'a/'.repeat(3000)}`, `/${'a'.repeat(40_000)}`],
  ...[
    '/ebsn/api',
    '/ebsn/api/',
    '/ebsn/api/*',
    '/ebsn/api/%00',
    '/ebsn/api/%ff',
    '/ebsn/api/products/%',
    '/ebsn/api/../x',
  ],
  ...['/ebsn/api/products/%00', '/ebsn/api/category?slug=%00', '/ebsn/api/search/suggest?q=%00', '/media/%00/1/x.png'],
  ...[
    '/sitemap/%00',
    '/icons/%2e%2e',
    '/__proto__',
    '/constructor',
    '/payment-return/%00/%00',
    '/metrics',
    '/health/ready?x=%',
  ],
];

describe('request lines', () => {
  it.each(methods)('%s of targets nobody serves', async (method) => {
    const wrong: string[] = [];
    for (const target of targets) {
      const answer = await send(`${method} ${target} HTTP/1.1\r\n${closing}Accept: text/html\r\n\r\n`);
      const status = statusOf(answer);
      if (status < 200 || status >= 500) wrong.push(`${target.slice(0, 80)} → ${answer.slice(0, 60)}`);
      const location = /^location: (.*)$/im.exec(answer)?.[1];
      if (location && !/^\/(?![/\\])/.test(location)) wrong.push(`${target.slice(0, 80)} leads to ${location}`);
    }
    expect(wrong).toEqual([]);
    expect(await servedFaults()).toEqual([]);
    expect(faults()).toEqual([]);
  });

  it('in absolute form are those of the path, whatever host they name', async () => {
    const answer = await send(`GET http://evil.example/ebsn/api/search/top HTTP/1.1\r\n${closing}\r\n`);
    expect(statusOf(answer)).toBe(200);
    const page = await send(`GET http://evil.example/?q=abs HTTP/1.1\r\n${closing}\r\n`);
    expect([statusOf(page), page.includes('evil.example')]).toEqual([200, false]);
  });
});

const login = `POST /ebsn/api/auth/login HTTP/1.1\r\n${closing}`;
const json = 'Content-Type: application/json\r\n';

describe('requests that do not hold together', () => {
  it.each([
    ['two lengths', `${login}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    ['a length and chunks', `${login}${json}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['chunks in a second coding', `${login}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    ['an unknown coding', `${login}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a hidden coding', `${login}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
    ['a chunk without a size', `${login}${json}Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n`],
    ['a negative length', `${login}Content-Length: -1\r\n\r\n`],
    ['a length beyond all numbers', `${login}${json}Content-Length: 99999999999999999999\r\n\r\n{}`],
    ['a length nobody allows', `${login}${json}Content-Length: 99999999999\r\n\r\n{}`],
    ['a body that breaks off', `${login}${json}Content-Length: 100\r\n\r\n{"login":`],
    ['a body that breaks off in a chunk', `${login}${json}Transfer-Encoding: chunked\r\n\r\n10\r\n{"a`],
    ['a folded header', `GET / HTTP/1.1\r\n${closing}X-A: 1\r\n 2\r\n\r\n`],
    ['a header without a name', `GET / HTTP/1.1\r\n${closing}: 1\r\n\r\n`],
    ['a NUL in a header', `GET / HTTP/1.1\r\n${closing}X-A: \0\r\n\r\n`],
    ['no host', `GET / HTTP/1.1\r\nConnection: close\r\n\r\n`],
    ['a version to come', `GET / HTTP/9.9\r\n${closing}\r\n`],
    ['the preface of HTTP/2', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`],
    ['a cookie of 20 kB', `GET / HTTP/1.1\r\n${closing}Cookie: a=${'x'.repeat(20_000)}\r\n\r\n`],
    ['a compressed body', `${login}${json}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n\x1f\x8b`],
    ['a body of no kind', `${login}Content-Type: \r\nContent-Length: 2\r\n\r\n{}`],
    [
      'a body in parts without parts',
      `${login}Content-Type: multipart/form-data; boundary=\r\nContent-Length: 2\r\n\r\n{}`,
    ],
    ['an expectation', `${login}${json}Expect: the-impossible\r\nContent-Length: 2\r\n\r\n{}`],
    ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${closing}\r\n`],
  ])('%s', async (name, text) => {
    const answer = await send(text, { breaksOff: name.includes('breaks off') });
    // a connection closed without a word is an answer too
    if (answer !== '') expect(statusOf(answer)).toBeOneOf([400, 408, 413, 415, 417, 431]);
    expect(await servedFaults()).toEqual([]);
    expect(faults()).toEqual([]);
  });

  it.each([
    ['two hosts', 'Host: evil.example\r\n'],
    ['a cookie of 8 kB', `Cookie: a=${'x'.repeat(8000)}\r\n`],
    ['cookies of one name', 'Cookie: X-Ebsn-Account=a; X-Ebsn-Account=b\r\nCookie: X-Ebsn-Account=c\r\n'],
    [
      'bytes that are no text',
      'Cookie: X-Ebsn-Account=\u00ff\u00fe\r\nX-Ebsn-Client: \u00ff\r\nUser-Agent: \u00ff\r\n',
    ],
    [
      'headers of proxies nobody set up',
      'X-Forwarded-Host: evil.example\r\nForwarded: for=;;\r\nX-Forwarded-Proto: javascript\r\n',
    ],
    ['a visitor from nowhere', 'X-Forwarded-For: ,,,\r\n'],
    ['a visitor from a made-up address', `X-Forwarded-For: ${"' or 1=1 --"}\r\n`],
    ['a visitor from a zone', 'X-Forwarded-For: fe80::1%eth0\r\n'],
    [
      'conditions of no kind',
      'If-None-Match: """\r\nIf-Modified-Since: never\r\nRange: bytes=9-1\r\nAccept: ;;,\r\nAccept-Encoding: ;q=9\r\n',
    ],
    ['a wish to speak otherwise', 'Upgrade: websocket\r\nConnection: upgrade\r\n'],
  ])('%s are no obstacle', async (_name, headers) => {
    for (const target of ['/?q=1', '/ebsn/api/search/top', '/ebsn/api/cart/view']) {
      const answer = await send(`GET ${target} HTTP/1.1\r\n${closing}${headers}\r\n`);
      expect(statusOf(answer), `${target} ${answer.slice(0, 300)}`).toBeOneOf([200, 400, 419]);
      expect(answer).not.toContain('evil.example');
    }
    expect(await servedFaults()).toEqual([]);
    expect(faults()).toEqual([]);
  });
});

describe('visitors who leave', () => {
  it.each(['/endless', '/deaf'])(
    'while their page is made (%s) are nobody’s fault, and leave nothing for others',
    async (page) => {
      const seen = globalThis as { begun?: number; left?: number };
      seen.begun = 0;
      seen.left = 0;
      const socket = open();
      socket.write(`GET ${page}?z=1 HTTP/1.1\r\nHost: shop\r\n\r\n`);
      await vi.waitFor(() => expect(seen.begun).toBe(1), { timeout: 20_000 });
      socket.resetAndDestroy();
      await vi.waitFor(() => expect(seen.left).toBe(1), { timeout: 20_000 });
      expect(statusOf(await send(`GET /ebsn/api/search/top HTTP/1.1\r\n${closing}\r\n`))).toBe(200);
      expect(shop.deps.pages.get(`${page}?z=1`)).toBeUndefined();
      expect(await servedFaults()).toEqual([]);
      expect(faults()).toEqual([]);
    },
  );

  it('at any moment are counted by nobody as a fault of the shop', async () => {
    for (let n = 0; n < 40; n++) {
      const socket = open();
      const target = ['/?q=left', '/ebsn/api/search/top', '/ebsn/api/auth/login'][n % 3];
      const half = n % 3 === 2 ? 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":' : '\r\n';
      socket.write(`${n % 3 === 2 ? 'POST' : 'GET'} ${target} HTTP/1.1\r\nHost: shop\r\n${half}`);
      await new Promise((resolve) => setTimeout(resolve, n % 7));
      socket.resetAndDestroy();
    }
    expect(statusOf(await send(`GET /ebsn/api/search/top HTTP/1.1\r\n${closing}\r\n`))).toBe(200);
    expect(await servedFaults()).toEqual([]);
    expect(faults()).toEqual([]);
  });

  it('without saying all they began to say are not waited for without end', () => {
    expect(app.server.requestTimeout).toBeGreaterThan(0);
    expect(app.server.requestTimeout).toBeLessThanOrEqual(120_000);
    expect(app.server.headersTimeout).toBeGreaterThan(0);
  });
});

describe('the nonce of a page', () => {
  it('cannot be had by writing what stands in for it into an address', async () => {
    const nonceOf = (page: string) => /nonce="([^"]+)"/.exec(page)?.[1] ?? '';
    for (const text of ['nonce-goes-here-7f3a', 'nonce-', 'NONCE_MARK']) {
      for (let round = 0; round < 2; round++) {
        const page = await send(`GET /?q=${text} HTTP/1.1\r\n${closing}\r\n`);
        expect(page).toContain(`<p>${text}</p>`);
        expect(nonceOf(page).length).toBeGreaterThan(15);
      }
    }
  });
});
