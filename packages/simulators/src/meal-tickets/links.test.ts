import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Simulator } from '../platform/server.ts';
import { ISSUERS } from './issuers.ts';
import { startMealTickets } from './start-meal-tickets.ts';
import { PASSWORD, SHOP, WireShop } from './wire.harness.ts';

let now: number;
let simulator: Simulator;
let pellegrini: WireShop;
let pluxee: WireShop;
let upday: WireShop;

beforeEach(async () => {
  now = Date.parse('2026-11-23T09:00:00Z');
  simulator = await startMealTickets({ returnOrigins: [SHOP], now: () => now });
  pellegrini = new WireShop(simulator, 'pellegrini');
  pluxee = new WireShop(simulator, 'pluxee');
  upday = new WireShop(simulator, 'upday');
});
afterEach(() => simulator.close());

const error = (code: string) => ({ error: { code } });

it.each(ISSUERS)('%s answers only to its own shop token', async (issuer) => {
  const shop = new WireShop(simulator, issuer);
  for (const token of ['', 'wrong', 'sporta-edenred-demo-token']) {
    expect(await shop.call('GET', '/balance', { token })).toMatchObject({ status: 401, body: error('unauthorised') });
  }
  const other = issuer === 'upday' ? pluxee : upday;
  expect((await other.call('GET', '/balance', { token: `sporta-${issuer}-demo-token` })).body).toMatchObject(
    error('unauthorised'),
  );
});

it.each(ISSUERS)('%s ends a link by the shop, and by the person in the middle', async (issuer) => {
  const shop = new WireShop(simulator, issuer);
  const link = await shop.link();
  expect((await shop.balance(link)).status).toBe(200);
  expect((await shop.call('POST', '/unlink', { link })).status).toBe(204);
  expect((await shop.call('POST', '/unlink', { link })).status).toBe(204);
  expect(await shop.balance(link)).toMatchObject({ status: 401, body: error('link-invalid') });
  expect((await shop.balance(undefined)).body).toMatchObject(error('link-invalid'));
  expect((await shop.balance('__proto__')).body).toMatchObject(error('link-invalid'));

  const again = await shop.link();
  expect((await shop.control(`/${issuer}/links/revoke`, { holder: 'giulia' })).body).toEqual({ ended: 1 });
  expect((await shop.authorise(again, 1)).body).toMatchObject(error('link-invalid'));
});

describe('Pellegrini', () => {
  const login = (user: string, password: string) => pellegrini.call('POST', '/link', { body: { user, password } });

  it('links by user and password', async () => {
    expect((await login(' Giulia ', PASSWORD)).body).toMatchObject({ status: 'linked' });
    expect(await login('giulia', 'wrong')).toMatchObject({ status: 401, body: error('login-failed') });
    const nobody = await pellegrini.call('POST', '/link', { body: { user: 'giulia' } });
    expect(nobody).toMatchObject({ status: 400, body: error('invalid-request') });
    expect(nobody.body.error.message).toContain('password');
  });

  it('blocks a user after five wrong passwords, for a quarter of an hour', async () => {
    for (let attempt = 0; attempt < 5; attempt++) expect((await login('giulia', 'wrong')).status).toBe(401);
    expect(await login('giulia', PASSWORD)).toMatchObject({ status: 429, body: error('too-many-attempts') });
    expect((await login('marco', PASSWORD)).status).toBe(200);
    now += 15 * 60_000;
    expect((await login('giulia', PASSWORD)).status).toBe(200);
  });
});

describe('Pluxee', () => {
  it('takes the browser back with a code that works once, for a minute', async () => {
    const code = await pluxee.pageCode('giulia');
    const exchange = (text: string) => pluxee.call('POST', '/link/exchange', { body: { code: text } });
    expect((await exchange(code)).body).toMatchObject({ status: 'linked' });
    expect(await exchange(code)).toMatchObject({ status: 401, body: error('code-invalid') });
    const late = await pluxee.pageCode('giulia');
    now += 60_000;
    expect((await exchange(late)).body).toMatchObject(error('code-invalid'));
  });

  it('takes nobody to another site, and shows no token to whoever asks for the state of a link', async () => {
    const elsewhere = await pluxee.call('POST', '/link', { body: { returnUrl: 'https://evil.example/back' } });
    expect(elsewhere).toMatchObject({ status: 400, body: error('invalid-request') });
    const { linkId, url } = (await pluxee.call('POST', '/link', { body: { returnUrl: `${SHOP}/back` } })).body;
    const page = await pluxee.go(`${url}?persona=giulia`);
    expect(page.text).toMatch(/Giulia Riva: 6 buoni \(6 da 7,00\s€\)/);
    expect((await pluxee.press(url, { username: 'giulia', password: 'wrong' })).status).toBe(401);
    const left = await pluxee.press(url, { username: 'giulia', password: PASSWORD, fine: 'chiudi' });
    expect(left.text).toContain('Puoi chiudere questa pagina');
    expect((await pluxee.call('GET', `/link/${linkId}`)).body).toEqual({ linkId, status: 'linked' });
    expect((await pluxee.go(url)).status).toBe(410);
  });

  it('tells the shop when the person gives up', async () => {
    const begun = await pluxee.call('POST', '/link', { body: { returnUrl: `${SHOP}/back`, state: 's-1' } });
    const back = await pluxee.press(`${begun.body.url}/annulla`);
    expect(back.headers.get('location')).toBe(`${SHOP}/back?error=access_denied&state=s-1`);
    expect((await pluxee.call('GET', `/link/${begun.body.linkId}`)).body.status).toBe('refused');
  });
});

describe('UpDay', () => {
  const begin = async () => (await upday.call('POST', '/link', { body: {} })).body;
  const state = async (linkId: string) => (await upday.call('GET', `/link/${linkId}`)).body.status;

  it('waits for the person, who compares a code on the phone', async () => {
    const { linkId, status, code, expiresAt } = await begin();
    expect([status, Date.parse(expiresAt) - now]).toEqual(['pending', 3 * 60_000]);
    expect((await upday.go('/upday/app')).text).toContain(`<p class="code">${code}</p>`);
    await upday.press(`/upday/app/${linkId}/conferma`, { username: 'marco' });
    const linked = (await upday.call('GET', `/link/${linkId}`)).body;
    expect(linked.status).toBe('linked');
    expect((await upday.balance(linked.linkToken)).body.holder.id).toBe('marco');
    expect(await upday.call('DELETE', `/link/${linkId}`)).toMatchObject({ status: 409, body: error('already-linked') });
  });

  it('hears a no, forgets after three minutes, and drops what the shop discards', async () => {
    const refused = await begin();
    await upday.press(`/upday/app/${refused.linkId}/rifiuta`);
    expect(await state(refused.linkId)).toBe('refused');

    const late = await begin();
    now += 3 * 60_000;
    expect((await upday.press(`/upday/app/${late.linkId}/conferma`, { username: 'giulia' })).status).toBe(410);
    expect(await state(late.linkId)).toBe('expired');

    const discarded = await begin();
    expect((await upday.call('DELETE', `/link/${discarded.linkId}`)).body.status).toBe('discarded');
    expect((await upday.call('DELETE', `/link/${discarded.linkId}`)).body.status).toBe('discarded');
    expect((await upday.press(`/upday/app/${discarded.linkId}/conferma`, { username: 'giulia' })).status).toBe(410);
    expect(await state(discarded.linkId)).toBe('discarded');

    const hurried = await begin();
    await upday.control('/upday/links/expire', { linkId: hurried.linkId });
    expect(await state(hurried.linkId)).toBe('expired');
    expect((await upday.go('/upday/app')).text).toContain('Nessuna richiesta');
    expect((await upday.call('GET', '/link/nothing')).body).toMatchObject(error('unknown-link'));
  });
});
