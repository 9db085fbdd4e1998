import { type Simulator, startIdentityProvider } from '@sporta/simulators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../../platform/session.ts';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { cartModule } from '../cart/index.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { profileModule } from '../profile/index.ts';
import { authModule } from './index.ts';

const modules = [catalogueModule, cartModule, profileModule, authModule];
const password = 'parola chiave';
const people = [
  { email: 'anna@sporta.example', name: 'Anna', password, groups: ['sporta-direzione'] },
  {
    email: 'nuova@sporta.example',
    name: 'Maria Nuova',
    password,
    groups: ['sporta-preparatori', 'sporta-negozio-milano'],
  },
  { email: 'cliente@sporta.example', name: 'Cliente', password, groups: ['sporta-direzione'] },
  { email: 'ignota@sporta.example', name: 'Ignota', password },
  { email: 'dubbia@sporta.example', name: 'Dubbia', password, emailVerified: false },
  { email: 'uscita@sporta.example', name: 'Uscita', password, groups: ['sporta-direzione'] },
  { email: 'tolta@sporta.example', name: 'Tolta', password },
];
let provider: Simulator;
let app: TestApp;
let staffId: number;
let removedId: number;

beforeAll(async () => {
  provider = await startIdentityProvider({
    redirectUri: 'http://localhost:3000/ebsn/api/auth/sso-callback',
    people,
  });
  app = await createTestApp(modules, {
    environment: { SSO_ISSUER: provider.url, SSO_CLIENT_ID: 'sporta', SSO_CLIENT_SECRET: 'sporta-demo-secret' },
  });
  const staff = (login: string) => app.createAccount({ login, email: login, segment: 'staff' });
  staffId = await staff('Anna@sporta.example');
  await staff('dubbia@sporta.example');
  removedId = await staff('tolta@sporta.example');
  await app.deps.pool.query(
    `insert into staff_member (account_id, roles, signed_in_at) values ($1, '{director}', now())`,
    [removedId],
  );
  const gone = await staff('uscita@sporta.example');
  await app.deps.pool.query('update account set disabled_at = now() where account_id = $1', [gone]);
  await app.createAccount({ login: 'cliente@sporta.example', email: 'cliente@sporta.example' });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

/** A browser as far as the provider is concerned: follows its pages and keeps its cookies. */
class Browser {
  readonly #cookies = new Map<string, string>();

  async go(url: string, form?: Record<string, string>): Promise<{ location: string | undefined; text: string }> {
    const answer = await fetch(new URL(url, provider.url), {
      redirect: 'manual',
      headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      this.#cookies.set(name!, value!);
    }
    return { location: answer.headers.get('location') ?? undefined, text: await answer.text() };
  }

  /** Signs in at the provider. @returns where it sends the browser back to */
  async signIn(url: string, email: string, secret = password): Promise<string> {
    let { location } = await this.go(url);
    while (location && !location.includes('sso-callback')) {
      const isLogin = location.includes('/login/');
      const page = await this.go(location, isLogin ? { email, password: secret } : undefined);
      if (isLogin && !page.location) return page.text;
      location = page.location;
    }
    return location!;
  }
}

async function begin(query = '') {
  const answer = await app.app.inject({ url: `/ebsn/api/auth/sso-start${query}` });
  expect(answer.statusCode).toBe(303);
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toContain('HttpOnly; SameSite=Lax');
  return { url: answer.headers.location!, cookie: cookie.split(';')[0]! };
}

const comeBack = (location: string, cookie: string, accept = 'application/json') => {
  const { pathname, search } = new URL(location);
  return app.app.inject({ url: pathname + search, headers: { cookie, accept } });
};

async function enterAs(email: string, accept?: string) {
  const { url, cookie } = await begin();
  return comeBack(await new Browser().signIn(url, email), cookie, accept);
}

const codeOf = (answer: { json(): { response: { errors: { code: string }[] } } }) =>
  answer.json().response.errors[0]?.code;
const tokenOf = (answer: { headers: Record<string, unknown> }) => answer.headers['x-ebsn-account'];

describe('single sign-on', () => {
  it('signs a member of staff in and leads back to the page they came from', async () => {
    const { url, cookie } = await begin('?redirect=/volantini%3Fx%3D1');
    const parameters = new URL(url).searchParams;
    expect(parameters.get('code_challenge_method')).toBe('S256');
    expect(parameters.get('nonce')).toBeTruthy();
    const answer = await comeBack(await new Browser().signIn(url, 'anna@sporta.example'), cookie);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/volantini?x=1');
    const test = await app.app.inject({
      url: '/ebsn/api/auth/test',
      headers: { 'x-ebsn-account': String(tokenOf(answer)) },
    });
    expect(test.json().user).toMatchObject({ userId: staffId, staff: { roles: ['director'] } });
    expect(String(answer.headers['set-cookie'])).toContain('X-Ebsn-Account=');
  });

  it('makes an account for a person of the company the shop does not know, with the roles and stores of their groups', async () => {
    await app.deps.pool.query(
      `insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude, is_default)
       values ('milano', 'Sporta Milano', 'Via Prova', 'Milano', 'MI', '20144', 45, 9, true)`,
    );
    for (const _again of [1, 2]) expect((await enterAs('nuova@sporta.example')).statusCode).toBe(303);
    const { rows } = await app.deps.pool.query(
      `select first_name, last_name, segment, password_hash, roles, array_length(store_ids, 1) as stores
       from account join staff_member using (account_id) where email = 'nuova@sporta.example'`,
    );
    expect(rows).toEqual([
      { first_name: 'Maria', last_name: 'Nuova', segment: 'staff', password_hash: null, roles: ['picker'], stores: 1 },
    ]);
  });

  it('takes the roles from who has none any more, in sessions under way too', async () => {
    const session = await createSession(app.deps, removedId, { remember: false, singleSignOn: true });
    const rolesNow = async () =>
      (await app.app.inject({ url: '/ebsn/api/auth/test', headers: { 'x-ebsn-account': session.token } })).json().user
        .staff;
    expect(await rolesNow()).toEqual({ roles: ['director'] });
    expect(codeOf(await enterAs('tolta@sporta.example'))).toBe('sso-failed');
    expect(await rolesNow()).toEqual({ roles: [] });
  });

  it('never leads to another site', async () => {
    for (const page of ['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example']) {
      const { url, cookie } = await begin(`?redirect=${encodeURIComponent(page)}`);
      const answer = await comeBack(await new Browser().signIn(url, 'anna@sporta.example'), cookie);
      expect(answer.headers.location).toBe('/banco');
    }
  });

  it.each([
    ['somebody without an account', 'ignota@sporta.example', 'non è abilitato'],
    ['a customer', 'cliente@sporta.example', 'non è abilitato'],
    ['a member of staff who left', 'uscita@sporta.example', 'non è abilitato'],
    ['an address that is not confirmed', 'dubbia@sporta.example', 'non è ancora confermata'],
  ])('refuses %s, in words', async (_who, email, words) => {
    const answer = await enterAs(email);
    expect(codeOf(answer)).toBe('sso-failed');
    expect(tokenOf(answer)).toBeUndefined();
    const page = await enterAs(email, 'text/html');
    expect(page.statusCode).toBe(403);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain(words);
    expect(page.body).toContain('href="/login"');
  });

  it('takes an answer once', async () => {
    const { url, cookie } = await begin();
    const back = await new Browser().signIn(url, 'anna@sporta.example');
    const answers = await Promise.all([comeBack(back, cookie), comeBack(back, cookie)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 303]);
    expect(codeOf(await comeBack(back, cookie))).toBe('sso-failed');
  });

  it('does not take a used code with a fresh state', async () => {
    const first = await begin();
    const used = new URL(await new Browser().signIn(first.url, 'anna@sporta.example'));
    expect((await comeBack(used.href, first.cookie)).statusCode).toBe(303);
    const second = await begin();
    used.searchParams.set('state', new URL(second.url).searchParams.get('state')!);
    const answer = await comeBack(used.href, second.cookie);
    expect(codeOf(answer)).toBe('sso-failed');
    expect(tokenOf(answer)).toBeUndefined();
  });

  it('refuses a wrong state, another browser, and an answer that comes too late', async () => {
    const { url, cookie } = await begin();
    const back = new URL(await new Browser().signIn(url, 'anna@sporta.example'));
    const forged = new URL(back);
    forged.searchParams.set('state', 'x'.repeat(43));
    expect(codeOf(await comeBack(forged.href, cookie))).toBe('sso-failed');
    const other = await begin();
    expect(codeOf(await comeBack(back.href, other.cookie))).toBe('sso-failed');
    expect(codeOf(await comeBack(back.href, ''))).toBe('sso-failed');
    app.clock.advanceMinutes(11);
    expect(codeOf(await comeBack(back.href, cookie))).toBe('sso-failed');
  });

  it('tells who gave up, and who typed the wrong password stays at the provider', async () => {
    const { url, cookie } = await begin();
    const page = await new Browser().signIn(url, 'anna@sporta.example', 'sbagliata');
    expect(page).toContain('E-mail o password non corretti');
    const browser = new Browser();
    const login = (await browser.go(url)).location!;
    let { location } = await browser.go(`${login}/abort`, {});
    while (location && !location.includes('sso-callback')) ({ location } = await browser.go(location));
    const answer = await comeBack(location!, cookie);
    expect(answer.json().response.errors[0]).toMatchObject({
      code: 'sso-failed',
      error: expect.stringContaining('annullato'),
    });
  });

  it('is off without an issuer, and says so when the provider is down', async () => {
    const off = await createTestApp(modules);
    const answer = await off.anonymous.get('auth/sso-start');
    expect(answer.response.errors[0]?.code).toBe('sso-not-configured');
    await off.close();
    const down = await createTestApp(modules, {
      environment: { SSO_ISSUER: 'http://127.0.0.1:1', SSO_CLIENT_ID: 'sporta' },
    });
    expect((await down.anonymous.get('auth/sso-start')).http.statusCode).toBe(503);
    await down.close();
  });
});
