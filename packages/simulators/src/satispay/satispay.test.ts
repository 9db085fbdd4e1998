import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Simulator } from '../platform/server.ts';
import { startListener } from '../platform/testing/listener.ts';
import { KEY_ID, PUBLIC_KEY, shopAt, type Tamper } from './satispay.harness.ts';
import { startSatispay } from './start-satispay.ts';

let satispay: Simulator;
let ear: Awaited<ReturnType<typeof startListener>>;
let shop: ReturnType<typeof shopAt>;
const folder = mkdtempSync(path.join(tmpdir(), 'satispay-'));

beforeAll(async () => {
  satispay = await startSatispay({ publicKeys: [PUBLIC_KEY] });
  ear = await startListener();
  shop = shopAt(satispay.url);
});
afterEach(() => shop.control('/reset', {}));
afterAll(async () => {
  await Promise.all([satispay.close(), ear.close()]);
  rmSync(folder, { recursive: true });
});

const error = (status: number, code: number) =>
  expect.objectContaining({ status, body: { code, message: expect.any(String), wlt: expect.any(String) } });

describe('pairing', () => {
  it('gives a key id for an activation code, once; then calls may be signed with the key', async () => {
    const other = await startSatispay({ activationCodes: ['ABC123'] });
    const stranger = shopAt(other.url);
    expect(await stranger.create({})).toEqual(error(401, 34));
    const pair = (token: string, public_key = PUBLIC_KEY) =>
      stranger.call('POST', '/authentication_keys', { public_key, token });
    expect(await pair('WRONG1')).toEqual(error(404, 41));
    expect(await pair('ABC123', 'not a key')).toEqual(error(400, 34));
    expect(await pair('ABC123')).toEqual({ status: 200, body: { key_id: KEY_ID } });
    expect(await pair('ABC123')).toEqual(error(403, 45));
    expect((await stranger.create({})).status).toBe(200);
    await other.close();
  });
});

describe('the signature', () => {
  const wrong: Record<string, Tamper> = {
    'digest of another body': (headers) => {
      headers.digest = 'SHA-256=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
    },
    'another date than was signed': (headers) => {
      headers.date = new Date(Date.now() - 60_000).toUTCString();
    },
    'an old date': (headers) => {
      headers.date = new Date(Date.now() - 3_600_000).toUTCString();
    },
    'no date': (headers) => {
      delete headers.date;
    },
    'another host than was signed': (headers) => {
      headers.host = 'localhost';
    },
    'another algorithm': (headers) => {
      headers.authorization = headers.authorization!.replace('rsa-sha256', 'hmac-sha256');
    },
    'fewer headers': (headers) => {
      headers.authorization = headers.authorization!.replace(' digest"', '"');
    },
    'unknown key': (headers) => {
      headers.authorization = headers.authorization!.replace(KEY_ID, 'toString');
    },
    'changed signature': (headers) => {
      headers.authorization = headers.authorization!.replace(/signature=".{8}/, 'signature="AAAAAAAA');
    },
    'no signature': (headers) => {
      delete headers.authorization;
    },
  };
  it.each(Object.entries(wrong))('is refused: %s', async (_what, tamper) => {
    const body = { flow: 'MATCH_CODE', amount_unit: 100, currency: 'EUR' };
    expect(await shop.call('POST', '/payments', body, {}, tamper)).toEqual(error(401, 34));
  });
});

describe('a payment', () => {
  it('waits for the customer, is accepted, and a bare callback says so', async () => {
    const before = ear.heard.length;
    const made = await shop.create({
      external_code: 'ORD-1',
      callback_url: `${ear.url}/back?payment_id={uuid}`,
      redirect_url: `${ear.url}/return`,
      metadata: { order: '1' },
    });
    const { id } = made.body;
    expect(made).toMatchObject({
      status: 200,
      body: {
        type: 'TO_BUSINESS',
        status: 'PENDING',
        amount_unit: 3272,
        code_identifier: `S6Y-PAY--${id.toUpperCase()}`,
        redirect_url: `${satispay.url}/pay/${id}?redirect_url=${encodeURIComponent(`${ear.url}/return`)}`,
      },
    });
    expect(await shop.update(id, { action: 'ACCEPT' })).toEqual(error(403, 44));
    expect(await shop.control('/payments/act', { id, action: 'approve' })).toEqual({ status: 'ACCEPTED' });
    const heard = (await ear.until(before + 1)).at(-1);
    expect(heard).toMatchObject({ method: 'GET', path: `/back?payment_id=${id}`, body: '' });
    const known = await shop.get(id);
    expect(known.body).toMatchObject({ status: 'ACCEPTED', sender: { name: 'Giulia R.' }, metadata: { order: '1' } });
    expect(await shop.update(id, { action: 'CANCEL' })).toEqual(error(403, 44));
    expect(await shop.get('nothing')).toEqual(error(404, 41));
  });

  it('is made once per Idempotency-Key, and the key is good for one request', async () => {
    const key = { 'idempotency-key': 'one' };
    const first = await shop.create({}, key);
    await shop.control('/payments/act', { id: first.body.id, action: 'approve' });
    expect(await shop.create({}, key)).toEqual(first);
    expect(await shop.create({ amount_unit: 1 }, key)).toEqual(error(400, 36));
  });

  it.each([
    ['amount_unit', { amount_unit: 0 }],
    ['amount_unit', { amount_unit: '12' }],
    ['currency', { currency: 'USD' }],
    ['callback_url', { callback_url: 'javascript:x' }],
    ['meal_voucher_max_quantity', { meal_voucher_max_quantity: 9 }],
    ['expiration_date', { expiration_date: '2020-01-01T00:00:00.000Z' }],
    ['flow', { flow: 'CHARGE' }],
  ])('is refused when %s is wrong', async (field, fields) => {
    const answer = await shop.create(fields);
    expect(answer).toEqual(error(400, 36));
    expect(answer.body.message).toContain(field);
  });

  it('is cancelled or given back by who does not know how it is', async () => {
    const pending = (await shop.create({})).body.id;
    expect((await shop.update(pending, { action: 'CANCEL_OR_REFUND' })).body).toMatchObject({ status: 'CANCELED' });
    expect(await shop.update(pending, { action: 'CANCEL_OR_REFUND' })).toEqual(error(403, 44));
    const paid = (await shop.create({})).body.id;
    await shop.control('/payments/act', { id: paid, action: 'approve' });
    const back = await shop.update(paid, { action: 'CANCEL_OR_REFUND' });
    expect(back.body).toMatchObject({ status: 'ACCEPTED', type: 'REFUND_TO_BUSINESS', amount_unit: 3272 });
  });

  it('expires at its date', async () => {
    const soon = new Date(Date.now() + 60_000).toISOString();
    const { id } = (await shop.create({ expiration_date: soon })).body;
    await shop.control('/payments/age', { id, days: 1 });
    expect((await shop.get(id)).body).toMatchObject({ status: 'CANCELED', expired: true });
  });
});

describe('a lock', () => {
  const locked = async (fields: object = {}) => {
    const { id } = (await shop.create({ flow: 'FUND_LOCK', amount_unit: 3483, ...fields })).body;
    await shop.control('/payments/act', { id, action: 'approve', vouchers: 8 });
    return id as string;
  };

  it('is authorised, then taken for less, once', async () => {
    const id = await locked();
    expect((await shop.get(id)).body).toMatchObject({ status: 'AUTHORIZED', amount_unit: 3483 });
    expect(await shop.update(id, { action: 'ACCEPT', amount_unit: 3484 })).toEqual(error(403, 45));
    const taken = await shop.update(id, { action: 'ACCEPT', amount_unit: 3272 });
    expect(taken.body).toMatchObject({ status: 'ACCEPTED', amount_unit: 3272 });
    expect(await shop.update(id, { action: 'ACCEPT', amount_unit: 3272 })).toEqual(error(403, 44));
    const { movements } = await shop.control('/movements');
    expect(movements.find((row: { id: string }) => row.id === id)).toMatchObject({
      authorised: 3483,
      captured: 3272,
      released: 211,
      refunded: 0,
    });
  });

  it('is released whole', async () => {
    const id = await locked();
    expect((await shop.update(id, { action: 'CANCEL' })).body).toMatchObject({ status: 'CANCELED' });
  });

  it('takes whole meal vouchers, within what the shop says and what is taken in the end', async () => {
    const id = await locked({ meal_voucher_max_amount_unit: 2500, meal_voucher_max_quantity: 8 });
    expect((await shop.get(id)).body).toMatchObject({ meal_voucher_quantity: 3, meal_voucher_amount_unit: 2400 });
    const taken = await shop.update(id, { action: 'ACCEPT', amount_unit: 1700 });
    expect(taken.body).toMatchObject({ meal_voucher_quantity: 2, meal_voucher_amount_unit: 1600 });
    expect(await shop.refund(id, 100)).toEqual(error(403, 45));
    await shop.control('/payments/age', { id, days: 40 });
    expect(await shop.refund(id, 1700)).toEqual(error(400, 131));
  });
});

describe('a refund', () => {
  it('comes in parts, never above what was paid, and not after a year', async () => {
    const { id } = (await shop.create({})).body;
    expect(await shop.refund(id, 100)).toEqual(error(403, 44));
    await shop.control('/payments/act', { id, action: 'approve' });
    expect((await shop.refund(id, 1000, { 'idempotency-key': 'r1' })).body).toMatchObject({
      status: 'ACCEPTED',
      type: 'REFUND_TO_BUSINESS',
      amount_unit: 1000,
    });
    await shop.refund(id, 1000, { 'idempotency-key': 'r1' });
    expect(await shop.refund(id, 2273)).toEqual(error(403, 45));
    expect((await shop.refund(id, 272)).status).toBe(200);
    await shop.control('/payments/age', { id, days: 366 });
    expect(await shop.refund(id, 1)).toEqual(error(400, 131));
  });
});

describe('the report', () => {
  it('lists payments page by page and closes the day', async () => {
    await shop.control('/reset', { state: true });
    const ids: string[] = [];
    for (const amount_unit of [100, 200, 300]) ids.unshift((await shop.create({ amount_unit })).body.id);
    for (const id of ids) await shop.control('/payments/act', { id, action: 'approve' });
    await shop.refund(ids[0]!, 50);
    const first = await shop.call('GET', '/payments?status=ACCEPTED&limit=2');
    expect(first.body).toMatchObject({ has_more: true, data: [{ type: 'REFUND_TO_BUSINESS' }, { id: ids[0] }] });
    const second = await shop.call('GET', `/payments?status=ACCEPTED&limit=2&starting_after=${ids[0]}`);
    expect(second.body).toMatchObject({ has_more: false, data: [{ id: ids[1] }, { id: ids[2] }] });
    const day = first.body.data[0].daily_closure.id;
    expect((await shop.call('GET', `/daily_closure/${day}`)).body.shop_daily_closure).toMatchObject({
      gross_amount_unit: 600,
      refund_amount_unit: 50,
      amount_unit: 550,
    });
  });
});

describe('the page', () => {
  const post = (at: string, fields: Record<string, string>) =>
    fetch(at, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

  it('lets a person approve and go back to the shop', async () => {
    const redirect_url = `${ear.url}/return?order=1`;
    const { redirect_url: at, id } = (await shop.create({ redirect_url })).body;
    expect(await (await fetch(at)).text()).toContain('Apri Satispay');
    const back = await post(at, { azione: 'approva' });
    expect([back.status, back.headers.get('location')]).toEqual([303, redirect_url]);
    expect((await shop.get(id)).body.status).toBe('ACCEPTED');
    expect(await (await fetch(at)).text()).toContain('Pagamento approvato');
  });

  it('lets a person refuse, let it run out, pay with vouchers in part, or stay away', async () => {
    const make = async () =>
      (await shop.create({ redirect_url: ear.url, meal_voucher_max_amount_unit: 2000 })).body as {
        id: string;
        redirect_url: string;
      };
    const refused = await make();
    await post(refused.redirect_url, { azione: 'rifiuta' });
    expect((await shop.get(refused.id)).body).toMatchObject({ status: 'CANCELED', expired: false });
    const late = await make();
    await post(late.redirect_url, { azione: 'scade' });
    expect((await shop.get(late.id)).body).toMatchObject({ status: 'CANCELED', expired: true });
    const hungry = await make();
    expect(await (await fetch(hungry.redirect_url)).text()).toContain('al massimo 2');
    await post(hungry.redirect_url, { azione: 'approva', buoni: '1' });
    expect((await shop.get(hungry.id)).body).toMatchObject({ status: 'ACCEPTED', meal_voucher_amount_unit: 800 });
    const away = await make();
    const closed = await post(away.redirect_url, { azione: 'approva', fine: 'chiudi' });
    expect(closed.headers.get('location')).toBe(`/pay/${away.id}`);
    const odd = await make();
    await post(odd.redirect_url, { azione: 'constructor', buoni: 'molti' });
    expect((await shop.get(odd.id)).body.status).toBe('PENDING');
    expect((await fetch(`${satispay.url}/pay/nothing`)).status).toBe(404);
  });
});

describe('by control', () => {
  it('customers act by themselves, for the next payment or for one order', async () => {
    const before = ear.heard.length;
    const callback_url = `${ear.url}/{uuid}`;
    await shop.control('', { outcome: { action: 'refuse' }, external_code: 'ORD-9' });
    await shop.control('', { outcome: { action: 'approve' }, outcomeTimes: 1 });
    const refused = (await shop.create({ external_code: 'ORD-9', callback_url })).body.id;
    const approved = (await shop.create({ callback_url })).body.id;
    const open = (await shop.create({ callback_url })).body.id;
    await ear.until(before + 2);
    const status = async (id: string) => (await shop.get(id)).body.status;
    expect([await status(refused), await status(approved), await status(open)]).toEqual([
      'CANCELED',
      'ACCEPTED',
      'PENDING',
    ]);
  });

  it('callbacks are tried three times, repeated, or lost', async () => {
    await shop.control('', { retryMs: [0, 0] });
    const callback_url = `${ear.url}/{uuid}`;
    const before = ear.heard.length;
    ear.answers.push(500, 500, 500);
    const { id } = (await shop.create({ callback_url })).body;
    await shop.control('/payments/act', { id, action: 'approve' });
    await ear.until(before + 3);
    await expect
      .poll(async () => (await shop.control(`/callbacks?id=${id}`)).callbacks)
      .toMatchObject([{ attempts: 3, delivered: false, answers: ['500', '500', '500'] }]);

    await shop.control('', { callbacks: 'duplicated', duplicates: 2 });
    const twice = (await shop.create({ callback_url })).body.id;
    await shop.control('/payments/act', { id: twice, action: 'approve' });
    expect((await ear.until(before + 5)).slice(before + 3).map((each) => each.path)).toEqual([
      `/${twice}`,
      `/${twice}`,
    ]);

    await shop.control('', { callbacks: 'lost' });
    const silent = (await shop.create({ callback_url })).body.id;
    await shop.control('/payments/act', { id: silent, action: 'approve' });
    expect((await shop.control(`/callbacks?id=${silent}`)).callbacks).toEqual([]);
    expect(await shop.control('/callbacks/resend', { id: silent })).toEqual({ sent: 1 });
    await ear.until(before + 6);
  });

  it('calls fail before or after they are carried out', async () => {
    const key = { 'idempotency-key': 'fault' };
    const made = async () => (await shop.control('/payments?external_code=F')).payments.length;
    const fault = (name: string) =>
      shop.control('', { faults: [{ fault: name, method: 'POST', path: '/g_business', times: 1 }] });
    await fault('down');
    expect(await shop.create({ external_code: 'F' }, key)).toEqual(error(500, 1));
    await fault('rate-limit');
    expect(await shop.create({ external_code: 'F' }, key)).toEqual(error(403, 70));
    await fault('refused-connection');
    await expect(shop.create({ external_code: 'F' }, key)).rejects.toThrow();
    expect(await made()).toBe(0);
    await fault('hang-up');
    await expect(shop.create({ external_code: 'F' }, key)).rejects.toThrow();
    expect(await made()).toBe(1);
    await fault('garbage');
    expect(await shop.create({ external_code: 'F' }, key)).toEqual({
      status: 200,
      body: expect.stringContaining('<html>'),
    });
    await fault('down-after');
    expect(await shop.create({ external_code: 'F' }, key)).toEqual(error(500, 1));
    expect((await shop.create({ external_code: 'F' }, key)).status).toBe(200);
    expect(await made()).toBe(1);
  });
});

it('remembers payments and keys after it was killed', async () => {
  const stateFile = path.join(folder, 'state.json');
  const left = path.join(folder, 'left.json');
  const first = await startSatispay({ stateFile, activationCodes: ['ABC123'] });
  await shopAt(first.url).call('POST', '/authentication_keys', { public_key: PUBLIC_KEY, token: 'ABC123' });
  const { id } = (await shopAt(first.url).create({})).body;
  // what a process leaves that is killed as soon as it has answered
  copyFileSync(stateFile, left);
  await first.close();
  const second = await startSatispay({ stateFile: left });
  expect((await shopAt(second.url).get(id)).body).toMatchObject({ id, status: 'PENDING' });
  await second.close();
});

it('takes past payments into its books once, as they stand, and gives money back for them', async () => {
  const first = await startSatispay({ publicKeys: [PUBLIC_KEY] });
  const control = async (body: object) => {
    const response = await fetch(`${first.url}/control/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const day = 24 * 3_600_000;
  const [held, taken] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  const insertedAt = Date.now() - 3 * day;
  const payments = [
    { id: held, externalCode: 'OLD-1', authorised: 1100, captured: 0, insertedAt },
    { id: taken, externalCode: 'OLD-2', authorised: 2200, captured: 2000, insertedAt, acceptedAt: insertedAt + day },
  ];
  expect(await control({ payments })).toEqual({ status: 200, body: { added: 2 } });
  expect(await control({ payments })).toEqual({ status: 200, body: { added: 0 } });
  expect((await control({ payments: [{ id: 'no number' }] })).status).toBe(400);
  const shop = shopAt(first.url);
  expect((await shop.get(held!)).body).toMatchObject({ status: 'AUTHORIZED', amount_unit: 1100 });
  expect((await shop.get(taken!)).body).toMatchObject({ status: 'ACCEPTED', amount_unit: 2000 });
  const refund = await shop.create({ flow: 'REFUND', amount_unit: 500, parent_payment_uid: taken });
  expect(refund.status).toBe(200);
  expect((await shop.create({ flow: 'REFUND', amount_unit: 1501, parent_payment_uid: taken })).status).toBe(403);
  await first.close();
});
