import { randomUUID } from 'node:crypto';
import type { ProductRow, PromotionRow } from '@sporta/contract/import/catalogue-rows.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAnswer } from '../../platform/testing/test-app.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { product, promotion } from '../orders/testing/catalogue-rows.ts';
import {
  type CheckoutWorld,
  type Customer,
  startCheckoutWorld,
  type TestCart,
} from '../orders/testing/checkout-world.ts';
import { brokenRules } from '../orders/testing/consistency.ts';
import { forgetOldChanges } from './old-changes.ts';

const rows: (ProductRow | PromotionRow)[] = [
  product('TRE', 3),
  product('TRE2', 2),
  product('POLLO', 8.9, { sellingMode: 'weighed', averageGrams: 1230 }),
  product('LATTE1', 9, { classMax: { name: 'Latte in polvere', max: 4 } }),
  product('LATTE2', 11, { classMax: { name: 'Latte in polvere', max: 4 } }),
  product('SEI', 0.5, { quantityStep: 6, minQuantity: 12, maxQuantity: 30 }),
  product('POCHI', 4, { stock: { '*': 3 } }),
  product('FINITO', 4, { stock: { '*': 0 } }),
  product('BORSA', 3, { natureId: 8, stock: { '*': 100 } }),
  product('ULTIMABORSA', 3, { natureId: 8, stock: { '*': 0 } }),
  product('CARTONE', 2, { boxItems: 6, sellByBox: true }),
  product('PALLET', 1.59, { boxItems: 12, palletItems: 720, sellByBox: true, stock: { '*': 5000 } }),
  product('TREPALLET', 3, { boxItems: 4, palletItems: 10, sellByBox: true }),
  product('CASSA', 4, { grossGrams: 9500 }),
  promotion({ code: '3x2', promotion: 'm-for-n', take: 3, pay: 2, products: ['TRE', 'TRE2'] }),
  promotion({ code: 'DODICI', promotion: 'fixed-price', amount: 1.19, maxPerOrder: 12, products: ['PALLET'] }),
  promotion({ code: '3x2 pallet', promotion: 'm-for-n', take: 3, pay: 2, products: ['TREPALLET'] }),
  promotion({ code: 'REGALO', promotion: 'threshold-gift', threshold: 50, giftCode: 'BORSA', stackable: true }),
  promotion({ code: 'FINITA', promotion: 'threshold-gift', threshold: 50, giftCode: 'ULTIMABORSA', stackable: true }),
];

let world: CheckoutWorld;
let customer: Customer;
beforeAll(async () => {
  world = await startCheckoutWorld({ extraRows: rows });
});
beforeEach(async () => {
  customer = await world.customer();
});
afterAll(() => world.close());

const post = (path: string, body: object = {}) => customer.client.post(`cart/${path}`, body);
const add = (code: string, quantity: number) => post('add-item', { product_id: world.productId(code), quantity });
const line = (cart: TestCart, code: string) => cart.cartItems.find((item) => item.product.code === code)!;
const codes = (answer: TestAnswer) => answer.response.errors.map((error) => error.code);
const freeItems = (cart: TestCart) => cart.cartItems.filter((item) => item.cartItemInsertionTypeId === 2);

describe('free items', () => {
  it('appear when they are earned, last in the cart and for nothing, and go when they are not', async () => {
    await customer.add('RISO', 1);
    expect(freeItems(await customer.cart())).toEqual([]);
    const earned = await customer.add('RISO', 1);
    expect(earned.cartItems.map((item) => item.product.code)).toEqual(['RISO', 'BORSA']);
    expect(earned.cartItems[1]).toMatchObject({ quantity: 1, price: 0, grossTotal: 0, editable: false });
    expect(earned.totalPrice).toBe(50);
    const lost = await post('update-item', { cart_item_id: line(earned, 'RISO').cartItemId, quantity: 1 });
    expect(freeItems(lost.data)).toEqual([]);
    expect(freeItems(await customer.add('RISO', 1))).toHaveLength(1);
  });

  it('that are finished are not promised', async () => {
    const cart = await customer.add('RISO', 2);
    expect(freeItems(cart).map((item) => item.product.code)).toEqual(['BORSA']);
  });

  it('can be refused, stay refused, and are offered again when they are earned anew', async () => {
    const earned = await customer.add('RISO', 2);
    const [gift] = freeItems(earned);
    const refused = await post('remove-gift', { cart_item_id: gift!.cartItemId });
    expect(freeItems(refused.data)).toEqual([]);
    expect(freeItems(await customer.add('RISO', 1))).toEqual([]);
    expect(freeItems(await customer.cart())).toEqual([]);
    await post('empty');
    expect(freeItems(await customer.add('RISO', 2))).toHaveLength(1);
  });

  it('cannot be changed, bought alone or mistaken for something else', async () => {
    const earned = await customer.add('RISO', 2);
    const [gift] = freeItems(earned);
    const id = { cart_item_id: gift!.cartItemId };
    expect(codes(await post('update-item', { ...id, quantity: 3 }))).toEqual(['item-not-editable']);
    expect(codes(await post('remove-item', id))).toEqual(['item-not-editable']);
    expect(codes(await post('remove-gift', { cart_item_id: line(earned, 'RISO').cartItemId }))).toEqual([
      'item-not-gift',
    ]);
    expect(codes(await add('BORSA', 1))).toEqual(['product-not-found']);
  });
});

describe('prices', () => {
  it('take three, pay two: the cheapest of every three is free, across products', async () => {
    const two = await customer.add('TRE', 2);
    expect(two.cartItems[0]?.hint).toEqual({ text: 'Aggiungine 1: è gratis', add: 1 });
    const cart = await customer.add('TRE2', 1);
    expect(cart.cartItems.map(({ hint }) => hint)).toEqual([undefined, undefined]);
    expect(cart.totalPrice).toBe(6);
    expect(cart.promotions).toEqual([{ name: '3x2', amount: 2 }]);
    const more = await customer.add('TRE', 1);
    // of 3, 3, 3 and 2 the customer is best off with the three dear ones as the group
    expect(more.totalPrice).toBe(8);
    const six = await customer.add('TRE2', 2);
    expect(six.totalPrice).toBe(2 * 3 + 2 * 2);
  });

  it('of goods weighed in packs are an estimate by the average weight, with the margin on top for the card', async () => {
    const cart = await customer.add('POLLO', 2);
    const item = line(cart, 'POLLO');
    // 2 × 1.23 kg × 8.90 €/kg = 21.894
    expect(item).toMatchObject({ quantity: 2, grossTotal: 21.89, estimated: true, weightUnitSelling: 'pz' });
    expect(cart.authorisationTotal as number).toBeGreaterThan(cart.grossTotal);
  });

  it('of loose goods go by weight', async () => {
    const cart = await customer.add('MELE', 1.25);
    expect(line(cart, 'MELE')).toMatchObject({
      quantity: 1.3,
      grossTotal: 3.12,
      weightUnitSelling: 'kg',
      estimated: true,
    });
  });

  it('are those of the database at each change', async () => {
    const before = await customer.add('PASTA', 2);
    expect(line(before, 'PASTA').grossTotal).toBe(2.4);
    const change = (cents: number) =>
      world.deps.pool.query(
        'update price set amount_cents = $1 where product_id = $2 and valid_to is null and price_list_id = 1',
        [cents, world.productId('PASTA')],
      );
    await change(150);
    expect(line(await customer.cart(), 'PASTA').grossTotal).toBe(3);
    await change(120);
  });
});

describe('quantities', () => {
  it('are raised to the minimum and the multiple, and refused above the maximum', async () => {
    expect(line(await customer.add('SEI', 1), 'SEI').quantity).toBe(12);
    expect(line(await customer.add('SEI', 1), 'SEI').quantity).toBe(18);
    const tooMany = await add('SEI', 13);
    expect(tooMany.response.errors).toEqual([
      expect.objectContaining({ code: 'max-quantity', field: 'quantity', error: expect.stringContaining('30') }),
    ]);
    expect(tooMany.response.errors[0]?.error.replaceAll('\u00a0', ' ')).toBe(
      'Puoi prenderne al massimo 30 pezzi a spesa; nel carrello ne hai già 18 pz, puoi aggiungerne ancora 12 pz',
    );
    expect(line(await customer.cart(), 'SEI').quantity).toBe(18);
  });

  it('of pieces are whole', async () => {
    expect(line(await customer.add('PASTA', 1.5), 'PASTA').quantity).toBe(2);
  });

  it('that a browser reckons in floating point are understood', async () => {
    expect(line(await customer.add('MELE', 0.1 + 0.2), 'MELE').quantity).toBe(0.3);
    expect((await add('MELE', 1e-9)).http.statusCode).toBe(400);
  });

  it.each([0, -1, 1.2345, 'tanti', 1e9, null, [], {}])('%j is refused, and the field is named', async (quantity) => {
    const answer = await post('add-item', { product_id: world.productId('PASTA'), quantity });
    expect(answer.http.statusCode).toBe(400);
    expect(answer.response.errors[0]).toMatchObject({ field: 'quantity' });
  });

  it('never grow beyond what an order can hold', async () => {
    await world.deps.pool.query('update stock set on_hand = null where product_id = $1', [world.productId('VINO')]);
    expect(codes(await add('VINO', 99_999))).toEqual([]);
    expect(codes(await add('VINO', 1))).toEqual(['max-quantity']);
    await world.deps.pool.query('update stock set on_hand = 1000000 where product_id = $1', [world.productId('VINO')]);
  });

  it('end at what is there, and a line that no longer fits says so', async () => {
    expect(codes(await add('FINITO', 1))).toEqual(['not-available']);
    expect(codes(await add('POCHI', 4))).toEqual(['not-available']);
    await customer.add('POCHI', 3);
    await world.deps.pool.query('update stock set on_hand = 1000 where product_id = $1', [world.productId('POCHI')]);
    const cart = await customer.cart();
    expect(line(cart, 'POCHI')).toMatchObject({ quantity: 3, errors: [{ code: 'not-available' }] });
    expect(codes(await customer.buy())).toContain('not-available');
    await world.deps.pool.query('update stock set on_hand = 3000 where product_id = $1', [world.productId('POCHI')]);
  });

  describe('of one class are counted together', () => {
    const text = (answer: TestAnswer) => answer.response.errors[0]?.error.replaceAll('\u00a0', ' ');
    const item = (code: string, quantity: number) => ({ product_id: world.productId(code), quantity });

    it('whichever way they come: refused with what is still possible', async () => {
      const tooMany = await add('LATTE1', 50);
      expect([codes(tooMany), text(tooMany)]).toEqual([
        ['max-quantity'],
        'Latte in polvere: al massimo 4 pezzi in tutto a spesa',
      ]);
      const cart = await customer.add('LATTE1', 3);
      const other = await add('LATTE2', 2);
      expect([codes(other), text(other)]).toEqual([
        ['max-quantity'],
        'Latte in polvere: al massimo 4 pezzi in tutto a spesa; nel carrello ne hai già 3 pz, puoi aggiungerne ancora 1 pz',
      ]);
      expect(other.response.errors[0]?.field).toBe('quantity');
      await customer.add('LATTE2', 1);
      expect(text(await add('LATTE2', 1))).toContain('nel carrello ne hai già 4 pz, non puoi aggiungerne altri');
      const raised = await post('update-item', { cart_item_id: line(cart, 'LATTE1').cartItemId, quantity: 4 });
      expect(codes(raised)).toEqual(['max-quantity']);
      const many = await post('add-items', { items: [item('LATTE1', 1), item('PASTA', 1)] });
      expect(many.response.warnings).toEqual([
        expect.objectContaining({ code: 'max-quantity', warning: expect.stringContaining('non puoi aggiungerne') }),
      ]);
      expect(line(many.data, 'PASTA').quantity).toBe(1);
      await customer.chooseDelivery();
      expect(line(await customer.cart(), 'LATTE2')).not.toHaveProperty('errors');
    });

    it('within one answer, and by many hands at once', async () => {
      const many = await post('add-items', { items: [item('LATTE1', 3), item('LATTE2', 3), item('LATTE2', 1)] });
      expect(many.data.cartItems.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 1]);
      expect(many.response.warnings).toHaveLength(1);
      const crowd = await world.customer();
      const answers = await Promise.all(
        ['LATTE1', 'LATTE2', 'LATTE1', 'LATTE2', 'LATTE1', 'LATTE2'].map((code) =>
          crowd.client.post('cart/add-item', item(code, 1)),
        ),
      );
      expect(answers.filter((answer) => codes(answer).length === 0)).toHaveLength(4);
    });

    it('and a cart that holds more, because the maximum came later, is told and can only shrink', async () => {
      await customer.add('LATTE1', 3);
      await world.deps.pool.query(
        `insert into cart_item (cart_id, product_id, quantity, insertion_type_id)
         select cart_id, $2, 5000, 1 from cart where account_id = $1 and state = 'open'`,
        [customer.accountId, world.productId('LATTE2')],
      );
      const cart = await customer.cart();
      expect(line(cart, 'LATTE2')).toMatchObject({
        errors: [{ code: 'max-quantity', error: expect.stringContaining('Latte in polvere') }],
      });
      await customer.chooseDelivery();
      expect(codes(await customer.buy())).toEqual(['max-quantity']);
      const set = (quantity: number) =>
        post('update-item', { cart_item_id: line(cart, 'LATTE2').cartItemId, quantity });
      expect(codes(await set(4))).toEqual([]);
      expect(codes(await set(5))).toEqual(['max-quantity']);
      expect(codes(await set(1))).toEqual([]);
      expect(line(await customer.cart(), 'LATTE2')).not.toHaveProperty('errors');
    });
  });
});

describe('cartons and pallets', () => {
  interface Package {
    kind: string;
    items: number;
    price: number;
    priceNet?: number;
  }
  const shown = async (code: string) =>
    (await customer.client.get(`products/${world.productId(code)}`)).data as {
      packages?: Package[];
      warehousePromo?: { maxPerOrder?: number };
    };

  it('are shown at the price they are charged at, whatever the offer counts', async () => {
    for (const code of ['PALLET', 'TREPALLET', 'CARTONE', 'TRE']) {
      const { packages = [] } = await shown(code);
      for (const { items, price } of packages) {
        const buyer = await world.customer();
        expect([code, items, line(await buyer.add(code, items), code).grossTotal]).toEqual([code, items, price]);
      }
    }
    const { packages, warehousePromo } = await shown('PALLET');
    expect(packages).toEqual([
      { kind: 'box', items: 12, price: 14.28 },
      { kind: 'pallet', items: 720, price: 1140 },
    ]);
    expect(warehousePromo?.maxPerOrder).toBe(12);
    expect((await shown('TREPALLET')).packages?.map(({ price }) => price)).toEqual([9, 21]);
    expect(await shown('POLLO')).not.toHaveProperty('packages');
  });

  it('are told to a company with and without VAT, at its own prices', async () => {
    await world.deps.pool.query(`update account set segment = 'business', price_list_id = 2 where account_id = $1`, [
      customer.accountId,
    ]);
    customer = { ...customer, client: await world.clientOf(customer.accountId) };
    for (const { items, price, priceNet } of (await shown('PALLET')).packages ?? []) {
      const cart = await customer.add('PALLET', items);
      expect([items, line(cart, 'PALLET').grossTotal, priceNet]).toEqual([
        items,
        price,
        Math.round((price / 1.1) * 100) / 100,
      ]);
      await post('empty');
    }
  });

  it('need no bags, nor do heavy goods', async () => {
    const bags = async (code: string, quantity: number) =>
      ((await customer.add(code, quantity)).orderPackages as { quantity: number }[])[0]?.quantity ?? 0;
    expect(await bags('PALLET', 12)).toBe(0);
    expect(await bags('CASSA', 2)).toBe(0);
    expect(await bags('PALLET', 1)).toBe(1);
    expect(await bags('PALLET', 8)).toBe(2);
    expect(await bags('PALLET', 3)).toBe(0);
    // a whole pallet, and the one bag its gift is put in
    expect(await bags('PALLET', 696)).toBe(1);
  });
});

describe('many at once', () => {
  it('adds what can be added and tells the rest', async () => {
    const item = (product_id: number, quantity: number) => ({ product_id, quantity });
    const answer = await post('add-items', {
      items: [
        item(world.productId('PASTA'), 2),
        item(world.productId('FINITO'), 1),
        item(987_654, 1),
        item(world.productId('PASTA'), 1),
      ],
    });
    expect(codes(answer)).toEqual([]);
    expect(answer.data.cartItems.map((each: { quantity: number }) => each.quantity)).toEqual([3]);
    expect(answer.response.warnings.map((warning) => warning.code)).toEqual(['not-available', 'product-not-found']);
    expect(answer.response.warnings[0]?.warning).toContain('FINITO');
  });
});

describe('notes', () => {
  it('of a line and of the order have at most 1000 characters, and "" takes them away', async () => {
    const cart = await customer.add('PASTA', 1);
    const id = { cart_item_id: line(cart, 'PASTA').cartItemId };
    const note = 'è'.repeat(1000);
    expect(codes(await post('set-item-info', { ...id, user_notes: note }))).toEqual([]);
    expect(codes(await post('set-info', { order_comment: note }))).toEqual([]);
    for (const [path, body, field] of [
      ['set-item-info', { ...id, user_notes: `${note}!` }, 'user_notes'],
      ['set-info', { order_comment: `${note}!` }, 'order_comment'],
    ] as const) {
      const answer = await post(path, body);
      expect(answer.http.statusCode).toBe(400);
      expect(answer.response.errors[0]).toMatchObject({ field });
    }
    const kept = await customer.cart();
    expect(kept.cartInfos).toMatchObject({ order_comment: note });
    expect(line(kept, 'PASTA')).toMatchObject({ cartItemInfo: { user_notes: note } });
    await post('set-item-info', { ...id, user_notes: '' });
    await post('set-info', { order_comment: '' });
    const bare = await customer.cart();
    expect(bare.cartInfos).not.toHaveProperty('order_comment');
    expect(line(bare, 'PASTA')).not.toHaveProperty('cartItemInfo.user_notes');
  });

  it('and choices change only what they name', async () => {
    const cart = await customer.add('CARTONE', 6);
    const id = { cart_item_id: line(cart, 'CARTONE').cartItemId };
    await post('set-item-info', { ...id, is_package: true });
    await post('set-item-info', { ...id, accept_alternatives: false });
    expect(line(await customer.cart(), 'CARTONE')).toMatchObject({
      cartItemInfo: { is_package: 'true', accept_alternatives: 'false' },
    });
  });
});

describe('a locked cart', () => {
  it('is seen but not changed, until it is unlocked or a quarter of an hour has passed', async () => {
    const cart = await customer.add('RISO', 1);
    expect(codes(await post('lock'))).toEqual(['slot-needed']);
    await customer.chooseDelivery();
    expect((await post('lock')).data).toMatchObject({ locked: true, editable: false });
    const id = { cart_item_id: line(cart, 'RISO').cartItemId };
    for (const [path, body] of [
      ['add-item', { product_id: world.productId('PASTA'), quantity: 1 }],
      ['update-item', { ...id, quantity: 2 }],
      ['set-item-info', { ...id, user_notes: 'x' }],
      ['remove-item', id],
      ['empty', {}],
      ['set-info', { order_comment: 'x' }],
    ] as const) {
      expect(codes(await post(path, body)), path).toEqual(['cart-locked']);
    }
    // how it is paid is chosen on the page that holds the lock
    expect(codes(await post('add-gift-certificate', { code: 'QUALSIASI' }))).toEqual(['gift-certificate-not-valid']);
    expect(codes(await post('remove-gift-certificate', { gift_certificate_id: 1 }))).toEqual([
      'gift-certificate-not-found',
    ]);
    expect((await customer.cart()).locked).toBe(true);
    expect((await post('unlock')).data).toMatchObject({ locked: false, editable: true });
    await customer.add('PASTA', 1);

    await post('lock');
    const start = world.clock.now();
    world.clock.advanceMinutes(16);
    expect(codes(await add('PASTA', 1))).toEqual([]);
    world.clock.set(start);
  });
});

describe('the place', () => {
  async function otherShop(): Promise<{ addressId: number }> {
    const { pool } = world.deps;
    const { rows: known } = await pool.query(`select 1 from warehouse where slug = 'roma'`);
    if (known.length === 0) {
      await pool.query(`
        insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude)
        values ('roma', 'Sporta Roma', 'Via Prova', 'Roma', 'RM', '00185', 41.9, 12.5);
        insert into delivery_zone (warehouse_id, delivery_service_id, name, minimum_order_cents)
        select warehouse_id, 1, 'Roma', 1000 from warehouse where slug = 'roma';
        insert into delivery_zone_postalcode select delivery_zone_id, '00185' from delivery_zone where name = 'Roma';
        insert into stock (warehouse_id, product_id, on_hand)
        select w.warehouse_id, p.product_id, case p.code when 'RISO' then 1000 else 100000 end
        from warehouse w, product p where w.slug = 'roma' and p.code <> 'PASTA'`);
      await catalogueOf(world.deps).load();
    }
    const { rows: addresses } = await pool.query(
      `insert into address (account_id, address1, address_number, city, province, postalcode)
       values ($1, 'Via Marsala', '3', 'Roma', 'RM', '00185') returning address_id`,
      [customer.accountId],
    );
    return { addressId: addresses[0].address_id };
  }

  it('may change: what is not sold there, what is short and the slot are told, nothing vanishes', async () => {
    await customer.add('PASTA', 2);
    await customer.add('RISO', 2);
    await customer.add('MELE', 1);
    await customer.chooseDelivery();
    const taken = await world.slotsTaken();
    const { addressId } = await otherShop();
    const moved = await post('set-address', { user_address_id: addressId });
    expect(codes(moved)).toEqual([]);
    expect(moved.response.warnings.map((warning) => warning.code)).toEqual([
      'not-available',
      'not-available',
      'slot-lost',
    ]);
    const cart: TestCart = moved.data;
    expect(cart.cartItems.filter((item) => item.cartItemInsertionTypeId === 1)).toHaveLength(3);
    expect(line(cart, 'PASTA')).toMatchObject({ quantity: 2, errors: [{ code: 'not-available' }] });
    expect(line(cart, 'RISO')).toMatchObject({ quantity: 2, errors: [{ code: 'not-available' }] });
    expect(cart).not.toHaveProperty('timeslot');
    // the place left behind is free for others at once
    expect(await world.slotsTaken()).toBe(taken - 1);
    expect(await brokenRules(world.deps.pool)).toEqual([]);
  });

  it('may change to a shop with other prices: what costs more there is told, once', async () => {
    await customer.add('TRE', 1);
    await customer.add('TRE2', 1);
    await customer.add('SEI', 12);
    // earns a free bag, which costs nothing there either; the bag is on sale, too
    const sell = async (natureId: number) => {
      await world.deps.pool.query(`update product set nature_id = $1 where code = 'BORSA'`, [natureId]);
      await catalogueOf(world.deps).load();
    };
    await sell(1);
    expect(freeItems(await customer.add('CIBO', 5))).toHaveLength(1);
    const { addressId } = await otherShop();
    await world.deps.pool.query(
      `insert into price (product_id, price_list_id, warehouse_id, amount_cents)
       select product_id, 1, w.warehouse_id, case code when 'SEI' then 40 else 350 end
       from product, warehouse w where w.slug = 'roma' and code in ('TRE', 'TRE2', 'SEI', 'BORSA')`,
    );
    await catalogueOf(world.deps).load();
    const priceWarnings = async (): Promise<string[]> => {
      const { response } = await post('set-address', { user_address_id: addressId });
      return response.warnings.filter(({ code }) => code === 'prices-changed').map(({ warning }) => warning);
    };
    expect(await priceWarnings()).toEqual([
      'Qui 2 prodotti del carrello costano di più: guarda i prezzi prima di pagare',
    ]);
    expect(await priceWarnings()).toEqual([]);
    await sell(8);
  });

  it('must be one of the customer’s own, and one that is served', async () => {
    const stranger = await world.customer();
    const { rows: theirs } = await world.deps.pool.query('select address_id from address where account_id = $1', [
      stranger.accountId,
    ]);
    expect(codes(await post('set-address', { user_address_id: theirs[0].address_id }))).toEqual(['address-not-found']);
    const { rows: far } = await world.deps.pool.query(
      `insert into address (account_id, address1, address_number, city, province, postalcode)
       values ($1, 'Via Lontana', '1', 'Bolzano', 'BZ', '39100') returning address_id`,
      [customer.accountId],
    );
    expect(codes(await post('set-address', { user_address_id: far[0].address_id }))).toEqual(['address-not-covered']);
    expect(codes(await post('set-address', { warehouse_id: 999, delivery_service_id: 2 }))).toEqual([
      'warehouse-not-found',
    ]);
    expect(codes(await post('set-address', { warehouse_id: 1, delivery_service_id: 2 }))).toEqual([
      'delivery-service-not-available',
    ]);
  });
});

describe('the carts of others', () => {
  it('are not found: neither their lines nor their certificates', async () => {
    const stranger = await world.customer();
    const theirs = await stranger.add('RISO', 2);
    await world.deps.pool.query(
      `insert into gift_certificate (code, description, initial_cents, balance_cents, valid_from, account_id)
       values ($1, 'Buono', 500, 500, '2020-01-01', $2)`,
      [`SUO${stranger.accountId}`, stranger.accountId],
    );
    await customer.add('RISO', 2);
    for (const item of theirs.cartItems) {
      const id = { cart_item_id: item.cartItemId };
      for (const [path, body] of [
        ['update-item', { ...id, quantity: 9 }],
        ['remove-item', id],
        ['set-item-info', { ...id, user_notes: 'mio' }],
        ['remove-gift', id],
      ] as const) {
        expect(codes(await post(path, body)), path).toEqual(['item-not-found']);
      }
    }
    expect(codes(await post('add-gift-certificate', { code: `SUO${stranger.accountId}` }))).toEqual([
      'gift-certificate-not-valid',
    ]);
    expect((await stranger.cart()).cartItems).toEqual(theirs.cartItems);
  });

  it('need a session', async () => {
    const answer = await world.anonymous.get('cart/view');
    expect(answer.http.statusCode).toBe(419);
    expect(answer.user).toEqual({ userId: 0, login: '', profileConfirmed: false });
  });
});

describe('a change with a name', () => {
  const named = (change_id: string, quantity: number) =>
    post('add-item', { product_id: world.productId('PASTA'), quantity, change_id });
  const pasta = async () => line(await customer.cart(), 'PASTA')?.quantity;

  it('is made once, however often it arrives, and many at once', async () => {
    const id = randomUUID();
    expect(line((await named(id, 2)).data, 'PASTA').quantity).toBe(2);
    const again = await Promise.all([1, 2, 3].map(() => named(id, 2)));
    expect(again.flatMap(codes)).toEqual([]);
    expect(await pasta()).toBe(2);
    await named(randomUUID(), 1);
    expect(await pasta()).toBe(3);
    const fresh = randomUUID();
    await Promise.all([1, 2, 3].map(() => named(fresh, 1)));
    expect(await pasta()).toBe(4);
  });

  it('to a line or against it counts once too, when the line is gone as well', async () => {
    const { cartItemId } = line((await named(randomUUID(), 4)).data, 'PASTA');
    const less = { cart_item_id: cartItemId, quantity: 1, change_id: randomUUID() };
    await post('update-item', less);
    await named(randomUUID(), 5);
    expect(line((await post('update-item', less)).data, 'PASTA').quantity).toBe(6);
    const gone = { cart_item_id: cartItemId, change_id: randomUUID() };
    expect(codes(await post('remove-item', gone))).toEqual([]);
    expect(codes(await post('remove-item', gone))).toEqual([]);
    expect(codes(await post('remove-item', { cart_item_id: cartItemId }))).toEqual(['item-not-found']);
  });

  it('that was refused leaves its name free, and is the same for nobody else', async () => {
    const id = randomUUID();
    expect(
      codes(await post('add-item', { product_id: world.productId('FINITO'), quantity: 1, change_id: id })),
    ).toEqual(['not-available']);
    expect(line((await named(id, 1)).data, 'PASTA').quantity).toBe(1);
    const other = await world.customer();
    const theirs = await other.client.post('cart/add-item', {
      product_id: world.productId('PASTA'),
      quantity: 1,
      change_id: id,
    });
    expect(line(theirs.data, 'PASTA').quantity).toBe(1);
  });

  it('that is no UUID is refused by its field', async () => {
    const answer = await named('1', 1);
    expect(answer.http.statusCode).toBe(400);
    expect(answer.response.errors[0]).toMatchObject({ field: 'change_id' });
  });

  it('is forgotten at night after thirty days, not before', async () => {
    const [old, young] = [randomUUID(), randomUUID()];
    await named(old, 1);
    await named(young, 1);
    const age = (id: string, days: number) =>
      world.deps.pool.query(
        'update cart_change set made_at = made_at - make_interval(days => $2) where change_id = $1',
        [id, days],
      );
    await age(old, 31);
    await age(young, 29);
    await forgetOldChanges(world.deps);
    const { rows } = await world.deps.pool.query('select change_id from cart_change where account_id = $1', [
      customer.accountId,
    ]);
    expect(rows).toEqual([{ change_id: young }]);
    await named(young, 1);
    expect(await pasta()).toBe(2);
  });
});
