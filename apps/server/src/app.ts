import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serveBackoffice } from './platform/backoffice.ts';
import type { Deps } from './platform/deps.ts';
import { decorateForCalls } from './platform/http/call-in-hand.ts';
import { serveDocumentation } from './platform/http/documentation.ts';
import { answerErrors, sendError, sendNotFound } from './platform/http/errors-to-answers.ts';
import { refuseForeignPages } from './platform/http/foreign-pages.ts';
import { limitRequests } from './platform/http/limit-requests.ts';
import { serveOperations } from './platform/http/operations.ts';
import { API_PREFIX } from './platform/http/register-call.ts';
import { pathOf, refuseOddRequests } from './platform/http/request-target.ts';
import { acceptJson, recordRequests } from './platform/http/requests.ts';
import { sendSecurityHeaders } from './platform/http/security-headers.ts';
import { logOfRequests } from './platform/log.ts';
import type { Module } from './platform/module.ts';
import { trustIn } from './platform/proxies.ts';
import { startModules } from './platform/start-modules.ts';
import { serveWeb } from './platform/web.ts';

export interface AppOptions {
  deps: Deps;
  modules: readonly Module[];
  /** Folder of the web build (`client/`, `server/`); without one only the API answers. */
  webDirectory?: string;
  /** Folder of the build of the Banco (`client/`). */
  backofficeDirectory?: string;
}

/**
 * Builds the server and starts the modules, without listening: a node that listens is ready. Starting may take its time (reading
 * a large catalogue on a busy machine): it is no plugin, whose start Fastify limits. `app.close()` waits for requests in
 * flight and stops the modules.
 */
export async function buildApp({
  deps,
  modules,
  webDirectory,
  backofficeDirectory,
}: AppOptions): Promise<FastifyInstance> {
  const { config } = deps;
  let stopping = false;
  const app: FastifyInstance = Fastify({
    loggerInstance: logOfRequests(deps.log) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustIn(config.trustProxy),
    bodyLimit: 1_048_576,
    // Ids of our own: one sent by the client could be used to write into the log.
    genReqId: requestIds(),
    forceCloseConnections: 'idle',
    // Whoever sends a request slower than this holds a connection for nothing: bodies have at most some MiB.
    requestTimeout: 60_000,
    rewriteUrl: ({ url }) => pathOf(url ?? '/'),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      sendError(error, request, reply);
    },
  });
  deps.sessionFacts = modules.flatMap(({ sessionFacts = [] }) => sessionFacts);
  decorateForCalls(app, deps);
  let closing: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    stopping = true;
    // A connection whose last answer is under way now stays open afterwards (keep-alive) and would hold us for a minute.
    closing = setInterval(() => app.server.closeIdleConnections(), 50);
  });

  answerErrors(app);
  recordRequests(app, deps);
  sendSecurityHeaders(app, config);
  refuseOddRequests(app);
  refuseForeignPages(app, deps);
  await limitRequests(app, config);
  await app.register(formbody);
  acceptJson(app);

  serveOperations(app, deps, () => stopping);
  for (const module of modules) await module.register?.(app, deps);
  serveDocumentation(app, deps);
  app.all(`${API_PREFIX}/*`, async (request, reply) => sendNotFound(request, reply));
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
  if (backofficeDirectory) await serveBackoffice(app, deps, backofficeDirectory);
  if (webDirectory) await serveWeb(app, deps, webDirectory);

  app.addHook('onClose', async () => {
    clearInterval(closing);
    for (const module of [...modules].reverse()) await module.stop?.(deps);
  });
  await startModules(deps, modules);
  return app;
}

/** Unique across processes and restarts, and cheap: a random prefix and a counter. */
function requestIds(): () => string {
  const prefix = randomBytes(4).toString('hex');
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}
