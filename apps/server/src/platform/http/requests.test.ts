import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLogger } from '../log.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

interface Line {
  msg: string;
  method: string;
  route: string;
  status: number;
}

let shop: TestApp;
const lines: Line[] = [];

beforeAll(async () => {
  const log = createLogger('info', { write: (text) => void lines.push(JSON.parse(text)) });
  shop = await createTestApp([], { log });
});
afterAll(() => shop?.close());
beforeEach(() => {
  lines.length = 0;
});

const countsOf = async (route: string) =>
  (await shop.deps.metrics.registry.metrics())
    .split('\n')
    .filter((line) => line.startsWith('http_request_duration_seconds_count') && line.includes(`route="${route}"`));
const requestLines = () =>
  lines.filter(({ msg }) => msg === 'request').map(({ method, route, status }) => ({ method, route, status }));

// Pages make their calls without the network too.
it('counts a request without the network with the status it got, and writes no line about a read that went well', async () => {
  expect((await shop.app.inject({ method: 'GET', url: '/health/live' })).statusCode).toBe(200);
  const [count, ...others] = await countsOf('/health/live');
  expect(count).toMatch(/status="200".* 1$/);
  expect(others).toEqual([]);
  expect(requestLines()).toEqual([]);
});

it('writes a line about a request that was refused', async () => {
  expect((await shop.app.inject({ method: 'GET', url: '/nowhere' })).statusCode).toBe(404);
  expect(requestLines()).toEqual([{ method: 'GET', route: 'unknown', status: 404 }]);
});
