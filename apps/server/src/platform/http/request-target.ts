import type { FastifyInstance } from 'fastify';
import { malformedRequest, visitorLeft } from '../errors.ts';

/**
 * The path of a request target. A server must take the absolute form (`GET http://shop/path`) as well (RFC 9112, 3.2.2); the
 * host named in it is not looked at, as that of `Host` is not.
 */
export function pathOf(target: string): string {
  if (target.startsWith('/')) return target;
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [];
  if (origin === undefined) return target;
  const rest = target.slice(origin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Begins with a slash that is written in another way: no page has such an address, and a router takes what follows for a host. */
const hiddenSlash = /^\/(%2f|%5c)/i;

/**
 * Ends what nobody should have to think of behind this: targets that are no path, such as `*` (400), and connections that were
 * closed before their request was looked at, which have no address any more (499).
 */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.raw.socket.remoteAddress === undefined) done(visitorLeft());
    else if (!request.url.startsWith('/') || hiddenSlash.test(request.url))
      done(malformedRequest('L’indirizzo della richiesta non è valido.'));
    else done();
  });
}
