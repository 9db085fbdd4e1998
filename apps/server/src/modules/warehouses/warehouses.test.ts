import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { createPlaces, type TestPlaces } from '../delivery/testing/test-places.ts';
import { warehousesModule } from './index.ts';

let app: TestApp;
let withPickup: TestPlaces;
let homeOnly: TestPlaces;

beforeAll(async () => {
  app = await createTestApp([warehousesModule]);
  app.clock.set('2026-11-20T08:00:00+01:00');
  const home = { begin: '18:00', end: '20:00' };
  withPickup = await createPlaces(app, { windows: [home, { begin: '09:00', end: '13:00', deliveryServiceId: 2 }] });
  homeOnly = await createPlaces(app, { windows: [home] });
  await app.deps.db
    .insertInto('warehouse_hours')
    .values([
      { warehouse_id: withPickup.warehouseId, weekday: 2, begin_hour: '08:30', end_hour: '19:30' },
      { warehouse_id: withPickup.warehouseId, weekday: 1, begin_hour: '09:00', end_hour: '13:00' },
    ])
    .execute();
  await app.deps.db
    .insertInto('slot_exception')
    .values({ warehouse_id: withPickup.warehouseId, day: '2026-12-08', reason: 'Immacolata' })
    .execute();
});
afterAll(() => app.close());

const idsOf = (answer: { data: { warehouses: { warehouseId: number }[] } }) =>
  answer.data.warehouses.map((each) => each.warehouseId).sort((a, b) => a - b);

describe('warehouse-locator', () => {
  it('lists all stores, or those that offer a service', async () => {
    expect(idsOf(await app.anonymous.get('warehouse-locator/search'))).toEqual([
      withPickup.warehouseId,
      homeOnly.warehouseId,
    ]);
    const pickup = await app.anonymous.get('warehouse-locator/search', { delivery_service_id: 2 });
    expect(idsOf(pickup)).toEqual([withPickup.warehouseId]);
  });

  it('tells address, hours, services and closures of one', async () => {
    const { data, http } = await app.anonymous.get('warehouse-locator/detail', {
      warehouse_id: withPickup.warehouseId,
    });
    expect(data.warehouse).toMatchObject({
      address: { city: 'Milano', postalcode: '20144', latitude: 45.45 },
      metaData: { warehouse_locator: { PHONE: '+39020000000', SERVICES: 'Parcheggio' } },
      serviceHours: {
        default: [
          { beginWeekDay: 1, beginHour: '09:00', endHour: '13:00' },
          { beginWeekDay: 2, beginHour: '08:30', endHour: '19:30' },
        ],
      },
      deliveryServices: [{ deliveryServiceId: 1 }, { deliveryServiceId: 2 }],
      exceptions: [{ date: '2026-12-08', closed: true }],
    });
    expect(http.headers.etag).toBeTruthy();
    expect(http.headers['cache-control']).toBe('public, max-age=60');
  });

  it('tells of one that will close from which day on', async () => {
    await app.deps.db
      .updateTable('warehouse')
      .set({ closes_on: '2099-12-02' })
      .where('warehouse_id', '=', homeOnly.warehouseId)
      .execute();
    const { data } = await app.anonymous.get('warehouse-locator/search');
    const days = data.warehouses.map(({ closesOn }: { closesOn?: string }) => closesOn);
    expect(days.filter((day: unknown) => day !== undefined)).toEqual(['2099-12-02']);
  });

  it('names a store that closed for good to who asks for it', async () => {
    const close = (day: string) =>
      app.deps.db
        .updateTable('warehouse')
        .set({ closes_on: day })
        .where('warehouse_id', '=', homeOnly.warehouseId)
        .execute();
    const asked = () => app.anonymous.get('warehouse-locator/detail', { warehouse_id: homeOnly.warehouseId });
    await close('2000-01-01');
    const { data, response } = await asked();
    expect(response.errors[0]).toMatchObject({
      code: 'warehouse-not-found',
      error: expect.stringMatching(/ ha chiuso\.$/),
    });
    expect(data).toEqual({ name: expect.any(String), place: expect.stringMatching(/, Milano$/) });
    await close('2099-12-02');
    expect((await asked()).data).toMatchObject({ warehouse: { closesOn: '2099-12-02' } });
  });

  it('does not know stores that are closed for good', async () => {
    await app.deps.db
      .updateTable('warehouse')
      .set({ active: false, closes_on: null })
      .where('warehouse_id', '=', homeOnly.warehouseId)
      .execute();
    const answer = await app.anonymous.get('warehouse-locator/detail', { warehouse_id: homeOnly.warehouseId });
    expect(answer.response.errors[0]?.code).toBe('warehouse-not-found');
    // one that is not open yet is nobody's business
    expect(answer.data).toEqual({});
    expect(idsOf(await app.anonymous.get('warehouse-locator/search'))).toEqual([withPickup.warehouseId]);
  });
});
