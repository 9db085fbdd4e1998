import { calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { readReadiness } from './read-readiness.ts';

export function registerReadinessRoutes(app: FastifyInstance): void {
  registerCall(app, calls.staffReadiness.view, async (c) => ({ readiness: await readReadiness(c.deps) }));
}
