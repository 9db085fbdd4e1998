import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { hashPassword } from './index.ts';

let app: TestApp;
let passwordHash: string;
const password = 'mele e pere 2026';
const other = 'una nuova chiave';

beforeAll(async () => {
  app = await createTestApp(modules);
  passwordHash = await hashPassword(password);
});
beforeEach(() => app.clock.set('2026-11-20T08:00:00+01:00'));
afterEach(async () => {
  await app.drainOutbox();
  app.sentMail.length = 0;
  await app.deps.pool.query('delete from login_attempt');
  await app.deps.pool.query('delete from budget');
});
afterAll(() => app.close());

let people = 0;
/** Somebody with a confirmed e-mail and a password. */
async function customer(): Promise<{ accountId: number; email: string }> {
  const email = `vittima.${++people}@posta.example`;
  const accountId = await app.createAccount({ login: email, email });
  await app.deps.pool.query('update account set password_hash = $2 where account_id = $1', [accountId, passwordHash]);
  return { accountId, email };
}

const codeOf = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors[0]?.code;

async function signIn(login: string, secret = password) {
  const answer = await app.anonymous.post('auth/login', { login, password: secret });
  const token = answer.http.headers['x-ebsn-account'] as string | undefined;
  const send = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const http = await app.app.inject({
      method,
      url: `/ebsn/api/${path}`,
      headers: { 'x-ebsn-account': token ?? '' },
      ...(payload ? { payload } : {}),
    });
    return { ...http.json(), http };
  };
  return {
    failed: token === undefined,
    post: (path: string, payload: object = {}) => send('POST', path, payload),
    lives: async () => (await send('GET', 'auth/test')).data.authenticated as boolean,
  };
}

const lastMailTo = (address: string) => app.sentMail.findLast((mail) => mail.to === address);
function linkTo(address: string): URL {
  const mail = lastMailTo(address);
  return new URL(/https?:\/\/\S+\?\S+/.exec(mail?.text ?? '')?.[0] ?? 'missing:');
}

/** Asks for another address and gives the code of the mail. */
async function pendingChange(session: Awaited<ReturnType<typeof signIn>>, newEmail: string, secret = password) {
  const asked = await session.post('registration/update_email_request', { new_email: newEmail, password: secret });
  expect(codeOf(asked)).toBeUndefined();
  await app.drainOutbox();
  return linkTo(newEmail).searchParams.get('token') as string;
}

async function resetCode(email: string) {
  await app.anonymous.post('registration/password_reset_token_request', { e_mail: email });
  await app.drainOutbox();
  return Object.fromEntries(linkTo(email).searchParams);
}
const reset = (code: object, secret = other) =>
  app.anonymous.post('registration/password_reset', { ...code, password: secret });
const emailOf = async (accountId: number) =>
  (await app.deps.pool.query('select email from account where account_id = $1', [accountId])).rows[0].email;

async function registration(email: string, more = {}) {
  const { data } = await app.anonymous.get('registration-disclaimer/list');
  return {
    e_mail: email,
    password,
    first_name: 'Ugo',
    last_name: 'Ladri',
    disclaimers: data.disclaimers
      .filter((text: { required: boolean }) => text.required)
      .map((text: { disclaimerId: number }) => ({ disclaimer_id: text.disclaimerId, accepted: true })),
    ...more,
  };
}
const register = async (email: string, more = {}) =>
  app.anonymous.post('registration/register_user', await registration(email, more));

describe('a change of e-mail that somebody left pending in an account', () => {
  it('needs the password, and a session of that account to be confirmed', async () => {
    const { accountId, email } = await customer();
    const session = await signIn(email);
    const ask = (more: object) =>
      session.post('registration/update_email_request', { new_email: 'x@ladri.example', ...more });
    const [absent, wrong] = [await ask({}), await ask({ password: 'sbagliata' })];
    expect(absent.response.errors[0]).toMatchObject({ code: 'password-needed', field: 'password' });
    expect(wrong.response.errors[0]).toMatchObject({ code: 'wrong-password', field: 'password' });
    const token = await pendingChange(session, 'nuova@posta.example');
    expect((await app.anonymous.post('registration/update_email', { token })).http.statusCode).toBe(419);
    const stranger = await signIn((await customer()).email);
    expect(codeOf(await stranger.post('registration/update_email', { token }))).toBe('other-account');
    expect(await emailOf(accountId)).toBe(email);
    expect(codeOf(await session.post('registration/update_email', { token }))).toBeUndefined();
    expect(await emailOf(accountId)).toBe('nuova@posta.example');
  });

  const closings: [string, (who: { email: string }) => Promise<void>][] = [
    [
      'a change of password',
      async ({ email }) => {
        const session = await signIn(email);
        await session.post('registration/update_password', { old_password: password, new_password: other });
      },
    ],
    ['a reset', async ({ email }) => void (await reset(await resetCode(email)))],
    ['signing out everywhere', async ({ email }) => void (await (await signIn(email)).post('auth/end-other-sessions'))],
    [
      'another change of e-mail',
      async ({ email }) => {
        const session = await signIn(email);
        const token = await pendingChange(session, `altra.${email}`);
        await session.post('registration/update_email', { token });
      },
    ],
  ];

  it.each(closings)('is void after %s', async (_name, close) => {
    const who = await customer();
    const token = await pendingChange(await signIn(who.email), `ladro.${who.email}`);
    await close(who);
    const address = await emailOf(who.accountId);
    const owner = await app.clientOf(who.accountId);
    expect(codeOf(await owner.post('registration/update_email', { token }))).toBe('token-not-valid');
    expect(await emailOf(who.accountId)).toBe(address);
  });

  it('is void after a reset even when its mail had not gone out yet', async () => {
    const { email } = await customer();
    const code = await resetCode(email);
    const session = await signIn(email);
    await session.post('registration/update_email_request', { new_email: 'lento@ladri.example', password });
    expect(codeOf(await reset(code))).toBeUndefined();
    await app.drainOutbox();
    expect(lastMailTo('lento@ladri.example')).toBeUndefined();
  });

  it('leaves the one of two codes that was asked for last', async () => {
    const { email } = await customer();
    const session = await signIn(email);
    const first = await pendingChange(session, 'prima@posta.example');
    const second = await pendingChange(session, 'seconda@posta.example');
    expect(codeOf(await session.post('registration/update_email', { token: first }))).toBe('token-not-valid');
    const twice = await Promise.all([1, 2].map(() => session.post('registration/update_email', { token: second })));
    expect(twice.map(codeOf).sort()).toEqual(['token-not-valid', undefined]);
  });

  it('does not make the owner’s reset void by being asked for again and again', async () => {
    const { email } = await customer();
    const code = await resetCode(email);
    await pendingChange(await signIn(email), 'insistente@ladri.example');
    expect(codeOf(await reset(code))).toBeUndefined();
  });

  it('and a reset at the same moment: one of them counts', async () => {
    for (let round = 0; round < 8; round++) {
      const who = await customer();
      const session = await signIn(who.email);
      const thief = `corsa.${who.email}`;
      const token = await pendingChange(session, thief);
      const code = await resetCode(who.email);
      const [change, back] = await Promise.all([session.post('registration/update_email', { token }), reset(code)]);
      const changed = change.http.statusCode === 200 && codeOf(change) === undefined;
      expect(changed).not.toBe(codeOf(back) === undefined);
      expect(await emailOf(who.accountId)).toBe(changed ? thief : who.email);
      await app.deps.pool.query('delete from budget');
    }
  });
});

describe('a login with the old password while it is being changed', () => {
  it('leaves no session behind', async () => {
    for (let round = 0; round < 5; round++) {
      const { email } = await customer();
      const code = await resetCode(email);
      const [, ...sessions] = await Promise.all([reset(code), ...[1, 2, 3, 4].map(() => signIn(email))]);
      for (const session of sessions) expect(session.failed || !(await session.lives())).toBe(true);
      await app.deps.pool.query('delete from login_attempt');
    }
  });
});

describe('the mailbox an account was taken off', () => {
  async function takeOver() {
    const victim = await customer();
    const thief = await signIn(victim.email);
    const stolen = `ladro.${victim.email}`;
    const token = await pendingChange(thief, stolen);
    expect(codeOf(await thief.post('registration/update_email', { token }))).toBeUndefined();
    await app.drainOutbox();
    const link = linkTo(victim.email);
    expect(link.pathname).toBe('/email-restored');
    return { ...victim, thief, stolen, undo: { token: link.searchParams.get('token') as string } };
  }
  const undo = (body: object) => app.anonymous.post('registration/undo_email_change', body);

  it('gets it back, whatever was done with it meanwhile', async () => {
    const { accountId, email, thief, stolen, undo: code } = await takeOver();
    await thief.post('registration/update_password', { old_password: password, new_password: other });
    const further = await pendingChange(thief, `oltre.${email}`, other);
    expect(codeOf(await thief.post('registration/update_email', { token: further }))).toBeUndefined();
    await app.drainOutbox();
    const backToThief = linkTo(stolen).searchParams.get('token');
    const pending = await pendingChange(thief, `ancora.${email}`, other);

    const answers = await Promise.all([undo(code), undo(code)]);
    expect(answers.map(codeOf).sort()).toEqual(['token-not-valid', undefined]);
    const { data } = answers.find((answer) => codeOf(answer) === undefined)!;
    expect(data.email).toBe(email);
    expect(await emailOf(accountId)).toBe(email);
    expect(await thief.lives()).toBe(false);
    expect((await signIn(email, other)).failed).toBe(true);
    expect(codeOf(await undo({ token: backToThief }))).toBe('token-not-valid');
    const owner = await app.clientOf(accountId);
    expect(codeOf(await owner.post('registration/update_email', { token: pending }))).toBe('token-not-valid');
    expect(codeOf(await reset({ e_mail: email, reset_token: data.resetToken }, 'di nuovo la mia'))).toBeUndefined();
    expect((await signIn(email, 'di nuovo la mia')).failed).toBe(false);
  });

  it('cannot be registered by somebody else meanwhile, who sees no difference', async () => {
    const { accountId, email, undo: code } = await takeOver();
    const [free, kept] = [await register('libera@posta.example'), await register(email.toUpperCase())];
    expect(kept.http.body).toBe(free.http.body);
    expect((await signIn(email)).failed).toBe(true);
    await app.drainOutbox();
    // who tries gets the mail again, which replaces the earlier link
    expect(codeOf(await undo(code))).toBe('token-not-valid');
    expect(codeOf(await undo({ token: linkTo(email).searchParams.get('token') }))).toBeUndefined();
    expect(await emailOf(accountId)).toBe(email);
  });

  it('gets nothing back after two weeks, or of an account that was forgotten', async () => {
    const late = await takeOver();
    app.clock.advanceMinutes(14 * 24 * 60 + 1);
    expect(codeOf(await undo(late.undo))).toBe('token-not-valid');

    app.clock.set('2026-11-20T08:00:00+01:00');
    const gone = await takeOver();
    await gone.thief.post('registration/anonymize_token_request');
    await app.drainOutbox();
    const token = linkTo(gone.stolen).searchParams.get('anonymize_token');
    expect(codeOf(await gone.thief.post('registration/user_anonymize', { token }))).toBeUndefined();
    expect(codeOf(await undo(gone.undo))).toBe('token-not-valid');
    expect(await emailOf(gone.accountId)).toMatch(/^rimosso-/);
  });
});

describe('an account somebody registered with the address of another', () => {
  const place = { address1: 'Via del Ladro', address_number: '1', city: 'Milano', province: 'MI', postalcode: '20144' };

  async function hijack(more = {}) {
    const email = `in.attesa.${++people}@posta.example`;
    expect((await register(email, { phone: '333 1234567', address: place, ...more })).response.status).toBe(0);
    await app.drainOutbox();
    const confirmation = Object.fromEntries(linkTo(email).searchParams);
    const { rows } = await app.deps.pool.query('select account_id from account where email = $1', [email]);
    return { email, accountId: rows[0].account_id as number, confirmation, thief: await signIn(email) };
  }

  it('is the owner’s alone after their reset: no session, code, password, address, list or company of before', async () => {
    const business = { company_name: 'Vittima srl', vat_number: '00743110157', pec: 'vittima@pec.example' };
    const { email, accountId, thief } = await hijack({ account_type: 'business', business });
    await thief.post('list/insert', { name: 'Lista del ladro' });
    await thief.post('registration/update_username', { username: 'entro.di.qui' });
    const token = await pendingChange(thief, `trappola.${email}`);

    expect(codeOf(await reset(await resetCode(email)))).toBeUndefined();
    expect(await thief.lives()).toBe(false);
    for (const login of [email, 'entro.di.qui']) expect((await signIn(login)).failed).toBe(true);
    const owner = await signIn(email, other);
    expect(codeOf(await owner.post('registration/update_email', { token }))).toBe('token-not-valid');
    expect(await emailOf(accountId)).toBe(email);
    for (const table of ['address', 'product_list', 'person_fiscal', 'company_join_request']) {
      const { rows } = await app.deps.pool.query(`select 1 from ${table} where account_id = $1`, [accountId]);
      expect([table, rows]).toEqual([table, []]);
    }
    const { rows } = await app.deps.pool.query(
      'select company_id, is_master, segment, price_list_id, phone, login from account where account_id = $1',
      [accountId],
    );
    expect(rows).toEqual([
      { company_id: null, is_master: false, segment: 'household', price_list_id: 1, phone: null, login: email },
    ]);
  });

  it('is not confirmed by the owner who follows the link and does not know the password', async () => {
    const { accountId, confirmation, thief } = await hijack();
    const confirm = (more: object) =>
      app.anonymous.post('registration/registration_confirm', { ...confirmation, ...more });
    expect(codeOf(await confirm({ password: 'non la so' }))).toBe('wrong-password');
    const { rows } = await app.deps.pool.query('select email_confirmed_at from account where account_id = $1', [
      accountId,
    ]);
    expect(rows).toEqual([{ email_confirmed_at: null }]);
    // who registered it themselves does
    expect(codeOf(await confirm({ password }))).toBeUndefined();
    expect(await thief.lives()).toBe(false);
  });

  it('ends what was begun when it is confirmed by the code alone, as older clients do', async () => {
    const { email, accountId, confirmation, thief } = await hijack();
    const token = await pendingChange(thief, `zitto.${email}`);
    expect(codeOf(await app.anonymous.post('registration/registration_confirm', confirmation))).toBeUndefined();
    expect(await thief.lives()).toBe(false);
    const again = await app.clientOf(accountId);
    expect(codeOf(await again.post('registration/update_email', { token }))).toBe('token-not-valid');
  });

  it('keeps what its own registrant entered', async () => {
    const { accountId, confirmation } = await hijack();
    await app.anonymous.post('registration/registration_confirm', { ...confirmation, password });
    const { rows } = await app.deps.pool.query('select address1 from address where account_id = $1', [accountId]);
    expect(rows).toEqual([{ address1: 'Via del Ladro' }]);
  });

  it('tells and gives nothing to a mailbox that was never confirmed, when its address is changed', async () => {
    const { email, thief } = await hijack();
    const token = await pendingChange(thief, `mio.${email}`);
    app.sentMail.length = 0;
    expect(codeOf(await thief.post('registration/update_email', { token }))).toBeUndefined();
    await app.drainOutbox();
    // the welcome goes to the address they confirmed
    expect(app.sentMail.map(({ to }) => to)).toEqual([`mio.${email}`]);
    expect((await register(email)).response.status).toBe(0);
    await app.drainOutbox();
    expect(lastMailTo(email)?.subject).toBe('Conferma la tua e-mail');
  });
});
