import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdenredState, SignInClient } from '../model.ts';
import type { EdenredPerson } from '../people.ts';
import { type Grants, InvalidGrant, type Tokens } from './grants.ts';
import { publicKeys, signedToken } from './identity-tokens.ts';
import { PAYMENT_SCOPE } from './sign-in-request.ts';

interface Dependencies {
  state: EdenredState;
  client: SignInClient;
  people: readonly EdenredPerson[];
  grants: Grants;
  now(): number;
}

type Form = Readonly<Record<string, unknown>>;

/** What a shop's server asks for itself: tokens, who somebody is, and the end of it. */
export function tokenRoutes(app: FastifyInstance, { state, client, people, grants, now }: Dependencies): void {
  const issuerOf = (request: FastifyRequest) => `${request.protocol}://${request.host}/sso`;
  const subjectOf = ({ tenant, username }: { tenant: string; username: string }) => `${tenant}\\${username}`;
  const refuse = (reply: FastifyReply, status: number, error: string, description: string) =>
    reply.code(status).header('cache-control', 'no-store').send({ error, error_description: description });

  const isClient = (request: FastifyRequest, form: Form) => {
    const basic = /^Basic (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const [id, secret] = basic
      ? Buffer.from(basic, 'base64').toString().split(':', 2).map(decodeForm)
      : [form.client_id, form.client_secret];
    return id === client.id && secret === client.secret;
  };

  const answer = (reply: FastifyReply, issuer: string, tokens: Tokens, nonce?: string) => {
    const seconds = Math.floor(now() / 1000);
    const idToken = signedToken(state.key!, {
      iss: issuer,
      sub: subjectOf(tokens.grant),
      aud: client.id,
      iat: seconds,
      exp: seconds + 300,
      ...(nonce !== undefined && { nonce }),
    });
    return reply.header('cache-control', 'no-store').send({
      id_token: idToken,
      access_token: tokens.accessToken,
      expires_in: tokens.accessTokenSeconds,
      token_type: 'Bearer',
      ...(tokens.refreshToken !== undefined && { refresh_token: tokens.refreshToken }),
      scope: tokens.grant.scope,
    });
  };

  app.post<{ Body: Form }>('/sso/connect/token', { config: { call: 'token' } }, async (request, reply) => {
    const form = request.body ?? {};
    if (!isClient(request, form)) return refuse(reply, 401, 'invalid_client', 'unknown client or wrong secret');
    const text = (name: string) => String(form[name] ?? '');
    try {
      if (form.grant_type === 'authorization_code') {
        const { nonce, ...tokens } = grants.exchange(text('code'), text('redirect_uri'), text('code_verifier'));
        return answer(reply, issuerOf(request), tokens, nonce);
      }
      if (form.grant_type === 'refresh_token') {
        return answer(reply, issuerOf(request), grants.refresh(text('refresh_token')));
      }
      return refuse(reply, 400, 'unsupported_grant_type', 'authorization_code or refresh_token');
    } catch (error) {
      if (!(error instanceof InvalidGrant)) throw error;
      return refuse(reply, 400, 'invalid_grant', error.message);
    }
  });

  app.post<{ Body: Form }>('/sso/connect/revocation', { config: { call: 'revocation' } }, async (request, reply) => {
    const form = request.body ?? {};
    if (!isClient(request, form)) return refuse(reply, 401, 'invalid_client', 'unknown client or wrong secret');
    if (typeof form.token !== 'string') return refuse(reply, 400, 'invalid_request', 'token is missing');
    grants.revokeToken(form.token);
    return reply.code(200).send();
  });

  const userinfo = async (request: FastifyRequest, reply: FastifyReply) => {
    const grant = grants.grantOf(bearerOf(request));
    if (!grant) {
      reply.header('www-authenticate', 'Bearer error="invalid_token"');
      return refuse(reply, 401, 'invalid_token', 'unknown, expired or revoked');
    }
    const { username, tenant } = grant;
    const name = people.find((person) => person.username === username)?.name;
    return { sub: subjectOf(grant), username, tenant, ...(name !== undefined && { name }) };
  };
  app.get('/sso/connect/userinfo', { config: { call: 'userinfo' } }, userinfo);
  app.post('/sso/connect/userinfo', { config: { call: 'userinfo' } }, userinfo);

  app.get('/sso/.well-known/openid-configuration', async (request) => {
    const issuer = issuerOf(request);
    return {
      issuer,
      authorization_endpoint: `${issuer}/connect/authorize`,
      token_endpoint: `${issuer}/connect/token`,
      userinfo_endpoint: `${issuer}/connect/userinfo`,
      revocation_endpoint: `${issuer}/connect/revocation`,
      jwks_uri: `${issuer}/.well-known/openid-configuration/jwks`,
      scopes_supported: ['openid', PAYMENT_SCOPE, 'offline_access'],
      response_types_supported: ['code'],
      response_modes_supported: ['query', 'form_post'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    };
  });
  app.get('/sso/.well-known/openid-configuration/jwks', async () => publicKeys(state.key!));
}

/** The text after `Bearer` of a request, if it has one. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Names and secrets are written as in a form before they are joined (RFC 6749 2.3.1). */
function decodeForm(text: string): string {
  return new URLSearchParams(`v=${text}`).get('v') ?? '';
}
