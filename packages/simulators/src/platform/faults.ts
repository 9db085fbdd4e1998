import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

/**
 * How a call goes wrong. Before it is carried out: `down` (500), `refused-connection` (cut), `rate-limit`. After it was: `down-after`
 * (500), `garbage` (200 that is no JSON), `hang-up` (cut), `slow` (answers after `slowMs`).
 */
export const FAULTS = ['down', 'refused-connection', 'rate-limit', 'down-after', 'garbage', 'hang-up', 'slow'] as const;
export type FaultName = (typeof FAULTS)[number];

export const faultSchema = z.strictObject({
  fault: z.enum(FAULTS),
  /** Only calls of this method. */
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).optional(),
  /** Only calls whose path begins so. */
  path: z.string().startsWith('/').optional(),
  /** Only calls whose path ends so, e.g. `/capture`. */
  ends: z.string().optional(),
  /** Calls it still holds for; absent = until changed. */
  times: z.number().int().min(1).max(1000).optional(),
});
export type Fault = z.output<typeof faultSchema>;

export interface FaultSettings {
  faults: Fault[];
  slowMs: number;
}

/** What a provider says by itself when it is broken, or asked too often. */
export interface FaultAnswers {
  down: { status: number; body: object };
  rateLimit: { status: number; body: object };
}

/** Lets the calls of `app` go wrong as the settings say. */
export function withFaults(app: FastifyInstance, settings: FaultSettings, answers: FaultAnswers): void {
  const faultOf = new WeakMap<FastifyRequest, FaultName>();

  app.addHook('onRequest', async (request, reply) => {
    const fault = takeFault(settings.faults, request.method, request.url.split('?')[0] ?? '');
    if (!fault) return;
    faultOf.set(request, fault);
    if (fault === 'down') return reply.code(answers.down.status).send(answers.down.body);
    if (fault === 'rate-limit') return reply.code(answers.rateLimit.status).send(answers.rateLimit.body);
    if (fault === 'refused-connection') {
      reply.hijack();
      request.raw.socket.destroy();
    }
  });

  app.addHook('onSend', async (request, reply, payload) => {
    switch (faultOf.get(request)) {
      case 'slow':
        await wait(settings.slowMs, undefined, { ref: false });
        return payload;
      case 'hang-up':
        request.raw.socket.destroy();
        return payload;
      case 'down-after':
        reply.code(answers.down.status);
        return JSON.stringify(answers.down.body);
      case 'garbage':
        reply.code(200).type('text/html').removeHeader('content-length');
        return '<html><body>Bad gateway';
      default:
        return payload;
    }
  });
}

/** The first fault that holds for a call; uses up one of its times. */
function takeFault(faults: Fault[], method: string, path: string): FaultName | undefined {
  const index = faults.findIndex(
    (each) =>
      (each.method === undefined || each.method === method) &&
      (each.path === undefined || path.startsWith(each.path)) &&
      (each.ends === undefined || path.endsWith(each.ends)),
  );
  const found = faults[index];
  if (found?.times !== undefined) {
    found.times -= 1;
    if (found.times === 0) faults.splice(index, 1);
  }
  return found?.fault;
}
