import { type Call, calls } from '@sporta/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from './modules/index.ts';
import { createTestApp, type TestApp } from './platform/testing/test-app.ts';

/** Calls the contract announces and nothing serves yet. One that gets a handler leaves this list, or the test fails. */
const planned = `
  product-notify/insert satispay/payment-feedback
  meal-ticket-type/list meal-ticket-type/logout meal-ticket-type/select meal-ticket-type/update-data
  meal-ticket/edenred/detail meal-ticket/edenred/mobile-callback meal-ticket/edenred/mobile-callback-tc
  meal-ticket/edenred/mobile-logout meal-ticket/edenred/mobile-logout-tc meal-ticket/pellegrini/detail
  meal-ticket/pellegrini/login meal-ticket/pellegrini/logout meal-ticket/pluxee/detail meal-ticket/upday/detail
  meal-ticket/upday/discard-login meal-ticket/upday/login meal-ticket/upday/logout`
  .trim()
  .split(/\s+/);

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp(modules);
});
afterAll(() => shop.close());

it('serves every call of the contract, but for the planned ones', () => {
  const served = new Set(shop.app.calls);
  const announced = Object.values(calls).flatMap((group) => Object.values(group) as Call[]);
  const unserved = announced.filter((call) => !served.has(call)).map(({ path }) => path);
  expect(unserved.sort()).toEqual([...planned].sort());
});
