import { afterEach, expect, test, vi } from 'vitest';
import { calls } from './calls/index.ts';
import { ApiError, createClient } from './client.ts';
import { endpoints } from './endpoints.ts';
import { errorStatus, okStatus } from './status.ts';

interface Sent {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
}

/** A client whose server answers everything with one answer, and what it was asked. */
function clientOf(answer: () => Response | Promise<Response>, options: Parameters<typeof createClient>[0] = {}) {
  const sent: Sent[] = [];
  const client = createClient({
    ...options,
    fetch: async (input, init) => {
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      sent.push({ url: String(input), method: init?.method ?? 'GET', headers: new Headers(init?.headers), body });
      init?.signal?.throwIfAborted();
      return answer();
    },
  });
  return { client, sent };
}

const user = { userId: 7, login: 'giulia' };

function answerOf(data: unknown, init?: ResponseInit): Response {
  return new Response(JSON.stringify({ response: okStatus(), user, data }), init);
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

test('a GET goes with a query string, lists repeated and absent fields left out', async () => {
  const { client, sent } = clientOf(() => answerOf({ products: [] }), { baseUrl: 'https://sporta.example/' });
  const answer = await client.call(calls.catalogue.products, {
    q: 'latte & uova',
    vendor_id: [5, 6],
    promo: true,
    barcode: undefined,
  });
  expect(sent[0]?.url).toBe(
    'https://sporta.example/ebsn/api/products?q=latte+%26+uova&vendor_id=5&vendor_id=6&promo=true',
  );
  expect(sent[0]?.method).toBe('GET');
  expect(sent[0]?.headers.get('x-ebsn-client')).toBe('sporta-web');
  expect(answer.user.userId).toBe(7);
  expect(answer.response.status).toBe(0);
});

test('a POST goes as JSON, path parts go into the path', async () => {
  const { client, sent } = clientOf(() => answerOf({}));
  await client.call(calls.cart.addItem, { product_id: 3, quantity: 1.5, cart_item_info: { user_notes: 'matura' } });
  expect(sent[0]).toMatchObject({
    url: '/ebsn/api/cart/add-item',
    method: 'POST',
    body: { product_id: 3, quantity: 1.5, cart_item_info: { user_notes: 'matura' } },
  });
  expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  await client.call(calls.catalogue.productById, { productId: 12, hash: 'w2d0t0' });
  expect(sent[1]?.url).toBe('/ebsn/api/products/12?hash=w2d0t0');
});

test('a state-changing GET of the specification is sent as POST: secrets never stand in an address', async () => {
  const { client, sent } = clientOf(() => answerOf({}));
  await client.call(calls.account.updatePassword, { old_password: 'a', new_password: 'b' });
  expect(sent[0]).toMatchObject({
    url: '/ebsn/api/registration/update_password',
    method: 'POST',
    body: { old_password: 'a', new_password: 'b' },
  });
});

test('calls and their light twins are sent alike, and give the same types', async () => {
  const { client, sent } = clientOf(() => answerOf({ revision: 4 }));
  const full = await client.call(calls.cart.view);
  const light = await client.call(endpoints.cart.view);
  const revisions: number[] = [full.data.revision, light.data.revision];
  expect(revisions).toEqual([4, 4]);
  expect(sent[1]).toEqual(sent[0]);
  // The compiler is the test of these: they are never run.
  const neverRun = async () => {
    // @ts-expect-error the product is missing
    await client.call(endpoints.cart.addItem, { quantity: 1 });
    // @ts-expect-error a needed input is missing
    await client.call(calls.cart.addItem);
    // @ts-expect-error there is no such field
    await client.call(endpoints.cart.addItem, { product_id: 1, quantity: 2, colour: 'red' });
  };
  expect(neverRun).toBeTypeOf('function');
});

test('headers are asked at every call', async () => {
  let token = 'one';
  const { client, sent } = clientOf(() => answerOf({}), { headers: () => ({ 'X-Ebsn-Account': token }) });
  await client.call(endpoints.cart.view);
  token = 'two';
  await client.call(endpoints.cart.view, {}, { headers: { 'X-Ebsn-Client-Uuid': 'u1' } });
  expect(sent.map((each) => each.headers.get('x-ebsn-account'))).toEqual(['one', 'two']);
  expect(sent[1]?.headers.get('x-ebsn-client-uuid')).toBe('u1');
});

test('a business refusal says its code, its words and its field', async () => {
  const { client } = clientOf(() => {
    const response = errorStatus([{ code: 'slot-full', error: 'Questa fascia è piena', field: 'timeslot_id' }]);
    return Response.json({ response, user, data: {} });
  });
  const error = await failure(client.call(calls.delivery.holdTimeslot, { timeslot_id: 1, date: '2025-11-22' }));
  expect(error).toMatchObject({
    kind: 'refused',
    status: 200,
    code: 'slot-full',
    message: 'Questa fascia è piena',
    field: 'timeslot_id',
    user,
  });
  expect(error.is('slot-lost', 'slot-full')).toBe(true);
  expect(error.is('slot-lost')).toBe(false);
});

test.each([
  [400, 'invalid', 'invalid-field'],
  [403, 'forbidden', 'forbidden'],
  [404, 'notFound', 'not-found'],
  [419, 'loginNeeded', 'login-needed'],
  [429, 'tooMany', 'too-many-requests'],
  [500, 'server', 'server-error'],
  [502, 'server', 'server-error'],
  [503, 'unavailable', 'service-unavailable'],
])('HTTP %i without an envelope is %s', async (status, kind, code) => {
  const { client } = clientOf(() => new Response('<html>', { status, headers: { 'retry-after': '30' } }));
  const error = await failure(client.call(endpoints.cart.view));
  expect(error).toMatchObject({ kind, status, code, retryAfter: 30 });
  expect(error.message).not.toBe('');
});

test('what went wrong on the server is known by its name in the log', async () => {
  const { client } = clientOf(() => new Response('<html>', { status: 500, headers: { 'x-error-id': 'B7-4412' } }));
  expect((await failure(client.call(endpoints.cart.view))).errorId).toBe('B7-4412');
});

test('the words of the server stand before our own', async () => {
  const { client } = clientOf(() => {
    const response = errorStatus([{ code: 'login-needed', error: 'La sessione è scaduta' }]);
    return Response.json({ response, user: { userId: 0 }, data: {} }, { status: 419 });
  });
  const error = await failure(client.call(endpoints.cart.view));
  expect(error).toMatchObject({ kind: 'loginNeeded', message: 'La sessione è scaduta', user: { userId: 0 } });
});

test('a success that is no envelope is a server error', async () => {
  const { client } = clientOf(() => new Response('ciao'));
  expect((await failure(client.call(endpoints.cart.view))).kind).toBe('server');
});

test('no answer is a network error, giving up is told apart', async () => {
  const { client } = clientOf(() => Promise.reject(new TypeError('fetch failed')));
  const error = await failure(client.call(endpoints.cart.view));
  expect(error).toMatchObject({ kind: 'network', status: 0, code: 'network' });
  expect(error.cause).toBeInstanceOf(TypeError);
  const given = await failure(client.call(endpoints.cart.view, {}, { signal: AbortSignal.abort() }));
  expect(given.kind).toBe('aborted');
});

test('version.json is read though it is no envelope and stands outside the prefix', async () => {
  const lastVersion = { version: '1.2.0', description: 'Novità', url: 'https://sporta.example/{platform}' };
  const { client, sent } = clientOf(() => Response.json({ lastVersion }));
  const { data } = await client.call(endpoints.content.version);
  expect(data).toEqual({ lastVersion });
  expect(sent[0]?.url).toBe('/version.json');
});

test('addresses of calls can be linked to', () => {
  const client = createClient({ baseUrl: 'https://sporta.example' });
  expect(client.url(endpoints.order.receipt, { order_id: 118 })).toBe(
    'https://sporta.example/ebsn/api/order/receipt.pdf?order_id=118',
  );
});

const patience = { readMs: 20_000, changeMs: 45_000 };

/** A network that takes everything and answers nothing till it is told to stop. */
const silence: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.throwIfAborted();
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

afterEach(() => void vi.useRealTimers());

test('a network that says nothing is given up after its time, and told as such', async () => {
  vi.useFakeTimers();
  const client = createClient({ patience, fetch: silence });
  const read = failure(client.call(calls.catalogue.products, {}));
  const change = failure(client.call(calls.session.logout));
  let settled = 0;
  void read.then(() => settled++);
  void change.then(() => settled++);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(settled).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toBe(1);
  expect(await read).toMatchObject({ kind: 'network', message: 'La rete non risponde: riprova fra poco' });
  await vi.advanceTimersByTimeAsync(25_000);
  expect((await change).kind).toBe('network');
  expect(vi.getTimerCount()).toBe(0);
});

test('a call that can be made again may have less time than others', async () => {
  vi.useFakeTimers();
  const change = failure(
    createClient({ patience, fetch: silence }).call(calls.session.logout, {}, { patienceMs: 10_000 }),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await change).kind).toBe('network');
});

test('an answer that stops half-way is given up too', async () => {
  vi.useFakeTimers();
  const half: typeof fetch = async (_, init) =>
    new Response(
      new ReadableStream({
        start(body) {
          body.enqueue(new TextEncoder().encode('{"response":'));
          init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason));
        },
      }),
    );
  const read = failure(createClient({ patience, fetch: half }).call(calls.catalogue.products, {}));
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await read).kind).toBe('network');
});

test('whoever gives up is not told of the network, and no timer is left behind', async () => {
  vi.useFakeTimers();
  const control = new AbortController();
  const client = createClient({ patience, fetch: silence });
  const read = failure(client.call(calls.catalogue.products, {}, { signal: control.signal }));
  control.abort();
  expect((await read).kind).toBe('aborted');
  const early = failure(client.call(calls.catalogue.products, {}, { signal: AbortSignal.abort() }));
  expect((await early).kind).toBe('aborted');
  expect(vi.getTimerCount()).toBe(0);
});
