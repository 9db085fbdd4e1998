import { readFileSync } from 'node:fs';
import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { keepState, saveBeforeAnswers } from '../platform/kept-state.ts';
import { answerToThisMachine, type ListenOptions, listen, type Simulator } from '../platform/server.ts';
import { apiRoutes } from './api.routes.ts';
import { Books } from './books.ts';
import { controlRoutes } from './control.routes.ts';
import { emptyState } from './model.ts';
import { pageRoutes } from './page.routes.ts';
import { defaultSettings, type Settings } from './settings.ts';

/** The token of a simulator that was given none. No secret: nothing goes to the tax office. */
export const DEMO_EXCHANGE_TOKEN = 'sporta-demo-exchange';

const STYLE = readFileSync(new URL('../platform/page.css', import.meta.url), 'utf8');

export interface ExchangeSystemOptions extends ListenOptions {
  /** Default `DEMO_EXCHANGE_TOKEN`. */
  token?: string;
  /** Keeps files and notifications across restarts. */
  stateFile?: string;
  /** First settings; `/control` and the page change them. */
  settings?: Partial<Settings>;
  /** What time it is, milliseconds of the epoch. Default: the clock. */
  now?: () => number;
}

/**
 * A stand-in for the exchange system of electronic invoices (docs/exchange-system.md).
 * @throws when the port is taken, or the state file cannot be read
 */
export async function startExchangeSystem(options: ExchangeSystemOptions = {}): Promise<Simulator> {
  const settings: Settings = { ...defaultSettings(), ...options.settings };
  const kept = keepState(options.stateFile, emptyState());
  const { state, save, saveNow } = kept;
  const books = new Books({ state, settings, save, now: options.now ?? Date.now });

  const app = fastify({ forceCloseConnections: true, bodyLimit: 8 * 1024 * 1024 });
  answerToThisMachine(app, options.host);
  saveBeforeAnswers(app, kept);
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/health', async () => ({ status: 'ok' }));
  app.register(async (scope) =>
    controlRoutes(scope, { state, settings, initial: options.settings ?? {}, books, save }),
  );
  app.register(async (scope) =>
    apiRoutes(scope, { state, settings, books, save, token: options.token ?? DEMO_EXCHANGE_TOKEN }),
  );
  app.register(async (scope) => {
    await scope.register(formbody);
    pageRoutes(scope, { books, settings });
  });
  const url = await listen(app, options);
  return {
    url,
    async close() {
      await app.close();
      saveNow();
    },
  };
}
