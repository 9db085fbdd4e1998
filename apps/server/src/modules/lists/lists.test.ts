import { addDays, shopDay } from '@sporta/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestAnswer, type TestApp, type TestClient } from '../../platform/testing/test-app.ts';
import { cartModule } from '../cart/index.ts';
import { catalogueModule, catalogueOf } from '../catalogue/index.ts';
import { createCustomerWithCart, createPlaces, createProduct, putInCart } from '../delivery/testing/test-places.ts';
import { listsModule } from './index.ts';

let app: TestApp;
let warehouseId: number;
let pasta: number;
let rice: number;
let soldOut: number;
let client: TestClient;
let cartId: number;
let stranger: TestClient;

beforeAll(async () => {
  app = await createTestApp([catalogueModule, cartModule, listsModule]);
  ({ warehouseId } = await createPlaces(app, { windows: [{ begin: '18:00', end: '20:00' }] }));
  [pasta, rice, soldOut] = [
    await createProduct(app, warehouseId, 119),
    await createProduct(app, warehouseId, 250),
    await createProduct(app, warehouseId, 300),
  ];
  await app.deps.db.updateTable('stock').set({ on_hand: 0 }).where('product_id', '=', soldOut).execute();
  await catalogueOf(app.deps).load();
});
beforeEach(async () => {
  const customer = await createCustomerWithCart(app, warehouseId);
  cartId = customer.cartId;
  client = await app.clientOf(customer.accountId);
  stranger = await app.clientOf(await app.createAccount());
});
afterAll(() => app.close());

const codeOf = (answer: TestAnswer) => answer.response.errors[0]?.code;
const contentOf = (answer: TestAnswer) =>
  answer.data.list.items.map((item: { product: { productId: number }; quantity: number }) => [
    item.product.productId,
    item.quantity,
  ]);
const create = async (more = {}): Promise<TestAnswer> =>
  client.post('list/insert', { name: 'Spesa della settimana', ...more });

describe('favourites', () => {
  it('begin with the first heart, hold each product once and stay', async () => {
    expect((await client.get('list/list')).data.lists).toEqual([]);
    const added = await Promise.all(
      [pasta, pasta, rice].map((product_id) => client.post('list/add-product', { product_id })),
    );
    expect(added.map((answer) => answer.response.status)).toEqual([0, 0, 0]);
    const { lists } = (await client.get('list/list')).data;
    expect(lists).toMatchObject([{ name: 'Preferiti', isFavourites: true, itemCount: 2, shared: false }]);
    expect(lists[0].previews).toHaveLength(2);
    const { listId } = lists[0];
    expect(codeOf(await client.post('list/delete', { list_id: listId }))).toBe('list-not-editable');
    expect(codeOf(await client.post('list/update', { list_id: listId, name: 'Altro' }))).toBe('list-not-editable');
    expect(codeOf(await client.post('list/share', { list_id: listId }))).toBe('list-not-editable');
    expect(contentOf(await client.post('list/remove-product', { product_id: pasta }))).toEqual([[rice, 1]]);
    expect(codeOf(await client.post('list/remove-product', { product_id: pasta }))).toBe('product-not-found');
    expect(codeOf(await client.post('list/add-product', { product_id: 999_999 }))).toBe('product-not-found');
  });
});

describe('a list', () => {
  it('is made of products, of the cart and of another list; quantities are kept', async () => {
    await putInCart(app, cartId, rice, 3);
    const made = await create({
      items: JSON.stringify([{ product_id: pasta, quantity: '2' }, { product_id: soldOut }]),
      from_cart: 'true',
    });
    expect(contentOf(made)).toEqual([
      [pasta, 2],
      [soldOut, 1],
      [rice, 3],
    ]);
    expect(made.data.list).toMatchObject({ itemCount: 3, unavailableCount: 1, estimatedTotal: 9.88, editable: true });
    expect(made.data.list.items[1].product).toMatchObject({ available: 0, price: 3 });
    expect(codeOf(await create({ items: [{ product_id: 999_999 }] }))).toBe('product-not-found');
    expect(codeOf(await create({ order_id: 1 }))).toBe('order-not-found');
    const empty = await client.post('list/insert', { name: '' });
    expect([empty.http.statusCode, empty.response.errors[0]?.field]).toEqual([400, 'name']);
  });

  it('is renamed, filled, ordered and removed', async () => {
    const { listId } = (await create()).data.list;
    const rename = await client.post('list/update', { list_id: listId, name: 'Colazione' });
    expect(rename.data.list.name).toBe('Colazione');
    for (const product_id of [pasta, rice, soldOut])
      await client.post('list/add-product', { list_id: listId, product_id, quantity: 2 });
    const { items } = (await client.get('list/detail', { list_id: listId })).data.list;
    const last = items[2].listItemId;
    const moved = await client.post('list/update-item', {
      list_item_id: last,
      position: 0,
      quantity: 4,
      notes: 'grande',
    });
    expect(contentOf(moved)).toEqual([
      [soldOut, 4],
      [pasta, 2],
      [rice, 2],
    ]);
    expect(moved.data.list.items[0].notes).toBe('grande');
    const emptied = await client.post('list/update-item', { list_item_id: last, notes: '' });
    expect(emptied.data.list.items[0].notes).toBeUndefined();
    expect((await client.post('list/delete', { list_id: listId })).data.lists).toEqual([]);
    expect(codeOf(await client.get('list/detail', { list_id: listId }))).toBe('list-not-found');
  });

  it('of somebody else is not there', async () => {
    const made = await create({ items: [{ product_id: pasta }] });
    const { listId, items } = made.data.list;
    const refusals = [
      await stranger.get('list/detail', { list_id: listId }),
      await stranger.post('list/update', { list_id: listId, name: 'Mia' }),
      await stranger.post('list/delete', { list_id: listId }),
      await stranger.post('list/add-product', { list_id: listId, product_id: rice }),
      await stranger.post('list/remove-product', { list_id: listId, product_id: pasta }),
      await stranger.post('list/add-to-cart', { list_id: listId }),
      await stranger.post('list/share', { list_id: listId }),
      await stranger.post('list/insert', { name: 'Copia', share_token: 'indovinato' }),
    ];
    expect(refusals.map(codeOf)).toEqual(Array(8).fill('list-not-found'));
    expect(codeOf(await stranger.post('list/update-item', { list_item_id: items[0].listItemId, quantity: 9 }))).toBe(
      'item-not-found',
    );
    expect(contentOf(await client.get('list/detail', { list_id: listId }))).toEqual([[pasta, 1]]);
  });

  it('is shared by a link until it is taken away', async () => {
    const { listId } = (await create({ items: [{ product_id: pasta, quantity: 2 }] })).data.list;
    const shared = await client.post('list/share', { list_id: listId });
    const token = new URL(shared.data.shareUrl).pathname.split('/').at(-1);
    const seen = await stranger.get('list/detail', { share_token: token });
    expect(seen.data.list).toMatchObject({ editable: false, name: 'Spesa della settimana' });
    expect(seen.data.list.shareUrl).toBeUndefined();
    const visitor = await app.anonymous.get('list/shared', { share_token: token });
    expect(visitor.data.list).toMatchObject({ editable: false, name: 'Spesa della settimana' });
    expect(codeOf(await app.anonymous.get('list/shared', { share_token: 'indovinato' }))).toBe('list-not-found');
    expect(contentOf(await stranger.post('list/insert', { name: 'Copia', share_token: token }))).toEqual([[pasta, 2]]);
    expect((await client.post('list/share', { list_id: listId })).data.shareUrl).toBe(shared.data.shareUrl);
    await client.post('list/share', { list_id: listId, shared: 'false' });
    expect(codeOf(await stranger.get('list/detail', { share_token: token }))).toBe('list-not-found');
  });

  it('proposes itself again every so many days, until it is put into the cart or skipped', async () => {
    const { listId, items } = (await create({ items: [{ product_id: pasta }, { product_id: rice }] })).data.list;
    const today = shopDay(app.deps.clock.now().getTime());
    const recurrence = async () => (await client.get('list/list')).data.lists[0].recurrence;
    const weekly = await client.post('list/recur', { list_id: listId, every_days: 7 });
    expect(weekly.data.list.recurrence).toEqual({ everyDays: 7, nextDate: addDays(today, 7), due: false });
    const comeDue = () =>
      app.deps.db
        .updateTable('product_list')
        .set({ proposed_from: today })
        .where('product_list_id', '=', listId)
        .execute();
    await comeDue();
    expect(await recurrence()).toEqual({ everyDays: 7, nextDate: today, due: true });
    await client.post('list/add-to-cart', { list_id: listId, list_item_ids: [items[0].listItemId] });
    expect(await recurrence()).toMatchObject({ due: true });
    await client.post('list/add-to-cart', { list_id: listId });
    expect(await recurrence()).toEqual({ everyDays: 7, nextDate: addDays(today, 7), due: false });
    await comeDue();
    expect((await client.post('list/recur', { list_id: listId, every_days: 14 })).data.list.recurrence).toEqual({
      everyDays: 14,
      nextDate: addDays(today, 14),
      due: false,
    });
    const { token } = { token: new URL((await client.post('list/share', { list_id: listId })).data.shareUrl).pathname };
    const seen = await app.anonymous.get('list/shared', { share_token: token.split('/').at(-1) });
    expect(seen.data.list.recurrence).toBeUndefined();
    const never = await client.post('list/recur', { list_id: listId });
    expect(never.data.list.recurrence).toBeUndefined();
    const odd = await client.post('list/recur', { list_id: listId, every_days: 3 });
    expect([odd.http.statusCode, odd.response.errors[0]?.field]).toEqual([400, 'every_days']);
  });

  it('goes into the cart, and warns of what cannot be bought', async () => {
    const { listId, items } = (
      await create({ items: [{ product_id: pasta, quantity: 2 }, { product_id: soldOut }, { product_id: rice }] })
    ).data.list;
    const added = await client.post('list/add-to-cart', { list_id: listId });
    expect(added.data.cartItems.map((item: { quantity: number }) => item.quantity)).toEqual([2, 1]);
    expect(added.response.warnings).toMatchObject([{ code: 'not-available', productId: soldOut }]);
    const one = await client.post('list/add-to-cart', { list_id: listId, list_item_ids: [items[2].listItemId] });
    expect(one.data.cartItems.map((item: { quantity: number }) => item.quantity)).toEqual([2, 2]);
    const none = await client.post('list/add-to-cart', { list_id: listId, list_item_ids: [items[1].listItemId] });
    expect(codeOf(none)).toBe('nothing-available');
  });
});
