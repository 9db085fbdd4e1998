import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Geocoder, startGeocoder } from './start-geocoder.ts';

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await startGeocoder();
});
afterAll(() => geocoder.close());

async function ask(parts: Record<string, string>) {
  const response = await fetch(`${geocoder.url}/search?${new URLSearchParams({ format: 'jsonv2', ...parts })}`);
  return { status: response.status, body: await response.json() };
}

const milan = { street: '31 Via Tortona', city: 'Milano', postalcode: '20144', addressdetails: '1' };

it('puts an address always at the same place, and its neighbours near it', async () => {
  const [first, again, next, elsewhere] = await Promise.all([
    ask(milan),
    ask(milan),
    ask({ ...milan, street: '33 Via Tortona' }),
    ask({ ...milan, city: 'Torino', postalcode: '10121' }),
  ]);
  expect(first.body).toEqual(again.body);
  expect(first.body[0]).toMatchObject({ place_rank: 30, address: { house_number: '31', postcode: '20144' } });
  const away = (other: typeof first) => Math.abs(Number(other.body[0].lat) - Number(first.body[0].lat));
  expect(away(next)).toBeGreaterThan(0);
  expect(away(next)).toBeLessThan(0.005);
  expect(away(elsewhere)).toBeGreaterThan(0.2);
});

it('knows a street without a number, a town without a street, and not what is nowhere', async () => {
  expect((await ask({ ...milan, street: 'Via Tortona' })).body[0].place_rank).toBe(26);
  expect((await ask({ ...milan, street: '' })).body[0].place_rank).toBe(16);
  expect((await ask({ ...milan, street: '1 Via Inesistente' })).body).toEqual([]);
  expect((await ask({ ...milan, postalcode: '99999' })).body).toEqual([]);
  expect((await ask({ ...milan, format: 'xml' })).status).toBe(400);
});
