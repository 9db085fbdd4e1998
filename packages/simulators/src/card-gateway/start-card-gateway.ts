import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { keepState, saveBeforeAnswers } from '../platform/kept-state.ts';
import { answerToThisMachine, type ListenOptions, listen, type Simulator } from '../platform/server.ts';
import { apiRoutes } from './api.routes.ts';
import { controlRoutes } from './control.routes.ts';
import { emptyState, type Merchant } from './model.ts';
import { Notices } from './notices.ts';
import { errorPage, indexPage, unavailablePage } from './pages/outcome-pages.ts';
import { paymentPageRoutes } from './payment-page.routes.ts';
import { Payments } from './payments.ts';
import { chooseScenario, defaultSettings, type Settings } from './settings.ts';

/** The merchant of a shop that was started without one of its own. Not a secret: no money moves. */
export const DEMO_MERCHANT: Merchant = { alias: 'sporta-demo', secret: 'sporta-demo-secret', name: 'Sporta' };

const EXPIRY_SWEEP_MS = 30_000;
const STYLE = readFileSync(new URL('../platform/page.css', import.meta.url), 'utf8');

export interface CardGatewayOptions extends ListenOptions {
  /** Default `DEMO_MERCHANT`. */
  merchant?: Merchant;
  /** Keeps payments, saved cards and undelivered notices across restarts. */
  stateFile?: string;
  /** First settings; `/control` changes them. */
  settings?: Partial<Settings>;
}

/**
 * A stand-in for a bank's card gateway, speaking the protocol of docs/card-gateway.md over HTTP.
 * @throws when the port is taken, or the state file cannot be read.
 */
export async function startCardGateway(options: CardGatewayOptions = {}): Promise<Simulator> {
  const merchant = options.merchant ?? DEMO_MERCHANT;
  const settings: Settings = { ...defaultSettings(), ...options.settings };
  const kept = keepState(options.stateFile, emptyState());
  const { state, save, saveNow } = kept;

  const notices = new Notices({ merchant, state, settings, save });
  const payments = new Payments({
    merchant,
    state,
    changed: (payment, events) => {
      notices.tell(payment, events);
      save();
    },
    chooseScenario: (codTrans, ofCard) => chooseScenario(settings, codTrans, ofCard),
    now: Date.now,
  });

  const app = fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 });
  answerToThisMachine(app, options.host);
  saveBeforeAnswers(app, kept);
  await app.register(formbody);
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/health', async () => ({ status: 'ok' }));
  app.register(async (scope) =>
    controlRoutes(scope, { state, settings, initial: options.settings ?? {}, payments, notices, save }),
  );
  app.register(async (scope) => apiRoutes(scope, { merchant, payments, settings, save }));
  app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
      if (settings.pages === 'down') {
        return reply.code(503).type('text/html; charset=utf-8').send(unavailablePage().text);
      }
      if (settings.pages === 'slow') await wait(settings.slowMs, undefined, { ref: false });
    });
    scope.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
      reply
        .code(error.statusCode ?? 500)
        .type('text/html; charset=utf-8')
        .send(errorPage().text);
    });
    scope.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(indexPage(merchant).text));
    paymentPageRoutes(scope, { merchant, payments, notices, save });
  });

  const url = await listen(app, options);
  notices.resume();
  const sweep = setInterval(() => payments.expireDue(), EXPIRY_SWEEP_MS).unref();
  return {
    url,
    async close() {
      clearInterval(sweep);
      notices.close();
      await app.close();
      saveNow();
    },
  };
}
