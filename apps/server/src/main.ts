/** The server process: HTTP, and the background work unless WORKER says otherwise. */
import path from 'node:path';
import { buildApp } from './app.ts';
import { modules } from './modules/index.ts';
import { startBackground } from './platform/background.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { createDeps } from './platform/create-deps.ts';
import { createLogger } from './platform/log.ts';
import { stopOnSignal } from './platform/shutdown.ts';
import { hasWebBuild } from './platform/web.ts';
import { refuseDemoRemains } from './seed/demo-remains.ts';

const WEB_DIRECTORY = path.resolve(import.meta.dirname, '../../web/dist');

async function main(): Promise<void> {
  const config = readConfig();
  if (!config.databaseUrl) throw new ConfigError(['DATABASE_URL is missing: set it, or use "npm start"']);
  const log = createLogger(config.logLevel);
  const deps = createDeps(config, config.databaseUrl, log);
  const app = await buildApp({ deps, modules, webDirectory: hasWebBuild(WEB_DIRECTORY) ? WEB_DIRECTORY : undefined });
  const stopBackground: (() => Promise<void>)[] = [];
  stopOnSignal(log, [
    () => app.close(),
    async () => {
      for (const stop of stopBackground) await stop();
    },
    () => deps.close(),
  ]);
  await refuseDemoRemains(deps);
  const address = await app.listen({ host: config.host, port: config.port });
  if (config.worker === 'inline') {
    const background = await startBackground(deps, config.databaseUrl, modules);
    stopBackground.push(() => background.stop());
  }
  log.info({ address }, 'listening');
  process.send?.({ ready: true });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
