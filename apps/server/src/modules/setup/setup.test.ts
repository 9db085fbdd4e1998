import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
let settings: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'setup-'));
  settings = path.join(folder, '.env');
  await writeFile(settings, '# mine\nPORT=3100\nSELLER_NAME=Old\n');
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
  await applySetup(app.deps, answers, settings);
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
    expect(await readFile(settings, 'utf8')).toBe(
      '# mine\nPORT=3100\nSELLER_NAME="Bottega Rossi S.r.l."\nSELLER_ADDRESS="Via Roma 12, 10121 Torino TO"\n' +
        'SELLER_VAT_NUMBER="12345670017"\nSELLER_IBAN="IT60X0542811101000000123456"\n',
    );
    expect(await readdir(folder)).toEqual(['.env']);
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

  it('changes nothing at all when one part cannot be written', async () => {
    const before = await readFile(settings, 'utf8');
    const { answers } = readAnswers(
      { storeName: 'Altro', sellerName: 'Altra S.r.l.' },
      await rememberedAnswers(app.deps.db),
    );
    await expect(applySetup(app.deps, { ...answers, hours: 'mai' }, settings)).rejects.toThrow('mai');
    expect(await query('select name from warehouse')).toEqual([{ name: 'Bottega Rossi Torino' }]);
    expect(await readFile(settings, 'utf8')).toBe(before);
    expect(await readdir(folder)).toEqual(['.env', 'listino.csv']);

    await expect(applySetup(app.deps, answers, path.join(folder, 'nowhere', '.env'))).rejects.toThrow('ENOENT');
    expect(await query('select name from warehouse')).toEqual([{ name: 'Bottega Rossi Torino' }]);
  });
});

describe('the settings file', () => {
  const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);
  const apply = async (file: string) => applySetup(app.deps, await rememberedAnswers(app.deps.db), file);

  it('is for the eyes of its owner, and of the group that could read it before', async () => {
    const fresh = path.join(folder, 'fresh.env');
    await apply(fresh);
    expect(await modeOf(fresh)).toBe('600');
    for (const [before, after] of [
      [0o600, '600'],
      [0o640, '640'],
      [0o644, '640'],
    ] as const) {
      await writeFile(fresh, '# mine\n');
      await chmod(fresh, before);
      await apply(fresh);
      expect(await modeOf(fresh)).toBe(after);
    }
  });

  it('stays where a link says it is', async () => {
    await mkdir(path.join(folder, 'etc'));
    const real = path.join(folder, 'etc', 'sporta.env');
    const link = path.join(folder, 'linked.env');
    await symlink('etc/sporta.env', link);
    for (const before of [undefined, '# kept\n']) {
      if (before !== undefined) await writeFile(real, before);
      await apply(link);
      expect((await lstat(link)).isSymbolicLink()).toBe(true);
      expect(await readFile(real, 'utf8')).toContain('SELLER_NAME="Bottega Rossi S.r.l."');
    }
    expect(await readFile(real, 'utf8')).toMatch(/^# kept\n/);
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
