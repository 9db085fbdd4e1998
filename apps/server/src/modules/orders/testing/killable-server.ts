/*
 * For tests: a server process of its own that can be stopped in the middle of a request, at any step, and is then killed.
 *
 * A step is one statement sent to PostgreSQL (`begin` and `commit` too), one call to a payment provider about to leave, or
 * one that was just answered. A piece of work that gets `stop at step n` never gets past it: its statement is not sent,
 * its transaction stays open, its caller waits. When every piece of work has reached its step the test sends SIGKILL, so that
 * one process dies at many different steps at once. The server itself knows nothing of this: connections and `fetch` are
 * wrapped from outside.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import { buildApp } from '../../../app.ts';
import { outboxTopicsOf } from '../../../platform/background.ts';
import { readConfig } from '../../../platform/config.ts';
import { createDeps } from '../../../platform/create-deps.ts';
import { createLogger } from '../../../platform/log.ts';
import { deliverOutbox } from '../../../platform/outbox.ts';
import { cartModule } from '../../cart/index.ts';
import { catalogueModule, catalogueOf } from '../../catalogue/index.ts';
import { deliveryModule } from '../../delivery/index.ts';
import { mealTicketsModule } from '../../meal-tickets/index.ts';
import { reconcileOrders } from '../reconcile-orders.ts';
import { orderRooms } from './order-rooms.ts';

/** What the test asks for over IPC. `subject` names a piece of work, `stopAt` the step it must not pass. */
export type Request =
  | { id: number; ask: 'stop-notice'; codTrans: string; subject: string; stopAt: number }
  | { id: number; ask: 'reconcile'; aheadMinutes: number; subject?: string; stopAt?: number }
  | { id: number; ask: 'deliver-outbox'; subject: string; stopAt: number }
  | { id: number; ask: 'drain-outbox' };

/** What it tells: ready to serve, an answer, a piece of work that stopped at its step or went through without reaching it. */
export type Report =
  | { told: 'ready' }
  | { told: 'done'; id: number }
  | { told: 'stopped' | 'finished'; subject: string; steps: string[] };

interface Work {
  subject: string;
  stopAt: number;
  steps: string[];
}

const modules = [catalogueModule, cartModule, deliveryModule, mealTicketsModule, ...orderRooms];
const work = new AsyncLocalStorage<Work>();
const tell = (report: Report) => process.send?.(report);

/** Undefined lets it pass; at the step of the work in hand it is a promise that nobody ever settles. */
function step(name: string): Promise<never> | undefined {
  const current = work.getStore();
  if (!current) return undefined;
  current.steps.push(name);
  if (current.steps.length !== current.stopAt) return undefined;
  tell({ told: 'stopped', subject: current.subject, steps: current.steps });
  return new Promise(() => {});
}

let aheadMinutes = 0;
const clock = { now: () => new Date(Date.now() + aheadMinutes * 60_000) };
const config = readConfig();
const deps = createDeps(config, config.databaseUrl!, createLogger(config.logLevel), clock);
deps.mail = { async send() {}, close() {} };

deps.pool.on('connect', (client) => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const [first] = args as [string | { text: string }];
    const text = typeof first === 'string' ? first : first.text;
    return step(text.replace(/\s+/g, ' ').trim().slice(0, 60)) ?? query(...args);
  }) as typeof client.query;
});

const realFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  await step('the provider is about to be called');
  const response = await realFetch(input, init);
  await step('the provider has answered');
  return response;
};

// One reading of changes serves everybody who asks meanwhile: stopping it would stop them all. It writes nothing.
const store = catalogueOf(deps);
const refresh = store.refresh.bind(store);
store.refresh = () => work.exit(refresh);

const noticesToStop = new Map<string, { subject: string; stopAt: number }>();

/** The work a request is, if the test has named it: by a header, or by the payment a notice is about. */
function workOf(request: FastifyRequest): Work | undefined {
  const header = request.headers['x-stop-at'];
  if (typeof header === 'string') {
    const [subject = '', stopAt] = header.split(' ');
    return { subject, stopAt: Number(stopAt), steps: [] };
  }
  const { codTrans } = (request.body ?? {}) as { codTrans?: string };
  const planned = codTrans === undefined ? undefined : noticesToStop.get(codTrans);
  return planned && { ...planned, steps: [] };
}

const works = new WeakMap<FastifyRequest, Work>();
const app = await buildApp({
  deps,
  modules: [
    {
      name: 'killable',
      register(server) {
        server.addHook('preHandler', (request, _reply, done) => {
          const current = workOf(request);
          if (!current) return done();
          works.set(request, current);
          work.run(current, done);
        });
        server.addHook('onResponse', (request, _reply, done) => {
          const current = works.get(request);
          if (current) tell({ told: 'finished', subject: current.subject, steps: current.steps });
          done();
        });
      },
    },
    ...modules,
  ],
});

async function answer(request: Request): Promise<void> {
  switch (request.ask) {
    case 'stop-notice':
      noticesToStop.set(request.codTrans, request);
      return;
    case 'reconcile':
      aheadMinutes = request.aheadMinutes;
      await asWork(request, () => reconcileOrders(deps));
      aheadMinutes = 0;
      return;
    case 'deliver-outbox':
      await asWork(request, () => deliverOutbox(deps, outboxTopicsOf(modules)));
      return;
    case 'drain-outbox':
      await deliverOutbox(deps, outboxTopicsOf(modules));
  }
}

async function asWork(named: { subject?: string; stopAt?: number }, run: () => Promise<unknown>): Promise<void> {
  if (named.subject === undefined || named.stopAt === undefined) {
    await run();
    return;
  }
  const current: Work = { subject: named.subject, stopAt: named.stopAt, steps: [] };
  await work.run(current, run);
  tell({ told: 'finished', subject: current.subject, steps: current.steps });
}

process.on('message', (request: Request) => {
  answer(request)
    .catch((error) => console.error(error))
    .finally(() => tell({ told: 'done', id: request.id }));
});
process.on('disconnect', () => process.exit(0));

await app.listen({ host: '127.0.0.1', port: config.port });
tell({ told: 'ready' });
