import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { visitorLeft } from './errors.ts';
import { pageHeaders } from './http/security-headers.ts';
import { sentToken } from './http/session-transport.ts';
import { sameShopElsewhere } from './loopback.ts';
import { resolveSession } from './session.ts';

/** Calls of our own API made while a page is rendered: `fetch` without the network, with the visitor's own session. */
export type FetchApi = typeof fetch;

/** Settings of the pages, with the look of the shop as it is now; a part that is absent is that of the design. */
export type PageSettings = Config['web'] & {
  shopName?: string | undefined;
  /** Behind the header: what systems colour around the page. */
  themeColour?: string | undefined;
  /** Address of the style sheet with the look. */
  brandSheet?: string | undefined;
};

/** What the server build of the web app (`dist/server/entry-server.js`) gets for one page. */
export interface RenderInput {
  /** Absolute address at the public origin. */
  url: string;
  headers: Headers;
  /** Goes on every inline script. */
  cspNonce: string;
  settings: PageSettings;
  /** Give it to `createClient({ fetch })` of the contract; addresses are paths such as `/ebsn/api/products`. */
  fetchApi: FetchApi;
  /** Aborted when the visitor goes away. */
  signal: AbortSignal;
}

/**
 * Exported by the server build as `render`. An answer with the header `x-cache-seconds: N` may be served to other anonymous
 * visitors of the same address for N seconds, unless the catalogue changes. `x-page-status: 503` sets the status.
 */
export type Render = (input: RenderInput) => Promise<Response>;

/** Exported by the server build as `shell`: the page without data that a device keeps for times without a network. */
export type Shell = (settings: PageSettings) => string;

/** Stands in cached pages where the nonce of each answer goes. Nobody knows it: what a visitor wrote may stand in a page too. */
const NONCE_MARK = `nonce-${randomBytes(18).toString('base64url')}`;

/** A page of the shop with something that is not published yet: the Banco shows it in a frame. */
const previewInAddress = /[?&]anteprima=/;

/** When a page that could not be made is worth asking for again. */
const retryAfterSeconds = 30;

/** Serves the built web app: hashed files for ever, everything else rendered on the server. */
export async function serveWeb(app: FastifyInstance, deps: Deps, directory: string): Promise<void> {
  const client = path.join(directory, 'client');
  const entry = path.join(directory, 'server', 'entry-server.js');
  const { render, shell } = (await import(pathToFileURL(entry).href)) as { render: Render; shell: Shell };

  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    preCompressed: true,
    // The page itself is rendered; its static shell is for the mobile build only.
    globIgnore: ['index.html', '.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (response, file) => {
      const hashed = file.startsWith(path.join(client, 'assets') + path.sep);
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      // The worker of the shop: browsers look for a new one at each visit, and it may reach this shop only.
      if (file === path.join(client, 'worker.js')) {
        response.header('cache-control', 'no-cache').header('content-security-policy', "default-src 'self'");
      }
    },
  });

  app.get('/app-shell', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    await pageHeaders(reply, deps.config, { nonce, path: request.url, framedByUs: false });
    return reply
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(shell(pageSettings(deps)));
  });

  const { pages } = deps;
  app.get('/*', async (request, reply) => {
    const elsewhere = sameShopElsewhere(deps.config.publicUrl, request.headers.host, request.url);
    if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere, 307);
    const nonce = randomBytes(16).toString('base64');
    const isPreview = previewInAddress.test(request.url);
    await pageHeaders(reply, deps.config, { nonce, path: request.url, framedByUs: isPreview });
    if (isPreview) reply.header('x-robots-tag', 'noindex');
    reply.header('content-type', 'text/html; charset=utf-8');
    const token = sentToken(request);
    const cached = token || isPreview ? undefined : pages.get(request.url);
    if (cached) {
      reply.code(cached.status).headers(cached.headers);
      return sendPage(request, reply, cached.html.replaceAll(NONCE_MARK, nonce));
    }

    const { edition } = pages;
    const session = token && (await resolveSession(deps, token.value));
    request.visitor = session?.account;
    const gone = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort();
    });
    const page = await render({
      url: deps.config.publicUrl + request.url,
      headers: new Headers(plainHeaders(request)),
      cspNonce: session ? nonce : NONCE_MARK,
      settings: pageSettings(deps),
      fetchApi: fetchApiFor(app, request),
      signal: gone.signal,
    }).catch((error) => {
      throw gone.signal.aborted ? visitorLeft() : error;
    });
    // A page left half-made is nobody's fault, and must not be kept for others.
    if (gone.signal.aborted) throw visitorLeft();
    const headers = Object.fromEntries(page.headers);
    const cacheSeconds = Number(headers['x-cache-seconds'] ?? 0);
    delete headers['x-cache-seconds'];
    // A page that could not be made tells the visitor that the shop comes back soon: the status says the same.
    const status = page.status >= 500 ? 503 : Number(headers['x-page-status'] ?? page.status);
    delete headers['x-page-status'];
    reply.code(status).headers(headers);
    // A page behind a login is kept nowhere; the nonce makes even an anonymous one different each time.
    reply.header('cache-control', session || isPreview ? 'private, no-store' : 'no-cache');
    if (status === 503) {
      if (page.status >= 500) request.log.warn({ page: page.status }, 'a page could not be made');
      reply.headers({ 'cache-control': 'no-store', 'retry-after': String(retryAfterSeconds) });
    }
    // Whole, not in pieces: a page that breaks off half-way must become an error, never an empty answer that looks fine.
    const html = await page.text();
    if (page.status === 200 && html === '') throw new Error('a page came out empty');
    if (session) return sendPage(request, reply, html);
    if (cacheSeconds > 0 && status < 500 && !isPreview) {
      const kept = { status, headers: { ...headers, 'cache-control': 'no-cache' }, html };
      pages.keep(request.url, kept, cacheSeconds, edition);
    }
    return sendPage(request, reply, html.replaceAll(NONCE_MARK, nonce));
  });
}

/** The look travels with every page; the sheet is told apart by what it says. */
function pageSettings({ config, shop: { look, sheet } }: Deps): PageSettings {
  return { ...config.web, shopName: look?.name, themeColour: look?.colours?.[800], brandSheet: sheet?.address };
}

const gzipText = promisify(gzip);
/** Below this a page fits in the first packets anyway. */
const worthCompressing = 1400;

/** Pages are mostly repetition: compressed they are a sixth, which a slow phone feels. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.header('vary', 'Accept-Encoding');
  if (html.length < worthCompressing || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    return reply.send(html);
  reply.header('content-encoding', 'gzip');
  return reply.send(await gzipText(html, { level: 5 }));
}

/** Whether the folder holds a complete build. */
export function hasWebBuild(directory: string): boolean {
  return existsSync(path.join(directory, 'server', 'entry-server.js')) && existsSync(path.join(directory, 'client'));
}

function plainHeaders(request: FastifyRequest): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers[name] = value;
  return headers;
}

function fetchApiFor(app: FastifyInstance, request: FastifyRequest): FetchApi {
  const { cookie, 'x-ebsn-account': account } = request.headers;
  return async (input, init = {}) => {
    const target = new URL(input instanceof Request ? input.url : input, 'http://shop.internal');
    if (target.host !== 'shop.internal') throw new Error('pages may call our own API only');
    const headers = Object.fromEntries(new Headers(init.headers));
    // Whoever opens a page may have been sent by another site: what changes state is refused while it is rendered.
    headers['sec-fetch-site'] = 'cross-site';
    if (cookie) headers.cookie = cookie;
    if (typeof account === 'string') headers['x-ebsn-account'] = account;
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: target.pathname + target.search,
      remoteAddress: request.ip,
      headers,
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    const received = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) received.set(name, String(value));
    }
    const hasBody = answer.statusCode !== 304 && answer.statusCode !== 204;
    return new Response(hasBody ? answer.body : null, { status: answer.statusCode, headers: received });
  };
}
