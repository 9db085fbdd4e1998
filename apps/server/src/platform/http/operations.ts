import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

/** `/health/live`, `/health/ready`, `/metrics`: for the load balancer and the monitoring, not for customers. */
export function serveOperations(app: FastifyInstance, deps: Deps, isStopping: () => boolean): void {
  app.get('/health/live', { config: { rateLimit: false } }, async () => ({ status: 'live' }));

  app.get('/health/ready', { config: { rateLimit: false } }, async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await sql`select 1`.execute(deps.db);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database-unreachable' });
    }
  });

  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!maySeeMetrics(request, deps.config.metricsToken)) return reply.callNotFound();
    return reply.header('content-type', deps.metrics.registry.contentType).send(await deps.metrics.registry.metrics());
  });
}

/** With METRICS_TOKEN: its bearer. Without: this machine only, and nothing that came through a proxy. */
function maySeeMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isLoopback(request.socket.remoteAddress) && !request.headers['x-forwarded-for'];
  const sent = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

export function isLoopback(address: string | undefined): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}
