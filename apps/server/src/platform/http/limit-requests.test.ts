import { defineCall } from '@sporta/contract/call.ts';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Module } from '../module.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { registerCall } from './register-call.ts';

const call = (path: string) =>
  defineCall({ method: 'GET', path, summary: '-', tag: 'test', request: z.object({}), data: z.object({}) });
const calls: Module = {
  name: 'counted',
  register(app) {
    registerCall(app, call('counted'), () => ({}));
    registerCall(app, call('counted-too'), () => ({}));
    registerCall(app, call('tight'), () => ({}), { rateLimit: { max: 1, windowSeconds: 60 } });
  },
};

let shop: TestApp | undefined;
afterEach(() => shop?.close());

async function statusesOf(remoteAddress: string, urls: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const url of urls) statuses.push((await shop!.app.inject({ url, remoteAddress })).statusCode);
  return statuses;
}
const [one, other, tight] = ['/ebsn/api/counted', '/ebsn/api/counted-too', '/ebsn/api/tight'];

it('counts all calls of one address together, but for those with a limit of their own and what no visitor asks for', async () => {
  shop = await createTestApp([calls], { environment: { RATE_LIMIT_PER_MINUTE: '3' } });
  expect(await statusesOf('198.51.100.7', [tight, tight, '/health/live', '/nowhere', one, other, one])).toEqual([
    200, 429, 200, 404, 200, 200, 200,
  ]);
  expect(await statusesOf('198.51.100.7', [one, other, '/ebsn/api/nothing', '/health/live', '/nowhere'])).toEqual([
    429, 429, 429, 200, 404,
  ]);
  const refused = await shop.app.inject({ url: one, remoteAddress: '198.51.100.7' });
  expect(refused.headers['retry-after']).toBeDefined();
  expect(await statusesOf('198.51.100.8', [one])).toEqual([200]);
});

it.each(['127.0.0.1', '::ffff:127.0.0.1', '::1'])('counts nothing of this machine: %s', async (address) => {
  shop = await createTestApp([calls], { environment: { RATE_LIMIT_PER_MINUTE: '3' } });
  expect(await statusesOf(address, [one, one, one, one, one])).toEqual([200, 200, 200, 200, 200]);
});
