import type { Deps } from './deps.ts';
import { type Job, startJobs } from './jobs.ts';
import type { Module } from './module.ts';
import { type OutboxHandlers, removeDeliveredMessages, startOutboxWorker } from './outbox.ts';
import { removeExpiredSessions } from './session.ts';

const OWN_JOBS: readonly Job[] = [
  {
    name: 'platform.remove-expired-sessions',
    cron: '17 4 * * *',
    run: async ({ db }) => void (await removeExpiredSessions(db)),
  },
  { name: 'platform.remove-delivered-messages', cron: '27 4 * * *', run: ({ db }) => removeDeliveredMessages(db, 30) },
];

/** Every outbox handler of the modules. @throws when two modules claim one topic. */
export function outboxHandlersOf(modules: readonly Module[]): OutboxHandlers {
  const handlers: OutboxHandlers = {};
  for (const module of modules) {
    for (const [topic, handler] of Object.entries(module.outbox ?? {})) {
      if (handlers[topic]) throw new Error(`outbox topic ${topic} is handled twice`);
      handlers[topic] = handler;
    }
  }
  return handlers;
}

export interface Background {
  stop(): Promise<void>;
}

/** Starts periodic jobs and outbox delivery; any number of processes may run it on one database. */
export async function startBackground(
  deps: Deps,
  databaseUrl: string,
  modules: readonly Module[],
): Promise<Background> {
  const outbox = await startOutboxWorker(deps, outboxHandlersOf(modules));
  const jobs = await startJobs(deps, databaseUrl, [...OWN_JOBS, ...modules.flatMap((module) => module.jobs ?? [])]);
  return {
    async stop() {
      await Promise.all([outbox.stop(), jobs.stop()]);
    },
  };
}
