import { type Call, calls } from '@sporta/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { forbidden } from '../errors.ts';

/**
 * Calls that change something and are made from other sites by their nature, with what protects them instead. The browser's
 * way back from paying (`/payment-return`) is no call of the contract: the provider itself is asked how it went.
 */
export const protectedOtherwise: ReadonlyMap<Call, string> = new Map<Call, string>([
  [calls.session.ssoStart, 'begins a sign-in that only this browser can end: its secret is in a cookie'],
  [calls.session.ssoCallback, 'state and PKCE of OpenID Connect, bound to the browser that began'],
  [calls.payments.notify, 'signature of the provider; no session is looked at'],
]);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of other sites are refused. */
    isForOwnPages?: boolean;
  }
}

export const isForOwnPages = (call: Call): boolean => call.changesState && !protectedOtherwise.has(call);

/**
 * Refuses, with 403, a change that a page of another site makes the browser ask for, whether there is a session or not: a
 * foreign form could else sign a visitor into somebody's account, or out of their own. To be called before limits are
 * counted: a foreign page must not use them up for its visitors.
 */
export function refuseForeignPages(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = comesFromForeignPage(deps.config, request) && request.routeOptions.config?.isForOwnPages;
    done(isRefused ? forbidden('Richiesta rifiutata: viene dalla pagina di un altro sito.') : undefined);
  });
}

/**
 * Browsers say where a request comes from in `Sec-Fetch-Site`, older ones and those on plain http in `Origin` (Fetch
 * standard). Programs that are no browsers say neither.
 */
function comesFromForeignPage(config: Config, request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin, host } = request.headers;
  if (site === 'same-origin' || (origin !== undefined && config.allowedOrigins.includes(origin))) return false;
  if (site !== undefined && site !== 'none') return true;
  return origin !== undefined && !isOwn(origin, config, host);
}

/** At its public address, or at the one the request was sent to: a shop being tried is reached under several names. */
function isOwn(origin: string, config: Config, host: string | undefined): boolean {
  const sender = URL.parse(origin);
  return sender !== null && (sender.origin === new URL(config.publicUrl).origin || sender.host === host);
}
