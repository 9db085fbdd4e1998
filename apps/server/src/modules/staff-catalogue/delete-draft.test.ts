import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { importCatalogue, type RawRow } from '../import/index.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { publishPlans } from './publish-plans.ts';

let world: CheckoutWorld;
let merchandiser: StaffClient;
let warehouseId: number;
let dispensa: number;

beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  merchandiser = await world.staffClient(['merchandiser']);
  warehouseId = (await run('select warehouse_id as id from warehouse'))[0].id;
  dispensa = (await run(`select category_id as id from category where path = 'dispensa'`))[0].id;
});
afterAll(() => world.close());

type Answer = Awaited<ReturnType<StaffClient['post']>>;
const codes = (answer: Answer) => answer.response.errors.map(({ code }) => code);
const reason = (answer: Answer) => answer.response.errors[0]?.error;
const run = async (text: string, values: unknown[] = []) => (await world.deps.pool.query(text, values)).rows;
const remove = (productId: number, client = merchandiser) =>
  client.post('staff/product/delete-draft', { product_id: productId });
const publish = (productId: number, [before, after]: [boolean, boolean], more: object = {}) =>
  merchandiser.post('staff/products/change', {
    changes: [{ product_id: productId, field: 'published', before, after }],
    ...more,
  });
const isThere = async (productId: number) =>
  (await run('select from product where product_id = $1', [productId])).length > 0;

let drafts = 0;
/** A draft that lacks nothing to be put on sale. */
async function draft(): Promise<{ productId: number; code: string }> {
  drafts += 1;
  const values = { name: `Bozza ${drafts}`, categories: [dispensa], 'price:1:0': 1.5, [`stock:${warehouseId}`]: 20 };
  const answer = await merchandiser.post('staff/product/create', {
    code: `BOZZA-${drafts}`,
    selling_mode: 'piece',
    values: Object.entries(values).map(([field, value]) => ({ field, value })),
    idempotency_key: `bozza-da-buttare-${drafts}`,
  });
  expect(codes(answer)).toEqual([]);
  expect(answer.data.product.isDraft).toBe(true);
  return answer.data.product;
}

async function* asRows(list: Record<string, unknown>[]): AsyncGenerator<RawRow> {
  for (const [index, value] of list.entries()) yield { line: index + 1, value };
}
const intoOffer = (productId: number) => {
  const fields = {
    name: 'Con una bozza',
    startsAt: world.clock.now().toISOString(),
    endsAt: new Date(world.clock.now().getTime() + 86_400_000).toISOString(),
    productIds: [productId],
  };
  const changes = Object.entries(fields).map(([field, after]) => ({ field, before: null, after }));
  return merchandiser.post('staff/promotion/save', { key: randomUUID(), changes });
};

describe('a draft', () => {
  it('goes with all that belongs to it, and the log keeps what it was', async () => {
    const { productId, code } = await draft();
    const soon = new Date(world.clock.now().getTime() + 3_600_000).toISOString();
    expect(codes(await publish(productId, [false, true], { publish_at: soon }))).toEqual([]);
    expect(codes(await remove(productId))).toEqual([]);
    for (const table of ['product', 'price', 'stock', 'product_category', 'product_plan']) {
      expect(await run(`select from ${table} where product_id = $1`, [productId]), table).toEqual([]);
    }
    const entries = await run(`select before from audit_log where action = 'product.delete' and subject_id = $1`, [
      productId,
    ]);
    expect(entries).toMatchObject([{ before: { code, 'price:1:0': 1.5, categories: [dispensa] } }]);
    world.clock.advanceMinutes(61);
    await publishPlans(world.deps);
    expect(codes(await remove(productId))).toEqual(['product-not-found']);
    const { response } = await merchandiser.get('staff/product', { product_id: productId });
    expect(response.errors[0]?.code).toBe('product-not-found');
  });

  it('leaves its code to the next one', async () => {
    const { productId, code } = await draft();
    await remove(productId);
    const again = await merchandiser.post('staff/product/create', {
      code,
      selling_mode: 'piece',
      values: [{ field: 'name', value: 'Un’altra' }],
      idempotency_key: `bozza-di-nuovo-${code}`,
    });
    expect(codes(again)).toEqual([]);
    expect(again.data.product.productId).not.toBe(productId);
  });

  it('stays while something names it, and the refusal says what', async () => {
    const { accountId } = await world.customer();
    const staffId = (await run('select account_id as id from audit_log limit 1'))[0].id;
    const places: [where: string, sql: string, values: unknown[]][] = [
      [
        'in 1 carrello',
        `with c as (insert into cart (account_id, state) values ($2, 'merged') returning cart_id)
         insert into cart_item (cart_id, product_id, quantity) select cart_id, $1, 1000 from c`,
        [accountId],
      ],
      [
        'in 1 lista',
        `with l as (insert into product_list (account_id, name) values ($2, 'Domenica') returning product_list_id)
         insert into product_list_item (product_list_id, product_id) select product_list_id, $1 from l`,
        [accountId],
      ],
      [
        'in 1 offerta',
        `insert into promotion (code, name, kind, params, starts_at, ends_at, active)
         values ('REGALO', 'Regalo', 'threshold-gift', jsonb_build_object('giftProductId', $1::int), now(), now() + interval '1 day', false)`,
        [],
      ],
      [
        'in 1 ricerca con prodotti in cima',
        `insert into search_pin (query_key, query, product_ids) values ('bozz', 'bozza', array[$1::int])`,
        [],
      ],
      [
        'in 1 contenuto del sito',
        `insert into content_draft (document, body, based_on, account_id, changed_at)
         select 'home', jsonb_build_object('blocks', jsonb_build_array(jsonb_build_object('codes', jsonb_build_array(code)))), '', $2, now()
         from product where product_id = $1`,
        [staffId],
      ],
      [
        'in 1 richiesta di avviso',
        `insert into notify_request (kind, email, product_id) values ('product', 'anna@posta.example', $1)`,
        [],
      ],
    ];
    for (const [where, sql, values] of places) {
      const { productId } = await draft();
      await run(sql, [productId, ...values]);
      const refused = await remove(productId);
      expect([codes(refused), reason(refused)]).toEqual([['product-in-use'], `Non si può eliminare: è ${where}`]);
      expect(await isThere(productId)).toBe(true);
    }
  });

  it('is one no more once it was on sale, by hand, at its day or by a file', async () => {
    const [byHand, atItsDay, byFile] = [await draft(), await draft(), await draft()];
    await publish(byHand.productId, [false, true]);
    await publish(byHand.productId, [true, false]);
    const at = new Date(world.clock.now().getTime() + 3_600_000).toISOString();
    await publish(atItsDay.productId, [false, true], { publish_at: at });
    world.clock.advanceMinutes(61);
    await publishPlans(world.deps);
    await publish(atItsDay.productId, [true, false]);
    const rows = [{ kind: 'product', code: byFile.code, name: 'Dal file', price: 2, stock: { '*': 3 } }];
    expect((await importCatalogue(world.deps.pool, asRows(rows))).problems).toEqual([]);
    await run('update product set published = false where product_id = $1', [byFile.productId]);
    for (const { productId } of [byHand, atItsDay, byFile]) {
      expect(reason(await remove(productId))).toMatch(/^Non si può eliminare: è stato in vendita/);
      expect(await isThere(productId)).toBe(true);
    }
    expect(codes(await remove(world.productId('RISO')))).toEqual(['product-in-use']);
  });

  it('is only for who keeps the catalogue', async () => {
    const { productId } = await draft();
    for (const role of ['picker', 'customer-care', 'accounting', 'store-manager'] as const) {
      const other = await world.staffClient([role], { storeIds: [warehouseId] });
      expect((await remove(productId, other)).http.statusCode).toBe(403);
    }
    expect(await isThere(productId)).toBe(true);
  });
});

describe('deleting a draft while others want it', () => {
  it('is either deleted or on sale and in the cart, never one in the place of the other', async () => {
    for (let round = 0; round < 6; round++) {
      const { productId } = await draft();
      const { client } = await world.customer();
      const add = async () => {
        await catalogueOf(world.deps).refresh();
        return client.post('cart/add-item', { product_id: productId, quantity: 1 });
      };
      const [deleted, published] = await Promise.all([
        remove(productId),
        publish(productId, [false, true]).then(async (answer) => {
          await add();
          await client.post('list/add-product', { product_id: productId });
          return answer;
        }),
        add(),
        client.post('list/add-product', { product_id: productId }),
      ]);
      const there = await isThere(productId);
      expect([codes(deleted), codes(published)]).toEqual(
        there ? [['product-in-use'], []] : [[], ['product-not-found']],
      );
      const kept = await run(
        `select (select count(*)::int from cart_item where product_id = $1) as carts,
           (select count(*)::int from product_list_item where product_id = $1) as lists`,
        [productId],
      );
      expect(kept).toEqual([there ? { carts: 1, lists: 1 } : { carts: 0, lists: 0 }]);
    }
  });

  it('asked for by two at once, goes once', async () => {
    const { productId } = await draft();
    const answers = await Promise.all([remove(productId), remove(productId), remove(productId)]);
    expect(answers.flatMap(codes)).toEqual(['product-not-found', 'product-not-found']);
    const entries = await run(`select from audit_log where action = 'product.delete' and subject_id = $1`, [productId]);
    expect(entries).toHaveLength(1);
  });

  it('and put into an offer by a colleague at once, is in no offer it is missing from', async () => {
    for (let round = 0; round < 4; round++) {
      const { productId } = await draft();
      const [deleted, saved] = await Promise.all([remove(productId), intoOffer(productId)]);
      const there = await isThere(productId);
      expect([codes(deleted), codes(saved)]).toEqual(there ? [['product-in-use'], []] : [[], ['product-not-found']]);
    }
  });
});
