import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { importCatalogue, readRows } from '../import/index.ts';
import { messyList } from '../import/testing/messy-list.ts';
import { modules } from '../index.ts';
import { applySetup, readAnswers, rememberedAnswers, setUpAlone } from './index.ts';
import { shopAnswers } from './testing/shop-answers.ts';

/* A grocer's own shop from nothing: no demo, no store, no category. */

let app: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'setup-'));
  app = await createTestApp(modules, {
    config: {
      cardGateway: { url: 'http://127.0.0.1:9', merchant: 'm', secret: 's'.repeat(32), timeoutMs: 500 },
    } as never,
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const query = async (text: string) => (await app.deps.pool.query(text)).rows;
const setUp = async (given: object) => {
  const { answers, problems } = readAnswers(given, await rememberedAnswers(app.deps.db));
  expect(problems).toEqual([]);
  await applySetup(app.deps, answers);
};

describe('a shop set up from a file of answers', () => {
  it('has its store, hours, zones and slots, and its seller in the settings', async () => {
    await setUp(shopAnswers);
    expect(await query('select name, slug, city, postalcode, services, is_default from warehouse')).toEqual([
      {
        name: 'Bottega Rossi Torino',
        slug: 'bottega-rossi-torino',
        city: 'Torino',
        postalcode: '10121',
        services: ['home-delivery', 'pick-up'],
        is_default: true,
      },
    ]);
    expect(await query('select count(*)::int as hours from warehouse_hours')).toEqual([{ hours: 7 }]);
    expect(
      await query(
        'select delivery_service_id as service, base_cost_cents as cost, free_threshold_cents as free, minimum_order_cents as minimum from delivery_zone order by 1',
      ),
    ).toEqual([
      { service: 1, cost: 490, free: 8000, minimum: 1000 },
      { service: 2, cost: 0, free: null, minimum: 0 },
    ]);
    expect(await query('select count(*)::int as codes from delivery_zone_postalcode')).toEqual([{ codes: 10 }]);
    // at once, and on every node
    expect(app.deps.shop.seller).toMatchObject({
      name: 'Bottega Rossi S.r.l.',
      address: 'Via Roma 12, 10121 Torino TO',
      vatNumber: '12345670017',
      iban: 'IT60X0542811101000000123456',
    });
    expect(app.deps.shop.look).toBeUndefined();
  });

  it('has the look and the ways to pay that are answered, and goes on as it was where an answer is wrong', async () => {
    const logo = path.join(folder, 'logo.png');
    await writeFile(
      logo,
      await sharp({ create: { width: 300, height: 90, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    );
    await setUp({
      shopName: 'Bottega Rossi',
      colour: '#A3212B',
      logo,
      rea: 'to 1234567',
      waysToPay: 'Carta, Satispay',
    });
    expect(app.deps.shop.look).toMatchObject({
      name: 'Bottega Rossi',
      colours: { 600: '#a3212b' },
      logo: { width: 300 },
    });
    expect(app.deps.shop.seller.register).toBe('REA TO-1234567');
    expect(app.deps.shop.mailFrom).toBe('"Bottega Rossi" <spesa@sporta.example>');
    const on = () => query(`select payment_type_id as id from payment_type where active order by 1`);
    expect(await on()).toEqual([{ id: 1 }, { id: 21 }]);

    await writeFile(logo, 'no picture');
    const { answers } = readAnswers({ sellerName: 'Altra S.r.l.', logo: path.join(folder, '.', 'altro.png') });
    await writeFile(path.join(folder, 'altro.png'), 'no picture');
    const wrong = { ...(await rememberedAnswers(app.deps.db)), ...answers, logo: path.join(folder, 'altro.png') };
    await expect(applySetup(app.deps, wrong)).rejects.toThrow('La foto deve essere un file');
    expect(app.deps.shop.seller.name).toBe('Bottega Rossi S.r.l.');
  });

  it('sells the messy list of the grocer: a customer finds a product, chooses a slot and orders', async () => {
    const list = path.join(folder, 'listino.csv');
    await writeFile(list, messyList());
    const report = await importCatalogue(app.deps.pool, readRows(list));
    expect(report.openedStore).toBeUndefined();
    await catalogueOf(app.deps).load();

    const { products } = (await app.anonymous.get('products', { q: 'limoni' })).data;
    expect(products[0].name).toMatch(/limoni/i);
    const customer = await app.clientOf(await app.createAccount());
    const [{ warehouse_id: warehouseId }] = await query('select warehouse_id from warehouse');
    const at = await customer.post('cart/set-address', { warehouse_id: warehouseId, delivery_service_id: 2 });
    expect(at.response.errors).toEqual([]);
    const put = await customer.post('cart/add-item', { product_id: products[0].productId, quantity: 2 });
    expect(put.response.errors).toEqual([]);
    const [slot] = await query(
      `select timeslot_id, to_char(day, 'YYYY-MM-DD') as day from timeslot
       where delivery_service_id = 2 and not closed and cutoff_at > now() order by begin_at limit 1`,
    );
    const held = await customer.post('timeslot/hold', { timeslot_id: slot.timeslot_id, date: slot.day });
    expect(held.response.errors).toEqual([]);
    expect(held.data.timeslot).toMatchObject({ timeslotId: slot.timeslot_id });
    await query(
      `insert into gift_certificate (code, description, kind, initial_cents, balance_cents, account_id, valid_from)
       select 'APERTURA', 'Buono', 'prepaid', 50000, 50000, max(account_id), '-infinity' from account`,
    );
    await customer.post('cart/add-gift-certificate', { code: 'APERTURA' });
    const { grossTotal } = (await customer.get('cart/view')).data;
    const bought = await customer.post('cart/buy', {
      payment_type_id: 9,
      expected_total: grossTotal,
      idempotency_key: 'first-order',
    });
    expect(bought.response.errors).toEqual([]);
    const [order] = await query('select state, total_cents as total from orders');
    expect(order).toEqual({ state: 'confirmed', total: expect.any(Number) });
    expect(order.total).toBeGreaterThan(0);
  });

  it('takes one answer alone another time, and leaves what was changed in the Banco', async () => {
    await query(`update delivery_zone set base_cost_cents = 350 where delivery_service_id = 1`);
    await query(`update warehouse set phone = '011 555'`);
    await setUp({ hours: 'lun-ven 9:00-19:30' });
    expect(await query('select count(*)::int as hours from warehouse_hours')).toEqual([{ hours: 5 }]);
    expect(await query('select base_cost_cents as cost from delivery_zone where delivery_service_id = 1')).toEqual([
      { cost: 350 },
    ]);
    expect(await query('select phone from warehouse')).toEqual([{ phone: '011 555' }]);

    await setUp({ homeSlots: 'mar 10:00-12:00' });
    expect(
      await query(
        `select weekday, to_char(begin_time, 'HH24:MI') as begins from slot_template where active and delivery_service_id = 1`,
      ),
    ).toEqual([{ weekday: 2, begins: '10:00' }]);
    expect(await query('select count(*)::int as stores from warehouse')).toEqual([{ stores: 1 }]);
  });

  it('writes the store it wrote before, and leaves it closed, where the Banco closed it', async () => {
    await query(`update warehouse set active = false, is_default = false, services = services || '{locker,Bar}'`);
    await query(
      `insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude, is_default)
       values ('asti', 'Bottega Asti', 'Via Roma', 'Asti', 'AT', '14100', 44.9, 8.2, true)`,
    );
    await setUp({ phone: '011 556' });
    expect(await query('select name, phone, active, is_default from warehouse order by warehouse_id')).toEqual([
      { name: 'Bottega Rossi Torino', phone: '011556', active: false, is_default: false },
      { name: 'Bottega Asti', phone: '', active: true, is_default: true },
    ]);
    const servicesOf = () => query(`select services from warehouse where slug <> 'asti'`);
    expect(await servicesOf()).toEqual([{ services: ['home-delivery', 'pick-up', 'locker', 'Bar'] }]);
    await setUp({ services: 'Parcheggio' });
    expect(await servicesOf()).toEqual([{ services: ['home-delivery', 'pick-up', 'locker', 'Parcheggio'] }]);
    await query(`delete from warehouse where slug = 'asti'`);
    await query(`update warehouse set active = true, is_default = true`);
  });

  it('changes nothing at all when one part cannot be written', async () => {
    const { answers } = readAnswers(
      { storeName: 'Altro', sellerName: 'Altra S.r.l.' },
      await rememberedAnswers(app.deps.db),
    );
    await expect(applySetup(app.deps, { ...answers, hours: 'mai' })).rejects.toThrow('mai');
    expect(await query('select name from warehouse')).toEqual([{ name: 'Bottega Rossi Torino' }]);
    expect(app.deps.shop.seller.name).toBe('Bottega Rossi S.r.l.');
    expect(await query(`select value from shop_setting where name = 'sellerName'`)).toEqual([
      { value: 'Bottega Rossi S.r.l.' },
    ]);
  });

  it('leaves what the Banco says of the seller where it is answered as before', async () => {
    await query(`update shop_setting set value = '011 9999' where name = 'iban'`);
    await setUp({ city: 'Torino' });
    expect(await query(`select value from shop_setting where name = 'iban'`)).toEqual([{ value: '011 9999' }]);
  });
});

it('is set up by one at a time', async () => {
  let end = () => {};
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const first = setUpAlone(app.deps, () => {
    begun();
    return new Promise<string>((resolve) => (end = () => resolve('done')));
  });
  // before, it is anybody's guess who of the two comes first
  await hasBegun;
  await expect(setUpAlone(app.deps, async () => 'free')).rejects.toThrow(/altro terminale/);
  end();
  expect(await first).toBe('done');
  expect(await setUpAlone(app.deps, async () => 'free')).toBe('free');
});
