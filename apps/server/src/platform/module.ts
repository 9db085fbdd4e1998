import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import type { Job } from './jobs.ts';
import type { OutboxTopics } from './outbox.ts';
import type { AnyFact } from './session-facts.ts';

/** A part of the shop, listed in `modules/index.ts`. */
export interface Module {
  name: string;
  /** Registers the calls (and raw routes, if any). */
  register?(app: FastifyInstance, deps: Deps): void | Promise<void>;
  /** Runs before the server listens, for as long as it takes, e.g. builds the catalogue snapshot. Waits for a database that is away. */
  start?(deps: Deps): void | Promise<void>;
  /** Undoes `start`; runs after the last request. */
  stop?(deps: Deps): void | Promise<void>;
  /** What it needs to know of whoever calls, read with the session. */
  sessionFacts?: readonly AnyFact[];
  /** Background and periodic work. */
  jobs?: readonly Job[];
  /** What to do when an outbox topic arrives, and in which lane. */
  outbox?: OutboxTopics;
}
