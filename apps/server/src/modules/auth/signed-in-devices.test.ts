import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { cartModule } from '../cart/index.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { profileModule } from '../profile/index.ts';
import { authModule, hashPassword } from './index.ts';

let app: TestApp;
let passwordHash: string;
const password = 'mele e pere 2026';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const computer =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

beforeAll(async () => {
  app = await createTestApp([catalogueModule, cartModule, profileModule, authModule]);
  passwordHash = await hashPassword(password);
});
beforeEach(() => app.clock.set('2026-11-20T08:00:00+01:00'));
afterAll(() => app.close());

let customers = 0;
async function customer(): Promise<string> {
  const email = `dispositivi.${++customers}@posta.example`;
  await app.createAccount({ login: email, email });
  await app.deps.db.updateTable('account').set({ password_hash: passwordHash }).where('email', '=', email).execute();
  return email;
}

/** Signs in by a browser: what comes back sends calls from it. */
async function signIn(email: string, userAgent: string) {
  const send = (path: string, payload: object | undefined, headers: Record<string, string>) =>
    app.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/ebsn/api/${path}`,
      headers: { 'user-agent': userAgent, 'x-ebsn-client': 'test', ...headers },
      ...(payload ? { payload } : {}),
    });
  const login = await send('auth/login', { login: email, password, remember_me: true }, {});
  const token = String(login.headers['x-ebsn-account']);
  return async (path: string, payload?: object) => {
    const http = await send(path, payload, { 'x-ebsn-account': token });
    return { ...http.json(), http };
  };
}

type Call = Awaited<ReturnType<typeof signIn>>;
const devicesOf = async (call: Call) => (await call('auth/sessions')).data.sessions;

describe('signed-in devices', () => {
  it('are listed in words, the one that asks first, then those used last', async () => {
    const email = await customer();
    const onPhone = await signIn(email, phone);
    app.clock.advanceMinutes(30);
    const onComputer = await signIn(email, computer);
    expect(await devicesOf(onComputer)).toEqual([
      {
        sessionId: expect.any(Number),
        device: 'Chrome su Windows',
        deviceKind: 'computer',
        remember: true,
        createdAt: '2026-11-20T07:30:00.000Z',
        lastSeenAt: '2026-11-20T07:30:00.000Z',
        current: true,
      },
      expect.objectContaining({
        device: 'Safari su iPhone',
        deviceKind: 'phone',
        lastSeenAt: '2026-11-20T07:00:00.000Z',
        current: false,
      }),
    ]);
    app.clock.advanceMinutes(10);
    const [here] = await devicesOf(onPhone);
    expect(here).toMatchObject({ device: 'Safari su iPhone', current: true });
    expect(here.lastSeenAt).toBe('2026-11-20T07:40:00.000Z');
    // The user agent is nowhere.
    const { rows } = await app.deps.pool.query('select client_label from session');
    expect(rows.map((row) => row.client_label).join()).not.toContain('Mozilla');
  });

  it('end one by one, at once and only for their owner', async () => {
    const email = await customer();
    const [onPhone, onComputer] = [await signIn(email, phone), await signIn(email, computer)];
    const [, other] = await devicesOf(onComputer);
    const stranger = await signIn(await customer(), computer);
    const refused = await stranger('auth/end-session', { session_id: other.sessionId });
    expect(refused.response.errors[0].code).toBe('session-not-found');
    expect((await devicesOf(onPhone)).length).toBe(2);

    const ended = await onComputer('auth/end-session', { session_id: other.sessionId });
    expect(ended.data.sessions).toEqual([expect.objectContaining({ current: true })]);
    expect((await onPhone('auth/sessions')).http.statusCode).toBe(419);
    const again = await onComputer('auth/end-session', { session_id: other.sessionId });
    expect(again.response.errors[0].code).toBe('session-not-found');
  });

  it('naming the own one is a logout', async () => {
    const call = await signIn(await customer(), computer);
    const [here] = await devicesOf(call);
    const answer = await call('auth/end-session', { session_id: here.sessionId });
    expect(answer).toMatchObject({ user: { userId: 0 }, data: { sessions: [] } });
    expect(answer.http.headers['set-cookie']).toContain('Max-Age=0');
    expect((await call('auth/sessions')).http.statusCode).toBe(419);
  });

  it('expired ones are not listed', async () => {
    const email = await customer();
    await signIn(email, phone);
    app.clock.advanceMinutes(200 * 24 * 60);
    expect(await devicesOf(await signIn(email, computer))).toHaveLength(1);
  });

  it.each([
    ['signing out everywhere else', 'auth/end-other-sessions', {}],
    [
      'a change of password',
      'registration/update_password',
      { old_password: password, new_password: 'tre pesche mature' },
    ],
  ])('%s keeps this one alone', async (_name, path, body) => {
    const email = await customer();
    const [onPhone, onComputer] = [await signIn(email, phone), await signIn(email, computer)];
    expect((await onComputer(path, body)).response.errors).toEqual([]);
    expect(await devicesOf(onComputer)).toEqual([expect.objectContaining({ current: true })]);
    expect((await onPhone('auth/sessions')).http.statusCode).toBe(419);
  });

  it('a password reset ends them all', async () => {
    const email = await customer();
    const onPhone = await signIn(email, phone);
    await app.anonymous.post('registration/password_reset_token_request', { e_mail: email });
    await app.drainOutbox();
    const text = app.sentMail.findLast((mail) => mail.to === email)!.text;
    const token = /reset_token=([\w-]+)/.exec(text)![1];
    await app.anonymous.post('registration/password_reset', { reset_token: token, password: 'tre pesche mature' });
    expect((await onPhone('auth/sessions')).http.statusCode).toBe(419);
  });
});
