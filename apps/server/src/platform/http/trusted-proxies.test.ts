import { defineCall } from '@sporta/contract/call.ts';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Module } from '../module.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { registerCall } from './register-call.ts';

/* Whose address the limits count: a visitor must not be able to choose it. */

const whoAmI = defineCall({
  method: 'POST',
  path: 'who-am-i',
  summary: '-',
  tag: 'test',
  changesState: false,
  request: z.object({}),
  data: z.object({ ip: z.string() }),
});
const limited: Module = {
  name: 'limited',
  register(app) {
    registerCall(app, whoAmI, ({ ip }) => ({ ip }), { rateLimit: { max: 3, windowSeconds: 60 } });
  },
};

let shop: TestApp | undefined;
afterEach(() => shop?.close());

const ask = (remoteAddress: string, forwarded: string | undefined) =>
  shop!.app.inject({
    method: 'POST',
    url: '/ebsn/api/who-am-i',
    remoteAddress,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });
const proxy = '127.0.0.1';
const visitor = '198.51.100.7';

it.each([
  ['1', proxy, `${visitor}`, visitor],
  // what the visitor wrote comes before what the proxy adds
  ['1', proxy, `203.0.113.1, 203.0.113.2, ${visitor}`, visitor],
  ['2', proxy, `203.0.113.1, ${visitor}, 10.0.0.2`, visitor],
  ['127.0.0.1', proxy, `203.0.113.1, ${visitor}`, visitor],
  ['127.0.0.0/8,10.0.0.0/8', proxy, `203.0.113.1, ${visitor}, 10.0.0.2`, visitor],
  ['10.0.0.1', visitor, '203.0.113.1', visitor],
  ['false', visitor, '203.0.113.1', visitor],
])('TRUST_PROXY=%s, connected from %s, X-Forwarded-For: %s', async (trust, peer, forwarded, counted) => {
  shop = await createTestApp([limited], { environment: { TRUST_PROXY: trust } });
  expect((await ask(peer, forwarded)).json().data.ip).toBe(counted);
});

it('counts one visitor as one, whatever addresses it makes up', async () => {
  shop = await createTestApp([limited], { environment: { TRUST_PROXY: '127.0.0.1' } });
  const statuses: number[] = [];
  for (let n = 1; n <= 5; n++) statuses.push((await ask(proxy, `203.0.113.${n}, ${visitor}`)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});
