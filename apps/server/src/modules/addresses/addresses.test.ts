import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestAnswer, type TestApp } from '../../platform/testing/test-app.ts';
import { holdSlot } from '../delivery/hold-slot.ts';
import { createCustomerWithCart, createPlaces, slotAt, type TestPlaces } from '../delivery/testing/test-places.ts';
import { warehousesModule } from '../warehouses/index.ts';
import { addressesModule } from './index.ts';

let app: TestApp;
let milan: TestPlaces;
let rome: TestPlaces;

beforeAll(async () => {
  app = await createTestApp([addressesModule, warehousesModule]);
  app.clock.set('2026-11-20T08:00:00+01:00');
  const windows = [
    { begin: '18:00', end: '20:00' },
    { begin: '09:00', end: '13:00', deliveryServiceId: 2 },
  ];
  milan = await createPlaces(app, { windows, postalcodes: ['20144', '20145'] });
  rome = await createPlaces(app, { windows: windows.slice(0, 1), postalcodes: ['00184'] });
  await app.deps.db
    .insertInto('municipality_postalcode')
    .values([
      { postalcode: '20144', city: 'Milano', province: 'MI' },
      { postalcode: '20145', city: 'Milano', province: 'MI' },
      { postalcode: '20099', city: 'Sesto San Giovanni', province: 'MI' },
      { postalcode: '34010', city: 'Sgonico', province: 'TS' },
    ])
    .execute();
});
afterAll(() => app.close());

const codeOf = (answer: TestAnswer) => answer.response.errors[0]?.code;
const home = { address1: 'Via Tortona', address_number: '31', city: 'Milano', province: 'mi', postalcode: '20144' };
const names = (answer: TestAnswer) =>
  answer.data.userAddresses.map((each: { addressName: string; isDefault: boolean }) => [
    each.addressName,
    each.isDefault,
  ]);

describe('addresses of a customer', () => {
  it('are added, changed, chosen and removed; one is always the main one', async () => {
    const client = await app.clientOf(await app.createAccount());
    const first = await client.post('user-address/insert', {
      ...home,
      doorbell: 'Riva',
      stairway: 'B',
      phone: '333 1234567',
    });
    expect(first.data.userAddress).toMatchObject({
      addressName: 'Casa',
      province: 'MI',
      isDefault: true,
      covered: true,
      phone: '+393331234567',
      stairway: 'B',
    });
    const second = await client.post('user-address/insert', {
      ...home,
      address_name: 'Mare',
      postalcode: '17100',
      city: 'Savona',
      province: 'SV',
    });
    expect(second.data.userAddress).toMatchObject({ covered: false, isDefault: false });
    const seaId = second.data.userAddress.userAddressId;
    expect(names(await client.post('user-address/set-default', { user_address_id: seaId }))).toEqual([
      ['Mare', true],
      ['Casa', false],
    ]);
    const changed = await client.post('user-address/update', {
      user_address_id: seaId,
      ...home,
      address_name: 'Ufficio',
    });
    expect(changed.data.userAddress).toMatchObject({ addressName: 'Ufficio', isDefault: true, covered: true });
    expect(names(await client.post('user-address/delete', { user_address_id: seaId }))).toEqual([['Casa', true]]);
    expect(names(await client.get('user-address/list'))).toEqual([['Casa', true]]);
  });

  it('stay consistent when many are added at once', async () => {
    const client = await app.clientOf(await app.createAccount());
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        client.post('user-address/insert', { ...home, address_name: `Casa ${index}`, is_default: index % 2 }),
      ),
    );
    expect(answers.map((answer) => answer.response.status)).toEqual(Array(12).fill(0));
    const { data } = await client.get('user-address/list');
    expect(data.userAddresses).toHaveLength(12);
    expect(data.userAddresses.filter((each: { isDefault: boolean }) => each.isDefault)).toHaveLength(1);
  });

  it('of somebody else are not there', async () => {
    const owner = await app.clientOf(await app.createAccount());
    const stranger = await app.clientOf(await app.createAccount());
    const { userAddressId } = (await owner.post('user-address/insert', home)).data.userAddress;
    const refusals = [
      await stranger.post('user-address/update', { user_address_id: userAddressId, ...home }),
      await stranger.post('user-address/delete', { user_address_id: userAddressId }),
      await stranger.post('user-address/set-default', { user_address_id: userAddressId }),
      await owner.post('user-address/set-default', { user_address_id: 999_999 }),
    ];
    expect(refusals.map(codeOf)).toEqual(Array(4).fill('address-not-found'));
    expect(names(await owner.get('user-address/list'))).toEqual([['Casa', true]]);
    expect((await app.anonymous.get('user-address/list')).http.statusCode).toBe(419);
  });

  it('are checked', async () => {
    const client = await app.clientOf(await app.createAccount());
    expect(codeOf(await client.post('user-address/insert', { ...home, postalcode: '99999' }))).toBe(
      'postalcode-unknown',
    );
    const wrong = await client.post('user-address/insert', { ...home, postalcode: '2014', phone: '1234567' });
    expect([wrong.http.statusCode, wrong.response.errors[0]?.field]).toEqual([400, 'postalcode']);
  });
});

describe('the address of an open cart', () => {
  async function cartWithSlot() {
    const customer = await createCustomerWithCart(app, milan.warehouseId);
    const slot = await slotAt(app, milan.warehouseId, 1, '18:00');
    await holdSlot(app.deps, { accountId: customer.accountId, ...slot, now: app.clock.now() });
    const client = await app.clientOf(customer.accountId);
    const cart = () =>
      app.deps.db.selectFrom('cart').selectAll().where('cart_id', '=', customer.cartId).executeTakeFirstOrThrow();
    const holds = () =>
      app.deps.db
        .selectFrom('slot_booking')
        .selectAll()
        .where('cart_id', '=', customer.cartId)
        .where('state', '=', 'held')
        .execute();
    const change = (fields: object) =>
      client.post('user-address/update', { user_address_id: customer.addressId, ...home, ...fields });
    return { ...customer, client, cart, holds, change };
  }
  const warned = (answer: TestAnswer) => answer.response.warnings.map((each) => each.code);

  it('may change within the zone', async () => {
    const { change, holds } = await cartWithSlot();
    expect(warned(await change({ address_number: '33', postalcode: '20145' }))).toEqual([]);
    expect(await holds()).toHaveLength(1);
  });

  it('takes the cart to another store, and says that the slot is lost', async () => {
    const { change, holds, cart } = await cartWithSlot();
    expect(warned(await change({ city: 'Roma', province: 'RM', postalcode: '00184' }))).toEqual([
      'warehouse-changed',
      'slot-lost',
    ]);
    expect(await cart()).toMatchObject({ warehouse_id: rome.warehouseId });
    expect(await holds()).toHaveLength(0);
  });

  it('must be chosen again when nobody serves it, or when it is removed', async () => {
    const moved = await cartWithSlot();
    expect(warned(await moved.change({ postalcode: '17100' }))).toEqual(['address-not-covered', 'slot-lost']);
    expect(await moved.cart()).toMatchObject({ warehouse_id: null, address_id: null });
    const removed = await cartWithSlot();
    const answer = await removed.client.post('user-address/delete', { user_address_id: removed.addressId });
    expect(warned(answer)).toEqual(['address-needed', 'slot-lost']);
    expect(await removed.cart()).toMatchObject({ warehouse_id: null, address_id: null });
  });
});

describe('user-address/check', () => {
  it('tells services, stores and the first free slot', async () => {
    const { data } = await app.anonymous.get('user-address/check', { postalcode: '20144' });
    expect(data.coverage).toMatchObject({
      covered: true,
      warehouseId: milan.warehouseId,
      firstSlot: { date: '2026-11-20', beginTime: '18:00', endTime: '20:00' },
      pickupWarehouses: [{ warehouseId: milan.warehouseId }],
    });
    expect(data.coverage.deliveryServices.map((each: { code: string }) => each.code)).toEqual(['home', 'pickup']);
    const far = (await app.anonymous.get('user-address/check', { postalcode: '17100' })).data.coverage;
    expect(far).toMatchObject({ covered: false, deliveryServices: [{ code: 'pickup' }] });
    expect(far.firstSlot).toBeUndefined();
    expect(codeOf(await app.anonymous.get('user-address/check', { postalcode: '99999' }))).toBe('postalcode-unknown');
  });

  it('collects who wants to know, once', async () => {
    expect(codeOf(await app.anonymous.post('user-address/notify-me', { postalcode: '17100' }))).toBe('email-needed');
    for (let times = 0; times < 2; times++) {
      const asked = await app.anonymous.post('user-address/notify-me', {
        postalcode: '17100',
        e_mail: 'anna@posta.example',
      });
      expect(asked.response.status).toBe(0);
    }
    const client = await app.clientOf(await app.createAccount({ email: 'bruno@posta.example' }));
    await client.post('user-address/notify-me', { postalcode: '17100' });
    const rows = await app.deps.db
      .selectFrom('notify_request')
      .select(['email', 'kind'])
      .orderBy('notify_request_id')
      .execute();
    expect(rows).toEqual([
      { email: 'anna@posta.example', kind: 'zone' },
      { email: 'bruno@posta.example', kind: 'zone' },
    ]);
  });
});

describe('places', () => {
  it('are found by the beginning of their name', async () => {
    const cities = async (q: string) => (await app.anonymous.get('geo/cities', { q })).data.cities;
    expect(await cities('sES')).toEqual([{ city: 'Sesto San Giovanni', province: 'MI', postalcode: '20099' }]);
    expect(await cities('mil')).toEqual([{ city: 'Milano', province: 'MI' }]);
    expect(await cities('%')).toEqual([]);
    expect(await cities('')).toEqual([]);
    const { data } = await app.anonymous.get('geo/postalcodes', { city: 'milano' });
    expect(data.postalcodes.map((each: { postalcode: string }) => each.postalcode)).toEqual(['20144', '20145']);
  });

  it('are located by postal code or name', async () => {
    const { data } = await app.anonymous.get('geo/locate', { q: '90133' });
    expect(data.place).toMatchObject({ city: 'Palermo', province: 'PA', precision: 'area' });
    expect((await app.anonymous.get('geo/locate', { q: 'Corso Buenos Aires 1, Milano' })).data.place.city).toBe(
      'Milano',
    );
    const nowhere = await app.anonymous.get('geo/locate', { q: '<script>' });
    expect(nowhere.response.errors[0]?.code).toBe('place-not-found');
  });
});
