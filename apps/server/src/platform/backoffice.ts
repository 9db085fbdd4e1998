import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HelmetOptions } from 'helmet';
import type { BrandSheet } from './brand-sheet.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { problemPage } from './http/problem-page.ts';
import { protect } from './http/security-headers.ts';
import { sentToken } from './http/session-transport.ts';
import { resolveSession } from './session.ts';

/** Where the Banco lives; its build writes the same address into its files (`base` of apps/backoffice/vite.config.ts). */
const PREFIX = '/banco';

/** Whether the folder holds a complete build. */
export function hasBackofficeBuild(directory: string): boolean {
  return ['index.html', 'worker.js'].every((file) => existsSync(path.join(directory, 'client', file)));
}

/**
 * Serves the built Banco: hashed files for ever, the same page at every other address below `/banco`. Who is not signed in
 * through the identity provider is sent there and comes back to the page they asked for; a customer is refused with words.
 */
export async function serveBackoffice(app: FastifyInstance, deps: Deps, directory: string): Promise<void> {
  const client = path.join(directory, 'client');
  const read = (file: string) => readFile(path.join(client, file), 'utf8');
  const [page, worker] = await Promise.all([read('index.html'), read('worker.js')]);

  await app.register(fastifyStatic, {
    root: path.join(client, 'assets'),
    prefix: `${PREFIX}/assets/`,
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders: (response) => {
      response.header('cache-control', 'public, max-age=31536000, immutable');
      response.header('x-robots-tag', 'noindex');
    },
  });

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const token = sentToken(request);
    const account = token && (await resolveSession(deps, token.value, 'banco'))?.account;
    request.visitor = account;
    if (account?.staff) {
      await protect(reply, policyOf(deps));
      // Pickers read codes and weights, drivers say where the van is.
      reply.header(
        'permissions-policy',
        'camera=(self), serial=(self), geolocation=(self), microphone=(), payment=(), usb=()',
      );
      return reply.type('text/html; charset=utf-8').send(dressed(page, deps.shop.sheet));
    }
    const signIn = `/ebsn/api/auth/sso-start?redirect=${encodeURIComponent(request.url)}`;
    // staff who came by password have no rights here until they come through the identity provider
    if ((!account || account.isStaff) && deps.config.sso) return reply.redirect(signIn);
    const { headers, html } = problemPage(account ? notStaff(deps.config, signIn) : noSignIn);
    return reply
      .code(account ? 403 : 404)
      .headers(headers)
      .send(html);
  };
  // The worker that keeps the program on the devices of pickers and drivers. It is looked for again at each visit.
  app.get(`${PREFIX}/worker.js`, (_request, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'self'",
        'service-worker-allowed': PREFIX,
        'x-robots-tag': 'noindex',
      })
      .type('text/javascript; charset=utf-8')
      .send(worker),
  );
  app.get(PREFIX, answer);
  // A file of an older build is no page: a browser that was left open reads the new one.
  app.get(`${PREFIX}/assets/*`, (_request, reply) => reply.callNotFound());
  app.get(`${PREFIX}/*`, answer);
}

/** In the colours of the shop, with its own word or logo. */
const dressed = (page: string, sheet: BrandSheet | undefined) =>
  sheet ? page.replace('</head>', `<link rel="stylesheet" href="${sheet.address}"></head>`) : page;

const home = { href: '/', text: 'Vai al negozio' };

const notStaff = ({ sso }: Config, signIn: string) => ({
  title: 'Il Banco è per il personale',
  message:
    'Sei dentro con un account da cliente. Il Banco si apre con l’account aziendale: se lavori qui, entra con quello; se manca il permesso, chiedilo al responsabile del negozio.',
  links: sso ? [{ href: signIn, text: 'Entra con l’account aziendale' }, home] : [home],
});

const noSignIn = {
  title: 'Il Banco non è attivo',
  message: 'In questo negozio l’accesso con l’account aziendale non è configurato.',
  links: [home],
};

/** Tighter than the shop's: no provider's page is ever opened from here, and only a map that was set comes from elsewhere. */
function policyOf({ config: { secure }, shop: { pictureMap } }: Pick<Deps, 'config' | 'shop'>): HelmetOptions {
  const maps = pictureMap ? [new URL(pictureMap.address).origin] : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...maps],
        objectSrc: ["'none'"],
        // The barcode reader is WebAssembly.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'"],
        workerSrc: ["'self'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // who gives maps away wants to know which site shows them, and learns no more than its name
    referrerPolicy: { policy: pictureMap ? 'strict-origin' : 'no-referrer' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  };
}
