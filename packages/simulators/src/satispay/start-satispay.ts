import { readFileSync } from 'node:fs';
import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { keepState, saveBeforeAnswers } from '../platform/kept-state.ts';
import { answerToThisMachine, type ListenOptions, listen, type Simulator } from '../platform/server.ts';
import { apiRoutes } from './api.routes.ts';
import { Callbacks } from './callbacks.ts';
import { controlRoutes } from './control.routes.ts';
import { keyIdOf } from './key-id.ts';
import { emptyState } from './model.ts';
import { indexPage } from './pages/pay-pages.ts';
import { payPageRoutes } from './pay-page.routes.ts';
import { Payments } from './payments.ts';
import { defaultSettings, type Settings } from './settings.ts';

/** Activation codes of a simulator that was given none, each good once. Not secrets: no money moves. */
export const DEMO_ACTIVATION_CODES = ['SPORTA', 'SPORT2', 'SPORT3'] as const;

const EXPIRY_SWEEP_MS = 30_000;
const STYLE = readFileSync(new URL('../platform/page.css', import.meta.url), 'utf8');

export interface SatispayOptions extends ListenOptions {
  /** Codes that pair a key, each once. Default `DEMO_ACTIVATION_CODES`. */
  activationCodes?: readonly string[];
  /** Public keys (PEM) that are paired already; their ids are `keyIdOf(pem)`. */
  publicKeys?: readonly string[];
  /** Keeps payments, keys and undelivered callbacks across restarts. */
  stateFile?: string;
  /** First settings; `/control` changes them. */
  settings?: Partial<Settings>;
}

/**
 * A stand-in for Satispay, speaking GBusiness v1 (docs/satispay.md) over HTTP.
 * @throws when the port is taken, or the state file cannot be read.
 */
export async function startSatispay(options: SatispayOptions = {}): Promise<Simulator> {
  const settings: Settings = { ...defaultSettings(), ...options.settings };
  const kept = keepState(options.stateFile, emptyState());
  const { state, save, saveNow } = kept;
  for (const pem of options.publicKeys ?? []) state.keys[keyIdOf(pem)] = pem;

  const callbacks = new Callbacks({ state, settings, save });
  const payments = new Payments({
    state,
    changed: (payment) => {
      callbacks.tell(payment);
      save();
    },
    voucherValue: () => settings.voucherValue,
    now: Date.now,
  });

  const app = fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 });
  answerToThisMachine(app, options.host);
  saveBeforeAnswers(app, kept);
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(indexPage().text));
  app.register(async (scope) =>
    controlRoutes(scope, { state, settings, initial: options.settings ?? {}, payments, callbacks, save }),
  );
  app.register(async (scope) =>
    apiRoutes(scope, {
      state,
      settings,
      payments,
      tokens: options.activationCodes ?? DEMO_ACTIVATION_CODES,
      save,
    }),
  );
  app.register(async (scope) => {
    await scope.register(formbody);
    payPageRoutes(scope, { payments, save });
  });

  const url = await listen(app, options);
  callbacks.resume();
  const sweep = setInterval(() => payments.expireDue(), EXPIRY_SWEEP_MS).unref();
  return {
    url,
    async close() {
      clearInterval(sweep);
      callbacks.close();
      await app.close();
      saveNow();
    },
  };
}
