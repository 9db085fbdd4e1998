import { randomUUID } from 'node:crypto';
import type { ProductRow } from '@sporta/contract/import/catalogue-rows.ts';
import { addDays, shopDay } from '@sporta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { CatalogueStore, catalogueOf } from '../catalogue/index.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';

let world: CheckoutWorld;
let merchandiser: StaffClient;
let colleague: StaffClient;
/** The catalogue of another node. */
let otherNode: CatalogueStore;
let customer: Customer;
let warehouseId: number;
let otherWarehouseId: number;

const product = (code: string, price: number, more: Partial<ProductRow> = {}): ProductRow => ({
  kind: 'product',
  code,
  name: `Conserva ${code}`,
  brand: 'Rossoro',
  description: '700 g',
  categories: ['dispensa'],
  vat: 4,
  price,
  stock: { '*': 1000 },
  content: 700,
  contentUnit: 'g',
  ...more,
});

beforeAll(async () => {
  world = await startCheckoutWorld({
    modules,
    extraRows: [
      product('PASSATA', 1.29),
      product('PELATI', 2.49),
      product('CECI', 1),
      product('TONNO', 1.29),
      product('BORSA', 0, { natureId: 8, name: 'Borsa in cotone' }),
    ],
  });
  const { pool, log, clock, config } = world.deps;
  await pool.query(`insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude)
    values ('roma', 'Sporta Roma', 'Via B', 'Roma', 'RM', '00154', 41, 12)`);
  const { rows } = await pool.query('select warehouse_id from warehouse order by is_default desc');
  warehouseId = rows[0].warehouse_id;
  otherWarehouseId = rows[1].warehouse_id;
  await pool.query(`update price set valid_from = now() - interval '60 days'`);
  await pool.query(`insert into product_cost select product_id, 78 from product where code in ('PASSATA', 'TONNO')`);
  await catalogueOf(world.deps).load();
  merchandiser = await world.staffClient(['merchandiser']);
  colleague = await world.staffClient(['merchandiser'], { firstName: 'Elena' });
  otherNode = new CatalogueStore(pool, log, () => clock.now().getTime(), config.media);
  await otherNode.load();
  customer = await world.customer();
});
afterAll(() => world.close());

const idOf = (code: string) => world.productId(code);
const codes = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors.map(({ code }) => code);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const midnight = (days: number) => `${addDays(shopDay(Date.now()), days)}T00:00:00Z`;
const changes = (fields: Record<string, unknown>, before: Record<string, unknown> = {}) =>
  Object.entries(fields).map(([field, after]) => ({ field, before: before[field] ?? null, after }));

const draft = async (fields: Record<string, unknown>, client = merchandiser) => {
  const answer = await client.post('staff/promotion/save', {
    key: randomUUID(),
    changes: changes({ name: 'Prova', startsAt: midnight(-1), endsAt: midnight(5), ...fields }),
  });
  expect(answer.response.errors).toEqual([]);
  return answer.data.promotion;
};
/** Some time goes by after it, so that customers meet it. */
const publish = async (promotionId: number, client = merchandiser) => {
  const answer = await client.post('staff/promotion/publish', { promotion_id: promotionId });
  world.clock.advanceMinutes(1);
  return answer;
};
const stop = (promotionId: number, client = merchandiser) =>
  client.post('staff/promotion/stop', { promotion_id: promotionId });
const save = (promotionId: number, list: object[], client = merchandiser) =>
  client.post('staff/promotion/save', { promotion_id: promotionId, changes: list });
const detail = async (promotionId: number) =>
  (await merchandiser.get('staff/promotion', { promotion_id: promotionId })).data.promotion;
const shownPrice = async (store: CatalogueStore, code: string) => {
  await store.refresh();
  const { view } = store.shop(warehouseId);
  return JSON.parse(view.json(store.catalogue.slotOfCode(code)!)!);
};
const news = async () => {
  const { rows } = await world.deps.pool.query('select product_id, part from catalogue_change order by version');
  return rows;
};
/** Published, used, and stopped again, so that tests do not meet each other's offers. */
const whilePublished = async (fields: Record<string, unknown>, use: (promotionId: number) => Promise<void>) => {
  const { promotionId } = await draft(fields);
  expect(codes(await publish(promotionId))).toEqual([]);
  await catalogueOf(world.deps).refresh();
  try {
    await use(promotionId);
  } finally {
    await stop(promotionId);
    await catalogueOf(world.deps).refresh();
  }
};

describe('the life of a promotion', () => {
  it('is seen by every node while it holds, and by nobody as a draft or once it is stopped', async () => {
    const { catalogue } = otherNode;
    const before = (await news()).length;
    const { promotionId, state } = await draft({ kind: 'percentage', percent: 20, productIds: [idOf('PELATI')] });
    expect(state).toBe('draft');
    expect((await news()).length).toBe(before);
    expect((await shownPrice(otherNode, 'PELATI')).priceDisplay).toBe(2.49);

    const published = await publish(promotionId);
    expect(published.data.promotion.state).toBe('active');
    expect((await shownPrice(otherNode, 'PELATI')).priceDisplay).toBe(1.99);
    await customer.client.get('cart/view');

    expect((await stop(promotionId)).data.promotion.state).toBe('ended');
    expect((await shownPrice(otherNode, 'PELATI')).priceDisplay).toBe(2.49);
    // a promotion is news of itself: tens of thousands of products are not read again for it
    expect(new Set((await news()).slice(before).map(({ part }) => part))).toEqual(new Set(['promotions']));
    expect(otherNode.catalogue).toBe(catalogue);
  });

  it('that was stopped by mistake goes on, and is a draft again when it had not begun', async () => {
    const { promotionId, fields } = await draft({ kind: 'percentage', percent: 20, productIds: [idOf('CECI')] });
    await publish(promotionId);
    const stopped = (await stop(promotionId)).data.promotion.fields;
    const back = await save(promotionId, changes({ endsAt: fields.endsAt }, stopped));
    expect(back.data.promotion.state).toBe('active');
    await stop(promotionId);

    const later = await draft({ kind: 'percentage', percent: 20, startsAt: midnight(3), productIds: [idOf('CECI')] });
    expect((await publish(later.promotionId)).data.promotion.state).toBe('scheduled');
    expect((await stop(later.promotionId)).data.promotion.state).toBe('draft');
    expect(codes(await merchandiser.post('staff/promotion/remove', { promotion_id: later.promotionId }))).toEqual([]);
    expect(codes(await merchandiser.get('staff/promotion', { promotion_id: later.promotionId }))).toEqual([
      'promotion-not-found',
    ]);
  });

  it('begins when it is published, not before: customers met the full price until then', async () => {
    const since = world.clock.now().getTime();
    await whilePublished({ kind: 'percentage', percent: 20, productIds: [idOf('CECI')] }, async (promotionId) => {
      const { fields } = await detail(promotionId);
      expect(Date.parse(fields.startsAt)).toBeGreaterThanOrEqual(since);
    });
  });

  it('keeps what customers were shown: only name, end, maximum and contribution still change', async () => {
    await whilePublished({ kind: 'percentage', percent: 20, productIds: [idOf('CECI')] }, async (promotionId) => {
      const { fields } = await detail(promotionId);
      for (const change of [{ percent: 10 }, { productIds: [idOf('PELATI')] }, { segment: 'business' }]) {
        expect(codes(await save(promotionId, changes(change, fields)))).toEqual(['promotion-begun']);
      }
      const open = { name: 'Ceci', endsAt: midnight(9), maxPerOrder: 6, contribution: 0.1 };
      expect(codes(await save(promotionId, changes(open, fields)))).toEqual([]);
      expect((await detail(promotionId)).fields).toMatchObject({ name: 'Ceci', maxPerOrder: 6, contribution: 0.1 });
    });
  });

  it('is made once, however often the same press arrives', async () => {
    const key = randomUUID();
    const press = () =>
      merchandiser.post('staff/promotion/save', { key, changes: changes({ name: 'Doppia “pressa”', percent: 5 }) });
    const answers = await Promise.all([press(), press(), press()]);
    expect(new Set(answers.map(({ data }) => data.promotion.promotionId)).size).toBe(1);
    const { versions } = await detail(answers[0]!.data.promotion.promotionId);
    expect(versions).toHaveLength(1);
  });
});

describe('two people', () => {
  it('do not overwrite each other: both values come side by side', async () => {
    const { promotionId, fields } = await draft({ kind: 'm-for-n', take: 3, pay: 2, productIds: [idOf('PASSATA')] });
    expect(codes(await save(promotionId, changes({ name: 'Tre per due' }, fields), colleague))).toEqual([]);
    const late = await save(promotionId, changes({ name: '3×2 Passata', take: 4 }, fields));
    expect(codes(late)).toEqual(['changed-meanwhile']);
    expect(late.data.conflicts).toEqual([{ field: 'name', seen: 'Prova', now: 'Tre per due' }]);
    expect((await detail(promotionId)).fields).toMatchObject({ name: 'Tre per due', take: 3 });
    // the same wish again is no conflict
    expect(codes(await save(promotionId, changes({ name: 'Tre per due' }, fields)))).toEqual([]);
    const [version] = (await detail(promotionId)).versions;
    expect(version).toMatchObject({
      name: 'Elena Bruni',
      changes: [{ field: 'name', before: 'Prova', after: 'Tre per due' }],
    });
  });

  it('of whom one publishes while the other changes leave a whole promotion', async () => {
    const { promotionId, fields } = await draft({ kind: 'percentage', percent: 10, productIds: [idOf('PASSATA')] });
    await Promise.all([publish(promotionId), save(promotionId, changes({ percent: 15 }, fields), colleague)]);
    const { state, fields: now } = await detail(promotionId);
    expect(state).toBe('active');
    expect([10, 15]).toContain(now.percent);
    await stop(promotionId);
  });
});

describe('who may', () => {
  it('a manager makes offers of their own stores only, and sees those that hold there', async () => {
    const manager = await world.staffClient(['store-manager'], { storeIds: [otherWarehouseId] });
    const everywhere = await manager.post('staff/promotion/save', {
      key: randomUUID(),
      changes: changes({ name: 'Tutte' }),
    });
    expect(codes(everywhere)).toEqual(['not-your-stores']);
    const own = await draft({ warehouseIds: [otherWarehouseId], percent: 5, productIds: [idOf('CECI')] }, manager);
    expect(codes(await publish(own.promotionId, manager))).toEqual([]);
    expect(codes(await save(own.promotionId, changes({ warehouseIds: [warehouseId] }, own.fields), manager))).toEqual([
      'promotion-begun',
    ]);
    const milan = await draft({ warehouseIds: [warehouseId], percent: 5 });
    expect(codes(await manager.get('staff/promotion', { promotion_id: milan.promotionId }))).toEqual([
      'promotion-not-found',
    ]);
    const all = await draft({ percent: 5 });
    expect((await manager.get('staff/promotion', { promotion_id: all.promotionId })).data.promotion.editable).toBe(
      false,
    );
    expect(codes(await stop(all.promotionId, manager))).toEqual(['not-your-stores']);
    const { promotions } = (await manager.get('staff/promotions', { page_size: 500 })).data;
    const ids = promotions.map(({ promotionId }: { promotionId: number }) => promotionId);
    expect(ids).toContain(own.promotionId);
    expect(ids).not.toContain(milan.promotionId);
    const { choices } = (await manager.get('staff/promotions/choices')).data;
    expect(choices).toMatchObject({ ownStoresOnly: true, stores: [{ warehouseId: otherWarehouseId }] });
    await stop(own.promotionId, manager);
  });
});

/** Pieces and prices, by turns. */
const steps = (...numbers: number[]) =>
  numbers.flatMap((pieces, at) => (at % 2 === 0 ? [{ pieces, amount: numbers[at + 1] }] : []));

describe('what is wrong', () => {
  it('is named in Italian with its field, and nothing is published', async () => {
    const wrong: [Record<string, unknown>, string][] = [
      [{ name: '' }, 'name'],
      [{ kind: 'percentage' }, 'percent'],
      [{ kind: 'fixed-price', amount: 1 }, 'productIds'],
      [{ kind: 'fixed-price', amount: 0, productIds: [idOf('CECI')] }, 'amount'],
      [{ kind: 'm-for-n', take: 2, pay: 2, productIds: [idOf('CECI')] }, 'pay'],
      [{ kind: 'nth-piece', percent: 50, productIds: [idOf('CECI')] }, 'take'],
      [{ kind: 'bundle-price', take: 3, productIds: [idOf('CECI')] }, 'amount'],
      [{ kind: 'quantity-price', productIds: [idOf('CECI')] }, 'steps'],
      [{ kind: 'quantity-price', steps: steps(6, 0.8) }, 'productIds'],
      [{ kind: 'quantity-price', steps: steps(6, 0), productIds: [idOf('CECI')] }, 'steps'],
      [{ kind: 'quantity-price', steps: steps(6, 0.8, 6, 0.7), productIds: [idOf('CECI')] }, 'steps'],
      [{ kind: 'quantity-price', steps: steps(6, 0.7, 12, 0.7), productIds: [idOf('CECI')] }, 'steps'],
      [{ kind: 'quantity-price', steps: steps(6, 500), productIds: [idOf('CECI')] }, 'steps'],
      [{ kind: 'threshold-gift', threshold: 70 }, 'giftProductId'],
      [{ kind: 'threshold-gift', threshold: 70, giftProductId: idOf('CECI') }, 'giftProductId'],
      [{ kind: 'basket-discount', threshold: 50 }, 'percent'],
      [{ kind: 'basket-discount', threshold: 50, amount: 60 }, 'amount'],
      [{ kind: 'first-order', percent: 10, amount: 5 }, 'amount'],
      [{ percent: 10, startsAt: midnight(-9), endsAt: midnight(-4) }, 'endsAt'],
      [{ percent: 10, startsAt: midnight(1), endsAt: midnight(600) }, 'endsAt'],
    ];
    for (const [fields, field] of wrong) {
      const { promotionId } = await draft(fields);
      const answer = await publish(promotionId);
      expect({ fields, codes: codes(answer), field: answer.response.errors[0]?.field }).toEqual({
        fields,
        codes: ['promotion-incomplete'],
        field,
      });
      expect((await detail(promotionId)).state).toBe('draft');
    }
    const malformed: [object, RegExp][] = [
      [{ percent: 0.1 }, /Lo sconto/],
      [{ percent: 12.345 }, /due decimali/],
      [{ amount: -1 }, /L’importo/],
      [{ take: 1 }, /I pezzi/],
      [{ steps: steps(1, 0.8) }, /I pezzi di uno scaglione/],
      [{ steps: steps(6, 0.805) }, /due decimali/],
      [{ steps: 'sei' }, /elenco/],
      [{ steps: [null] }, /pezzi e prezzo/],
      [{ steps: Array.from({ length: 9 }, (_, at) => ({ pieces: at + 2, amount: 1 })) }, /al massimo 8/],
      [{ kind: 'gratis' }, /Il tipo/],
      [{ startsAt: 'domani' }, /L’inizio/],
      [{ promoCode: 'é!' }, /Il codice/],
      [{ colore: 'rosso' }, /“colore” non esiste/],
    ];
    for (const [fields, message] of malformed) {
      const answer = await merchandiser.post('staff/promotion/save', {
        key: randomUUID(),
        changes: changes({ ...fields }),
      });
      expect({ fields, status: answer.http.statusCode, text: answer.response.errors[0]?.error }).toEqual({
        fields,
        status: 400,
        text: expect.stringMatching(message),
      });
    }
    const backwards = await merchandiser.post('staff/promotion/save', {
      key: randomUUID(),
      changes: changes({ startsAt: midnight(5), endsAt: midnight(4) }),
    });
    expect(backwards.response.errors[0]).toMatchObject({ code: 'promotion-incomplete', field: 'endsAt' });
    const missing = await merchandiser.post('staff/promotion/save', {
      key: randomUUID(),
      changes: changes({ productIds: [999_999] }),
    });
    expect(codes(missing)).toEqual(['product-not-found']);
  });
});

describe('before it is published', () => {
  const fields = async (more: Record<string, unknown>) => (await draft(more)).fields;
  const preview = async (more: Record<string, unknown>) => {
    const answer = await merchandiser.post('staff/promotion/preview', { fields: await fields(more) });
    expect(answer.response.errors).toEqual([]);
    return answer.data.preview;
  };

  it('shows card, line, hint and margin as they will be', async () => {
    const shown = await preview({
      kind: 'm-for-n',
      take: 3,
      pay: 2,
      contribution: 0.15,
      productIds: [idOf('PASSATA')],
    });
    expect(shown.label).toBe('3×2');
    expect(shown.product.warehousePromo.view.header).toContain('3×2');
    expect(shown.line).toMatchObject({ quantity: 4, listTotal: 5.16, total: 3.87, text: '3×2: su 3 pezzi ne paghi 2' });
    expect(shown.hint).toBe('Aggiungine 1: è gratis');
    expect(shown.margin).toMatchObject({
      cost: 0.78,
      today: { price: 1.29, net: 1.24, margin: 0.46 },
      withPromotion: { price: 0.86, margin: 0.197 },
    });
  });

  it('warns of a price below cost, of what may not be announced, of clashes and slips', async () => {
    const texts = async (more: Record<string, unknown>) =>
      (await preview(more)).remarks.map(({ text }: { text: string }) => plain(text));
    expect(await texts({ percent: 70, productIds: [idOf('TONNO')] })).toEqual([
      expect.stringContaining('si vende sotto costo'),
      expect.stringContaining('Uno sconto del 70%'),
    ]);
    expect(await texts({ percent: 5 })).toEqual(['Senza prodotti vale su tutto l’assortimento']);
    await whilePublished({ name: 'Pelati −50%', percent: 50, productIds: [idOf('PELATI')] }, async () => {
      // customers met 1,24 € for a moment: for 30 days nothing may be announced above it
      const later = { percent: 20, productIds: [idOf('PELATI')], startsAt: midnight(1), endsAt: midnight(3) };
      expect(await texts(later)).toEqual([
        expect.stringMatching(/nessuno sconto si può annunciare, negli ultimi 30 giorni è costato 1,24 €/),
        expect.stringMatching(/insieme a “Pelati −50%”.*vale la più conveniente/),
      ]);
    });
  });

  it('is tried on a cart by the engine customers pay by, with the reason when it does nothing', async () => {
    const attempt = async (more: object) =>
      (await merchandiser.post('staff/promotion/try', { delivery: 2.9, ...more })).data.cart;
    const lines = [{ product_id: idOf('PASSATA'), quantity: 3 }];
    const threeForTwo = await fields({ kind: 'm-for-n', take: 3, pay: 2, productIds: [idOf('PASSATA')] });
    const cart = await attempt({ fields: threeForTwo, lines });
    expect(cart).toMatchObject({ listTotal: 3.87, goods: 2.58, deliveryCost: 2.9, total: 5.48, margin: 0.14 });
    expect(cart.lines[0].applied).toMatchObject([{ label: '3×2', amount: 1.29 }]);
    const few = await attempt({ fields: threeForTwo, lines: [{ product_id: idOf('PASSATA'), quantity: 2 }] });
    expect(few.idle).toBe('Aggiungine 1: è gratis');
    const other = await attempt({ fields: threeForTwo, lines: [{ product_id: idOf('CECI'), quantity: 3 }] });
    expect(other.idle).toMatch(/nessuno dei suoi prodotti/);
    const code = await fields({ kind: 'first-order', amount: 2, promoCode: 'benvenuto' });
    expect((await attempt({ fields: code, lines, first_order: true })).idle).toBe('Serve il suo codice');
    const typed = await attempt({ fields: code, lines, first_order: true, codes: ['BENVENUTO', 'altro'] });
    expect(typed).toMatchObject({
      total: 4.77,
      basket: [{ amount: 2 }],
      codes: [{ applied: true }, { applied: false }],
    });
    expect((await attempt({ fields: code, lines, codes: ['BENVENUTO'] })).idle).toMatch(/primo ordine/);
  });

  it('finds products by words, department and brand, however they are written', async () => {
    const found = async (query: object) =>
      (await merchandiser.get('staff/promotions/find-products', query as never)).data;
    expect(
      (await found({ q: 'conserva PASSATA' })).products.map(({ productId }: { productId: number }) => productId),
    ).toEqual([idOf('PASSATA')]);
    const { choices } = (await merchandiser.get('staff/promotions/choices')).data;
    const rossoro = choices.brands.find(({ name }: { name: string }) => name === 'Rossoro').vendorId;
    expect((await found({ vendor_id: rossoro })).productIds).toEqual(['CECI', 'PASSATA', 'PELATI', 'TONNO'].map(idOf));
    expect((await found({ category_id: 999_999 })).productIds).toEqual([]);
    expect((await found({ q: '%' })).productIds).toEqual([]);
    expect(choices.gifts).toMatchObject([{ productId: idOf('BORSA'), gift: true }]);
  });
});

describe('the calendar', () => {
  it('has what touches its days, counted by state', async () => {
    const { promotionId } = await draft({
      name: 'Natale 50%_x',
      percent: 5,
      startsAt: midnight(700),
      endsAt: midnight(710),
    });
    const from = addDays(shopDay(Date.now()), 690);
    const at = async (query: object) =>
      (await merchandiser.get('staff/promotions', { page_size: 500, ...query } as never)).data;
    const { promotions, counts } = await at({ from, to: addDays(from, 27) });
    expect(promotions).toMatchObject([{ promotionId, label: '−5%', state: 'draft', products: 0 }]);
    expect(counts).toMatchObject({ all: 1, draft: 1, active: 0 });
    expect((await at({ q: '50%_x' })).promotions).toHaveLength(1);
    expect((await at({ q: '50%%x' })).promotions).toEqual([]);
    expect((await at({ from, to: addDays(from, 5) })).promotions).toEqual([]);
  });
});
