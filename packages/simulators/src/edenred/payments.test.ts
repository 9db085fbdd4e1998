import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REDIRECT_URI, Shop, transaction } from './edenred.harness.ts';
import { DEMO_EDENRED, startEdenred } from './start-edenred.ts';

let now: number;
let shop: Shop;
let user: string;

beforeEach(async () => {
  now = Date.parse('2026-11-23T09:00:00Z');
  shop = new Shop(await startEdenred({ redirectUris: [REDIRECT_URI], now: () => now }));
  user = (await shop.link('giulia')).access_token;
});
afterEach(() => shop.edenred.close());

const failure = (code: string) => ({ meta: { status: 'failed', messages: [{ code, level: 'error' }] } });
const available = async () => (await shop.balance(user)).body.data.available_amount;

describe('balances', () => {
  it('are of whole vouchers, in cents', async () => {
    expect((await shop.balance(user)).body).toEqual({
      meta: { status: 'succeeded', messages: [] },
      data: { available_amount: 11_200, currency: 'EUR', vouchers: [{ face_value: 800, count: 14 }] },
    });
  });

  it('are of the product whose tenant the person signed in at', async () => {
    const tokens = await shop.link('giulia', { acr_values: `tenant:${DEMO_EDENRED.tenants.compliments}` });
    expect((await shop.balance(tokens.access_token)).body.data.available_amount).toBe(5000);
  });

  it('need the shop and its user, and show nobody else', async () => {
    for (const [header, value] of [
      ['x-client-id', 'other'],
      ['x-client-secret', 'wrong'],
    ] as const) {
      const answer = await shop.pay('/users/giulia/balances', { user, headers: { [header]: value } });
      expect(answer).toMatchObject({ status: 401, body: failure('invalid_client') });
    }
    const answer = await shop.pay('/users/giulia/balances');
    expect(answer).toMatchObject({ status: 401, body: failure('invalid_token') });
    expect(answer.headers.get('www-authenticate')).toContain('invalid_token');
    expect(await shop.balance(user, 'marco')).toMatchObject({ status: 403, body: failure('forbidden') });
    const noBearer = await shop.pay('/users/giulia/balances', { headers: { authorization: user } });
    expect(noBearer.status).toBe(401);
  });
});

describe('a transaction', () => {
  it('is authorised, captured for less, and refunded', async () => {
    const { body } = await shop.authorise(user, 4000);
    expect(body.data).toMatchObject({ status: 'authorized', authorized_amount: 4000, order_ref: 'ORD-1' });
    expect(await available()).toBe(7200);
    const id = body.data.authorization_id;
    const capture = await shop.act(id, 'capture', { amount: 2400, tstamp: '2026-11-24T10:00:00Z' });
    expect(capture.body.data).toMatchObject({ status: 'captured', captured_amount: 2400, released_amount: 1600 });
    expect(await available()).toBe(8800);
    const captureId = capture.body.data.capture_id;
    const refund = await shop.act(captureId, 'refund', { amount: 800, tstamp: '2026-11-25T10:00:00Z' });
    expect(refund.body.data).toMatchObject({ refund_amount: 800, refunded_amount: 800, status: 'refunded' });
    expect(await available()).toBe(9600);
    expect((await shop.pay(`/transactions/${captureId}`)).body.data).toMatchObject({
      authorization_id: id,
      captured_amount: 2400,
      refunded_amount: 800,
    });
  });

  it('is cancelled, without a token of its user, and everything is free again', async () => {
    const { body } = await shop.authorise(user, 4000);
    const id = body.data.authorization_id;
    await shop.control('/tokens', { username: 'giulia', action: 'revoke' });
    expect((await shop.act(id, 'cancel', { tstamp: '2026-11-24T10:00:00Z' })).body.data.status).toBe('cancelled');
    user = (await shop.link('giulia')).access_token;
    expect(await available()).toBe(11_200);
  });

  it.each([
    ['amount', { amount: 40.5 }],
    ['amount', { amount: '4000' }],
    ['amount', { amount: 0 }],
    ['amount', { amount: undefined }],
    ['capture_mode', { capture_mode: 'auto' }],
    ['security_level', { security_level: 'none' }],
    ['tstamp', { tstamp: 'ieri' }],
    ['order_ref', { order_ref: '' }],
    ['extra', { extra: true }],
  ])('is not valid with a wrong %s', async (field, change) => {
    const { status, body } = await shop.authorise(user, 4000, change);
    expect(status).toBe(400);
    expect(body).toMatchObject(failure('invalid_request'));
    expect(body.meta.messages[0].text).toContain(field);
    expect(await available()).toBe(11_200);
  });

  it('is not valid when its body is no JSON', async () => {
    const response = await fetch(`${shop.edenred.apiUrl}/v2/transactions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-client-id': DEMO_EDENRED.payment.id,
        'x-client-secret': DEMO_EDENRED.payment.secret,
        authorization: `Bearer ${user}`,
      },
      body: '{"order_ref":',
    });
    expect([response.status, await response.json()]).toMatchObject([400, failure('invalid_request')]);
  });

  it('fails above the balance, for parts of a voucher, and for another merchant', async () => {
    expect(await shop.authorise(user, 12_000)).toMatchObject({ status: 200, body: failure('insufficient_balance') });
    expect((await shop.authorise(user, 4100)).body).toMatchObject(failure('amount_not_whole_vouchers'));
    expect(await shop.authorise(user, 800, { mid: 'X' })).toMatchObject({
      status: 403,
      body: failure('unknown_merchant'),
    });
    expect((await shop.authorise(user, 7200)).body).toMatchObject(failure('order_limit_exceeded'));
  });

  it('fails above the daily limit, which a new day lifts', async () => {
    const luca = (await shop.link('luca')).access_token;
    expect((await shop.authorise(luca, 2400)).body.meta.status).toBe('succeeded');
    const again = { order_ref: 'ORD-2' };
    expect((await shop.authorise(luca, 1600, again)).body).toMatchObject(failure('daily_limit_exceeded'));
    now += 86_400_000;
    const { access_token } = await shop.link('luca');
    expect((await shop.authorise(access_token, 1600, again)).body.meta.status).toBe('succeeded');
  });

  it('is the same one when the same request comes again, and refused when its amount is another', async () => {
    const first = await shop.authorise(user, 8 * 800);
    const second = await shop.authorise(user, 8 * 800);
    expect(second.body).toEqual(first.body);
    expect(await available()).toBe(4800);
    expect((await shop.authorise(user, 800)).body).toMatchObject(failure('duplicate_request'));
    const other = await shop.authorise(user, 4800, { tstamp: '2026-11-22T09:00:01.000Z', order_ref: 'ORD-2' });
    expect(other.body).toMatchObject(failure('daily_limit_exceeded'));
  });

  it('is one, however many of the same request come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.authorise(user, 1600)));
    expect(new Set(answers.map(({ body }) => body.data.authorization_id)).size).toBe(1);
    expect(await available()).toBe(9600);
  });

  it('is captured once, never above what was authorised, and by the same request twice for one', async () => {
    const id = (await shop.authorise(user, 4000)).body.data.authorization_id;
    expect((await shop.act(id, 'capture', { amount: 4800 })).body).toMatchObject(
      failure('amount_exceeds_authorization'),
    );
    expect((await shop.act(id, 'capture', { amount: 1000 })).body).toMatchObject(failure('amount_not_whole_vouchers'));
    expect((await shop.act(id, 'capture', {})).status).toBe(400);
    const request = { amount: 4000, tstamp: '2026-11-24T10:00:00Z' };
    const first = await shop.act(id, 'capture', request);
    expect((await shop.act(id, 'capture', request)).body).toEqual(first.body);
    expect((await shop.act(id, 'capture', { ...request, amount: 800 })).body).toMatchObject(
      failure('duplicate_request'),
    );
    const again = { ...request, tstamp: '2026-11-24T10:00:01Z' };
    expect((await shop.act(id, 'capture', again)).body).toMatchObject(failure('already_captured'));
    expect((await shop.act(id, 'cancel', {})).body).toMatchObject(failure('already_captured'));
  });

  it('is refunded by its capture, never above it, and by the same request once', async () => {
    const id = (await shop.authorise(user, 2400)).body.data.authorization_id;
    const at = (second: number) => ({ tstamp: `2026-11-24T10:00:0${second}Z` });
    expect((await shop.act(id, 'refund', { amount: 800, ...at(1) })).body).toMatchObject(failure('not_captured'));
    const { capture_id } = (await shop.act(id, 'capture', { amount: 2400 })).body.data;
    expect(await shop.act(id, 'refund', { amount: 800, ...at(1) })).toMatchObject({
      status: 404,
      body: failure('transaction_not_found'),
    });
    expect((await shop.act(capture_id, 'refund', { amount: 800 })).status).toBe(400);
    const first = await shop.act(capture_id, 'refund', { amount: 1600, ...at(2) });
    const second = await shop.act(capture_id, 'refund', { amount: 1600, ...at(2) });
    expect(second.body).toEqual(first.body);
    const tooMuch = await shop.act(capture_id, 'refund', { amount: 1600, ...at(3) });
    expect(tooMuch.body).toMatchObject(failure('amount_exceeds_capture'));
    const other = await shop.act(capture_id, 'refund', { amount: 800, ...at(2) });
    expect(other.body).toMatchObject(failure('duplicate_request'));
    expect((await shop.act(capture_id, 'refund', { amount: 800, ...at(4) })).body.data.refunded_amount).toBe(2400);
  });

  it('ends when nobody captures it in time', async () => {
    const id = (await shop.authorise(user, 4000)).body.data.authorization_id;
    now += 30 * 86_400_000;
    expect((await shop.act(id, 'capture', { amount: 4000 })).body).toMatchObject(failure('authorization_expired'));
    const byControl = await shop.link('marco');
    const other = (await shop.authorise(byControl.access_token, 800, { order_ref: 'ORD-3' })).body.data;
    expect((await shop.control(`/authorisations/${other.authorization_id}/expire`, {})).body.state).toBe('expired');
    expect((await shop.pay(`/transactions/${other.authorization_id}`)).body.data.status).toBe('expired');
  });

  it('that nobody knows is not found', async () => {
    for (const id of ['EDN-A0', '__proto__', 'constructor']) {
      expect(await shop.pay(`/transactions/${id}`)).toMatchObject({
        status: 404,
        body: failure('transaction_not_found'),
      });
    }
    expect(await shop.pay('/nothing')).toMatchObject({ status: 404, body: failure('not_found') });
  });
});

describe('the books', () => {
  it('tell all that moved, and add up', async () => {
    const ids: string[] = [];
    for (const order_ref of ['ORD-1', 'ORD-2', 'ORD-3', 'ORD-4']) {
      ids.push((await shop.authorise(user, 1600, { order_ref })).body.data.authorization_id);
    }
    const { capture_id } = (await shop.act(ids[0]!, 'capture', { amount: 800 })).body.data;
    await shop.act(capture_id, 'refund', { amount: 800, tstamp: '2026-11-23T11:00:00Z' });
    await shop.act(ids[1]!, 'cancel', {});
    await shop.control(`/authorisations/${ids[2]}/expire`, {});
    const { totals, heldCents } = (await shop.control('/movements')).body;
    expect(totals).toEqual({
      authorised: 6400,
      captured: 800,
      released: 800,
      cancelled: 1600,
      expired: 1600,
      refunded: 800,
    });
    expect(heldCents).toBe(totals.authorised - totals.captured - totals.released - totals.cancelled - totals.expired);
    const ofOrder = (await shop.control('/movements?orderRef=ORD-1&day=2026-11-23')).body.movements;
    expect(ofOrder.map(({ kind, cents }: { kind: string; cents: number }) => [kind, cents])).toEqual([
      ['authorised', 1600],
      ['captured', 800],
      ['released', 800],
      ['refunded', 800],
    ]);
    expect((await shop.control('/movements?day=2026-11-22')).body.movements).toEqual([]);
    expect((await shop.control('/movements?day=ieri')).status).toBe(400);
    expect((await shop.go(`${shop.edenred.url}/`)).text).toContain('ordine ORD-4');
  });

  it('hold what was answered, whenever the simulator is killed', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'edenred-'));
    const stateFile = path.join(folder, 'edenred.json');
    const alive = new Shop(await startEdenred({ redirectUris: [REDIRECT_URI], stateFile, now: () => now }));
    const { access_token } = await alive.link();
    const first = await alive.authorise(access_token, 4000);
    // what is on the disk at this moment is all that a killed process leaves
    const left = path.join(folder, 'left.json');
    copyFileSync(stateFile, left);
    await alive.edenred.close();

    const after = new Shop(await startEdenred({ redirectUris: [REDIRECT_URI], stateFile: left, now: () => now }));
    expect((await after.authorise(access_token, 4000)).body).toEqual(first.body);
    expect((await after.balance(access_token)).body.data.available_amount).toBe(7200);
    await after.edenred.close();
    rmSync(folder, { recursive: true });
  });

  it('are as on the first day after a reset', async () => {
    await shop.authorise(user, 4000);
    await shop.control('/reset', { state: true });
    expect((await shop.balance(user)).status).toBe(401);
    user = (await shop.link()).access_token;
    expect(await available()).toBe(11_200);
    expect((await shop.control('/movements')).body.movements).toEqual([]);
  });
});

describe('bad days', () => {
  const badDay = (wanted: object) => shop.control('/bad-days', wanted);

  it('refuse, after so many and for so many requests', async () => {
    await badDay({ call: 'authorise', kind: 'refuse', after: 1, times: 1 });
    const statuses: string[] = [];
    for (const order_ref of ['ORD-1', 'ORD-2', 'ORD-3']) {
      statuses.push((await shop.authorise(user, 800, { order_ref })).body.meta.status);
    }
    expect(statuses).toEqual(['succeeded', 'failed', 'succeeded']);
    expect(await available()).toBe(11_200 - 1600);
  });

  it('break for a while, and then no more', async () => {
    await badDay({ call: '*', kind: 'error', seconds: 3600 });
    expect((await shop.balance(user)).status).toBe(500);
    expect((await shop.authorise(user, 800)).status).toBe(500);
    now += 3_600_000;
    user = (await shop.link()).access_token;
    expect(await available()).toBe(11_200);
  });

  it('do it and never answer: the repetition finds it done', async () => {
    await badDay({ call: 'authorise', kind: 'hang-after', times: 1 });
    const patience = new AbortController();
    const waiting = shop.pay('/transactions', { user, body: transaction(4000), signal: patience.signal });
    const done = async () => (await shop.control('/authorisations')).body.authorisations.length;
    await expect.poll(done).toBe(1);
    patience.abort();
    await expect(waiting).rejects.toThrow();
    expect((await shop.authorise(user, 4000)).body.meta.status).toBe('succeeded');
    expect(await done()).toBe(1);
    expect(await available()).toBe(7200);
  });

  it('cut the line without having done anything', async () => {
    await badDay({ call: 'authorise', kind: 'hang', times: 1, ms: 0 });
    await expect(shop.authorise(user, 4000)).rejects.toThrow();
    expect(await available()).toBe(11_200);
  });

  it('answer what nobody can read, or nothing, although it is done', async () => {
    for (const [kind, order_ref] of [
      ['garbage', 'ORD-1'],
      ['empty', 'ORD-2'],
      ['error-after', 'ORD-3'],
      ['slow', 'ORD-4'],
    ] as const) {
      await badDay({ call: 'authorise', kind, times: 1, ms: 0 });
      const answer = await shop.authorise(user, 800, { order_ref });
      const seen = { garbage: [200, undefined], empty: [200, {}], 'error-after': [500, undefined], slow: undefined };
      if (seen[kind]) expect([answer.status, answer.body]).toEqual(seen[kind]);
      else expect(answer.body.meta.status).toBe('succeeded');
    }
    expect(await available()).toBe(11_200 - 4 * 800);
  });

  it('refuse a refresh, and change a balance in the middle', async () => {
    const { refresh_token } = await shop.link();
    await badDay({ call: 'token', kind: 'refuse', times: 1 });
    expect((await shop.refresh(refresh_token)).body.error).toBe('invalid_grant');
    expect((await shop.refresh(refresh_token)).status).toBe(200);
    await shop.control('/holders', { holder: 'it-demo:giulia', tickets: [{ faceValueCents: 800, count: 2 }] });
    expect((await shop.authorise(user, 4000)).body).toMatchObject(failure('insufficient_balance'));
  });

  it('are chosen by a form, shown, and taken away', async () => {
    const chosen = await shop.press(`${shop.edenred.url}/control/bad-days`, {
      call: 'capture',
      kind: 'hang-after',
      times: '2',
      after: '',
    });
    expect(chosen.status).toBe(303);
    expect((await shop.go(`${shop.edenred.url}/`)).text).toContain('capture: nessuna risposta, ma fatto, 2 volte');
    await shop.press(`${shop.edenred.url}/control/bad-days/clear`);
    expect((await shop.control('/bad-days')).body.badDays).toEqual([]);
  });

  it('know the calls they are for, and say which', async () => {
    const unknown = await badDay({ call: 'pay', kind: 'refuse' });
    expect([unknown.status, unknown.body.error]).toEqual([
      400,
      'call must be * or one of authorise, authorize, balance, cancel, capture, query, refund, revocation, token, userinfo',
    ]);
    expect((await badDay({ call: '*', kind: 'explode' })).status).toBe(400);
  });
});
