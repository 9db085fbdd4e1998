import { createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REDIRECT_URI, Shop } from './edenred.harness.ts';
import { DEMO_EDENRED, startEdenred } from './start-edenred.ts';

const HALF_AN_HOUR = 30 * 60_000;
let now: number;
let shop: Shop;

beforeEach(async () => {
  now = Date.parse('2026-11-23T09:00:00Z');
  shop = new Shop(await startEdenred({ redirectUris: [REDIRECT_URI], now: () => now }));
});
afterEach(() => shop.edenred.close());

describe('the sign-in of Edenred', () => {
  it('takes a person back with a code and the state, and tells who it is', async () => {
    const { code, verifier, back } = await shop.signIn('giulia');
    expect(back.status).toBe(303);
    const address = new URL(back.headers.get('location') ?? '');
    expect(address.origin + address.pathname).toBe(REDIRECT_URI);
    expect(address.searchParams.get('state')).toBe('signed-state');
    const { status, body } = await shop.exchange(code, verifier);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
    expect((await shop.userinfo(body.access_token)).body).toEqual({
      sub: 'it-demo\\giulia',
      username: 'giulia',
      tenant: 'it-demo',
      name: 'Giulia Riva',
    });
  });

  it('signs an identity token that its published key proves', async () => {
    const { id_token } = await shop.link('giulia');
    const [header, claims, signature] = id_token.split('.');
    const configuration = (await shop.go(`${shop.edenred.ssoUrl}/.well-known/openid-configuration`)).body;
    const { keys } = (await shop.go(configuration.jwks_uri)).body;
    expect(keys[0]).not.toHaveProperty('d');
    const key = createPublicKey({ key: keys[0], format: 'jwk' });
    const isSigned = verify('sha256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature!, 'base64url'));
    expect(isSigned).toBe(true);
    expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({
      iss: configuration.issuer,
      aud: DEMO_EDENRED.signIn.id,
      sub: 'it-demo\\giulia',
      nonce: 'n-1',
    });
  });

  it('shows the people, what they have, and fills the form for one of them', async () => {
    const page = await shop.openPage('v'.repeat(43));
    const { text, headers } = await shop.go(`${page}?persona=giulia`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toMatch(/Giulia Riva: 14 buoni \(14 da 8,00\s€\), in tutto 112,00\s€/);
    expect(text).toContain('Sara Conti: nessun buono');
    expect(text).toContain('value="giulia"');
    expect((await shop.press(page, { username: 'giulia', password: 'sbagliata' })).status).toBe(401);
  });

  it('goes back with access_denied, or not at all, as the person chooses', async () => {
    const given = await shop.press(`${await shop.openPage('v'.repeat(43))}/annulla`);
    const address = new URL(given.headers.get('location') ?? '');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ error: 'access_denied', state: 'signed-state' });

    const page = await shop.openPage('v'.repeat(43));
    const left = await shop.press(page, { username: 'giulia', password: 'Buoni-2026!', fine: 'chiudi' });
    expect(left.status).toBe(200);
    expect(left.text).toContain('Non torni al negozio');
    expect((await shop.go(page)).status).toBe(410);
  });

  it('goes back by a form where the shop wants one', async () => {
    const { back } = await shop.signIn('giulia', { response_mode: 'form_post' });
    expect(back.status).toBe(200);
    expect(back.text).toContain(`action="${REDIRECT_URI}"`);
    const code = /name="code" value="([^"]+)"/.exec(back.text)?.[1] ?? '';
    expect(code.length).toBeGreaterThan(20);
    expect(back.text).toContain('name="state" value="signed-state"');
  });

  it.each([
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['no tenant', { acr_values: undefined }, 'invalid_request'],
    ['a strange tenant', { acr_values: 'tenant:fr' }, 'invalid_request'],
    ['a missing scope', { scope: 'openid offline_access' }, 'invalid_scope'],
    ['a strange scope', { scope: 'openid edg-xp-mealdelivery-api everything' }, 'invalid_scope'],
    ['another flow', { response_type: 'token' }, 'unsupported_response_type'],
    ['no page allowed', { prompt: 'none' }, 'login_required'],
  ])('sends a request with %s back', async (_what, change, error) => {
    const back = await shop.go(shop.authorizeUrl('v'.repeat(43), change));
    const address = new URL(back.headers.get('location') ?? '');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ error, state: 'signed-state' });
  });

  it('sends nobody to an address that is not registered, letter by letter', async () => {
    const strange = [
      { redirect_uri: 'https://evil.example/callback' },
      { redirect_uri: `${REDIRECT_URI}/more` },
      { client_id: 'other' },
    ];
    for (const change of strange) {
      const answer = await shop.go(shop.authorizeUrl('v'.repeat(43), change));
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    }
  });

  it('forgets a page after ten minutes and a code after one', async () => {
    const page = await shop.openPage('v'.repeat(43));
    now += 10 * 60_000;
    expect((await shop.go(page)).status).toBe(410);
    const { code, verifier } = await shop.signIn();
    now += 60_000;
    expect((await shop.exchange(code, verifier)).body).toMatchObject({ error: 'invalid_grant' });
  });
});

describe('the tokens of Edenred', () => {
  it('come for the right secret, verifier and address only, and any attempt uses up the code', async () => {
    const { code, verifier } = await shop.signIn();
    const right = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: REDIRECT_URI };
    expect(await shop.token({ ...right, client_secret: 'wrong' })).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
    const wrong = await shop.token({ ...right, code_verifier: 'w'.repeat(43) });
    expect(wrong).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await shop.token(right)).body.error).toBe('invalid_grant');

    const other = await shop.signIn();
    const elsewhere = { ...right, code: other.code, code_verifier: other.verifier, redirect_uri: `${REDIRECT_URI}2` };
    expect((await shop.token(elsewhere)).body.error).toBe('invalid_grant');
    expect((await shop.token({ grant_type: 'password' })).body.error).toBe('unsupported_grant_type');
  });

  it('take the secret in the header too', async () => {
    const { code, verifier } = await shop.signIn();
    const { id, secret } = DEMO_EDENRED.signIn;
    const response = await fetch(`${shop.edenred.ssoUrl}/connect/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: REDIRECT_URI,
      }),
    });
    expect(response.status).toBe(200);
  });

  it('die when their code comes a second time', async () => {
    const { code, verifier } = await shop.signIn();
    const { access_token } = (await shop.exchange(code, verifier)).body;
    expect((await shop.exchange(code, verifier)).body.error).toBe('invalid_grant');
    expect((await shop.userinfo(access_token)).status).toBe(401);
  });

  it('rotate: a refresh token works once, and its second use ends the link', async () => {
    const first = await shop.link();
    const second = (await shop.refresh(first.refresh_token)).body;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await shop.userinfo(second.access_token)).status).toBe(200);
    expect((await shop.refresh(first.refresh_token)).body.error).toBe('invalid_grant');
    expect((await shop.userinfo(second.access_token)).status).toBe(401);
    expect((await shop.refresh(second.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('give a refresh token only to whom asks for offline access', async () => {
    const tokens = await shop.link('giulia', { scope: 'openid edg-xp-mealdelivery-api' });
    expect(tokens).not.toHaveProperty('refresh_token');
  });

  it('end by the clock, by control and by revocation', async () => {
    const byClock = await shop.link();
    now += 2 * HALF_AN_HOUR;
    expect((await shop.userinfo(byClock.access_token)).status).toBe(401);
    expect((await shop.refresh(byClock.refresh_token)).status).toBe(200);

    const byControl = await shop.link();
    await shop.control('/tokens', { username: 'giulia', action: 'expire-access' });
    expect((await shop.userinfo(byControl.access_token)).status).toBe(401);
    await shop.control('/tokens', { username: 'giulia', action: 'expire-refresh' });
    expect((await shop.refresh(byControl.refresh_token)).body.error).toBe('invalid_grant');

    const byIssuer = await shop.link();
    await shop.control('/tokens', { username: 'giulia', action: 'revoke' });
    expect((await shop.userinfo(byIssuer.access_token)).status).toBe(401);
    expect((await shop.refresh(byIssuer.refresh_token)).body.error).toBe('invalid_grant');

    const byShop = await shop.link();
    const { id, secret } = DEMO_EDENRED.signIn;
    const revoke = (fields: object) => shop.press(`${shop.edenred.ssoUrl}/connect/revocation`, { ...fields });
    expect((await revoke({ token: byShop.refresh_token })).status).toBe(401);
    const known = { client_id: id, client_secret: secret };
    expect((await revoke({ ...known, token: 'never seen' })).status).toBe(200);
    expect((await revoke({ ...known, token: byShop.refresh_token })).status).toBe(200);
    expect((await shop.userinfo(byShop.access_token)).status).toBe(401);
  });

  it('survive a restart, with the key they are signed by', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'edenred-'));
    const options = { redirectUris: [REDIRECT_URI], stateFile: path.join(folder, 'edenred.json') };
    const first = new Shop(await startEdenred(options));
    const tokens = await first.link();
    const keys = (await first.go(`${first.edenred.ssoUrl}/.well-known/openid-configuration/jwks`)).body;
    await first.edenred.close();
    const second = new Shop(await startEdenred(options));
    expect((await second.userinfo(tokens.access_token)).body.username).toBe('giulia');
    expect((await second.refresh(tokens.refresh_token)).status).toBe(200);
    expect((await second.go(`${second.edenred.ssoUrl}/.well-known/openid-configuration/jwks`)).body).toEqual(keys);
    await second.edenred.close();
    rmSync(folder, { recursive: true });
  });
});
