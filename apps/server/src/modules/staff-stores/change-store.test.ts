import type { StoreDetail } from '@sporta/contract';
import { type Geocoder, startGeocoder } from '@sporta/simulators';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { CatalogueStore } from '../catalogue/snapshot/catalogue-store.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered } from '../orders/testing/covered-order.ts';

let world: CheckoutWorld;
let geocoder: Geocoder;
let director: StaffClient;
/** The catalogue of another node, there before. */
let otherNode: CatalogueStore;
let warehouseId: number;

const torino = {
  name: 'Bottega Torino',
  street: 'Via Po',
  street_number: '3',
  postal_code: '10124',
  city: 'Torino',
  province: 'TO',
  position: '45.0677, 7.6934',
  phone: '011 5551234',
  email: 'torino@bottega.example',
  hours: 'lun-dom 8:30-20:00',
};

beforeAll(async () => {
  geocoder = await startGeocoder();
  world = await startCheckoutWorld({
    modules,
    config: { geocoder: { url: geocoder.url, email: undefined, perSecond: 100, timeoutMs: 1000 } },
  });
  director = await world.staffClient(['director']);
  const opened = await director.post('staff/stores/open', {
    ...torino,
    pickup_slots: 'lun-dom 9:00-11:00, 17:00-19:00',
  });
  warehouseId = opened.data.stores.find(({ name }: { name: string }) => name === torino.name).warehouseId;
  const { pool, log, clock, config } = world.deps;
  otherNode = new CatalogueStore(pool, log, () => clock.now().getTime(), config.media);
  await otherNode.load();
});
afterAll(async () => {
  await world.close();
  await geocoder.close();
});

const store = async (): Promise<StoreDetail> =>
  (await director.get('staff/store', { warehouse_id: warehouseId })).data.store;
const change = async (part: object = {}, client = director) =>
  client.post('staff/stores/change', {
    warehouse_id: warehouseId,
    version: (await store()).version,
    ...torino,
    ...part,
  });
const refusals = (answer: { response: { errors: { code: string; field?: string }[] } }) =>
  answer.response.errors.map(({ code, field }) => [code, field]);
const query = async (text: string, values: unknown[] = []) => (await world.deps.pool.query(text, values)).rows;
const audited = () =>
  query(`select before, after from audit_log where action = 'shop.change-store' order by audit_id desc`);

beforeEach(async () => {
  expect(refusals(await change())).toEqual([]);
});

describe('a store that is changed', () => {
  it('is another for everybody, on every node, and stays the same in files', async () => {
    const moved = {
      name: 'Bottega del Corso',
      street: 'Corso Francia',
      street_number: '12/B',
      postal_code: '10143',
      position: '45.0766, 7.6540',
      phone: '+39 011 5559999',
      hours: 'lun-ven 8:00-18:00; sab 9:00-13:00',
      services: 'Bar, parcheggio;  bar',
    };
    await query(`update warehouse set services = '{home-delivery,pick-up,bar}' where warehouse_id = $1`, [warehouseId]);
    await query(
      `insert into warehouse_special_day (warehouse_id, day, note) values ($1, current_date + 3, 'Patrono')`,
      [warehouseId],
    );
    const answer = await change(moved);
    expect(refusals(answer)).toEqual([]);
    expect(answer.data.store).toMatchObject({
      slug: 'bottega-torino',
      name: 'Bottega del Corso',
      streetNumber: '12/B',
      latitude: 45.0766,
      longitude: 7.654,
    });
    expect(answer.data.stores).toContainEqual(
      expect.objectContaining({
        name: 'Bottega del Corso',
        slug: 'bottega-torino',
        address: 'Corso Francia 12/B, 10143 Torino TO',
      }),
    );
    await otherNode.refresh();
    expect(otherNode.catalogue.warehouses.find((each) => each.warehouseId === warehouseId)).toMatchObject({
      name: 'Bottega del Corso',
      address1: 'Corso Francia',
      slug: 'bottega-torino',
    });
    const { data } = await world.anonymous.get('warehouse-locator/detail', { warehouse_id: warehouseId });
    expect(data.warehouse).toMatchObject({
      address: { addressName: 'Bottega del Corso', address1: 'Corso Francia', postalcode: '10143' },
      metaData: { warehouse_locator: { SERVICES: 'home-delivery, pick-up, Bar, parcheggio' } },
    });
    expect(data.warehouse.serviceHours.default).toHaveLength(6);
    expect(data.warehouse.exceptions).toHaveLength(1);
    expect(await query('select active, is_default from warehouse where warehouse_id = $1', [warehouseId])).toEqual([
      { active: true, is_default: false },
    ]);
    const [logged] = await audited();
    expect(Object.keys(logged.after).sort()).toEqual([
      'hours',
      'name',
      'phone',
      'position',
      'postalCode',
      'services',
      'street',
      'streetNumber',
    ]);
    expect(logged).toMatchObject({ before: { street: 'Via Po' }, after: { street: 'Corso Francia' } });
    await query('delete from warehouse_special_day');
  });

  it('closes the pick-up windows its new hours do not cover, and opens them again', async () => {
    const open = async () =>
      (
        await query(
          `select distinct to_char(begin_time, 'HH24:MI') as begins from timeslot
            where warehouse_id = $1 and delivery_service_id = 2 and not closed and day > current_date + 1 order by 1`,
          [warehouseId],
        )
      ).map(({ begins }) => begins);
    expect(await open()).toEqual(['09:00', '17:00']);
    await change({ hours: 'lun-dom 8:30-18:00' });
    expect(await open()).toEqual(['09:00']);
    await change();
    expect(await open()).toEqual(['09:00', '17:00']);
  });

  it('tells who was to fetch an order in a window its new hours do not cover', async () => {
    const [slot] = await query(
      `select timeslot_id, to_char(day, 'YYYY-MM-DD') as date from timeslot where warehouse_id = $1
        and delivery_service_id = 2 and begin_time = '17:00' and cutoff_at > now() + interval '2 days' order by begin_at limit 1`,
      [warehouseId],
    );
    await query(
      `insert into stock (product_id, warehouse_id, on_hand) select product_id, $1, 50000 from product on conflict do nothing`,
      [warehouseId],
    );
    await catalogueOf(world.deps).refresh();
    const customer = await world.customer();
    await customer.client.post('cart/set-address', { warehouse_id: warehouseId, delivery_service_id: 2 });
    await customer.add('RISO', 2);
    await customer.client.post('timeslot/hold', slot);
    const orderId = await buyCovered(world, customer);
    await world.drainOutbox();
    world.sentMail.length = 0;
    await change({ hours: 'lun-dom 8:30-18:00' });
    await world.drainOutbox();
    const { order } = (await customer.client.get('order/detail', { order_id: orderId })).data;
    expect(order.storeClosed).toBe(true);
    expect(world.sentMail.map(({ subject }) => subject)).toEqual([
      `Ordine ${order.orderNumber}: il negozio non è aperto per tutta la fascia del ritiro`,
    ]);
    expect(world.sentMail[0]!.text).toContain('17:00–19:00, il negozio è aperto solo 17:00–18:00');
  });

  it('is not changed from a form that is out of date', async () => {
    const seen = await store();
    const both = await Promise.all([
      change({ version: seen.version, phone: '011 5550001' }),
      change({ version: seen.version, email: 'altra@bottega.example' }),
    ]);
    expect(both.flatMap(refusals)).toEqual([['store-changed', 'version']]);
    // also where the week was written on its own page meanwhile
    const { version } = await store();
    const hours = (await director.get('staff/hours', { warehouse_id: warehouseId })).data.plan;
    const saved = await director.post('staff/hours/save', {
      warehouse_id: warehouseId,
      version: hours.version,
      week: [{ weekday: 1, opens: '10:00', closes: '12:00' }],
      special_days: [],
    });
    expect(refusals(saved)).toEqual([]);
    expect(refusals(await change({ version }))).toEqual([['store-changed', 'version']]);
    expect((await store()).week).toEqual([{ weekday: 1, opens: '10:00', closes: '12:00' }]);
  });

  it('takes nobody else’s name, nor the one by which files know another store', async () => {
    expect(refusals(await change({ name: 'sporta  MILANO' }))).toEqual([['store-name-taken', 'name']]);
    const asFile = await change({ name: 'Milano' });
    expect(asFile.response.errors).toEqual([
      {
        code: 'store-name-taken',
        field: 'name',
        error: 'C’è già un punto vendita che si chiama «Sporta Milano», e nei file «milano»',
      },
    ]);
    const [changed, opened] = await Promise.all([
      change({ name: 'Contesa' }),
      director.post('staff/stores/open', { ...torino, name: 'Contesa', pickup_slots: 'lun-dom 9:00-11:00' }),
    ]);
    expect([...refusals(changed), ...refusals(opened)]).toEqual([['store-name-taken', 'name']]);
    // its own name in other letters is no other's
    await query(
      `update warehouse set active = false, name = 'Via', slug = 'via' where name = 'Contesa' and warehouse_id <> $1`,
      [warehouseId],
    );
    expect(refusals(await change({ name: 'BOTTEGA torino' }))).toEqual([]);
  });

  it('is refused with all that is wrong, each by its field, and nothing is written', async () => {
    const before = await store();
    const wrong = await change({
      name: '',
      postal_code: '123',
      province: 'Torino',
      position: '12, 4',
      hours: 'lun 9:00-8:00',
      phone: 'no',
      email: 'x',
      services: 'Parcheggio, locker',
    });
    expect(refusals(wrong).map(([, field]) => field)).toEqual([
      'name',
      'postal_code',
      'province',
      'position',
      'phone',
      'email',
      'services',
      'hours',
    ]);
    expect(refusals(await change({ hours: '' }))).toEqual([['wrong-answer', 'hours']]);
    expect(refusals(await change({ name: '\u0000' }))[0]?.[1]).toBe('name');
    expect(await store()).toEqual(before);
  });

  it('says nothing to anybody where nothing is different', async () => {
    // as somebody wrote it before
    await query(`update warehouse set phone = '+39 011 555 1234', latitude = 45.06770000001 where warehouse_id = $1`, [
      warehouseId,
    ]);
    const [count] = await query('select count(*)::int as n from catalogue_change');
    const log = (await audited()).length;
    expect(refusals(await change())).toEqual([]);
    expect(await query('select count(*)::int as n from catalogue_change')).toEqual([count]);
    expect(await audited()).toHaveLength(log);
    expect((await store()).phone).toBe('+39 011 555 1234');
  });

  it('stays closed when it is closed', async () => {
    const { version } = await store();
    await query('update warehouse set active = false where warehouse_id = $1', [warehouseId]);
    const late = await director.post('staff/stores/change', {
      warehouse_id: warehouseId,
      version,
      ...torino,
      phone: '011 5550002',
    });
    expect(refusals(late)).toEqual([['store-not-found', 'warehouse_id']]);
    expect(refusals(await director.get('staff/store', { warehouse_id: warehouseId }))).toEqual([
      ['store-not-found', 'warehouse_id'],
    ]);
    expect(await query('select active, phone from warehouse where warehouse_id = $1', [warehouseId])).toEqual([
      { active: false, phone: '+39 011 555 1234' },
    ]);
    await query('update warehouse set active = true where warehouse_id = $1', [warehouseId]);
  });

  it('is the director’s business alone', async () => {
    const manager = await world.staffClient(['store-manager'], { storeIds: [warehouseId] });
    expect(refusals(await change({ phone: '011 5550003' }, manager))).toEqual([['forbidden', undefined]]);
    expect(refusals(await manager.get('staff/store', { warehouse_id: warehouseId }))).toEqual([
      ['forbidden', undefined],
    ]);
    expect(refusals(await director.get('staff/store', { warehouse_id: 999_999 }))).toEqual([
      ['store-not-found', 'warehouse_id'],
    ]);
  });
});

describe('where a store is', () => {
  const address = { street: 'Via Po', street_number: '3', postal_code: '10124', city: 'Torino' };
  const locate = async (part: object = {}) =>
    (await director.get('staff/stores/locate', { ...address, ...part })).data.place;
  const badDay = (day: object) =>
    fetch(`${geocoder.url}/control/bad-days`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ call: 'search', ...day }),
    });

  it('is what the geocoder says, and else the middle of its town', async () => {
    expect(await locate()).toMatchObject({ precision: 'house' });
    expect(geocoder.questions.at(-1)?.query).toMatchObject({ street: '3 Via Po', city: 'Torino' });
    const town = { latitude: 45.07, longitude: 7.687, precision: 'town' };
    const asked = geocoder.questions.length;
    expect(await locate({ street: '' })).toEqual(town);
    expect(geocoder.questions).toHaveLength(asked);
    await badDay({ kind: 'error', times: 1 });
    expect(await locate()).toEqual(town);
    await fetch(`${geocoder.url}/control/bad-days`, { method: 'DELETE' });
    expect(await locate({ street: '', city: 'Nessundove', postal_code: '' })).toBeUndefined();
  });
});
