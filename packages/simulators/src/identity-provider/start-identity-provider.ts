import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import { answerToThisMachine, type ListenOptions, listen, type Simulator } from '../platform/server.ts';
import { createProvider } from './load-provider.ts';
import { loginPage, problemPage } from './login-page.ts';
import { demoPeople, type Person, personWith } from './people.ts';

/** How a shop that was started without an identity provider of its own is known to it. Not a secret. */
export const DEMO_CLIENT = { clientId: 'sporta', clientSecret: 'sporta-demo-secret' };

const STYLE = readFileSync(new URL('../platform/page.css', import.meta.url), 'utf8');

export interface IdentityProviderOptions extends ListenOptions {
  /** Where the browser may be sent back to. */
  redirectUri: string;
  /** Default `DEMO_CLIENT`. */
  client?: { clientId: string; clientSecret: string };
  /** Default `demoPeople`. */
  people?: readonly Person[];
}

/**
 * The identity provider of a company as OpenID Connect describes it: authorization code with PKCE, a login page, signed
 * tokens. `url` is the issuer. Keys and sessions are in memory: after a restart everybody signs in again.
 * @throws when the port is taken.
 */
export async function startIdentityProvider(options: IdentityProviderOptions): Promise<Simulator> {
  const people = options.people ?? demoPeople;
  const app = fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 });
  answerToThisMachine(app, options.host);
  let provider: Provider | undefined;
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/health', async () => ({ status: 'ok' }));
  await app.register(async (scope) => loginRoutes(scope, () => provider!, people));
  await app.register(async (scope) => {
    // the library reads the body itself
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all('/*', (request, reply) => {
      reply.hijack();
      provider!.callback()(request.raw, reply.raw);
    });
  });
  const url = await listen(app, options);
  // the issuer is the address, which is only known now
  provider = await createProvider(url, configurationOf(options.client ?? DEMO_CLIENT, options.redirectUri, people));
  return { url, close: () => app.close() };
}

function configurationOf(
  client: { clientId: string; clientSecret: string },
  redirectUri: string,
  people: readonly Person[],
): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [{ client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    scopes: ['openid', 'email', 'profile'],
    cookies: { keys: [randomBytes(32).toString('hex')] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' } as never] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/login/${interaction.uid}` },
    ttl: { AuthorizationCode: 60, AccessToken: 600, IdToken: 600, Interaction: 600, Session: 3600, Grant: 3600 },
    findAccount: (_context, id) => {
      const person = people.find(({ email }) => email === id);
      if (!person) return undefined;
      const { email, name, emailVerified = true, groups = [] } = person;
      return { accountId: id, claims: async () => ({ sub: id, email, email_verified: emailVerified, name, groups }) };
    },
    // the company has agreed for its people: nobody is asked again
    async loadExistingGrant({ oidc }) {
      if (!oidc.client || !oidc.session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError(context, out) {
      context.type = 'html';
      context.body = problemPage(`${out.error}: ${out.error_description ?? ''}`).text;
    },
  };
}

async function loginRoutes(app: FastifyInstance, providerOf: () => Provider, people: readonly Person[]): Promise<void> {
  await app.register(formbody);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    reply
      .code(error.statusCode ?? 500)
      .type('text/html; charset=utf-8')
      .send(problemPage('Questa richiesta di accesso è scaduta: torna al negozio e riprova.').text);
  });

  app.get<{ Params: { uid: string } }>('/login/:uid', async (request, reply) => {
    await providerOf().interactionDetails(request.raw, reply.raw);
    const form = loginPage({ action: `/login/${request.params.uid}`, people, email: '' });
    return reply.type('text/html; charset=utf-8').send(form.text);
  });

  app.post<{ Params: { uid: string }; Body: Record<string, unknown> }>('/login/:uid', async (request, reply) => {
    await providerOf().interactionDetails(request.raw, reply.raw);
    const { email, password } = request.body ?? {};
    const person = personWith(people, String(email ?? ''), String(password ?? ''));
    if (!person) {
      const form = loginPage({
        action: `/login/${request.params.uid}`,
        people,
        email: String(email ?? ''),
        problem: 'E-mail o password non corretti.',
      });
      return reply.code(401).type('text/html; charset=utf-8').send(form.text);
    }
    return reply.redirect(
      await providerOf().interactionResult(request.raw, reply.raw, { login: { accountId: person.email } }),
      303,
    );
  });

  app.post('/login/:uid/abort', async (request, reply) =>
    reply.redirect(
      await providerOf().interactionResult(request.raw, reply.raw, {
        error: 'access_denied',
        error_description: 'the person went back',
      }),
      303,
    ),
  );
}
