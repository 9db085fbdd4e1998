/**
 * The server that is measured: the real app, in production mode, in a process of its own. On request it notes every
 * statement it sends, with its values, so that the same SQL can be run without it.
 */
import { buildApp } from '@sporta/server/app.ts';
import { modules } from '@sporta/server/modules/index.ts';
import { readConfig } from '@sporta/server/platform/config.ts';
import { createDeps } from '@sporta/server/platform/create-deps.ts';
import { giveBackMemory } from '@sporta/server/platform/give-back-memory.ts';
import { createLogger } from '@sporta/server/platform/log.ts';
import { type LoopSeen, startLoopWatch } from './loop-watch.ts';
import { processorMs } from './processor.ts';

export interface Statement {
  text: string;
  values: unknown[];
}
export type Order =
  | { ask: 'record' }
  | { ask: 'recorded' }
  | { ask: 'memory' }
  | { ask: 'processor' }
  | { ask: 'loop' };
export type Told =
  | { ready: string }
  | { recording: true }
  | { recorded: Statement[] }
  | { heapMb: number; rssMb: number }
  | { processorMs: number }
  /** Since the last time somebody asked. */
  | { loopMs: LoopSeen };

const config = readConfig();
const deps = createDeps(config, config.databaseUrl!, createLogger(config.logLevel));
let recorded: Statement[] | undefined;
deps.pool.on('connect', (client) => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    if (recorded) {
      const [first, values] = args as [string | Statement, unknown[] | undefined];
      recorded.push(
        typeof first === 'string'
          ? { text: first, values: values ?? [] }
          : { text: first.text, values: first.values ?? [] },
      );
    }
    return query(...args);
  }) as typeof client.query;
});

const loop = startLoopWatch();
const app = await buildApp({ deps, modules });
process.on('message', ({ ask }: Order) => {
  if (ask === 'record') {
    recorded = [];
    tell({ recording: true });
  }
  if (ask === 'recorded') {
    tell({ recorded: recorded ?? [] });
    recorded = undefined;
  }
  if (ask === 'loop') tell({ loopMs: loop() });
  if (ask === 'processor') tell({ processorMs: processorMs() });
  if (ask === 'memory') {
    globalThis.gc?.();
    const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
    tell({ heapMb: (heapUsed + arrayBuffers) / 2 ** 20, rssMb: rss / 2 ** 20 });
  }
});
process.on('disconnect', () => process.exit(0));
const tell = (message: Told) => process.send?.(message);
giveBackMemory();
tell({ ready: await app.listen({ host: '127.0.0.1', port: config.port }) });
