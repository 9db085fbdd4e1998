/** Background work alone (WORKER=separate on the servers): outbox delivery and periodic jobs. */
import { modules } from './modules/index.ts';
import { type Background, startBackground } from './platform/background.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { createDeps } from './platform/create-deps.ts';
import { giveBackMemory } from './platform/give-back-memory.ts';
import { createLogger } from './platform/log.ts';
import { endOnUnexpected, stopOnSignal } from './platform/shutdown.ts';
import { startModules } from './platform/start-modules.ts';

async function main(): Promise<void> {
  const config = readConfig();
  if (!config.databaseUrl) throw new ConfigError(['DATABASE_URL is missing']);
  const log = createLogger(config.logLevel);
  endOnUnexpected(log);
  const deps = createDeps(config, config.databaseUrl, log);
  let background: Background | undefined;
  stopOnSignal(log, [
    () => background?.stop(),
    async () => {
      for (const module of [...modules].reverse()) await module.stop?.(deps);
    },
    () => deps.close(),
  ]);
  await startModules(deps, modules);
  giveBackMemory();
  background = await startBackground(deps, config.databaseUrl, modules);
  log.info('working');
  process.send?.({ ready: true });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
