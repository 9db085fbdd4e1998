import type { ShopStore } from '@sporta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { CatalogueStore } from '../catalogue/snapshot/catalogue-store.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';

let world: CheckoutWorld;
let director: StaffClient;
/** The catalogue of another node, there before. */
let otherNode: CatalogueStore;

beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  director = await world.staffClient(['director']);
  const { pool, log, clock, config } = world.deps;
  otherNode = new CatalogueStore(pool, log, () => clock.now().getTime(), config.media);
  await otherNode.load();
});
afterAll(() => world.close());

const torino = {
  name: 'Bottega Torino',
  street: 'Via Po',
  street_number: '3',
  postal_code: '10124',
  city: 'Torino',
  province: 'to',
  position: '45.0677, 7.6934',
  hours: 'lun-dom 8:30-20:00',
  pickup_slots: 'lun-dom 9:00-11:00, 17:00-19:00',
  home_postcodes: '10121-10124',
  home_slots: 'lun-dom 9:00-12:00',
  delivery_cost: '4,90',
  minimum_order: '20',
};
const open = (part: object = {}, client = director) => client.post('staff/stores/open', { ...torino, ...part });
const stores = async (): Promise<ShopStore[]> => (await director.get('staff/stores')).data.stores;
const named = async (name: string) => (await stores()).find((each) => each.name === name);
const refusals = (answer: { response: { errors: { code: string; field?: string }[] } }) =>
  answer.response.errors.map(({ code, field }) => [code, field]);
const query = async (text: string, values: unknown[] = []) => (await world.deps.pool.query(text, values)).rows;

describe('a second store', () => {
  it('is opened whole, in its own town, and says that it has nothing to sell yet', async () => {
    const opened = await open();
    expect(refusals(opened)).toEqual([]);
    const store = (await named('Bottega Torino'))!;
    expect(store).toMatchObject({
      slug: 'bottega-torino',
      address: 'Via Po 3, 10124 Torino TO',
      products: 0,
      isReady: false,
      lacks: [
        {
          state: 'missing',
          text: 'Nessun prodotto da vendere: importa le giacenze, nella colonna «stock.bottega-torino».',
        },
      ],
    });
    expect(await query('select is_default from warehouse where warehouse_id = $1', [store.warehouseId])).toEqual([
      { is_default: false },
    ]);
    expect(
      await query(
        `select delivery_service_id as service, base_cost_cents as cost, minimum_order_cents as minimum from delivery_zone
          where warehouse_id = $1 order by 1`,
        [store.warehouseId],
      ),
    ).toEqual([
      { service: 1, cost: 490, minimum: 2000 },
      { service: 2, cost: 0, minimum: 0 },
    ]);
    const [{ slots }] = await query('select count(*)::int as slots from timeslot where warehouse_id = $1', [
      store.warehouseId,
    ]);
    expect(slots).toBeGreaterThan(10);
    const audited = await query(`select subject_id::int as id, after from audit_log where action = 'shop.open-store'`);
    expect(audited).toEqual([{ id: store.warehouseId, after: { slug: 'bottega-torino', city: 'Torino' } }]);
  });

  it('shows an empty shop where nothing is in stock, and sells what is, on every node, without a start', async () => {
    const { warehouseId } = (await named('Bottega Torino'))!;
    const sold = () => otherNode.shop(warehouseId).order('popularity').length;
    await otherNode.refresh();
    expect(otherNode.shop(warehouseId).view.warehouseId).toBe(warehouseId);
    expect(sold()).toBe(0);
    const [product] = await query('select product_id as id from product where published order by 1 limit 1');
    await query(`update price set valid_from = '2020-01-01' where product_id = $1`, [product.id]);
    await query(
      `with shelf as (insert into category (path, name) values ('di-prova', 'Di prova') returning category_id)
       insert into product_category (product_id, category_id) select $1, category_id from shelf`,
      [product.id],
    );
    await query('insert into stock (product_id, warehouse_id, on_hand) values ($1, $2, 5000)', [
      product.id,
      warehouseId,
    ]);
    await otherNode.refresh();
    expect(sold()).toBe(1);
    expect(await named('Bottega Torino')).toMatchObject({ products: 1, isReady: true, lacks: [] });
    const known = await world.anonymous.get('warehouse-locator/search');
    expect(known.data.warehouses.map((each: { name: string }) => each.name)).toContain('Bottega Torino');
  });

  it('is named by nobody else, however it is written', async () => {
    expect(refusals(await open({ name: 'bottega  TORINO' }))).toEqual([['store-name-taken', 'name']]);
    expect(refusals(await open({ name: '???' }))).toEqual([['wrong-answer', 'name']]);
  });

  it('is opened once by two who press at once; two others are both opened', async () => {
    const answers = await Promise.all([
      open({ name: 'Gemella' }),
      open({ name: 'Gemella' }),
      open({ name: 'Bottega Asti' }),
      open({ name: 'Bottega Cuneo' }),
    ]);
    expect(answers.flatMap(refusals)).toEqual([['store-name-taken', 'name']]);
    expect((await stores()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Gemella', 'Bottega Asti', 'Bottega Cuneo']),
    );
    expect(await query('select count(*)::int as defaults from warehouse where is_default')).toEqual([{ defaults: 1 }]);
  });

  it('is refused with all that is wrong, each by its field, and nothing is written', async () => {
    const before = (await stores()).length;
    const wrong = await open({
      name: 'Storta',
      postal_code: '123',
      province: 'Torino',
      position: '',
      hours: 'sempre',
      pickup_slots: '',
      home_slots: '',
      delivery_cost: 'gratis',
    });
    expect(refusals(wrong)).toEqual([
      ['wrong-answer', 'postal_code'],
      ['wrong-answer', 'province'],
      ['wrong-answer', 'position'],
      ['wrong-answer', 'hours'],
      ['wrong-answer', 'delivery_cost'],
      ['wrong-answer', 'pickup_slots'],
      ['wrong-answer', 'home_slots'],
    ]);
    const closed = await open({ name: 'Storta', pickup_slots: 'lun-dom 21:00-22:00' });
    expect(closed.response.errors).toEqual([
      {
        code: 'wrong-answer',
        field: 'pickup_slots',
        error: 'Fasce di ritiro in negozio: il lunedì 21:00-22:00 il negozio è chiuso',
      },
    ]);
    expect((await stores()).length).toBe(before);
  });

  it('is opened by the director alone, and is no business of who works for another one', async () => {
    const manager = await world.staffClient(['store-manager'], { storeIds: [1] });
    expect(refusals(await open({ name: 'Di nascosto' }, manager))).toEqual([['forbidden', undefined]]);
    expect(await named('Di nascosto')).toBeUndefined();
    const { warehouseId } = (await named('Bottega Torino'))!;
    expect(refusals(await manager.get('staff/zones', { warehouse_id: warehouseId }))[0]?.[0]).toBe('store-not-found');
    const there = await world.staffClient(['store-manager'], { storeIds: [warehouseId] });
    expect(refusals(await there.get('staff/zones', { warehouse_id: warehouseId }))).toEqual([]);
  });
});
