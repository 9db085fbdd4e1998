import { readFileSync } from 'node:fs';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { BadDays, badDayRoutes } from '../platform/bad-days.ts';
import { keepState, saveBeforeAnswers } from '../platform/kept-state.ts';
import { answerToThisMachine, type ListenOptions, listen, type Simulator } from '../platform/server.ts';
import { booksPage } from '../ticket-ledger/books-page.ts';
import { ledgerControlRoutes } from '../ticket-ledger/control.routes.ts';
import { Ledger } from '../ticket-ledger/ledger.ts';
import { emptyLedger, type LedgerState } from '../ticket-ledger/model.ts';
import { REFUSALS, Refused } from '../ticket-ledger/refused.ts';
import { accountsOf, ISSUERS, type IssuerName, issuers } from './issuers.ts';
import { linkRoutes } from './link.routes.ts';
import { Links, type LinksState, noLinks } from './links.ts';
import { personRoutes } from './person.routes.ts';
import type { Play } from './play.ts';
import { ticketRoutes } from './ticket.routes.ts';
import { WireError } from './wire-error.ts';

/** The shop's bearer token at each issuer. Not a secret: no money moves. */
export const DEMO_TOKENS: Readonly<Record<IssuerName, string>> = {
  pellegrini: 'sporta-pellegrini-demo-token',
  pluxee: 'sporta-pluxee-demo-token',
  upday: 'sporta-upday-demo-token',
};

const HOLD_MS = 30 * 86_400_000;
const STYLE = readFileSync(new URL('../platform/page.css', import.meta.url), 'utf8');

type State = Record<IssuerName, { ledger: LedgerState; links: LinksState }>;

export interface MealTicketsOptions extends ListenOptions {
  /** Origins a page of an issuer may send the browser back to. */
  returnOrigins?: readonly string[];
  /** Keeps books and links across restarts. */
  stateFile?: string;
  /** Milliseconds since 1970; default the clock. */
  now?: () => number;
}

/** The settings of a shop that uses them, by their names in the shop's environment. */
export function settingsOf({ url }: Simulator): Record<string, string> {
  return Object.fromEntries(
    ISSUERS.flatMap((name) => [
      [`${name.toUpperCase()}_URL`, `${url}/${name}`],
      [`${name.toUpperCase()}_TOKEN`, DEMO_TOKENS[name]],
    ]),
  );
}

/**
 * Stand-ins for Pellegrini, Pluxee and UpDay, speaking docs/meal-ticket-wire.md under /pellegrini, /pluxee and /upday.
 * @throws when the port is taken, or the state file cannot be read.
 */
export async function startMealTickets(options: MealTicketsOptions = {}): Promise<Simulator> {
  const { now = Date.now, returnOrigins = [] } = options;
  const kept = keepState(options.stateFile, emptyState());
  const { state, save: changed } = kept;
  const badDays = new BadDays(now);
  const plays = ISSUERS.map((name): Play => {
    const issuer = issuers[name];
    const rules = { refunds: issuer.refunds, holdMs: HOLD_MS };
    const prefix = name.slice(0, 3).toUpperCase();
    return {
      issuer,
      ledger: new Ledger({ state: state[name].ledger, rules, prefix, now, changed }),
      links: new Links({ state: state[name].links, now, changed }),
    };
  });

  const app = fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 });
  answerToThisMachine(app, options.host);
  saveBeforeAnswers(app, kept);
  await app.register(formbody);
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/', async (_request, reply) => {
    const books = plays.map(({ issuer, ledger }) => ({ name: issuer.title, ledger }));
    return reply.type('text/html; charset=utf-8').send(booksPage({ name: 'Buoni pasto · prova', books, badDays }).text);
  });
  badDayRoutes(app, badDays);
  app.post('/control/reset', async () => {
    for (const name of ISSUERS) {
      Object.assign(state[name].ledger, emptyState()[name].ledger);
      Object.assign(state[name].links, noLinks());
    }
    badDays.clear();
    changed();
    return { status: 'ok' };
  });
  for (const play of plays) {
    const prefix = `/${play.issuer.name}`;
    app.register(async (scope) => wire(scope, play, badDays, returnOrigins), { prefix });
    app.register(async (scope) => personRoutes(scope, play), { prefix });
    app.register(async (scope) => control(scope, play), { prefix: `/control${prefix}` });
  }

  const url = await listen(app, options);
  return {
    url,
    async close() {
      await app.close();
      kept.saveNow();
    },
  };
}

function emptyState(): State {
  return Object.fromEntries(
    ISSUERS.map((name) => [name, { ledger: emptyLedger(accountsOf(issuers[name])), links: noLinks() }]),
  ) as State;
}

/** The calls of the shop's server. */
function wire(app: FastifyInstance, play: Play, badDays: BadDays, returnOrigins: readonly string[]): void {
  const token = DEMO_TOKENS[play.issuer.name];
  const body = (code: string, message: string) => ({ error: { code, message } });
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization !== `Bearer ${token}`) throw new WireError(401, 'unauthorised');
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof WireError) return reply.code(error.status).send(body(error.code, error.message));
    if (error instanceof Refused) {
      return reply.code(error.code === 'unknown-authorisation' ? 404 : 422).send(body(error.code, error.message));
    }
    const status = error.statusCode ?? 500;
    return reply.code(status).send(body(status < 500 ? 'invalid-request' : 'internal-error', error.message));
  });
  badDays.meet(app, (reply, code = 'refused') => reply.code(422).send(body(code, REFUSALS.refused)));
  linkRoutes(app, play, returnOrigins);
  ticketRoutes(app, play);
}

const personBody = z.object({ holder: z.string() });
const linkBody = z.object({ linkId: z.string() });

/** For tests and the curious: books, and links that end in the middle. */
function control(app: FastifyInstance, { ledger, links }: Play): void {
  ledgerControlRoutes(app, ledger);
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) =>
    reply
      .code(error instanceof WireError ? error.status : error instanceof z.ZodError ? 400 : (error.statusCode ?? 500))
      .send({ error: error.message }),
  );
  app.post('/links/revoke', async (request) => ({ ended: links.revokeAll(personBody.parse(request.body).holder) }));
  app.post('/links/expire', async (request) => ({ status: links.expire(linkBody.parse(request.body).linkId).state }));
  app.get('/links', async () => ({ pending: links.pending }));
}
