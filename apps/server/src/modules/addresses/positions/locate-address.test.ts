import { type Geocoder, startGeocoder } from '@sporta/simulators';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { withTransaction } from '../../../platform/db/database.ts';
import { createLogger } from '../../../platform/log.ts';
import { createTestApp, type TestApp, type TestClient } from '../../../platform/testing/test-app.ts';
import { addressesModule } from '../index.ts';
import { locateAddress, queueUnplaced } from './locate-address.ts';

const lines: string[] = [];
let geocoder: Geocoder;
let app: TestApp;
let accountId = 0;
let client: TestClient;

beforeAll(async () => {
  geocoder = await startGeocoder();
  const environment = {
    GEOCODER_URL: geocoder.url,
    GEOCODER_EMAIL: 'mappe@sporta.example',
    GEOCODER_PER_SECOND: '100',
    GEOCODER_TIMEOUT_SECONDS: '1',
  };
  const log = createLogger('trace', { write: (line: string) => void lines.push(line) });
  app = await createTestApp([addressesModule], { environment, log });
});
afterAll(async () => {
  await app.close();
  await geocoder.close();
});
beforeEach(async () => {
  accountId = await app.createAccount();
  client = await app.clientOf(accountId);
  geocoder.questions.length = 0;
});
afterEach(async () => {
  await fetch(`${geocoder.url}/control/bad-days`, { method: 'DELETE' });
  await app.deps.pool.query(`delete from outbox; delete from address; update geocoder_pace set next_at = '-infinity'`);
});

const home = { address1: 'Via Tortona', address_number: '31', city: 'Milano', province: 'MI', postalcode: '20144' };

async function save(values: Partial<typeof home> & { user_address_id?: number } = {}): Promise<number> {
  const call = values.user_address_id ? 'update' : 'insert';
  const answer = await client.post(`user-address/${call}`, { ...home, ...values });
  expect(answer.response.errors).toEqual([]);
  return answer.data.userAddress.userAddressId;
}

async function positionOf(addressId: number) {
  const { rows } = await app.deps.pool.query(
    `select latitude, longitude, position_source as source, position_precision as precision, position_asked_at is not null as asked,
            position_failures as failures from address where address_id = $1`,
    [addressId],
  );
  return rows[0];
}
const nowhere = { latitude: null, longitude: null, source: null };
const messages = async () =>
  (await app.deps.pool.query(`select attempts, processed_at is not null as done, last_error from outbox`)).rows;
const badDay = (day: object) =>
  fetch(`${geocoder.url}/control/bad-days`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ call: 'search', ...day }),
  });

it('finds the house of an address that was just saved, and tells the geocoder nothing of who lives there', async () => {
  const addressId = await save({ ...home });
  expect(await positionOf(addressId)).toMatchObject({ ...nowhere, asked: false });
  await app.drainOutbox();
  const placed = await positionOf(addressId);
  expect(placed).toMatchObject({ source: 'geocoder', precision: 'house', asked: true });
  expect(Math.abs(placed.latitude - 45.46)).toBeLessThan(0.04);
  expect(Math.abs(placed.longitude - 9.18)).toBeLessThan(0.04);
  expect(geocoder.questions).toEqual([
    {
      userAgent: expect.stringMatching(/^Sporta\/1\.0\.0 \(http/),
      query: {
        format: 'jsonv2',
        street: '31 Via Tortona',
        city: 'Milano',
        postalcode: '20144',
        countrycodes: 'it',
        addressdetails: '1',
        limit: '1',
        email: 'mappe@sporta.example',
      },
    },
  ]);
});

it('asks again when the address becomes another place, and not when only its notes change', async () => {
  const addressId = await save();
  await app.drainOutbox();
  const first = await positionOf(addressId);
  await client.post('user-address/update', { user_address_id: addressId, ...home, notes: 'Citofono rotto' });
  await app.drainOutbox();
  expect(await positionOf(addressId)).toEqual(first);
  expect(geocoder.questions).toHaveLength(1);
  await save({ user_address_id: addressId, address1: 'Via Savona' });
  expect(await positionOf(addressId)).toMatchObject({ ...nowhere, precision: null, asked: false });
  await app.drainOutbox();
  const second = await positionOf(addressId);
  expect(second).toMatchObject({ source: 'geocoder', precision: 'house' });
  expect(second.latitude).not.toBe(first.latitude);
});

it('says when it knows the street alone', async () => {
  const street = await save({ address_number: 'snc' });
  await app.drainOutbox();
  expect(await positionOf(street)).toMatchObject({ source: 'geocoder', precision: 'street' });
});

it('keeps no coordinates of a town alone, nor of a street in another province, beyond Italy or nowhere', async () => {
  const { answered } = await answering([
    { lat: '45.46', lon: '9.18', place_rank: 16 },
    { lat: '43.7', lon: '11.2', place_rank: 30, address: { house_number: '31', postcode: '50100' } },
    { lat: '48.85', lon: '2.35', place_rank: 30 },
  ]);
  expect(answered).toEqual([
    { ...nowhere, precision: 'place', asked: true, failures: 0 },
    { ...nowhere, precision: null, asked: true, failures: 0 },
    { ...nowhere, precision: null, asked: true, failures: 0 },
  ]);
  const lost = await save({ address1: 'Via Inesistente' });
  await app.drainOutbox();
  expect(await positionOf(lost)).toMatchObject({ ...nowhere, precision: null, asked: true });
});

/** What becomes of an address when the geocoder gives these results, one at a time. */
async function answering(results: object[]) {
  const { createServer } = await import('node:http');
  const server = createServer((_request, reply) => {
    reply.setHeader('content-type', 'application/json').end(JSON.stringify([results.shift()]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const settings = { ...app.deps.config.geocoder!, url: `http://127.0.0.1:${port}` };
  const deps = { ...app.deps, config: { ...app.deps.config, geocoder: settings } };
  const answered: unknown[] = [];
  while (results.length > 0) {
    const addressId = await save();
    await locateAddress({ addressId, accountId }, deps);
    answered.push(await positionOf(addressId));
  }
  await app.deps.pool.query('delete from outbox');
  await new Promise((resolve) => server.close(resolve));
  return { answered };
}

it.each([
  ['an error', { kind: 'error' }, 'answered 500'],
  ['nonsense', { kind: 'garbage' }, 'cannot be read'],
  ['an answer of another shape', { kind: 'empty' }, 'cannot be read'],
  ['silence', { kind: 'hang', ms: 5000 }, 'did not answer within'],
])('tries again after %s, and writes nothing of the address into the log', async (_what, day, error) => {
  lines.length = 0;
  await badDay({ ...day, times: 1 });
  const addressId = await save();
  await app.drainOutbox();
  expect(await messages()).toEqual([{ attempts: 1, done: false, last_error: expect.stringContaining(error) }]);
  expect(await positionOf(addressId)).toMatchObject({ ...nowhere, asked: false, failures: 1 });
  expect(lines.join('')).toContain('outbox message failed');
  expect(lines.join('')).not.toMatch(/Tortona|20144/);
  await app.deps.pool.query('update outbox set next_at = now()');
  await app.drainOutbox();
  expect(await positionOf(addressId)).toMatchObject({ source: 'geocoder', failures: 0 });
});

it('leaves a busy geocoder alone for as long as it asks, whoever works', async () => {
  await badDay({ kind: 'refuse', code: '600', times: 1 });
  const first = await save();
  await app.drainOutbox();
  const second = await save({ address_number: '33' });
  await app.deps.pool.query('update outbox set next_at = now()');
  await app.drainOutbox();
  expect(geocoder.questions).toEqual([]);
  const { rows } = await app.deps.pool.query(
    `select extract(epoch from next_at - now()) between 500 and 601 as "isResting" from geocoder_pace`,
  );
  expect(rows[0].isResting).toBe(true);
  await app.deps.pool.query(`update geocoder_pace set next_at = now(); update outbox set next_at = now()`);
  await app.drainOutbox();
  for (const id of [first, second]) expect(await positionOf(id)).toMatchObject({ source: 'geocoder' });
});

it('gives up politely, and asks again in another season', async () => {
  await badDay({ kind: 'error' });
  const addressId = await save();
  await app.deps.pool.query('update address set position_failures = 19 where address_id = $1', [addressId]);
  await app.drainOutbox();
  expect(await messages()).toEqual([{ attempts: 1, done: true, last_error: null }]);
  expect(await positionOf(addressId)).toMatchObject({ ...nowhere, asked: true, failures: 0 });
  await queueUnplaced(app.deps);
  expect(await messages()).toHaveLength(1);
  await fetch(`${geocoder.url}/control/bad-days`, { method: 'DELETE' });
  await app.deps.pool.query(`update address set position_asked_at = now() - interval '91 days'`);
  await queueUnplaced(app.deps);
  await app.drainOutbox();
  expect(await positionOf(addressId)).toMatchObject({ source: 'geocoder' });
});

it('places addresses of before, each asked about once however often the job runs, and none that is placed or gone', async () => {
  const { rows } = await app.deps.pool.query(
    `insert into address (account_id, address1, address_number, city, province, postalcode, latitude, longitude, deleted_at)
     values ($1, 'Via Roma', '1', 'Torino', 'TO', '10121', null, null, null),
            ($1, 'Via Roma', '2', 'Torino', 'TO', '10121', 45.1, 7.7, null),
            ($1, 'Via Roma', '3', 'Torino', 'TO', '10121', null, null, now()) returning address_id as id`,
    [accountId],
  );
  await queueUnplaced(app.deps);
  await queueUnplaced(app.deps);
  expect(await messages()).toHaveLength(1);
  await app.drainOutbox();
  expect(geocoder.questions.map(({ query }) => query.street)).toEqual(['1 Via Roma']);
  expect(await positionOf(rows[0].id)).toMatchObject({ source: 'geocoder' });
  expect(await positionOf(rows[1].id)).toMatchObject({ latitude: 45.1, source: null });
  expect(await positionOf(rows[2].id)).toMatchObject(nowhere);
});

it('keeps an address that was changed while the geocoder thought', async () => {
  const addressId = await save();
  await badDay({ kind: 'slow', ms: 400, times: 1 });
  const asking = app.drainOutbox();
  await expect.poll(() => geocoder.questions.length).toBe(1);
  await save({ user_address_id: addressId, address1: 'Via Savona' });
  await asking;
  await app.drainOutbox();
  expect(geocoder.questions.map(({ query }) => query.street)).toEqual(['31 Via Tortona', '31 Via Savona']);
  const [other, same] = [await positionOf(addressId), await save({ address1: 'Via Savona' })];
  await app.drainOutbox();
  expect(await positionOf(same)).toMatchObject({ latitude: other.latitude, longitude: other.longitude });
});

it('asks nobody while a transaction is open', async () => {
  const addressId = await save();
  await expect(withTransaction(app.deps.db, () => locateAddress({ addressId, accountId }, app.deps))).rejects.toThrow(
    'inside a database transaction',
  );
  expect(geocoder.questions).toEqual([]);
});

it('asks nobody where the shop has no geocoder', async () => {
  const deps = { ...app.deps, config: { ...app.deps.config, geocoder: undefined } };
  const addressId = await save();
  await app.deps.pool.query('delete from outbox');
  await queueUnplaced(deps);
  expect(await messages()).toEqual([]);
  await locateAddress({ addressId, accountId }, deps);
  expect(geocoder.questions).toEqual([]);
});
