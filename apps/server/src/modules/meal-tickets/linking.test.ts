import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/log.ts';
import { unseal } from '../../platform/sealed.ts';
import type { TestClient } from '../../platform/testing/test-app.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { linkAccount } from '../orders/testing/ticket-issuers.ts';
import { edenredLoginUrl } from './edenred-login.ts';

/* Linking, leaving and asking accounts at issuers, over HTTP against their simulators. */

let world: CheckoutWorld;
let customer: Customer;
let client: TestClient;
const logged: string[] = [];

beforeAll(async () => {
  const log = createLogger('debug', { write: (line) => void logged.push(line) });
  world = await startCheckoutWorld({ ticketIssuers: true, log });
});
afterAll(() => world.close());
beforeEach(async () => {
  customer = await world.customer();
  client = customer.client;
});
afterEach(() => world.issuers.noBadDays());

type Issuer = 'edenred' | 'pluxee' | 'pellegrini' | 'upday';
const link = (issuer: Issuer, username?: string) => linkAccount(world.issuers, client, issuer, username);
const detail = async (issuer: Issuer) => (await client.get(`meal-ticket/${issuer}/detail`)).data.mealTicket;
const list = async () => (await client.get('meal-ticket-type/list')).data;
const secretOf = async (issuer: Issuer): Promise<Buffer> => {
  const { rows } = await world.deps.pool.query(
    `select l.secret from meal_ticket_link l join payment_type t using (payment_type_id) where l.account_id = $1 and t.provider = $2`,
    [customer.accountId, issuer],
  );
  return rows[0]?.secret;
};

describe('linking an account', () => {
  it.each([
    ['edenred', { balance: 112, faceValue: 8 }],
    ['pluxee', { balance: 42, faceValue: 7 }],
    ['pellegrini', { balance: 80.9, faceValue: 5.29 }],
    ['upday', { balance: 72, faceValue: 8 }],
  ] as const)('%s, in its own way', async (issuer, held) => {
    expect(await detail(issuer)).toMatchObject({ linked: false, selected: false });
    await link(issuer);
    expect(await detail(issuer)).toMatchObject({ linked: true, account: 'Giulia Riva', ...held });
  });

  it('keeps what proves it sealed, and never logs it', async () => {
    for (const issuer of ['edenred', 'pluxee', 'pellegrini', 'upday'] as const) await link(issuer);
    const sealed = await secretOf('edenred');
    expect(sealed.toString('latin1')).not.toMatch(/giulia|Token|refresh/);
    const { rows } = await world.deps.pool.query('select * from meal_ticket_link');
    expect(JSON.stringify(rows)).not.toContain('Buoni-2026!');
    expect(logged.join('')).not.toContain('Buoni-2026!');
    expect(logged.join('')).not.toMatch(/code=|refreshToken|accessToken|linkToken|code_verifier/);
  });

  it('Edenred comes back to the browser by GET, or by a form that it asks to come again', async () => {
    const callback = async (post: boolean) => {
      const { loginUrl } = await detail('edenred');
      const back = await world.issuers.signIn(loginUrl);
      const fields = Object.fromEntries(back.searchParams);
      const first = post ? await client.page(back.pathname, fields) : await client.page(back.href);
      return post ? client.page(String(first.headers.location)) : first;
    };
    expect((await callback(false)).headers.location).toBe('/profile/payment-method?buoni=collegato');
    await client.post('meal-ticket/edenred/mobile-logout');
    expect((await detail('edenred')).linked).toBe(false);
    expect((await callback(true)).headers.location).toBe('/profile/payment-method?buoni=collegato');
  });

  it('goes back to the payment page when it began there', async () => {
    const { mealTicketTypes } = await list();
    const back = await world.issuers.signIn(mealTicketTypes[0].loginUrl);
    expect((await client.page(back.href)).headers.location).toBe('/payment?buoni=collegato');
  });

  it('the second product of Edenred takes the place of the first', async () => {
    await link('edenred');
    const type = { paymentTypeId: 31, provider: 'edenred' };
    const tc = await edenredLoginUrl(
      world.deps,
      { accountId: customer.accountId, type, page: '/payment' },
      'compliments',
    );
    const { pathname, searchParams } = await world.issuers.signIn(tc!);
    expect(pathname).toBe('/meal-ticket/edenred/callback-tc');
    const { response } = await client.post('meal-ticket/edenred/mobile-callback-tc', Object.fromEntries(searchParams));
    expect(response.status).toBe(0);
    expect(await detail('edenred')).toMatchObject({ linked: true, balance: 50, faceValue: 10 });
  });

  it('an app hands in the code alone', async () => {
    const { loginUrl } = await detail('edenred');
    const { searchParams } = await world.issuers.signIn(loginUrl);
    const { data } = await client.post('meal-ticket/edenred/mobile-callback', { code: searchParams.get('code') });
    expect(data.login.state).toBe('linked');
  });

  it('refuses the code and the state of somebody else, and a page that is too old', async () => {
    const other = await world.customer();
    const { loginUrl } = (await other.client.get('meal-ticket/edenred/detail')).data.mealTicket;
    const back = await world.issuers.signIn(loginUrl, 'marco');
    const fields = Object.fromEntries(back.searchParams);
    expect((await client.page(back.href)).headers.location).toBe('/profile/payment-method?buoni=non-riuscito');
    const withState = await client.post('meal-ticket/edenred/mobile-callback', fields);
    expect(withState.response.errors[0]?.code).toBe('login-failed');
    const codeAlone = await client.post('meal-ticket/edenred/mobile-callback', { code: fields.code! });
    expect(codeAlone.response.errors[0]?.code).toBe('login-failed');
    expect(await secretOf('edenred')).toBeUndefined();

    const mine = await world.issuers.signIn((await detail('edenred')).loginUrl);
    const before = world.clock.now();
    world.clock.advanceMinutes(11);
    expect((await client.page(mine.href)).headers.location).toBe('/profile/payment-method?buoni=non-riuscito');
    world.clock.set(before);
    mine.searchParams.set('state', `${mine.searchParams.get('state')}x`);
    expect((await client.page(mine.href)).headers.location).toBe('/profile/payment-method?buoni=non-riuscito');
  });

  it('giving up on the issuer’s page links nothing', async () => {
    const back = await world.issuers.giveUp((await detail('edenred')).loginUrl);
    expect((await client.page(back.href)).headers.location).toBe('/profile/payment-method?buoni=annullato');
    const page = await client.page((await detail('pluxee')).loginUrl);
    const left = await world.issuers.giveUp(String(page.headers.location));
    expect((await client.page(left.href)).headers.location).toBe('/profile/payment-method?buoni=annullato');
    expect((await list()).mealTicketTypes.every(({ linked }: { linked: boolean }) => !linked)).toBe(true);
  });

  it('who is not signed in signs in first', async () => {
    const page = await world.anonymous.page('/meal-ticket/pluxee/login?page=/payment');
    expect(page.headers.location).toBe('/login?redirect=%2Fpayment');
    const back = await world.anonymous.page('/meal-ticket/edenred/callback?code=x&state=y');
    expect(back.headers.location).toContain('/login?redirect=');
    expect((await client.page('/meal-ticket/pluxee/login?page=//evil.example')).headers.location).toContain(
      '/pluxee/collega/',
    );
  });

  it('UpDay waits for the app, shows the code of it, and can be discarded', async () => {
    const login = async () => (await client.post('meal-ticket/upday/login')).data.login;
    const first = await login();
    expect(first).toMatchObject({ state: 'pending', code: expect.stringMatching(/^\d{4}$/) });
    expect((await detail('upday')).pending).toMatchObject({ expires: first.expiresAt, code: first.code });
    expect(await login()).toEqual(first);
    const { data } = await client.post('meal-ticket/upday/discard-login');
    expect(data.login).toEqual({ state: 'unlinked' });
    expect((await detail('upday')).pending).toBeUndefined();
    await login();
    await world.issuers.refuseInApp();
    expect(await login()).toEqual({ state: 'expired' });
    await login();
    await world.issuers.confirmInApp();
    // asking for the detail is enough to learn it
    expect(await detail('upday')).toMatchObject({ linked: true, account: 'Giulia Riva' });
    expect(await login()).toEqual({ state: 'linked' });
  });

  it('passwords of Pellegrini cannot be guessed here', async () => {
    const tryOut = async (pwd: string, user = 'sara') =>
      (await client.post('meal-ticket/pellegrini/login', { user, pwd })).response.errors[0]?.code;
    const wrong = await Promise.all(Array.from({ length: 8 }, (_, index) => tryOut(`wrong-${index}`)));
    expect(wrong.filter((code) => code === 'login-failed').length).toBeLessThanOrEqual(5);
    expect(wrong).toContain('too-many-attempts');
    expect(await tryOut('Buoni-2026!', 'marco')).toBe('too-many-attempts');
    expect((await client.post('meal-ticket/pellegrini/login', { user: 'sara' })).http.statusCode).toBe(400);
  });

  it('update-data takes what each issuer asks for, and uses its tickets', async () => {
    await customer.add('CIBO', 3);
    const { loginUrl } = await detail('edenred');
    const { searchParams } = await world.issuers.signIn(loginUrl);
    const edenred = await client.post('meal-ticket-type/update-data', {
      payment_type_id: 31,
      code: searchParams.get('code'),
      tickets: 2,
    });
    expect(edenred.data.mealTickets).toEqual([{ paymentTypeId: 31, tickets: [{ value: 8, quantity: 2 }], amount: 16 }]);
    const pellegrini = await client.post('meal-ticket-type/update-data', {
      payment_type_id: 33,
      user: 'giulia',
      pwd: 'Buoni-2026!',
    });
    expect(pellegrini.data.mealTickets[1]).toMatchObject({ paymentTypeId: 33, amount: 14 });
  });
});

describe('unlinking', () => {
  it('ends the link at the issuer too, and takes its tickets off the cart', async () => {
    await link('pluxee');
    await customer.add('CIBO', 3);
    await client.post('meal-ticket-type/select', { payment_type_id: 32 });
    const token = await secretOf('pluxee');
    const { data } = await client.post('meal-ticket-type/logout', { payment_type_id: 32 });
    expect(data.mealTicketTypes[1]).toMatchObject({ linked: false, selected: false, usedTickets: 0 });
    await world.drainOutbox();
    const linkToken = await unseal(world.deps.db, 'meal-ticket-link pluxee', token);
    const { url, token: ours } = world.deps.config.mealTickets.pluxee!;
    const answer = await fetch(`${url}/balance`, {
      headers: { authorization: `Bearer ${ours}`, 'x-link-token': linkToken },
    });
    expect(answer.status).toBe(401);
  });

  it('is done again until the issuer answers', async () => {
    await link('upday');
    await world.issuers.others('/bad-days', { call: 'unlink', kind: 'error', times: 1 });
    expect((await client.post('meal-ticket/upday/logout')).data.login.state).toBe('unlinked');
    await world.drainOutbox();
    const left = () =>
      world.deps.pool.query(`select from outbox where topic = 'meal-ticket.revoke' and processed_at is null`);
    expect((await left()).rowCount).toBe(1);
    await world.deps.pool.query('update outbox set next_at = now()');
    await world.drainOutbox();
    expect((await left()).rowCount).toBe(0);
  });

  it('leaves Edenred by either of its calls', async () => {
    for (const call of ['mobile-logout', 'mobile-logout-tc']) {
      await link('edenred');
      expect((await client.post(`meal-ticket/edenred/${call}`)).data.login.state).toBe('unlinked');
      expect((await detail('edenred')).linked).toBe(false);
    }
  });
});

describe('tokens', () => {
  it('are renewed when they are old, once, however many ask', async () => {
    await link('edenred');
    const before = await secretOf('edenred');
    const start = world.clock.now();
    world.clock.advanceMinutes(61);
    const all = await Promise.all([list(), list(), detail('edenred'), detail('edenred')]);
    world.clock.set(start);
    expect(all[2]).toMatchObject({ linked: true, balance: 112 });
    expect(all[0].mealTicketTypes[0]).toMatchObject({ linked: true, balance: 112 });
    expect((await secretOf('edenred')).equals(before)).toBe(false);
  });

  it('are renewed when the issuer finds them old first', async () => {
    await link('edenred', 'marco');
    await world.issuers.edenred('/tokens', { username: 'marco', action: 'expire-access' });
    expect(await detail('edenred')).toMatchObject({ linked: true, balance: 50.45 });
  });

  it('that are revoked ask the customer to link again', async () => {
    await link('edenred', 'luca');
    await link('pluxee', 'marco');
    await world.issuers.edenred('/tokens', { username: 'luca', action: 'revoke' });
    await world.issuers.others('/pluxee/links/revoke', { holder: 'marco' });
    const { mealTicketTypes } = await list();
    for (const type of mealTicketTypes.slice(0, 2)) {
      expect(type).toMatchObject({ linked: false, error: { code: 'not-linked' }, loginUrl: expect.any(String) });
    }
    const refused = await client.post('meal-ticket-type/select', { payment_type_id: 32 });
    expect(refused.response.errors[0]?.code).toBe('not-linked');
    await link('pluxee', 'marco');
    expect(await detail('pluxee')).toMatchObject({ linked: true, balance: 20 });
  });

  it('survive a renewal without an answer that was not made', async () => {
    await link('edenred');
    await world.issuers.edenred('/bad-days', { call: 'token', kind: 'error', times: 1 });
    await world.issuers.edenred('/tokens', { username: 'giulia', action: 'expire-access' });
    expect((await detail('edenred')).error.code).toBe('issuer-unavailable');
    expect(await detail('edenred')).toMatchObject({ linked: true, balance: 112 });
  });
});

describe('balances', () => {
  it.each([
    ['down', { call: 'balance', kind: 'error' }],
    ['too slow', { call: 'balance', kind: 'slow', ms: 60_000 }],
    ['garbage', { call: 'balance', kind: 'garbage' }],
    ['empty', { call: 'balance', kind: 'empty' }],
  ] as const)('an issuer that is %s counts as nothing, and the others go on', async (_name, badDay) => {
    await link('edenred');
    await link('pluxee');
    await customer.add('CIBO', 3);
    await client.post('meal-ticket-type/select', { payment_type_id: 32 });
    await world.issuers.others('/bad-days', badDay);
    const { mealTicketTypes } = await list();
    expect(mealTicketTypes[0]).toMatchObject({ linked: true, balance: 112 });
    expect(mealTicketTypes[1]).toMatchObject({ linked: true, balance: 0, tickets: 0, usedTickets: 0 });
    expect(mealTicketTypes[1].error.code).toBe('issuer-unavailable');
    const refused = await client.post('meal-ticket-type/select', { payment_type_id: 32 });
    expect(refused.response.errors[0]?.code).toBe('issuer-unavailable');
    await world.issuers.noBadDays();
    expect((await list()).mealTicketTypes[1]).toMatchObject({ balance: 42, usedTickets: 4 });
  });
});
