import { readFileSync } from 'node:fs';
import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { keepState, saveBeforeAnswers } from '../platform/kept-state.ts';
import { answerToThisMachine, type ListenOptions, listen, type Simulator } from '../platform/server.ts';
import { apiRoutes } from './api.routes.ts';
import { type Books, newId, nowInSeconds, shown } from './books.ts';
import { API_VERSION } from './calls.ts';
import { challengeRoutes } from './challenge.routes.ts';
import { controlRoutes } from './control.routes.ts';
import { emptyState } from './model.ts';
import { scriptRoutes } from './script.routes.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { Webhooks } from './webhooks.ts';

/** The account of a shop that was started without one of its own. Not secrets: no money moves. */
export const DEMO_STRIPE_ACCOUNT = {
  secretKey: 'sk_test_sportasimulator0000000000',
  publishableKey: 'pk_test_sportasimulator0000000000',
  webhookSecret: 'whsec_sportasimulator0000000000',
} as const;

const STYLE = readFileSync(new URL('../platform/page.css', import.meta.url), 'utf8');

export interface StripeOptions extends ListenOptions {
  /** Default those of `DEMO_STRIPE_ACCOUNT`. */
  secretKey?: string;
  publishableKey?: string;
  /** Where all events are sent from the start; calls may add others. */
  webhook?: { url: string; secret?: string };
  /** Keeps everything across restarts. */
  stateFile?: string;
  /** First settings; `/control` changes them. */
  settings?: Partial<Settings>;
}

/**
 * A stand-in for Stripe (docs/stripe.md): its REST API, its events, and a script in the place of Stripe.js.
 * @throws when the port is taken, or the state file cannot be read.
 */
export async function startStripe(options: StripeOptions = {}): Promise<Simulator> {
  const { secretKey, publishableKey } = { ...DEMO_STRIPE_ACCOUNT, ...options };
  const settings: Settings = { ...defaultSettings(), ...options.settings };
  const kept = keepState(options.stateFile, emptyState());
  const { state, save, saveNow } = kept;
  if (options.webhook) {
    const { url, secret = DEMO_STRIPE_ACCOUNT.webhookSecret } = options.webhook;
    state.endpoints.we_shop = {
      id: 'we_shop',
      object: 'webhook_endpoint',
      created: nowInSeconds(),
      enabled_events: ['*'],
      livemode: false,
      metadata: {},
      status: 'enabled',
      url,
      secret,
    };
  }

  const webhooks = new Webhooks({ state, settings, save });
  const books: Books = {
    state,
    settings,
    tell(type, object) {
      const id = newId('evt');
      state.events[id] = {
        id,
        object: 'event',
        api_version: API_VERSION,
        created: nowInSeconds(),
        data: { object: shown(object) },
        livemode: false,
        pending_webhooks: 0,
        request: { id: null, idempotency_key: null },
        type,
      };
      const { payment_intent } = object as { payment_intent?: string };
      webhooks.tell(state.events[id], payment_intent ?? object.id);
    },
  };

  const app = fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 });
  answerToThisMachine(app, options.host);
  saveBeforeAnswers(app, kept);
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/health', async () => ({ status: 'ok' }));
  app.register(async (scope) => controlRoutes(scope, { books, initial: options.settings ?? {}, webhooks, save }));
  app.register(async (scope) => apiRoutes(scope, { books, keys: { secretKey, publishableKey }, save }));
  app.register(async (scope) => scriptRoutes(scope));
  app.register(async (scope) => {
    await scope.register(formbody);
    challengeRoutes(scope, { books, save });
  });

  const url = await listen(app, options);
  webhooks.resume();
  return {
    url,
    async close() {
      webhooks.close();
      await app.close();
      saveNow();
    },
  };
}
