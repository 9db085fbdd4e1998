import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestAnswer, type TestApp, type TestClient } from '../../platform/testing/test-app.ts';
import { cartModule } from '../cart/index.ts';
import { catalogueModule, catalogueOf } from '../catalogue/index.ts';
import { createCustomerWithCart, createPlaces, createProduct } from '../delivery/testing/test-places.ts';
import { listsModule } from './index.ts';

/** One list, kept by several people at once. */

let app: TestApp;
let warehouseId: number;
let products: number[];
let owner: TestClient;
let anna: TestClient;
let listId: number;
let token: string;

const person = async (name: string) => {
  const accountId = await app.createAccount();
  await app.deps.db.updateTable('account').set({ first_name: name }).where('account_id', '=', accountId).execute();
  return app.clientOf(accountId);
};
const codeOf = (answer: TestAnswer) => answer.response.errors[0]?.code;
const seenBy = async (client: TestClient) => (await client.get('list/detail', { list_id: listId })).data?.list;
const idsIn = async (client: TestClient) =>
  (await seenBy(client)).items.map(({ product }: { product: { productId: number } }) => product.productId);
const add = (client: TestClient, product_id: number) =>
  client.post('list/add-product', { list_id: listId, product_id });

beforeAll(async () => {
  app = await createTestApp([catalogueModule, cartModule, listsModule]);
  ({ warehouseId } = await createPlaces(app, { windows: [{ begin: '18:00', end: '20:00' }] }));
  products = [];
  for (let count = 0; count < 6; count++) products.push(await createProduct(app, warehouseId, 100 + count));
  await catalogueOf(app.deps).load();
});
beforeEach(async () => {
  const customer = await createCustomerWithCart(app, warehouseId);
  await app.deps.db
    .updateTable('account')
    .set({ first_name: 'Paolo' })
    .where('account_id', '=', customer.accountId)
    .execute();
  owner = await app.clientOf(customer.accountId);
  anna = await person('Anna');
  listId = (await owner.post('list/insert', { name: 'Casa', items: [{ product_id: products[0] }] })).data.list.listId;
  const { shareUrl } = (await owner.post('list/share', { list_id: listId, together: true })).data;
  token = shareUrl.split('/').at(-1);
});
afterAll(() => app.close());

describe('a list kept together', () => {
  it('is everybody’s to fill, and says who put what in', async () => {
    const joined = await anna.post('list/join', { share_token: token });
    expect(joined.data.list).toMatchObject({ role: 'member', editable: true, owner: 'Paolo', together: true });
    expect(joined.data.list.members).toMatchObject([{ name: 'Anna', isYou: true }]);
    expect(joined.data.list).not.toHaveProperty('shareUrl');
    expect((await add(anna, products[1]!)).response.status).toBe(0);
    const { items, members, role } = await seenBy(owner);
    expect([role, members]).toMatchObject(['owner', [{ name: 'Anna', isYou: false }]]);
    expect(items.map(({ addedBy }: { addedBy?: string }) => addedBy)).toEqual([undefined, 'Anna']);
    expect((await seenBy(anna)).items[1]).not.toHaveProperty('addedBy');
    const { listItemId } = items[0];
    expect((await anna.post('list/update-item', { list_item_id: listItemId, quantity: 5 })).response.status).toBe(0);
    expect((await seenBy(owner)).items[0].quantity).toBe(5);
    await anna.post('list/remove-product', { list_id: listId, product_id: products[0] });
    expect(await idsIn(owner)).toEqual([products[1]]);
    expect((await anna.get('list/list')).data.lists).toMatchObject([{ name: 'Casa', owner: 'Paolo', memberCount: 1 }]);
    expect((await owner.get('list/list')).data.lists[0]).not.toHaveProperty('owner');
  });

  it('stays its owner’s: name, link, reminders and end', async () => {
    await anna.post('list/join', { share_token: token });
    await owner.post('list/recur', { list_id: listId, every_days: 7 });
    for (const [call, more] of [
      ['list/update', { name: 'Mia' }],
      ['list/delete', {}],
      ['list/share', { shared: false }],
      ['list/recur', { every_days: 7 }],
      ['list/remove-member', { member_id: 1 }],
    ] as const)
      expect(codeOf(await anna.post(call, { list_id: listId, ...more })), call).toBe('list-not-editable');
    expect(await seenBy(anna)).not.toHaveProperty('recurrence');
    expect((await seenBy(owner)).name).toBe('Casa');
    expect(codeOf(await owner.post('list/leave', { list_id: listId }))).toBe('list-not-editable');
  });

  it('is nobody’s who only has the link, and says nothing of who keeps it', async () => {
    const reader = await person('Rita');
    await anna.post('list/join', { share_token: token });
    await add(anna, products[1]!);
    for (const client of [reader, app.anonymous]) {
      const { list } = (await client.get('list/shared', { share_token: token })).data;
      expect(list).toMatchObject({ role: 'reader', editable: false, together: true });
      for (const key of ['members', 'owner', 'memberCount']) expect(list).not.toHaveProperty(key);
      expect(JSON.stringify(list)).not.toContain('Anna');
    }
    expect(codeOf(await add(reader, products[2]!))).toBe('list-not-found');
    expect(await seenBy(reader)).toBeUndefined();
  });

  it('is joined only while its owner wants it; who is in stays, until taken out or gone', async () => {
    await owner.post('list/share', { list_id: listId, together: false });
    expect(codeOf(await anna.post('list/join', { share_token: token }))).toBe('list-not-together');
    await owner.post('list/share', { list_id: listId, together: true });
    await anna.post('list/join', { share_token: token });
    await owner.post('list/share', { list_id: listId, shared: false });
    expect(codeOf(await (await person('Ugo')).post('list/join', { share_token: token }))).toBe('list-not-found');
    expect((await add(anna, products[1]!)).response.status).toBe(0);
    const { members } = await seenBy(owner);
    expect((await owner.post('list/share', { list_id: listId })).data.list).toMatchObject({ together: false });
    const without = await owner.post('list/remove-member', { list_id: listId, member_id: members[0].memberId });
    expect(without.data.list.members).toEqual([]);
    expect(codeOf(await add(anna, products[2]!))).toBe('list-not-found');
    const item = (await seenBy(owner)).items[0].listItemId;
    expect(codeOf(await anna.post('list/update-item', { list_item_id: item, quantity: 2 }))).toBe('item-not-found');
    expect((await anna.get('list/list')).data.lists).toEqual([]);
  });

  it('is left by who no longer wants it, with what they put in', async () => {
    await anna.post('list/join', { share_token: token });
    await add(anna, products[1]!);
    expect((await anna.post('list/leave', { list_id: listId })).data.lists).toEqual([]);
    expect(await idsIn(owner)).toEqual(products.slice(0, 2));
    expect((await anna.post('list/join', { share_token: token })).response.status).toBe(0);
  });

  it('loses nothing when all fill it at once, and takes nobody in twice', async () => {
    const people = await Promise.all(['Anna', 'Bea', 'Carlo', 'Dina'].map(person));
    await Promise.all([...people, ...people].map((client) => client.post('list/join', { share_token: token })));
    expect((await seenBy(owner)).members).toHaveLength(4);
    await Promise.all(people.flatMap((client, at) => [add(client, products[at + 1]!), add(client, products[5]!)]));
    expect((await idsIn(owner)).toSorted()).toEqual([...products].toSorted());
    expect((await seenBy(owner)).itemCount).toBe(products.length);
  });

  it('holds 21 people, also when the last place is wanted twice', async () => {
    for (let count = 0; count < 19; count++)
      await (await person(`P${count}`)).post('list/join', { share_token: token });
    const last = await Promise.all([person('Uno'), person('Due'), person('Tre')]);
    const answers = await Promise.all(last.map((client) => client.post('list/join', { share_token: token })));
    expect(answers.map(codeOf).filter(Boolean)).toEqual(['too-many-members', 'too-many-members']);
  });

  it('goes into the cart of who presses, and is copied without who filled it', async () => {
    await anna.post('list/join', { share_token: token });
    await add(anna, products[1]!);
    const copy = (await owner.post('list/insert', { name: 'Copia', share_token: token })).data.list;
    expect(copy.items.map(({ addedBy }: { addedBy?: string }) => addedBy)).toEqual([undefined, undefined]);
    const { data } = await owner.post('list/add-to-cart', { list_id: listId });
    expect(data.cartItems).toHaveLength(2);
  });
});
