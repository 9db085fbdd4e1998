import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { isLoopbackPeer } from '../loopback.ts';

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
    if (!maySeeMetrics(request, deps.config)) return reply.callNotFound();
    return reply.header('content-type', deps.metrics.registry.contentType).send(await deps.metrics.registry.metrics());
  });
}

/**
 * With METRICS_TOKEN: its bearer. Without: at a shop of this machine only, and to this machine; at a public one nothing tells
 * the operator from a visitor whom a proxy on this machine lets through.
 */
function maySeeMetrics(request: FastifyRequest, { metricsToken, isLocal }: Config): boolean {
  if (metricsToken === undefined) return isLocal && isLoopbackPeer(request.socket.remoteAddress);
  const sent = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${metricsToken}`);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
