import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { tooManyRequests } from '../errors.ts';
import { isLoopbackPeer } from '../loopback.ts';

/**
 * Limits how many requests of one address are answered in a minute; calls with a limit of their own have that one instead. This
 * machine is never limited: a developer, or a reverse proxy whose visitors would all share one allowance. To count means
 * to wait for a promise, so who is not counted goes on at once.
 */
export async function limitRequests(app: FastifyInstance, { limits }: Config): Promise<void> {
  if (limits.perMinute === 0) return;
  await app.register(rateLimit, {
    global: false,
    max: limits.perMinute,
    timeWindow: 60_000,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl / 1000),
  });
  const count = app.rateLimit();
  app.addHook('onRequest', (request, reply, done) => {
    const isCounted =
      !isLoopbackPeer(request.ip) && !request.is404 && request.routeOptions.config.rateLimit === undefined;
    if (!isCounted) return done();
    (count.call(app, request, reply) as unknown as Promise<void>).then(() => done(), done);
  });
}
