import type { PickingSubstitute } from '@sporta/contract';
import { writeInStoreCode } from '@sporta/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  codesOf,
  lineOf,
  outcomesOf,
  type Picker,
  type PickingTestWorld,
  startPickingWorld,
} from './testing/picking-world.ts';

let world: PickingTestWorld;
let anna: Picker;
let orderId: number;
beforeAll(async () => {
  world = await startPickingWorld();
  anna = await world.picker('Anna');
  ({ orderId } = await world.order({ PASSATA: 4, RISO: 1 }));
  await anna.take();
});
afterAll(() => world.close());

const passata = async () => lineOf(await anna.mine(), orderId, 'PASSATA');
const asked = async (by: { q: string } | { code: string }, client: Pick<Picker, 'get'> = anna) =>
  client.get('staff/picking/substitutes', { order_line_id: (await passata()).orderLineId, ...by });
const found = async (by: { q: string } | { code: string }): Promise<PickingSubstitute[]> =>
  (await asked(by)).data.products;

it('finds by words what was not proposed, with what the customer pays: never more than ordered', async () => {
  const line = await passata();
  const [pelati] = (await found({ q: 'pelati' })).filter(({ name }) => name === 'Pomodori pelati');
  // four of 11 euro for four of 10
  expect(pelati).toMatchObject({ quantity: 4, amount: line.orderedAmount, price: 11 });
  expect(pelati?.problem).toBeUndefined();
});

it('says why something may not come, and the gesture refuses it with the same words', async () => {
  const [pesto] = (await found({ q: 'pesto' })).filter(({ name }) => name === 'Pesto con latte');
  expect(pesto?.problem).toBe('Ha allergeni che il prodotto ordinato non ha');
  const answer = await anna.gesture(await passata(), 'substitute', { product_id: pesto?.productId, quantity: 1 });
  expect(outcomesOf(answer)).toEqual(['refused not-suitable']);
  expect(answer.data.results[0].message).toBe(pesto?.problem);
});

it('reads codes: an article, the ordered one itself, and the weight of what the shop labels', async () => {
  expect(await found({ code: '8001234567897' })).toMatchObject([{ problem: 'È il prodotto ordinato' }]);
  const [chicken] = await found({ code: writeInStoreCode('2IIIIIIWWWWWC', '41750', 486) });
  expect(chicken).toMatchObject({ name: 'Petto di pollo a fette', grams: 486, weighed: true });
  expect(codesOf(await asked({ code: '4006381333931' }))).toEqual(['product-not-found']);
});

it('asks for words or a code, of a line of this store', async () => {
  const { orderLineId } = await passata();
  const nothing = await anna.get('staff/picking/substitutes', { order_line_id: orderLineId });
  expect(nothing.response.errors[0]).toMatchObject({ code: 'search-needed', field: 'q' });
  expect(codesOf(await asked({ q: 'pelati' }, world.elsewhere))).toEqual(['line-not-found']);
  expect(codesOf(await asked({ q: 'p' }))).toHaveLength(1);
});

it('writes what was found in the place of the line, and charges no more for it', async () => {
  const line = await passata();
  const [pelati] = (await found({ q: 'pelati' })).filter(({ name }) => name === 'Pomodori pelati');
  const answer = await anna.gesture(line, 'substitute', { product_id: pelati?.productId, quantity: pelati?.quantity });
  expect(outcomesOf(answer)).toEqual(['applied']);
  const { state } = await passata();
  expect(state.amount).toBe(line.orderedAmount);
  expect(state.substitute).toMatchObject({ name: 'Pomodori pelati' });
});
