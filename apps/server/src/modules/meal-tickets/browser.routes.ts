import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { sentToken } from '../../platform/http/session-transport.ts';
import { type Account, resolveSession } from '../../platform/session.ts';
import { finishEdenred } from './edenred-login.ts';
import type { IssuerName } from './issuer.ts';
import { typeNamed } from './list-types.ts';
import { type LinkingPage, type LoginState, linkingPages, readState } from './login-state.ts';
import { beginPluxee, finishPluxee } from './page-login.ts';

type Fields = Record<string, unknown>;

/**
 * Where browsers go to an issuer's page and come back from it. The page the customer was on learns how it went by `buoni`:
 * `collegato`, `annullato`, `non-riuscito` or `non-disponibile`.
 */
export function registerMealTicketPages(app: FastifyInstance, deps: Deps): void {
  app.get('/meal-ticket/pluxee/login', async (request, reply) => {
    const account = await visitorOf(deps, request);
    const page = pageOf((request.query as Fields).page);
    if (!account) return toLogin(reply, page);
    try {
      const type = await typeNamed({ deps, account, now: deps.clock.now() }, 'pluxee');
      return go(reply, await beginPluxee(deps, { accountId: account.accountId, type, page }));
    } catch (error) {
      return back(reply, page, outcomeOf(error));
    }
  });

  for (const [path, issuer, finish] of [
    ['/meal-ticket/edenred/callback', 'edenred', restaurant],
    ['/meal-ticket/edenred/callback-tc', 'edenred', compliments],
    ['/meal-ticket/pluxee/callback', 'pluxee', pluxee],
  ] as const) {
    app.get(path, (request, reply) => finishHere(deps, request, reply, issuer, finish));
    // a form posted from another site comes without our cookie: the browser is asked to come again by GET
    app.post(path, (request, reply) => go(reply, `${path}?${queryOf(request.body)}`));
  }
}

type Finish = (
  deps: Deps,
  state: LoginState,
  code: string,
  issuerType: { paymentTypeId: number; provider: string },
) => Promise<void>;

const restaurant: Finish = (deps, { accountId }, code, type) =>
  finishEdenred(deps, { accountId, type, code }, 'restaurant');
const compliments: Finish = (deps, { accountId }, code, type) =>
  finishEdenred(deps, { accountId, type, code }, 'compliments');
const pluxee: Finish = (deps, { accountId }, code, type) => finishPluxee(deps, accountId, type, code);

async function finishHere(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  issuer: IssuerName,
  finish: Finish,
): Promise<FastifyReply> {
  const { code, state: text, error } = request.query as Fields;
  const now = deps.clock.now();
  const state = typeof text === 'string' ? await readState(deps.db, text, now) : undefined;
  const account = await visitorOf(deps, request);
  const page = state?.page ?? '/profile/payment-method';
  if (!account) return toLogin(reply, page);
  // whoever was sent here with the state of another would link their account for that other
  if (!state || state.accountId !== account.accountId) return back(reply, page, 'non-riuscito');
  if (typeof error === 'string') return back(reply, page, error === 'access_denied' ? 'annullato' : 'non-riuscito');
  if (typeof code !== 'string' || code === '' || code.length > 4000) return back(reply, page, 'non-riuscito');
  try {
    const type = await typeNamed({ deps, account, now }, issuer);
    await finish(deps, state, code, type);
    return back(reply, page, 'collegato');
  } catch (failure) {
    return back(reply, page, outcomeOf(failure));
  }
}

type Outcome = 'collegato' | 'annullato' | 'non-riuscito' | 'non-disponibile';

/** @throws what is no refusal */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof BusinessError)) throw error;
  return error.code === 'issuer-unavailable' ? 'non-disponibile' : 'non-riuscito';
}

async function visitorOf(deps: Deps, request: FastifyRequest): Promise<Account | undefined> {
  const token = sentToken(request);
  return token && (await resolveSession(deps, token.value))?.account;
}

function pageOf(text: unknown): LinkingPage {
  return linkingPages.find((page) => page === text) ?? '/profile/payment-method';
}

/** What an issuer's form carries, and nothing else of it. */
function queryOf(body: unknown): URLSearchParams {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Fields;
  const known = ['code', 'state', 'error'].flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' && value.length <= 4000 ? [[name, value]] : [];
  });
  return new URLSearchParams(known);
}

function back(reply: FastifyReply, page: LinkingPage, outcome: Outcome): FastifyReply {
  return go(reply, `${page}?buoni=${outcome}`);
}

function toLogin(reply: FastifyReply, page: LinkingPage): FastifyReply {
  return go(reply, `/login?redirect=${encodeURIComponent(page)}`);
}

function go(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address, 303);
}
