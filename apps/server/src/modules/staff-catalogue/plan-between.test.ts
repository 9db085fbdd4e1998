import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { publishPlans } from './publish-plans.ts';

/* Two people have a product open while a plan of a third is published. */

let world: CheckoutWorld;
let anna: StaffClient;
let bruno: StaffClient;
let carla: StaffClient;

beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  anna = await world.staffClient(['merchandiser'], { firstName: 'Anna' });
  bruno = await world.staffClient(['merchandiser'], { firstName: 'Bruno' });
  carla = await world.staffClient(['merchandiser'], { firstName: 'Carla' });
});
afterAll(() => world.close());

const productId = () => world.productId('ZUCCHE');
const change = (field: string, before: unknown, after: unknown) => ({ product_id: productId(), field, before, after });
const send = (who: StaffClient, changes: object[], more: object = {}) =>
  who.post('staff/products/change', { changes, ...more });
const detail = async () => (await anna.get('staff/product', { product_id: productId() })).data.product;
const price = async () => (await detail()).prices[0].price;
const codes = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors.map(({ code }) => code);

it('meets both: what a plan changed is theirs no more, what it left alone is', async () => {
  const { fields } = await detail();
  const was = await price();
  const publishAt = new Date(world.clock.now().getTime() + 3_600_000).toISOString();
  expect(
    codes(
      await send(carla, [change('price:1:0', was, 2.5), change('origin', fields.origin, 'Italia')], {
        publish_at: publishAt,
      }),
    ),
  ).toEqual([]);
  world.clock.advanceMinutes(61);

  // the plan and two people press at once
  const [, one, other] = await Promise.all([
    publishPlans(world.deps),
    send(anna, [change('name', fields.name, 'Zucchine chiare')]),
    send(bruno, [change('storage', fields.storage, 'In frigorifero')]),
  ]);
  expect([codes(one), codes(other)]).toEqual([[], []]);
  expect((await detail()).fields).toMatchObject({
    name: 'Zucchine chiare',
    storage: 'In frigorifero',
    origin: 'Italia',
  });
  expect(await price()).toBe(2.5);

  // both saw the old price: neither puts it back without a word, and nothing else of what they send is half done
  for (const who of [anna, bruno]) {
    const clash = await send(who, [change('price:1:0', was, 2.8), change('storage', 'In frigorifero', 'Al fresco')]);
    expect(codes(clash)).toEqual(['changed-meanwhile']);
    expect(JSON.stringify(clash.data)).toContain('2.5');
  }
  expect(await price()).toBe(2.5);
  expect((await detail()).fields.storage).toBe('In frigorifero');
  expect(codes(await send(anna, [change('price:1:0', 2.5, 2.8)]))).toEqual([]);
  expect((await detail()).versions.map(({ name }: { name: string }) => name).sort()).toEqual([
    'Anna Bruni',
    'Anna Bruni',
    'Bruno Bruni',
    'Carla Bruni',
  ]);
});

it('two plans for the same minute are published one after the other, each once, in the order they were made', async () => {
  const now = await price();
  const publishAt = new Date(world.clock.now().getTime() + 3_600_000).toISOString();
  const before = (await detail()).versions.length;
  expect(codes(await send(anna, [change('price:1:0', now, 3.1)], { publish_at: publishAt }))).toEqual([]);
  expect(codes(await send(bruno, [change('price:1:0', now, 3.3)], { publish_at: publishAt }))).toEqual([]);
  world.clock.advanceMinutes(61);
  await Promise.all([publishPlans(world.deps), publishPlans(world.deps), publishPlans(world.deps)]);
  await publishPlans(world.deps);
  const { plans, versions } = await detail();
  expect(await price()).toBe(3.3);
  expect(plans).toEqual([]);
  expect(versions.length - before).toBe(2);
});
