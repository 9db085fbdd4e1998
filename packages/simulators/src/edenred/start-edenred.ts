import { readFileSync } from 'node:fs';
import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { BadDays, badDayRoutes } from '../platform/bad-days.ts';
import { keepState, saveBeforeAnswers } from '../platform/kept-state.ts';
import { answerToThisMachine, type ListenOptions, listen, type Simulator } from '../platform/server.ts';
import { booksPage } from '../ticket-ledger/books-page.ts';
import { ledgerControlRoutes } from '../ticket-ledger/control.routes.ts';
import { Ledger } from '../ticket-ledger/ledger.ts';
import { controlRoutes } from './control.routes.ts';
import { authorizeRoutes } from './login/authorize.routes.ts';
import { Grants } from './login/grants.ts';
import { newKey } from './login/identity-tokens.ts';
import { tokenRoutes } from './login/token.routes.ts';
import { emptyState, type PaymentClient, type SignInClient, type Tenants } from './model.ts';
import { FAILURES, failed } from './payments/envelope.ts';
import { paymentRoutes } from './payments/payment.routes.ts';
import { type EdenredPerson, edenredPeople } from './people.ts';

/** How a shop that was started without a contract of its own is known here. Not secrets: no money moves. */
export const DEMO_EDENRED = {
  signIn: { id: 'sporta', secret: 'sporta-demo-secret' },
  payment: { id: 'sporta-pay', secret: 'sporta-pay-demo-secret', mid: 'SPORTA-001' },
  tenants: { meals: 'it-demo', compliments: 'it-demo-tc' },
} as const;

const HOLD_MS = 30 * 86_400_000;
const STYLE = readFileSync(new URL('../platform/page.css', import.meta.url), 'utf8');

export interface EdenredOptions extends ListenOptions {
  /** Where the browser may be sent back to after signing in. */
  redirectUris: readonly string[];
  /** Default `DEMO_EDENRED`. */
  signIn?: Omit<SignInClient, 'redirectUris'>;
  payment?: PaymentClient;
  tenants?: Tenants;
  /** Default `edenredPeople`. */
  people?: readonly EdenredPerson[];
  /** Keeps accounts, tokens and transactions across restarts. */
  stateFile?: string;
  /** Milliseconds since 1970; default the clock. */
  now?: () => number;
}

export interface Edenred extends Simulator {
  /** `{sso}` of the protocol. */
  ssoUrl: string;
  /** `{directpayment}` of the protocol; `/v2` follows. */
  apiUrl: string;
}

/** The settings of a shop that uses it, by their names in the shop's environment. */
export function settingsOf({ ssoUrl, apiUrl }: Edenred): Record<string, string> {
  const { signIn, payment, tenants } = DEMO_EDENRED;
  return {
    EDENRED_SSO_URL: ssoUrl,
    EDENRED_API_URL: apiUrl,
    EDENRED_CLIENT_ID: signIn.id,
    EDENRED_CLIENT_SECRET: signIn.secret,
    EDENRED_PAYMENT_CLIENT_ID: payment.id,
    EDENRED_PAYMENT_CLIENT_SECRET: payment.secret,
    EDENRED_MID: payment.mid,
    EDENRED_TENANT: tenants.meals,
  };
}

/**
 * A stand-in for Edenred's sign-in and payment services, speaking docs/edenred.md.
 * @throws when the port is taken, or the state file cannot be read.
 */
export async function startEdenred(options: EdenredOptions): Promise<Edenred> {
  const { now = Date.now, people = edenredPeople, tenants = DEMO_EDENRED.tenants } = options;
  const kept = keepState(options.stateFile, emptyState(people, tenants));
  const { state, save: changed } = kept;
  if (!state.key) {
    state.key = newKey();
    changed();
  }

  const client = { ...(options.signIn ?? DEMO_EDENRED.signIn), redirectUris: options.redirectUris };
  const payment = options.payment ?? DEMO_EDENRED.payment;
  const grants = new Grants({ state, now, changed });
  const ledger = new Ledger({
    state: state.ledger,
    rules: { refunds: 'whole-tickets', holdMs: HOLD_MS },
    prefix: 'EDN',
    now,
    changed,
  });
  const badDays = new BadDays(now);
  const reset = () => {
    const { key } = state;
    Object.assign(state.ledger, emptyState(people, tenants).ledger);
    Object.assign(state, emptyState(people, tenants), { key, ledger: state.ledger });
    badDays.clear();
  };

  const app = fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 });
  answerToThisMachine(app, options.host);
  saveBeforeAnswers(app, kept);
  await app.register(formbody);
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(booksPage({ name: 'Edenred · prova', books: [{ name: 'Edenred', ledger }], badDays }).text),
  );
  badDayRoutes(app, badDays);
  controlRoutes(app, { state, grants, changed, reset });
  app.register(async (scope) => ledgerControlRoutes(scope, ledger), { prefix: '/control' });
  app.register(async (scope) => {
    badDays.meet(scope, (reply, code) => reply.code(400).send({ error: code ?? 'access_denied' }));
    authorizeRoutes(scope, { client, tenants, people, grants, ledger, now });
  });
  app.register(async (scope) => {
    badDays.meet(scope, (reply, code) => reply.code(400).send({ error: code ?? 'invalid_grant' }));
    tokenRoutes(scope, { state, client, people, grants, now });
  });
  app.register(
    async (scope) => {
      badDays.meet(scope, (reply, code) => failed(reply, 200, code ?? FAILURES.refused, 'Operazione rifiutata'));
      paymentRoutes(scope, { client: payment, grants, ledger });
    },
    { prefix: '/directpayment/v2' },
  );

  const url = await listen(app, options);
  return {
    url,
    ssoUrl: `${url}/sso`,
    apiUrl: `${url}/directpayment`,
    async close() {
      await app.close();
      kept.saveNow();
    },
  };
}
