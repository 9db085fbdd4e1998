import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Html } from '../../platform/html.ts';
import type { Ledger } from '../../ticket-ledger/ledger.ts';
import type { SignIn, SignInClient, Tenants } from '../model.ts';
import { goBackPage, leftPage, loginPage, SUBMIT_SCRIPT, wrongRequestPage } from '../pages/login-pages.ts';
import { type EdenredPerson, holderId } from '../people.ts';
import type { Grants } from './grants.ts';
import { readSignInRequest, Untrusted, WrongRequest } from './sign-in-request.ts';

type Typed = Readonly<Record<string, unknown>>;
type Id = { Params: { id: string } };

interface Dependencies {
  client: SignInClient;
  tenants: Tenants;
  people: readonly EdenredPerson[];
  grants: Grants;
  ledger: Ledger;
  now(): number;
}

const SCRIPT_HASH = createHash('sha256').update(SUBMIT_SCRIPT).digest('base64');

/** The issuer's sign-in page: where a shop sends the browser to, and how it goes back. */
export function authorizeRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { client, tenants, people, grants, ledger } = deps;

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'self'; img-src data:; script-src 'sha256-${SCRIPT_HASH}'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  const show = (reply: FastifyReply, page: Html, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(page.text);

  /** Sends the browser back to the shop, in the manner the shop asked for. */
  const goBack = (
    reply: FastifyReply,
    { redirectUri, state, responseMode }: Pick<SignIn, 'redirectUri' | 'state' | 'responseMode'>,
    outcome: Record<string, string>,
  ) => {
    const fields = { ...outcome, ...(state !== undefined && { state }) };
    if (responseMode === 'form_post') return show(reply, goBackPage(redirectUri, fields));
    const address = new URL(redirectUri);
    for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
    return reply.redirect(address.href, 303);
  };

  const authorize = (query: Typed, reply: FastifyReply) => {
    try {
      const signIn = readSignInRequest(query, client, tenants, deps.now());
      return reply.redirect(`/sso/login/${grants.open(signIn)}`, 303);
    } catch (error) {
      if (error instanceof Untrusted) return show(reply, wrongRequestPage(error.message), 400);
      if (!(error instanceof WrongRequest)) throw error;
      return goBack(reply, error, { error: error.code, error_description: error.message });
    }
  };
  app.get<{ Querystring: Typed }>('/sso/connect/authorize', { config: { call: 'authorize' } }, async (request, reply) =>
    authorize(request.query, reply),
  );
  app.post<{ Body: Typed }>('/sso/connect/authorize', { config: { call: 'authorize' } }, async (request, reply) =>
    authorize(request.body ?? {}, reply),
  );

  const form = (id: string, signIn: SignIn, username = '', problem?: string) =>
    loginPage({
      id,
      product: signIn.tenant === tenants.compliments ? 'Ticket Compliments' : 'Ticket Restaurant',
      accounts: people.map((person) => ({ person, holder: ledger.holder(holderId(signIn.tenant, person.username)) })),
      username,
      ...(problem !== undefined && { problem }),
    });
  const over = (reply: FastifyReply) =>
    show(reply, wrongRequestPage('Questo accesso è finito o scaduto: torna al negozio e riprova'), 410);

  app.get<Id & { Querystring: Typed }>('/sso/login/:id', async (request, reply) => {
    const { id } = request.params;
    const signIn = grants.signIn(id);
    if (!signIn) return over(reply);
    const { persona } = request.query;
    return show(reply, form(id, signIn, typeof persona === 'string' ? persona : ''));
  });

  app.post<Id & { Body: Typed }>('/sso/login/:id', async (request, reply) => {
    const { id } = request.params;
    const signIn = grants.signIn(id);
    if (!signIn) return over(reply);
    const { username, password, fine } = request.body ?? {};
    const name = String(username ?? '')
      .trim()
      .toLowerCase();
    const person = people.find((each) => each.username === name && each.password === password);
    if (!person) return show(reply, form(id, signIn, name, 'Nome utente o password non corretti'), 401);
    const code = grants.codeFor(id, person.username);
    return fine === 'chiudi' ? show(reply, leftPage()) : goBack(reply, signIn, { code });
  });

  app.post<Id>('/sso/login/:id/annulla', async (request, reply) => {
    const { id } = request.params;
    const signIn = grants.signIn(id);
    if (!signIn) return over(reply);
    grants.close(id);
    return goBack(reply, signIn, { error: 'access_denied', error_description: 'the person went back' });
  });
}
