import { forgetFullBudgets } from './budget.ts';
import type { Deps } from './deps.ts';
import { type Job, startJobs } from './jobs.ts';
import type { Module } from './module.ts';
import { type OutboxTopics, removeDeliveredMessages, startOutboxWorker, type Topic } from './outbox.ts';
import { removeExpiredSessions } from './session.ts';
import { reportStuckMessages } from './stuck-messages.ts';

const OWN_JOBS: readonly Job[] = [
  {
    name: 'platform.remove-expired-sessions',
    cron: '17 4 * * *',
    run: async ({ db }) => void (await removeExpiredSessions(db)),
  },
  {
    name: 'platform.forget-full-budgets',
    cron: '37 4 * * *',
    run: ({ db, clock }) => forgetFullBudgets(db, clock.now()),
  },
  { name: 'platform.remove-delivered-messages', cron: '27 4 * * *', run: ({ db }) => removeDeliveredMessages(db, 30) },
  { name: 'platform.report-stuck-messages', cron: '*/10 * * * *', run: reportStuckMessages },
];

/** Every outbox topic of the modules. @throws when two modules claim one topic. */
export function outboxTopicsOf(modules: readonly Module[]): OutboxTopics {
  const topics: Record<string, Topic> = {};
  for (const module of modules) {
    for (const [name, topic] of Object.entries(module.outbox ?? {})) {
      if (topics[name]) throw new Error(`outbox topic ${name} is handled twice`);
      topics[name] = topic;
    }
  }
  return topics;
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
  const outbox = await startOutboxWorker(deps, outboxTopicsOf(modules));
  const directUrl = deps.config.databaseDirectUrl ?? databaseUrl;
  const jobs = await startJobs(deps, directUrl, [...OWN_JOBS, ...modules.flatMap((module) => module.jobs ?? [])]);
  return {
    async stop() {
      await Promise.all([outbox.stop(), jobs.stop()]);
    },
  };
}
