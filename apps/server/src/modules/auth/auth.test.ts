import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { cartModule } from '../cart/index.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { profileModule } from '../profile/index.ts';
import { authModule, hashPassword } from './index.ts';
import { guardAttempt, trustAddress } from './login-guard.ts';

let app: TestApp;
const password = 'mele e pere 2026';

beforeAll(async () => {
  app = await createTestApp([catalogueModule, cartModule, profileModule, authModule]);
});
beforeEach(() => app.clock.set('2026-11-20T08:00:00+01:00'));
afterEach(async () => {
  await app.drainOutbox();
  app.sentMail.length = 0;
  await app.deps.db.deleteFrom('login_attempt').execute();
  await app.deps.db.deleteFrom('budget').execute();
});
afterAll(() => app.close());

let customers = 0;
async function customer(): Promise<{ accountId: number; email: string; login: string }> {
  const login = `utente${++customers}`;
  const email = `utente.${customers}@posta.example`;
  const accountId = await app.createAccount({ login, email, first_name: 'Giulia' });
  await app.deps.db
    .updateTable('account')
    .set({ password_hash: await hashPassword(password) })
    .where('account_id', '=', accountId)
    .execute();
  return { accountId, email, login };
}

const logIn = (login: string, secret = password, more = {}) =>
  app.anonymous.post('auth/login', { login, password: secret, ...more });
const codeOf = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors[0]?.code;

/** A client that sends this token, as the app does. */
function clientWith(token: string) {
  return (method: 'GET' | 'POST', path: string, payload = {}) =>
    app.app
      .inject({
        method,
        url: `/ebsn/api/${path}`,
        headers: { 'x-ebsn-account': token },
        ...(method === 'POST' ? { payload } : {}),
      })
      .then((http) => ({ ...http.json(), http }));
}

describe('auth/login', () => {
  it('gives greeting, token and cart, by e-mail or username whatever the case', async () => {
    const { email, login, accountId } = await customer();
    const byEmail = await logIn(email.toUpperCase());
    expect(byEmail.response).toMatchObject({ status: 0, infos: [{ info: 'Ciao di nuovo, Giulia.' }] });
    expect(byEmail.user).toMatchObject({ userId: accountId, email });
    expect(byEmail.data).toMatchObject({ cartItems: [], totalItems: 0 });
    const token = byEmail.http.headers['x-ebsn-account'] as string;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(byEmail.http.headers['set-cookie']).toContain(`X-Ebsn-Account=${token}; Path=/; HttpOnly; SameSite=Lax`);
    expect((await logIn(login)).response.status).toBe(0);
  });

  it('keeps the session for half a year when asked to, and ends it at logout', async () => {
    const { email } = await customer();
    const answer = await logIn(email, password, { remember_me: 'true' });
    expect(answer.http.headers['set-cookie']).toContain('Max-Age=15552000');
    const call = clientWith(answer.http.headers['x-ebsn-account'] as string);
    expect((await call('GET', 'auth/test')).data).toMatchObject({ authenticated: true, user: { email } });
    app.clock.advanceMinutes(60 * 24 * 100);
    expect((await call('GET', 'auth/test')).data).toMatchObject({ authenticated: true, user: { email } });
    await call('POST', 'auth/logout');
    expect((await call('GET', 'auth/test')).data).toEqual({
      authenticated: false,
      user: { userId: 0, login: '', profileConfirmed: false },
    });
    expect((await call('GET', 'registration/user_detail')).http.statusCode).toBe(419);
  });

  it('answers the same for an unknown account, a wrong password and a disabled account', async () => {
    const { email } = await customer();
    const disabled = await customer();
    await app.deps.db
      .updateTable('account')
      .set({ disabled_at: new Date() })
      .where('account_id', '=', disabled.accountId)
      .execute();
    const bodies = [
      await logIn('nessuno@posta.example'),
      await logIn(email, 'sbagliata'),
      await logIn(disabled.email),
    ].map(({ http }) => http.body);
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('login-failed');
  });

  it('works as hard for an unknown account as for a wrong password', async () => {
    const { email } = await customer();
    // processor time of this process: what other programs do meanwhile does not count
    const leastWorkOf = async (login: string) => {
      const work: number[] = [];
      for (let run = 0; run < 9; run++) {
        await app.deps.db.deleteFrom('login_attempt').execute();
        const before = process.cpuUsage();
        await logIn(login, 'sbagliata');
        const { user, system } = process.cpuUsage(before);
        work.push(user + system);
      }
      return Math.min(...work);
    };
    const [known, unknown] = [await leastWorkOf(email), await leastWorkOf('nessuno@posta.example')];
    // The password hash is most of the work: leaving it out would be a factor of three and more.
    expect(unknown).toBeGreaterThan(known / 2);
    expect(unknown).toBeLessThan(known * 2);
  });

  it('makes guessing wait longer and longer', async () => {
    const { email } = await customer();
    for (let guess = 0; guess < 10; guess++)
      expect(codeOf(await logIn(email, `sbagliata ${guess}`))).toBe('login-failed');
    const refused = await logIn(email);
    expect(codeOf(refused)).toBe('too-many-attempts');
    expect(refused.response.errors[0]?.error).toContain('Riprova fra 1 secondo');
    app.clock.advanceMinutes(2 / 60);
    expect(codeOf(await logIn(email, 'sbagliata'))).toBe('login-failed');
    expect((await logIn(email)).response.errors[0]?.error).toContain('2 secondi');
    app.clock.advanceMinutes(3 / 60);
    expect((await logIn(email)).response.status).toBe(0);
    expect(codeOf(await logIn(email, 'sbagliata'))).toBe('login-failed');
  });

  it('counts forty guesses at once as forty', async () => {
    const { email } = await customer();
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, guess) => logIn(email, `sbagliata ${guess}`)));
    expect(guesses.filter((answer) => codeOf(answer) === 'login-failed')).toHaveLength(10);
    expect(guesses.filter((answer) => codeOf(answer) === 'too-many-attempts')).toHaveLength(30);
  });
});

describe('the login guard', () => {
  const now = () => app.clock.now();
  const attempt = (subject: string, ip: string) => guardAttempt(app.deps, { subject, ip, now: now() });

  it('does not shut the owner out while somebody else guesses', async () => {
    await (await attempt('#1', '192.0.2.1')).succeeded();
    for (let address = 0; address < 30; address++) await attempt('#1', `198.51.100.${address}`);
    expect((await attempt('#1', '203.0.113.9')).waitSeconds).toBeGreaterThan(0);
    expect((await attempt('#1', '192.0.2.1')).waitSeconds).toBe(0);
    expect((await attempt('#2', '203.0.113.9')).waitSeconds).toBe(0);
    await trustAddress(app.deps, { subject: '#1', ip: '203.0.113.9', now: now() });
    expect((await attempt('#1', '203.0.113.9')).waitSeconds).toBe(0);
  });

  it('slows an address that tries many accounts, also one that owns an account', async () => {
    let last = 0;
    for (let guess = 0; guess < 55; guess++) last = (await attempt(`#${100 + guess}`, '198.51.100.7')).waitSeconds;
    expect(last).toBeGreaterThan(0);
    await app.deps.db.deleteFrom('login_attempt').execute();
    for (let guess = 0; guess < 49; guess++) await attempt(`#${100 + guess}`, '198.51.100.8');
    await (await attempt('#7', '198.51.100.8')).succeeded();
    await attempt('#200', '198.51.100.8');
    expect((await attempt('#201', '198.51.100.8')).waitSeconds).toBeGreaterThan(0);
  });

  it('waits at most the length of its window and forgets after it', async () => {
    for (let guess = 0; guess < 60; guess++) {
      const { waitSeconds } = await attempt('#1', '192.0.2.1');
      app.clock.advanceMinutes(waitSeconds / 60);
      expect(waitSeconds).toBeLessThanOrEqual(900);
    }
    app.clock.advanceMinutes(16);
    for (let guess = 0; guess < 9; guess++) expect((await attempt('#1', '192.0.2.1')).waitSeconds).toBe(0);
  });

  it('stores neither accounts nor addresses in clear', async () => {
    await attempt('anna@posta.example', '192.0.2.1');
    const rows = await app.deps.db.selectFrom('login_attempt').select('key').execute();
    expect(rows.map((row) => row.key.length)).toEqual([32, 32, 32]);
  });
});

async function requiredAnswers(accepted = true) {
  const { data } = await app.anonymous.get('registration-disclaimer/list');
  return data.disclaimers
    .filter((text: { required: boolean }) => text.required)
    .map((text: { disclaimerId: number }) => ({ disclaimer_id: text.disclaimerId, accepted }));
}

async function person(email: string, more = {}) {
  return {
    e_mail: email,
    password,
    first_name: 'Giulia',
    last_name: 'Riva',
    disclaimers: await requiredAnswers(),
    ...more,
  };
}

/** Address of the one link in the last mail, and its parameters. */
function linkIn(mail: { text: string } | undefined): URL {
  return new URL(/https?:\/\/\S+\?\S+/.exec(mail?.text ?? '')?.[0] ?? 'missing:');
}

async function accountIdOf(email: string): Promise<number> {
  const row = await app.deps.db
    .selectFrom('account')
    .select('account_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return row.account_id;
}

describe('registration', () => {
  const register = async (email: string, more = {}) =>
    app.anonymous.post('registration/register_user', await person(email, more));

  it('makes an account with address, consents and welcome voucher, and confirms it by mail', async () => {
    const email = 'nuova@posta.example';
    const answer = await register(email, {
      phone: '333 1234567',
      birth_date: '1988-05-14',
      fiscal_code: 'RVIGLI88M41F205Z',
      address: { address1: 'Via Tortona', address_number: '31', city: 'Milano', province: 'mi', postalcode: '20144' },
    });
    // the code of the example has a wrong control letter: named, nothing written
    expect(answer.response.errors[0]).toMatchObject({ code: 'invalid-fiscal-code', field: 'fiscal_code' });
    expect((await logIn(email)).response.status).toBe(1);

    const registered = await register(email, {
      phone: '333 1234567',
      birth_date: '1988-05-14',
      address: { address1: 'Via Tortona', address_number: '31', city: 'Milano', province: 'mi', postalcode: '20144' },
    });
    expect(registered.response.status).toBe(0);
    expect(registered.user.userId).toBe(0);
    await app.drainOutbox();
    const [mail] = app.sentMail;
    expect(mail).toMatchObject({ to: email, subject: 'Conferma la tua e-mail' });
    expect(mail?.html).toContain('Ciao Giulia');
    const parameters = Object.fromEntries(linkIn(mail as { text: string }).searchParams);
    expect(mail?.html).toContain(parameters.reg_control_code);
    for (let times = 0; times < 2; times++) {
      expect((await app.anonymous.post('registration/registration_confirm', parameters)).response.status).toBe(0);
    }
    const wrong = { ...parameters, e_mail: 'altra@posta.example' };
    expect(codeOf(await app.anonymous.post('registration/registration_confirm', wrong))).toBe('token-not-valid');

    const session = await logIn(email);
    const call = clientWith(session.http.headers['x-ebsn-account'] as string);
    const { data } = await call('GET', 'registration/user_detail');
    expect(data.user).toMatchObject({
      emailConfirmed: true,
      profileConfirmed: true,
      phone: '+393331234567',
      accountType: 'person',
    });
    const row = await app.deps.db
      .selectFrom('address')
      .selectAll()
      .where('account_id', '=', data.user.userId)
      .executeTakeFirst();
    expect(row).toMatchObject({ province: 'MI', is_default: true });
    const voucher = await app.deps.db
      .selectFrom('gift_certificate')
      .selectAll()
      .where('account_id', '=', data.user.userId)
      .execute();
    expect(voucher).toMatchObject([{ balance_cents: 500, minimum_order_cents: 4000 }]);
    const consents = await app.deps.db
      .selectFrom('account_disclaimer')
      .selectAll()
      .where('account_id', '=', data.user.userId)
      .execute();
    expect(consents).toHaveLength(2);
  });

  it('tells nobody that an address is in use, except its owner', async () => {
    const { email } = await customer();
    const fresh = await register('mai.vista@posta.example');
    const taken = await register(email.toUpperCase(), { password: 'un’altra password' });
    expect(taken.http.body).toBe(fresh.http.body);
    await app.drainOutbox();
    expect(app.sentMail.map((mail) => [mail.to, mail.subject])).toEqual([
      ['mai.vista@posta.example', 'Conferma la tua e-mail'],
      [email, 'Hai già un account Sporta'],
    ]);
    expect((await logIn(email, 'un’altra password')).response.status).toBe(1);
    expect((await logIn(email)).response.status).toBe(0);
  });

  it('makes one account of ten registrations at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => register('insieme@posta.example')));
    expect(answers.map((answer) => answer.response.status)).toEqual(Array(10).fill(0));
    const rows = await app.deps.db
      .selectFrom('account')
      .select('account_id')
      .where('email', '=', 'insieme@posta.example')
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('registers a company; who comes first is its master account, who comes later stays outside until let in', async () => {
    const business = { company_name: 'Trattoria Bassi srl', vat_number: 'IT12345678903', recipient_code: 'abcdefg' };
    const asCompany = { account_type: 'business', business };
    expect((await register('capo@azienda.example', asCompany)).response.status).toBe(0);
    expect((await register('cuoco@azienda.example', asCompany)).response.status).toBe(0);
    const rows = await app.deps.db
      .selectFrom('account')
      .select(['segment', 'price_list_id', 'is_master'])
      .where('email', 'like', '%@azienda.example')
      .orderBy('account_id')
      .execute();
    expect(rows).toEqual([
      { segment: 'business', price_list_id: 2, is_master: true },
      { segment: 'household', price_list_id: 1, is_master: false },
    ]);
    const warnings = async (who: string) => (await logIn(who)).response.warnings.map(({ code }) => code);
    expect(await warnings('capo@azienda.example')).toEqual([]);
    expect(await warnings('cuoco@azienda.example')).toEqual(['company-request-pending']);
    const wrong = { ...asCompany, business: { ...business, vat_number: '12345678900' } };
    expect(codeOf(await register('x@azienda.example', wrong))).toBe('invalid-vat-number');
  });

  it('keeps every place of a company, and makes invoices out to it at once', async () => {
    const place = {
      address1: 'Via Tortona',
      address_number: '31',
      city: 'Milano',
      province: 'MI',
      postalcode: '20144',
    };
    const office = {
      address1: 'Piazza Duomo',
      address_number: '1',
      city: 'Milano',
      province: 'MI',
      postalcode: '20122',
    };
    const business = { company_name: 'Bar Sport srl', vat_number: '00743110157', pec: 'bar@pec.example' };
    const bar = {
      account_type: 'business',
      business,
      phone: '02 1234567',
      address: { ...place, address_name: 'Bar' },
      other_addresses: [
        { ...place, address_name: 'Magazzino', recipient: 'Ugo Neri', phone: '333 7654321' },
        { ...place, address_name: 'Chiosco' },
      ],
      billing_address: office,
    };
    const badPlace = { ...bar, other_addresses: [place, { ...place, postalcode: '00000' }] };
    expect((await register('bar@posta.example', badPlace)).response.errors[0]).toMatchObject({
      code: 'postalcode-unknown',
      field: 'other_addresses.1.postalcode',
    });
    const badCode = { ...bar, business: { ...business, fiscal_code: '12345678900' } };
    expect((await register('bar@posta.example', badCode)).response.errors[0]).toMatchObject({
      code: 'invalid-fiscal-code',
      field: 'business.fiscal_code',
    });

    expect((await register('bar@posta.example', bar)).response.status).toBe(0);
    const accountId = await accountIdOf('bar@posta.example');
    const rows = await app.deps.db
      .selectFrom('address')
      .select(['address_name', 'recipient', 'phone', 'is_default'])
      .where('account_id', '=', accountId)
      .orderBy('address_id')
      .execute();
    expect(rows).toEqual([
      { address_name: 'Bar', recipient: '', phone: '+39021234567', is_default: true },
      { address_name: 'Magazzino', recipient: 'Ugo Neri', phone: '+393337654321', is_default: false },
      { address_name: 'Chiosco', recipient: '', phone: '+39021234567', is_default: false },
    ]);
    const holders = await app.deps.db
      .selectFrom('person_fiscal')
      .select(['type', 'company_name', 'fiscal_code', 'pec', 'address1', 'is_default'])
      .where('account_id', '=', accountId)
      .execute();
    expect(holders).toEqual([
      {
        type: 'business',
        company_name: 'Bar Sport srl',
        fiscal_code: '00743110157',
        pec: 'bar@pec.example',
        address1: 'Piazza Duomo',
        is_default: true,
      },
    ]);
  });

  it('refuses what cannot be, naming the field', async () => {
    const refusals = [
      [await register('a@posta.example', { password: '12345678' }), 'weak-password'],
      [await register('a@posta.example', { birth_date: '2012-01-01' }), 'underage'],
      [await register('a@posta.example', { birth_date: '2030-01-01' }), 'birth-date-not-valid'],
      [await register('a@posta.example', { fidelity_card: '1234567890123' }), 'fidelity-card-not-valid'],
      [await register('a@posta.example', { disclaimers: await requiredAnswers(false) }), 'disclaimer-required'],
      [
        await register('a@posta.example', { disclaimers: [{ disclaimer_id: 99_999, accepted: true }] }),
        'disclaimer-not-found',
      ],
    ] as const;
    for (const [answer, code] of refusals) {
      expect(codeOf(answer)).toBe(code);
      expect(answer.response.errors[0]?.field).toBeTruthy();
    }
    const several = await register('a@posta.example', {
      password: '12345678',
      fidelity_card: '1234567890123',
      fiscal_code: 'RVIGLI88M41F205A',
    });
    expect(several.response.errors.map(({ field }) => field)).toEqual(['password', 'fidelity_card', 'fiscal_code']);
    const phone = await register('a@posta.example', { phone: '1234567' });
    expect([phone.http.statusCode, phone.response.errors[0]?.field]).toEqual([400, 'phone']);
  });
});

describe('passwords', () => {
  it('are reset with the code of the mail, once, and every device is logged out', async () => {
    const { email } = await customer();
    const token = (await logIn(email)).http.headers['x-ebsn-account'] as string;
    const asked = await app.anonymous.post('registration/password_reset_token_request', { e_mail: email });
    const askedForNobody = await app.anonymous.post('registration/password_reset_token_request', {
      e_mail: 'nessuno@posta.example',
    });
    expect(asked.http.body).toBe(askedForNobody.http.body);
    await app.drainOutbox();
    expect(app.sentMail).toHaveLength(1);
    const parameters = Object.fromEntries(linkIn(app.sentMail[0] as { text: string }).searchParams);
    const outbox = await app.deps.db.selectFrom('outbox').select('payload').execute();
    expect(JSON.stringify(outbox)).not.toContain(parameters.reset_token);

    for (const ask of [app.anonymous.get, app.anonymous.post]) {
      expect((await ask('registration/password_reset_token_check', parameters)).response.status).toBe(0);
    }
    const someoneElse = { ...parameters, e_mail: 'nessuno@posta.example' };
    expect(codeOf(await app.anonymous.get('registration/password_reset_token_check', someoneElse))).toBe(
      'token-not-valid',
    );
    const reset = (secret: string) =>
      app.anonymous.post('registration/password_reset', { ...parameters, password: secret });
    expect(codeOf(await reset('password'))).toBe('weak-password');
    const answers = await Promise.all(['una nuova chiave', 'una nuova chiave'].map(reset));
    expect(answers.map((answer) => codeOf(answer)).sort()).toEqual(['token-not-valid', undefined]);
    expect((await clientWith(token)('GET', 'auth/test')).data.authenticated).toBe(false);
    expect((await logIn(email, 'una nuova chiave')).response.status).toBe(0);
    await app.drainOutbox();
    expect(app.sentMail.at(-1)?.subject).toBe('La tua password è cambiata');
  });

  it('cannot be reset after two hours, and a mailbox is not filled', async () => {
    const { email } = await customer();
    for (let times = 0; times < 8; times++) {
      await app.anonymous.post('registration/password_reset_token_request', { e_mail: email });
    }
    await app.drainOutbox();
    expect(app.sentMail).toHaveLength(5);
    const parameters = Object.fromEntries(linkIn(app.sentMail[0] as { text: string }).searchParams);
    app.clock.advanceMinutes(121);
    expect(codeOf(await app.anonymous.get('registration/password_reset_token_check', parameters))).toBe(
      'token-not-valid',
    );
  });

  it('are changed by who knows the old one; this device stays logged in', async () => {
    const { email } = await customer();
    const [here, there] = [await logIn(email), await logIn(email)].map((answer) =>
      clientWith(answer.http.headers['x-ebsn-account'] as string),
    );
    const change = (old_password: string, new_password: string) =>
      here!('POST', 'registration/update_password', { old_password, new_password });
    expect(codeOf(await change('sbagliata', 'una nuova chiave'))).toBe('wrong-password');
    expect(codeOf(await change(password, password))).toBe('same-password');
    expect(codeOf(await change(password, 'aaaaaaaaaa'))).toBe('weak-password');
    expect(codeOf(await change(password, 'una nuova chiave'))).toBeUndefined();
    expect((await here!('GET', 'auth/test')).data.authenticated).toBe(true);
    expect((await there!('GET', 'auth/test')).data.authenticated).toBe(false);
  });
});

describe('e-mail and username', () => {
  it('changes the address after the new one is confirmed', async () => {
    const { accountId, email } = await customer();
    const other = await customer();
    const client = await app.clientOf(accountId);
    expect(codeOf(await client.post('registration/update_email_request', { new_email: email }))).toBe('same-email');
    await client.post('registration/update_email_request', { new_email: other.email, password });
    await client.post('registration/update_email_request', { new_email: 'nuovo.indirizzo@posta.example', password });
    await app.drainOutbox();
    expect(app.sentMail.map((mail) => [mail.to, mail.subject])).toEqual([
      [other.email, 'Hai già un account Sporta'],
      ['nuovo.indirizzo@posta.example', 'Conferma la nuova e-mail'],
    ]);
    const token = linkIn(app.sentMail[1] as { text: string }).searchParams.get('token') as string;
    expect((await client.post('registration/update_email', { token })).response.status).toBe(0);
    expect(codeOf(await client.post('registration/update_email', { token }))).toBe('token-not-valid');
    expect((await logIn('nuovo.indirizzo@posta.example')).response.status).toBe(0);
    await app.drainOutbox();
    expect(app.sentMail.at(-1)).toMatchObject({ to: email, subject: 'L’e-mail del tuo account è cambiata' });
  });

  it('takes a username that is free and is nobody’s e-mail', async () => {
    const [anna, bruno] = [await customer(), await customer()];
    const client = await app.clientOf(anna.accountId);
    const change = (username: string) =>
      client.post(`registration/update_username?username=${encodeURIComponent(username)}`);
    expect(codeOf(await change(bruno.login.toUpperCase()))).toBe('username-not-available');
    expect(codeOf(await change(bruno.email))).toBe('username-not-valid');
    const changed = await change('anna.spesa');
    expect(changed.user.login).toBe('anna.spesa');
    expect((await logIn('Anna.Spesa')).response.status).toBe(0);
  });
});

describe('one’s own data', () => {
  it('can be taken away as a file, and removed for good after a mail', async () => {
    const { accountId, email, login } = await customer();
    const { db } = app.deps;
    await db
      .insertInto('address')
      .values({ account_id: accountId, address1: 'Via Segreta', city: 'Milano', province: 'MI', postalcode: '20144' })
      .execute();
    await db.insertInto('product_list').values({ account_id: accountId, name: 'Colazione' }).execute();
    const client = await app.clientOf(accountId);
    const file = await client.get('registration/user_export');
    expect(file.http.headers['content-disposition']).toContain('attachment');
    expect(file.http.json()).toMatchObject({
      user: { email },
      addresses: [{ address1: 'Via Segreta' }],
      lists: [{ name: 'Colazione', items: [] }],
    });

    await client.post('registration/anonymize_token_request');
    await app.drainOutbox();
    const token = linkIn(app.sentMail[0] as { text: string }).searchParams.get('anonymize_token') as string;
    for (const ask of [app.anonymous.get, app.anonymous.post]) {
      expect((await ask('registration/anonymize_token_check', { login, token })).response.status).toBe(0);
    }
    expect(codeOf(await app.anonymous.get('registration/anonymize_token_check', { login: 'altro', token }))).toBe(
      'token-not-valid',
    );
    const stranger = await app.clientOf((await customer()).accountId);
    expect(codeOf(await stranger.post('registration/user_anonymize', { token }))).toBe('token-not-valid');

    expect((await client.post('registration/user_anonymize', { token })).user).toEqual({
      userId: 0,
      login: '',
      profileConfirmed: false,
    });
    expect((await client.get('registration/user_detail')).http.statusCode).toBe(419);
    expect(codeOf(await logIn(email))).toBe('login-failed');
    const account = await db.selectFrom('account').selectAll().where('account_id', '=', accountId).executeTakeFirst();
    expect(JSON.stringify(account)).not.toMatch(/Giulia|utente/);
    for (const table of ['address', 'product_list', 'session', 'account_token'] as const) {
      expect(await db.selectFrom(table).select('account_id').where('account_id', '=', accountId).execute()).toEqual([]);
    }
  });

  it('stays while an order is on its way', async () => {
    const { accountId } = await customer();
    const { db } = app.deps;
    const now = app.clock.now();
    const { warehouse_id } = await db
      .insertInto('warehouse')
      .values({
        slug: 'n',
        name: 'N',
        address1: '',
        city: '',
        province: 'MI',
        postalcode: '20144',
        latitude: 0,
        longitude: 0,
      })
      .returning('warehouse_id')
      .executeTakeFirstOrThrow();
    const { timeslot_id } = await db
      .insertInto('timeslot')
      .values({
        warehouse_id,
        delivery_service_id: 1,
        day: '2026-11-21',
        begin_time: '18:00',
        end_time: '20:00',
        begin_at: now,
        end_at: now,
        cutoff_at: now,
        released_at: now,
        capacity_orders: 1,
        capacity_units: 1,
      })
      .returning('timeslot_id')
      .executeTakeFirstOrThrow();
    const { cart_id } = await db
      .insertInto('cart')
      .values({ account_id: accountId })
      .returning('cart_id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('orders')
      .values({
        order_id: 4711,
        order_number: 'N4711',
        account_id: accountId,
        cart_id,
        idempotency_key: 'k',
        state: 'confirmed',
        warehouse_id,
        delivery_service_id: 1,
        timeslot_id,
        slot_begin_at: now,
        slot_end_at: now,
        cutoff_at: now,
        address: JSON.stringify({ city: 'Milano', address1: 'Via Segreta', recipient: 'Giulia' }),
        price_list_id: 1,
        items_cents: 0,
        tax_cents: 0,
        total_cents: 0,
        payable_cents: 0,
        order_comment: 'citofono Riva',
      })
      .execute();
    const client = await app.clientOf(accountId);
    expect(codeOf(await client.post('registration/anonymize_token_request'))).toBe('open-orders');

    await db.updateTable('orders').set({ state: 'delivered' }).where('order_id', '=', 4711).execute();
    await client.post('registration/anonymize_token_request');
    await app.drainOutbox();
    const { searchParams } = linkIn(app.sentMail[0] as { text: string });
    // older clients show the code once and then send none
    expect(codeOf(await client.post('registration/user_anonymize'))).toBe('token-not-valid');
    const [login, token] = [searchParams.get('login'), searchParams.get('anonymize_token')];
    await app.anonymous.get('registration/anonymize_token_check', { login, token });
    expect((await client.get('registration/user_anonymize')).response.status).toBe(0);
    const order = await db
      .selectFrom('orders')
      .select(['address', 'order_comment'])
      .where('order_id', '=', 4711)
      .executeTakeFirst();
    expect(order).toMatchObject({ order_comment: null, address: { city: 'Milano', address1: '' } });
    expect(JSON.stringify(order)).not.toContain('Giulia');
  });
});
