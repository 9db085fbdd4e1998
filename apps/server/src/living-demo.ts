/**
 * Beside the server of `npm start`: brings the demo to life and keeps its vans moving, until it is stopped. LIVING_DEMO=false leaves the
 * demo as it was seeded.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { shopDay } from '@sporta/domain';
import { buildDemo } from './living-demo/build-demo.ts';
import { moveVans, vansOnTheRoad } from './living-demo/move-vans.ts';
import { readConfig } from './platform/config.ts';
import { createDeps } from './platform/create-deps.ts';
import { createLogger } from './platform/log.ts';

const MOVE_EVERY_MS = 20_000;

const config = readConfig();
if (!config.isDemo || !config.databaseUrl) throw new Error('only a demo comes to life by itself');
const deps = createDeps({ ...config, databasePoolSize: 3 }, config.databaseUrl, createLogger(config.logLevel));
const stopped = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopped.abort());
// the parent is gone
process.once('disconnect', () => stopped.abort());
process.send?.({ ready: true });

try {
  const begun = performance.now();
  const say = (line: string) => deps.log.info({ seconds: Math.round((performance.now() - begun) / 1000) }, line);
  let day = '';
  let vans: Awaited<ReturnType<typeof vansOnTheRoad>> = [];
  const places = new Map();
  while (!stopped.signal.aborted) {
    const today = shopDay(deps.clock.now().getTime());
    if (day !== today) {
      // at midnight too: a demo that is left open has orders of its day
      await buildDemo(deps, { say });
      vans = await vansOnTheRoad(deps);
      places.clear();
      day = today;
    }
    // the server may be starting again: the next move comes through
    await moveVans(deps, vans, places).catch((error: unknown) => deps.log.warn({ err: error }, 'a van did not move'));
    await wait(MOVE_EVERY_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
  }
} finally {
  await deps.close();
  process.disconnect?.();
}
