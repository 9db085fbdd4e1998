/** The server process: HTTP, and the background work unless WORKER says otherwise. */
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { modules } from './modules/index.ts';
import { type Background, startBackground } from './platform/background.ts';
import { hasBackofficeBuild } from './platform/backoffice.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { createDeps } from './platform/create-deps.ts';
import { giveBackMemory } from './platform/give-back-memory.ts';
import { createLogger } from './platform/log.ts';
import { endOnUnexpected, stopOnSignal } from './platform/shutdown.ts';
import { hasWebBuild } from './platform/web.ts';
import { refuseDemoRemains } from './seed/demo-remains.ts';

const WEB_DIRECTORY = path.resolve(import.meta.dirname, '../../web/dist');
const BACKOFFICE_DIRECTORY = path.resolve(import.meta.dirname, '../../backoffice/dist');

async function main(): Promise<void> {
  const config = readConfig();
  if (!config.databaseUrl) throw new ConfigError(['DATABASE_URL is missing: set it, or use "npm start"']);
  const log = createLogger(config.logLevel);
  endOnUnexpected(log);
  const deps = createDeps(config, config.databaseUrl, log);
  let app: FastifyInstance | undefined;
  let background: Background | undefined;
  stopOnSignal(log, [() => app?.close(), () => background?.stop(), () => deps.close()]);
  app = await buildApp({
    deps,
    modules,
    webDirectory: hasWebBuild(WEB_DIRECTORY) ? WEB_DIRECTORY : undefined,
    backofficeDirectory: hasBackofficeBuild(BACKOFFICE_DIRECTORY) ? BACKOFFICE_DIRECTORY : undefined,
  });
  await refuseDemoRemains(deps);
  giveBackMemory();
  const address = await app.listen({ host: config.host, port: config.port });
  if (config.worker === 'inline') background = await startBackground(deps, config.databaseUrl, modules);
  log.info({ address }, 'listening');
  process.send?.({ ready: true });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
