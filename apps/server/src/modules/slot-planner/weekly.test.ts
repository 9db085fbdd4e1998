import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type StaffClient, type TestApp } from '../../platform/testing/test-app.ts';
import { createCustomerWithCart, createPlaces } from '../delivery/testing/test-places.ts';
import { modules } from '../index.ts';

let app: TestApp;
let warehouseId: number;
let manager: StaffClient;
beforeAll(async () => {
  app = await createTestApp(modules);
  ({ warehouseId } = await createPlaces(app, { windows: [{ begin: '18:00', end: '20:00' }] }));
  manager = await app.staffClient(['store-manager'], { storeIds: [warehouseId] });
});
afterAll(() => app.close());

it('a store says how much it keeps every week, as it was seen, and of its own slots only', async () => {
  const { terms } = (await manager.get('staff/weekly-slots')).data;
  expect(terms).toMatchObject({ warehouseId, sharePercent: 30, releaseHours: 24 });
  const wanted = { version: terms.version, share_percent: 0, release_hours: 48 };
  const saved = await manager.post('staff/weekly-slots/save', wanted);
  expect(saved.data.terms).toMatchObject({ sharePercent: 0, releaseHours: 48 });
  const late = await manager.post('staff/weekly-slots/save', wanted);
  expect(late.response.errors[0]?.code).toBe('weekly-terms-changed');
  const wrong = await manager.post('staff/weekly-slots/save', { ...wanted, share_percent: 101 });
  expect(wrong.http.statusCode).toBe(400);
  // an empty field is no share of 0
  for (const field of ['share_percent', 'release_hours']) {
    const empty = await manager.post('staff/weekly-slots/save', { ...wanted, [field]: null });
    expect([empty.http.statusCode, empty.response.errors[0]?.field]).toEqual([400, field]);
  }

  // with nothing kept, customers are offered none
  const { accountId, addressId } = await createCustomerWithCart(app, warehouseId);
  const customer = await app.clientOf(accountId);
  expect((await customer.get('weekly-slot/choices', { user_address_id: addressId })).data.windows).toEqual([]);
  const asked = { user_address_id: addressId, weekday: 4, begin_time: '18:00' };
  expect((await customer.post('weekly-slot/keep', asked)).response.errors[0]?.code).toBe('weekly-not-offered');

  const { warehouseId: foreign } = await createPlaces(app, { windows: [], postalcodes: [] });
  for (const answer of [
    await manager.get('staff/weekly-slots', { warehouse_id: foreign }),
    await manager.post('staff/weekly-slots/save', { ...wanted, warehouse_id: foreign }),
  ]) {
    expect(answer.response.errors[0]?.code).toBe('store-not-found');
  }
});
