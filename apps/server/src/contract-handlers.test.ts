import { type Call, calls } from '@sporta/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from './modules/index.ts';
import { createTestApp, type TestApp } from './platform/testing/test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp(modules);
});
afterAll(() => shop.close());

it('serves every call of the contract', () => {
  const served = new Set(shop.app.calls);
  const announced = Object.values(calls).flatMap((group) => Object.values(group) as Call[]);
  const unserved = announced.filter((call) => !served.has(call)).map(({ path }) => path);
  expect(unserved).toEqual([]);
});
