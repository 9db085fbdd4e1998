import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { malformedRequest } from '../errors.ts';

const SLOW_MS = 1000;

/**
 * Log line and metrics of every request. The query string is never written: it may hold what somebody searched for, an
 * address or a token (state-changing GETs of the specification). Plain reads that went well are logged at debug level.
 */
export function recordRequests(app: FastifyInstance, deps: Deps): void {
  const { requests } = deps.metrics;
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const ms = reply.elapsedTime;
    const { method } = request;
    const status = reply.statusCode;
    requests.observe({ route, method, status }, ms / 1000);
    const level = status >= 500 ? 'error' : status >= 400 || method !== 'GET' || ms > SLOW_MS ? 'info' : 'debug';
    // asked first: a line that is not written costs no logger of its own
    if (deps.log.isLevelEnabled(level)) {
      const line = { method, route, status, ms: Math.round(ms * 10) / 10, userId: request.visitor?.accountId };
      request.log[level](line, 'request');
    }
    done();
  });
}

/** JSON bodies; an empty one counts as no fields, as clients send `Content-Type: application/json` without a body. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  // Plain text too: a cross-site form may send it.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, {});
    return parse(request, body as string, (error, value) => {
      if (error) done(malformedRequest('Il corpo della richiesta non è JSON valido.'));
      else done(null, value);
    });
  });
}
