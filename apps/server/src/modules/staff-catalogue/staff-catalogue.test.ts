import type { ProductRow, PromotionRow } from '@sporta/contract/import/catalogue-rows.ts';
import { addDays, shopDay } from '@sporta/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { availableIn, CatalogueStore, catalogueOf } from '../catalogue/index.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered } from '../orders/testing/covered-order.ts';
import { publishPlans } from './publish-plans.ts';

let world: CheckoutWorld;
let merchandiser: StaffClient;
let colleague: StaffClient;
/** The catalogue of another node. */
let otherNode: CatalogueStore;
let warehouseId: number;

const today = shopDay(Date.now());
const product = (code: string, name: string, more: Partial<ProductRow> = {}): ProductRow => ({
  kind: 'product',
  code,
  name,
  brand: 'Pestello',
  description: '190 g',
  categories: ['dispensa'],
  vat: 10,
  price: 2.79,
  stock: { '*': 100 },
  content: 190,
  contentUnit: 'g',
  ...more,
});
const extraRows: (ProductRow | PromotionRow)[] = [
  product('PESTO', 'Pesto alla genovese', {
    eans: ['8001234567897'],
    facts: {
      ingredients: 'Basilico, pecorino (**latte**), anacardi',
      allergens: [
        { code: 'milk', presence: 'contains' },
        { code: 'nuts', presence: 'contains' },
      ],
      operator: { name: 'Pestello S.r.l.', address: 'Via Genova 1, Genova' },
    },
  }),
  product('SUGO', 'Sugo al basilico', { facts: { ingredients: 'Pomodoro, basilico' } }),
  product('RAGU', 'Ragù', { price: 3.5 }),
  product('TONNO', 'Tonno all’olio', { price: 4 }),
  {
    kind: 'promotion',
    code: 'PESTO20',
    name: 'Pesto in offerta',
    promotion: 'fixed-price',
    amount: 2.19,
    products: ['PESTO'],
    startsOn: addDays(today, 2),
    endsOn: addDays(today, 9),
  },
];

beforeAll(async () => {
  world = await startCheckoutWorld({ modules, extraRows });
  merchandiser = await world.staffClient(['merchandiser']);
  colleague = await world.staffClient(['merchandiser'], { firstName: 'Elena' });
  const { rows } = await world.deps.pool.query('select warehouse_id from warehouse');
  warehouseId = rows[0].warehouse_id;
  await world.deps.pool.query(`update price set valid_from = now() - interval '60 days'`);
  const { pool, log, clock, config } = world.deps;
  otherNode = new CatalogueStore(pool, log, () => clock.now().getTime(), config.media);
  await otherNode.load();
});
afterAll(() => world.close());

const codes = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors.map(({ code }) => code);
const idOf = (code: string) => world.productId(code);
const detail = async (code: string) =>
  (await merchandiser.get('staff/product', { product_id: idOf(code) })).data.product;
const change = (code: string, field: string, before: unknown, after: unknown) => ({
  product_id: idOf(code),
  field,
  before,
  after,
});
const send = (changes: object[], more: object = {}, client = merchandiser) =>
  client.post('staff/products/change', { changes, ...more });
const listed = async (query: Record<string, unknown> = {}) => (await merchandiser.get('staff/products', query)).data;
const names = async (query: Record<string, unknown>) =>
  (await listed(query)).products.map(({ code }: { code: string }) => code);
const pricesOf = async (code: string) => {
  const { rows } = await world.deps.pool.query(
    `select amount_cents, valid_to is null as open from price
     where product_id = $1 and price_list_id = 1 and warehouse_id = 0 order by valid_from`,
    [idOf(code)],
  );
  return rows.map((row) => [row.amount_cents, row.open]);
};

describe('the list', () => {
  it('finds by words, code and EAN, filters, sorts and counts its tabs', async () => {
    expect(await names({ q: 'pestello genov' })).toEqual(['PESTO']);
    expect(await names({ q: '8001234567897' })).toEqual(['PESTO']);
    expect(await names({ q: 'ragu' })).toEqual(['RAGU']);
    expect(await names({ q: '%' })).toEqual([]);
    const { counts, products, page } = await listed({ tab: 'to-complete', page_size: 200 });
    expect(page.totItems).toBe(counts['to-complete']);
    expect(counts['no-photo']).toBe(counts.all);
    expect(products.find(({ code }: { code: string }) => code === 'SUGO').gaps).toEqual([
      'photo',
      'operator',
      'allergens',
    ]);
    expect(products.map(({ code }: { code: string }) => code)).not.toContain('PESTO');
    for (const sort of ['name', 'price', 'stock', 'changed', 'waiting']) {
      const up = await names({ sort, page_size: 200 });
      expect(await names({ sort, direction: 'desc', page_size: 200 })).toEqual(up.toReversed());
    }
    const prices = (await listed({ sort: 'price', page_size: 200 })).products.map(
      (row: { price: number }) => row.price,
    );
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b));
  });

  it('sorts by stock the same on every page: what is not sold here, what is gone, what is left, what never ends', async () => {
    const { pool } = world.deps;
    const { rows: before } = await pool.query('select * from stock where warehouse_id = $1', [warehouseId]);
    await pool.query('delete from stock where warehouse_id = $1 and product_id = any($2)', [
      warehouseId,
      [idOf('SUGO')],
    ]);
    await pool.query('update stock set on_hand = reserved where warehouse_id = $1 and product_id = $2', [
      warehouseId,
      idOf('RAGU'),
    ]);
    await pool.query('update stock set on_hand = null where warehouse_id = $1 and product_id = $2', [
      warehouseId,
      idOf('TONNO'),
    ]);
    await pool.query('update product set published = false where product_id = $1', [idOf('PESTO')]);
    try {
      const { rows } = await pool.query(
        `select p.code, p.published from product p left join stock s on s.product_id = p.product_id and s.warehouse_id = $1
         order by case when s.product_id is null then -1 else coalesce(s.on_hand - s.reserved, 2147483647) end, p.product_id`,
        [warehouseId],
      );
      const up = rows.map(({ code }) => code);
      expect(up.slice(0, 1)).toEqual(['SUGO']);
      expect(up.at(-1)).toBe('TONNO');
      const paged = async (query: Record<string, unknown>) => {
        const pages: string[] = [];
        for (let page = 1; page <= Math.ceil(up.length / 3) + 1; page++)
          pages.push(...(await names({ sort: 'stock', page, page_size: 3, ...query })));
        return pages;
      };
      expect(await paged({})).toEqual(up);
      expect(await paged({ direction: 'desc' })).toEqual(up.toReversed());
      const shown = rows.filter(({ published }) => published).map(({ code }) => code);
      expect(shown).not.toContain('PESTO');
      expect(await paged({ published: true })).toEqual(shown);
      expect(await paged({ published: true, direction: 'desc' })).toEqual(shown.toReversed());
    } finally {
      await pool.query('update product set published = true where product_id = $1', [idOf('PESTO')]);
      for (const { product_id: productId, on_hand: onHand } of before)
        await pool.query(
          `insert into stock (warehouse_id, product_id, on_hand) values ($1, $2, $3)
           on conflict (warehouse_id, product_id) do update set on_hand = excluded.on_hand`,
          [warehouseId, productId, onHand],
        );
    }
  });

  it('counts the customers who wait for a product, those wanted most first, and forgets who was served', async () => {
    const ask = (code: string, emails: string[], done = false) =>
      world.deps.pool.query(
        `insert into notify_request (kind, email, product_id, warehouse_id, done_at)
         select 'product', email, $1, $2, case when $4 then now() end from unnest($3::text[]) email`,
        [idOf(code), warehouseId, emails, done],
      );
    const wanted = { tab: 'wanted', sort: 'waiting', direction: 'desc' };
    expect(await names(wanted)).toEqual([]);
    await ask('RAGU', ['anna@posta.example']);
    await ask('TONNO', ['anna@posta.example', 'bea@posta.example', 'carla@posta.example']);
    await ask('SUGO', ['dora@posta.example'], true);
    const { products, counts, page } = await listed(wanted);
    expect(products.map(({ code, waiting }: { code: string; waiting: number }) => [code, waiting])).toEqual([
      ['TONNO', 3],
      ['RAGU', 1],
    ]);
    expect([counts.wanted, page.totItems]).toEqual([2, 2]);
    expect((await names({ sort: 'waiting', direction: 'desc' })).slice(0, 2)).toEqual(['TONNO', 'RAGU']);
    await world.deps.pool.query(
      `update notify_request set warehouse_id = null where email = 'bea@posta.example' and product_id = $1`,
      [idOf('TONNO')],
    );
    const page1 = await detail('TONNO');
    expect(page1.waiting).toBe(3);
    expect(page1.stock.find((each: { warehouseId: number }) => each.warehouseId === warehouseId).waiting).toBe(2);
    expect(JSON.stringify(page1)).not.toContain('@posta.example');
    await world.deps.pool.query('delete from notify_request');
  });

  it('sorts by the price that holds, whoever set it and when it ended', async () => {
    const differing = () =>
      world.deps.pool.query(`select p.code from product p left join product_price_shown s using (product_id) left join price r
        on r.product_id = p.product_id and r.price_list_id = 1 and r.warehouse_id = 0 and r.valid_to is null
        where s.cents is distinct from coalesce(r.amount_cents, -1)`);
    expect((await differing()).rows).toEqual([]);
    const client = await world.deps.pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query(`select product_id from product where code = 'RAGU'`);
      const { product_id: id } = rows[0];
      const shown = async () =>
        (await client.query('select cents from product_price_shown where product_id = $1', [id])).rows[0]?.cents;
      await client.query(
        'update price set valid_to = now() where product_id = $1 and price_list_id = 1 and valid_to is null',
        [id],
      );
      expect(await shown()).toBe(-1);
      await client.query(
        `insert into price (product_id, price_list_id, valid_from, amount_cents) values ($1, 1, now() + interval '1 second', 123)`,
        [id],
      );
      await client.query(
        `insert into price (product_id, price_list_id, warehouse_id, valid_from, amount_cents) values ($1, 1, $2, now(), 999)`,
        [id, warehouseId],
      );
      expect(await shown()).toBe(123);
      await client.query('delete from price where product_id = $1', [id]);
      expect(await shown()).toBe(-1);
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect((await differing()).rows).toEqual([]);
  });

  it('is for catalogue and direction only, and names no customer', async () => {
    for (const role of ['picker', 'customer-care', 'accounting', 'store-manager'] as const) {
      const other = await world.staffClient([role], { storeIds: [warehouseId] });
      expect((await other.get('staff/products')).http.statusCode).toBe(403);
      expect((await send([change('RAGU', 'name', 'Ragù', 'Altro')], {}, other)).http.statusCode).toBe(403);
    }
    expect((await (await world.staffClient(['director'])).get('staff/products')).http.statusCode).toBe(200);
    expect((await merchandiser.get('staff/orders')).http.statusCode).toBe(403);
  });
});

describe('a change', () => {
  it('reaches the catalogue of every node, the log, and can be taken back', async () => {
    const changes = [
      change('RAGU', 'price:1:0', 3.5, 3.2),
      change('RAGU', `stock:${warehouseId}`, 100, 40),
      change('RAGU', 'name', 'Ragù', 'Ragù alla bolognese'),
      change('RAGU', 'brand', 'Pestello', 'Nonna Pina'),
      change('RAGU', 'operatorAddress', '', 'Via Emilia 2, Bologna'),
      change('RAGU', 'vat', 10, 4),
      change('RAGU', 'cost', null, 1.5),
    ];
    const answer = await send(changes);
    expect(codes(answer)).toEqual([]);
    expect(answer.data.changed).toBe(7);
    await otherNode.refresh();
    const row = otherNode.catalogue.product(idOf('RAGU'))!;
    expect(row).toMatchObject({ name: 'Nonna Pina Ragù alla bolognese', brand: 'Nonna Pina', vat: { rateBp: 400 } });
    expect(row.prices.filter(({ to, priceListId }) => to === undefined && priceListId === 1)).toMatchObject([
      { cents: 320 },
    ]);
    expect(availableIn(row.stock, warehouseId)).toBe(40_000);

    const [version] = (await detail('RAGU')).versions;
    expect(version).toMatchObject({ name: 'Sara Bruni' });
    expect(version.changes).toContainEqual({ field: 'price:1:0', before: 3.5, after: 3.2 });
    const back = version.changes.map((each: { field: string; before: unknown; after: unknown }) =>
      change('RAGU', each.field, each.after, each.before),
    );
    expect(codes(await send(back))).toEqual([]);
    const { fields } = await detail('RAGU');
    expect(fields).toMatchObject({ name: 'Ragù', brand: 'Pestello', operatorAddress: '', vat: 10, cost: null });
    expect(JSON.stringify(otherNode.catalogue.product(idOf('RAGU')))).not.toContain('cost');
  });

  it('of one product is news of that product, not of the whole catalogue', async () => {
    const news = async () => {
      const { rows } = await world.deps.pool.query('select version, product_id from catalogue_change order by version');
      return rows;
    };
    const before = (await news()).length;
    await send([
      change('PASTA', 'name', 'Prodotto PASTA', 'Penne rigate'),
      change('PASTA', 'labels', [], ['integrale']),
    ]);
    const came = (await news()).slice(before);
    expect(came.length).toBeGreaterThan(0);
    expect(came.every(({ product_id: id }) => id === idOf('PASTA'))).toBe(true);
  });

  it('that was sent twice happens once', async () => {
    const changes = [change('TONNO', 'description', '190 g', '3 × 80 g')];
    expect((await send(changes)).data.changed).toBe(1);
    expect((await send(changes)).data.changed).toBe(0);
  });

  it('does not overwrite what a colleague did meanwhile, nor half of it', async () => {
    expect(codes(await send([change('TONNO', 'name', 'Tonno all’olio', 'Tonno di Favignana')], {}, colleague))).toEqual(
      [],
    );
    const late = await send([
      change('TONNO', 'storage', '', 'In luogo fresco'),
      change('TONNO', 'name', 'Tonno all’olio', 'Tonno in olio'),
    ]);
    expect(codes(late)).toEqual(['changed-meanwhile']);
    expect(late.data.conflicts).toEqual([
      { productId: idOf('TONNO'), field: 'name', seen: 'Tonno all’olio', now: 'Tonno di Favignana' },
    ]);
    expect((await detail('TONNO')).fields).toMatchObject({ name: 'Tonno di Favignana', storage: '' });
  });

  it('of two people at once lets one through', async () => {
    const answers = await Promise.all(
      ['Uno', 'Due', 'Tre', 'Quattro'].map((text) => send([change('TONNO', 'origin', '', text)])),
    );
    expect(answers.filter((answer) => answer.response.status === 0)).toHaveLength(1);
    expect(answers.flatMap(codes)).toEqual(Array(3).fill('changed-meanwhile'));
  });

  it('names the field that is wrong, in Italian, and writes nothing', async () => {
    const wrong: [object[], RegExp][] = [
      [[change('RAGU', 'price:1:0', 3.5, -1)], /Il prezzo/],
      [[change('RAGU', 'price:1:0', 3.5, 'caro')], /Il prezzo/],
      [[change('RAGU', 'vat', 10, 11)], /L’Iva/],
      [[change('RAGU', 'colore', '', 'rosso')], /“colore” non esiste/],
      [[change('RAGU', 'stock:1', 100, -3)], /La giacenza/],
      [[{ product_id: 'x', field: 'name', before: '', after: 'y' }], /Il prodotto/],
    ];
    for (const [changes, message] of wrong) {
      const { http, response } = await send(changes);
      expect({ message: response.errors[0]?.error, status: http.statusCode }).toEqual({
        message: expect.stringMatching(message),
        status: 400,
      });
    }
    const refused: [object[], string, string][] = [
      [[change('RAGU', 'eans', [], ['8001234567890'])], 'product-incomplete', 'eans'],
      [[change('RAGU', 'eans', [], ['8001234567897'])], 'ean-taken', 'eans'],
      [
        [change('RAGU', 'categories', (await detail('RAGU')).fields.categories, [99_999])],
        'category-not-found',
        'categories',
      ],
      [[change('RAGU', 'stock:99999', null, 5)], 'store-not-found', 'stock:99999'],
      [[change('RAGU', 'price:1:0', 3.5, null)], 'product-incomplete', 'price:1:0'],
      [[change('RAGU', 'contentUnit', 'g', null)], 'product-incomplete', 'contentUnit'],
      [[change('RAGU', 'maxQuantity', null, 0.5)], 'product-incomplete', 'maxQuantity'],
      [[{ product_id: 999_999, field: 'name', before: '', after: 'Nome' }], 'product-not-found', ''],
    ];
    for (const [changes, code, field] of refused) {
      const { response } = await send(changes);
      expect(response.errors[0]).toMatchObject({ code, ...(field ? { field } : {}) });
    }
    expect(await pricesOf('RAGU')).toEqual([[350, true]]);
  });

  it('keeps allergens that the ingredients name, and the address of who makes food', async () => {
    const milk = [{ code: 'milk', presence: 'contains' }];
    const { fields } = await detail('PESTO');
    const less = await send([change('PESTO', 'allergens', fields.allergens, milk)]);
    expect(less.response.errors[0]).toMatchObject({
      code: 'product-incomplete',
      field: 'allergens',
      error: expect.stringContaining('frutta a guscio'),
    });
    const noAddress = await send([change('PESTO', 'operatorAddress', fields.operatorAddress, '')]);
    expect(noAddress.response.errors[0]).toMatchObject({ code: 'product-incomplete', field: 'operatorAddress' });
    expect((await detail('PESTO')).fields).toEqual(fields);
  });

  it('never brings stock below what orders were promised', async () => {
    const customer = await world.customer();
    await customer.add('RISO', 3);
    await customer.chooseDelivery();
    await buyCovered(world, customer);
    const field = `stock:${warehouseId}`;
    const { reserved } = await world.stockOf('RISO');
    expect(reserved).toBeGreaterThan(0);
    const less = await send([change('RISO', field, 1000, 1)]);
    expect(less.response.errors[0]).toMatchObject({ code: 'stock-promised', field });
    expect(codes(await send([change('RISO', field, 1000, null)]))).toEqual(['stock-promised']);
    expect(codes(await send([change('RISO', field, 1000, reserved / 1000)]))).toEqual([]);
    expect(await world.stockOf('RISO')).toEqual({ on_hand: reserved, reserved });
  });
});

describe('a price', () => {
  it('put back at once leaves no trace: nobody ever met it', async () => {
    await send([change('SUGO', 'price:1:0', 2.79, 0.29)]);
    expect(await pricesOf('SUGO')).toEqual([
      [279, false],
      [29, true],
    ]);
    await send([change('SUGO', 'price:1:0', 0.29, 2.79)]);
    expect(await pricesOf('SUGO')).toEqual([[279, true]]);
  });

  it('at which somebody ordered stays in the history', async () => {
    await send([change('CIBO', 'price:1:0', 10, 25)]);
    const customer = await world.customer();
    await customer.add('CIBO', 1);
    await customer.chooseDelivery();
    await buyCovered(world, customer);
    await send([change('CIBO', 'price:1:0', 25, 10)]);
    expect(await pricesOf('CIBO')).toEqual([
      [1000, false],
      [2500, false],
      [1000, true],
    ]);
  });

  it('is remarked upon: margin, slips, what the offer to come may announce', async () => {
    await send([change('PESTO', 'cost', null, 1.8)]);
    const { remarks } = (await send([change('PESTO', 'price:1:0', 2.79, 2.49)])).data;
    expect(remarks.map(({ text }: { text: string }) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Con l’offerta a 2,19 € il margine è 9,5% del netto',
    ]);
    await world.deps.pool.query(
      `update price set valid_from = valid_from - interval '10 days', valid_to = valid_to - interval '10 days' where product_id = $1`,
      [idOf('PESTO')],
    );
    const up = (await send([change('PESTO', 'price:1:0', 2.49, 2.79)])).data.remarks;
    expect(up.map(({ text }: { text: string }) => text.replaceAll('\u00a0', ' '))).toContain(
      'Lo sconto si calcola sul minimo dei 30 giorni: 2,49 € → 2,19 € = −12%',
    );
    const { prices, offers, priceSteps } = await detail('PESTO');
    expect(prices[0]).toMatchObject({ list: 'Clienti', price: 2.79, lowest30: 2.49 });
    expect(offers).toMatchObject([
      { name: 'Pesto in offerta', label: '−12%', price: 2.19, list: 2.79, lowest30: 2.49, percentOff: 12 },
    ]);
    expect(priceSteps.map(({ price }: { price: number }) => price)).toEqual([2.79, 2.49, 2.79, 2.19, 2.79]);
  });

  it('of one warehouse stands beside the common one, and goes again', async () => {
    const field = `price:1:${warehouseId}`;
    expect(codes(await send([change('MELE', field, null, 2.1)]))).toEqual([]);
    const [row] = (await listed({ q: 'mele' })).products;
    expect(row).toMatchObject({ price: 2.1, priceField: field });
    expect(codes(await send([change('MELE', field, 2.1, null)]))).toEqual([]);
    expect((await listed({ q: 'mele' })).products[0]).toMatchObject({ price: 2.4, priceField: 'price:1:0' });
  });
});

describe('a photo', () => {
  const red = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c8102e' } }).withExif({
      IFD0: { Artist: 'Segreta', Copyright: 'GPS 45.45 9.16' },
    });
  const upload = (file: Buffer) =>
    merchandiser.post('staff/product/upload-photo', { product_id: idOf('SUGO'), file: file.toString('base64') });

  it('is cleaned and kept where every node has it, and comes before the drawing', async () => {
    const file = await red(1000, 900).jpeg().toBuffer();
    expect(file.toString('latin1')).toContain('Segreta');
    const { data } = await upload(file);
    expect(data.photo).toMatch(/^[0-9a-f]{32}$/);
    expect((await upload(file)).data.photo).toBe(data.photo);
    const { rows } = await world.deps.pool.query('select bytes, width, height from product_photo');
    expect(rows).toMatchObject([{ width: 1000, height: 900 }]);
    expect(rows[0].bytes.toString('latin1')).not.toContain('Segreta');
    expect((await sharp(rows[0].bytes).metadata()).exif).toBeUndefined();

    const before = otherNode.catalogue.product(idOf('SUGO'))!.pictureVersion;
    expect(codes(await send([change('SUGO', 'photo', null, data.photo)]))).toEqual([]);
    expect((await detail('SUGO')).fields.photo).toBe(data.photo);
    expect((await listed({ q: 'sugo' })).products[0].gaps).not.toContain('photo');
    await otherNode.refresh();
    await catalogueOf(world.deps).refresh();
    const { pictureVersion } = otherNode.catalogue.product(idOf('SUGO'))!;
    expect(pictureVersion).not.toBe(before);
    for (const address of [`products/${idOf('SUGO')}/${pictureVersion}`, `photos/${data.photo}`]) {
      const shown = await world.app.inject({ method: 'GET', url: `/media/${address}/240.webp` });
      expect(shown.statusCode).toBe(200);
      const { data: pixels, info } = await sharp(shown.rawPayload)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(pixels[(120 * info.width + 120) * 4]).toBeGreaterThan(180);
    }
    expect(codes(await send([change('SUGO', 'photo', data.photo, null)]))).toEqual([]);
    expect((await listed({ q: 'sugo' })).products[0].gaps).toContain('photo');
  });

  it('that is too small for a page is kept, and said before it is published', async () => {
    const small = (await upload(await red(480, 640).png().toBuffer())).data;
    expect(small).toMatchObject({ width: 480, height: 640 });
    const words = 'immagine: 480 × 640, servono almeno 800 × 800';
    for (const [field, after, text] of [
      ['photo', small.photo, `Prima ${words}`],
      ['morePhotos', [small.photo], `Seconda ${words}`],
    ] as const) {
      const before = field === 'photo' ? null : [];
      const { preview } = (
        await merchandiser.post('staff/product/preview', {
          product_id: idOf('TONNO'),
          changes: [{ field, before, after }],
        })
      ).data;
      expect(preview.remarks).toEqual([{ productId: idOf('TONNO'), field, level: 'error', text }]);
      const refused = await send([change('TONNO', field, before, after)]);
      expect(refused.response.errors[0]).toMatchObject({ code: 'product-incomplete', field, error: text });
    }
    // one that came to a product before there was the rule keeps it from going on sale again
    await world.deps.pool.query('update product set more_photos = array[$2] where product_id = $1', [
      idOf('TONNO'),
      small.photo,
    ]);
    expect(codes(await send([change('TONNO', 'price:1:0', 4, 4.1)]))).toEqual([]);
    expect(codes(await send([change('TONNO', 'published', true, false)]))).toEqual([]);
    const back = await send([change('TONNO', 'published', false, true)]);
    expect(JSON.stringify(back.response.errors)).toContain(`Seconda ${words}`);
    expect(codes(await send([change('TONNO', 'morePhotos', [small.photo], [])]))).toEqual([]);
    await send([change('TONNO', 'published', false, true)]);
  });

  it('stands after the picture of the product, with others, in their order', async () => {
    const keep = async (width: number) => (await upload(await red(width, 900).png().toBuffer())).data.photo as string;
    const [one, two] = [await keep(901), await keep(902)];
    expect(codes(await send([change('RAGU', 'morePhotos', [], [two, one, two])]))).toEqual([]);
    const { fields, photoSizes } = await detail('RAGU');
    expect(fields.morePhotos).toEqual([two, one]);
    expect(photoSizes).toContainEqual({ photo: two, width: 902, height: 900 });
    await catalogueOf(world.deps).refresh();
    const shown = (await world.app.inject({ url: `/ebsn/api/products/${idOf('RAGU')}` })).json().data;
    expect(shown.media.map(({ medium }: { medium: string }) => medium)).toEqual([
      shown.mediaURLMedium,
      `/media/photos/${two}/480.webp`,
      `/media/photos/${one}/480.webp`,
    ]);
    expect((await world.app.inject({ url: shown.media[1].large })).statusCode).toBe(200);
    expect(codes(await send([change('RAGU', 'morePhotos', [two, one], ['b'.repeat(32)])]))).toEqual([
      'photo-not-found',
    ]);
    const many = Array.from({ length: 8 }, (_, place) => String(place).repeat(32));
    const tooMany = await send([change('RAGU', 'morePhotos', [two, one], many)]);
    expect(tooMany.response.errors[0]!.error).toContain('Al massimo 7 foto');
    // a photo whose change is undone leaves the product as it was
    expect(codes(await send([change('RAGU', 'morePhotos', [two, one], [])]))).toEqual([]);
  });

  it('that is none, far too small, or not there is refused with words', async () => {
    const cases: [Buffer, RegExp][] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'), /JPEG, PNG, WebP o AVIF/],
      [Buffer.from('ciao'), /JPEG, PNG, WebP o AVIF/],
      [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500, 7)]), /non si apre/],
      [await red(100, 900).png().toBuffer(), /troppo piccola/],
    ];
    for (const [file, message] of cases) {
      const { response, http } = await upload(file);
      expect(http.statusCode).toBe(200);
      expect(response.errors[0]).toMatchObject({
        code: 'wrong-photo',
        field: 'file',
        error: expect.stringMatching(message),
      });
    }
    expect(codes(await send([change('RAGU', 'photo', null, 'a'.repeat(32))]))).toEqual(['photo-not-found']);
    expect((await send([change('RAGU', 'photo', null, '../secret.jpg')])).http.statusCode).toBe(400);
    expect(
      (await world.app.inject({ method: 'GET', url: `/media/photos/${'a'.repeat(32)}/240.webp` })).statusCode,
    ).toBe(404);
    expect((await world.app.inject({ method: 'GET', url: '/media/photos/..%2f..%2fx/240.webp' })).statusCode).toBe(404);
  });
});

describe('the preview', () => {
  it('shows the product as it would be, with the offer of that day, and writes nothing', async () => {
    const before = await pricesOf('PESTO');
    const preview = async (more: object) =>
      (await merchandiser.post('staff/product/preview', { product_id: idOf('PESTO'), ...more })).data.preview;
    const named = [{ field: 'name', before: 'x', after: 'Pesto nuovo' }];
    const now = await preview({ changes: named });
    expect(now.product).toMatchObject({ name: 'Pesto nuovo', priceDisplay: 2.79 });
    expect(now.product.priceStandardDisplay).toBeUndefined();
    const then = await preview({ at: `${addDays(today, 3)}T12:00:00Z` });
    expect(then.product).toMatchObject({ priceDisplay: 2.19, priceLowest30: 2.49, allergens: expect.any(Array) });
    const broken = await preview({ changes: [{ field: 'allergens', before: [], after: [] }] });
    expect(broken.remarks.map(({ level, field }: { level: string; field: string }) => `${level} ${field}`)).toEqual([
      'error allergens',
      'error allergens',
    ]);
    expect(await pricesOf('PESTO')).toEqual(before);
  });

  it('says that a product without a department is in no shelf, and the change is refused in the same words', async () => {
    const text = 'Serve almeno un reparto: senza, il prodotto non è in nessuno scaffale';
    const { categories } = (await detail('PESTO')).fields;
    const taken = { field: 'categories', before: categories, after: [] };
    const answer = await merchandiser.post('staff/product/preview', { product_id: idOf('PESTO'), changes: [taken] });
    expect(answer.response.errors).toEqual([]);
    expect(answer.data.preview.remarks).toEqual([
      { productId: idOf('PESTO'), field: 'categories', level: 'error', text },
    ]);
    const refused = await send([change('PESTO', 'categories', categories, [])]);
    expect(refused.response.errors.map(({ error }: { error: string }) => error)).toEqual([text]);
    expect((await detail('PESTO')).fields.categories).toEqual(categories);
  });
});

describe('a change at a time', () => {
  const hours = (count: number) => new Date(world.clock.now().getTime() + count * 3_600_000).toISOString();

  it('waits, happens then in the name of who planned it, and can be built upon', async () => {
    expect(codes(await send([change('ZUCCHE', 'price:1:0', 3, 2.5)], { publish_at: hours(1) }))).toEqual([]);
    expect(codes(await send([change('ZUCCHE', 'price:1:0', 3, 3.4)], { publish_at: hours(3) }, colleague))).toEqual([]);
    expect(await names({ tab: 'planned' })).toEqual(['ZUCCHE']);
    const preview = async (at: string) =>
      (await merchandiser.post('staff/product/preview', { product_id: idOf('ZUCCHE'), at })).data.preview.product.price;
    expect([await preview(hours(0)), await preview(hours(2)), await preview(hours(4))]).toEqual([3, 2.5, 3.4]);
    await publishPlans(world.deps);
    expect(await pricesOf('ZUCCHE')).toEqual([[300, true]]);

    world.clock.advanceMinutes(60);
    await Promise.all([publishPlans(world.deps), publishPlans(world.deps)]);
    expect((await pricesOf('ZUCCHE')).at(-1)).toEqual([250, true]);
    await otherNode.refresh();
    expect(otherNode.catalogue.product(idOf('ZUCCHE'))!.prices).toContainEqual(expect.objectContaining({ cents: 250 }));
    world.clock.advanceMinutes(120);
    await publishPlans(world.deps);
    expect((await pricesOf('ZUCCHE')).map(([cents]) => cents)).toEqual([300, 250, 340]);
    expect((await detail('ZUCCHE')).versions.map(({ name }: { name: string }) => name)).toEqual([
      'Elena Bruni',
      'Sara Bruni',
    ]);
    expect((await detail('ZUCCHE')).plans).toEqual([]);
  });

  it('that no longer fits waits for a person, with the reason', async () => {
    await send([change('VINO', 'name', 'Prodotto VINO', 'Vino rosso')], { publish_at: hours(1) });
    await send([change('VINO', 'name', 'Prodotto VINO', 'Vino nero')], {}, colleague);
    world.clock.advanceMinutes(60);
    await publishPlans(world.deps);
    const { fields, plans } = await detail('VINO');
    expect(fields.name).toBe('Vino nero');
    expect(plans).toMatchObject([{ problem: expect.stringContaining('Qualcun altro') }]);
    const dropped = await merchandiser.post('staff/product/drop-plan', { plan_id: plans[0].planId });
    expect(dropped.data.product.plans).toEqual([]);
    expect(codes(await merchandiser.post('staff/product/drop-plan', { plan_id: plans[0].planId }))).toEqual([
      'plan-not-found',
    ]);
  });

  it('lies in the future, and is checked when it is planned', async () => {
    expect(codes(await send([change('VINO', 'name', 'Vino nero', 'Vino')], { publish_at: hours(-1) }))).toEqual([
      'past-time',
    ]);
    expect(codes(await send([change('VINO', 'name', 'Altro', 'Vino')], { publish_at: hours(1) }))).toEqual([
      'changed-meanwhile',
    ]);
    const wrong = await send([change('VINO', 'name', 'Vino nero', 'Vino')], { publish_at: 'domani' });
    expect(wrong.response.errors[0]?.error).toContain('Il momento della pubblicazione');
  });
});
