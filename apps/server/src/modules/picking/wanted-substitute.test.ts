import type { Cart, PickingProposal, SubstituteOffer } from '@sporta/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codesOf, lineOf, outcomesOf, type PickingTestWorld, startPickingWorld } from './testing/picking-world.ts';

/* From the choice in the cart to what comes: the customer says beforehand what they want in the place of a line. */

let world: PickingTestWorld;
beforeAll(async () => {
  world = await startPickingWorld();
});
afterAll(() => world.close());

const names = (products: readonly { name: string }[]) => products.map(({ name }) => name);

async function customerWith(code: string, quantity: number) {
  const customer = await world.customer();
  const cart = await customer.add(code, quantity);
  const line = cart.cartItems.find(({ product }: { product: { code: string } }) => product.code === code)!;
  const offers = async (q?: string): Promise<SubstituteOffer[]> =>
    (await customer.client.get('cart/substitutes', { cart_item_id: line.cartItemId, ...(q ? { q } : {}) })).data
      .products;
  const choose = (more: object) =>
    customer.client.post('cart/set-item-info', { cart_item_id: line.cartItemId, ...more });
  return { customer, line, offers, choose };
}

it('offers what picking would propose, with what is paid: never more than what was ordered', async () => {
  const { offers } = await customerWith('PASSATA', 4);
  const found = await offers();
  expect(names(found).slice(0, 2).sort()).toEqual(['Polpa di pomodoro', 'Pomodori pelati']);
  expect(found.find(({ name }) => name === 'Pomodori pelati')).toMatchObject({
    quantity: 4,
    price: 11,
    shopAmount: 44,
    amount: 40,
    soldOut: false,
  });
  expect(names(found)).not.toContain('Pesto con latte');
});

it('finds by words, and leaves out what has more allergens', async () => {
  const { offers, choose } = await customerWith('PASSATA', 1);
  expect(names(await offers('pelati'))).toContain('Pomodori pelati');
  expect(names(await offers('pesto con latte'))).not.toContain('Pesto con latte');
  // whoever asks for it all the same, by an old page or by hand, is told
  const worse = await choose({ wanted_substitute_id: world.productId('PESTO') });
  expect(worse.response.errors[0]).toMatchObject({ code: 'substitute-not-suitable', field: 'wanted_substitute_id' });
  expect(codesOf(await choose({ wanted_substitute_id: world.productId('PASSATA') }))).toEqual(['substitute-not-found']);
  expect(codesOf(await choose({ wanted_substitute_id: 999_999 }))).toEqual(['substitute-not-found']);
});

it('keeps the choice in the line, through "niente" and back, and old clients change nothing of it', async () => {
  const { customer, choose } = await customerWith('PASSATA', 1);
  const chosen = async () => (await customer.cart()).cartItems[0];
  await choose({ wanted_substitute_id: world.productId('PELATI') });
  expect(await chosen()).toMatchObject({
    cartItemInfo: { accept_alternatives: 'true' },
    wantedSubstitute: { name: 'Pomodori pelati', productId: world.productId('PELATI') },
  });
  await choose({ accept_alternatives: false });
  expect(await chosen()).not.toHaveProperty('wantedSubstitute');
  await choose({ accept_alternatives: true });
  expect(await chosen()).toMatchObject({ wantedSubstitute: { name: 'Pomodori pelati' } });
  await choose({ user_notes: 'senza grumi' });
  await customer.add('PASSATA', 1);
  expect(await chosen()).toMatchObject({ quantity: 2, wantedSubstitute: { name: 'Pomodori pelati' } });
  await choose({ wanted_substitute_id: 0 });
  expect(await chosen()).not.toHaveProperty('wantedSubstitute');
});

it('is refused and accepted again for the whole cart at once, and by each line for itself', async () => {
  const { customer, choose } = await customerWith('PASSATA', 1);
  const said = async () => {
    const { cartItems }: Cart = (await customer.client.get('cart/view')).data;
    return cartItems.map((item) => [item.cartItemInfo.accept_alternatives, item.wantedSubstitute?.name]);
  };
  await choose({ wanted_substitute_id: world.productId('PELATI') });
  const { data } = await customer.client.post('cart/set-info', { accept_alternatives: false });
  expect(data.cartItems).toMatchObject([{ cartItemInfo: { accept_alternatives: 'false' } }]);
  expect(await said()).toEqual([['false', undefined]]);
  // what is added later follows, and what is said of one line counts for it
  await customer.add('RISO', 1);
  expect((await said()).map(([accepted]) => accepted)).toEqual(['false', 'false']);
  await choose({ accept_alternatives: true });
  expect((await said()).map(([accepted]) => accepted).sort()).toEqual(['false', 'true']);
  expect(await said()).toContainEqual(['true', 'Pomodori pelati']);
  await customer.client.post('cart/set-info', { order_comment: 'Citofono 3' });
  expect((await said()).map(([accepted]) => accepted).sort()).toEqual(['false', 'true']);
  await customer.client.post('cart/set-info', { accept_alternatives: true });
  expect((await said()).map(([accepted]) => accepted)).toEqual(['true', 'true']);
});

it('tells only what changed, where the page asks for that', async () => {
  const { customer, line } = await customerWith('PASSATA', 1);
  await customer.add('RISO', 1);
  const answer = await customer.client.post('cart/set-item-info', {
    cart_item_id: line.cartItemId,
    wanted_substitute_id: world.productId('POLPA'),
    only: 'changes',
  });
  expect(answer.data.changedItems).toMatchObject([{ wantedSubstitute: { name: 'Polpa di pomodoro' } }]);
});

it('goes with the order, is changed until the cut-off, and comes first where the line is missing', async () => {
  const before = await world.order({ PASSATA: 4, RISO: 1 });
  const { orderId, customer } = before;
  const setCutoff = (minutes: number) =>
    world.deps.pool.query('update orders set cutoff_at = $2 where order_id = $1', [
      orderId,
      new Date(world.clock.now().getTime() + minutes * 60_000),
    ]);
  const lineNow = async () =>
    (await customer.client.get('order/detail', { order_id: orderId })).data.order.lines.find(
      ({ code }: { code: string }) => code === 'PASSATA',
    );
  const { orderLineId } = await lineNow();
  const choose = (more: object, client = customer.client) =>
    client.post('order/choose-substitute', { order_id: orderId, order_line_id: orderLineId, ...more });

  expect(codesOf(await choose({ choice: 'none' }))).toEqual(['cutoff-passed']);
  await setCutoff(30);
  const stranger = await world.customer();
  expect(codesOf(await choose({ choice: 'none' }, stranger.client))).toEqual(['order-not-found']);
  expect(codesOf(await choose({ choice: 'none', order_line_id: 999_999 }))).toEqual(['line-not-found']);
  expect(codesOf(await choose({ choice: 'product' }))).toEqual(['substitute-not-found']);
  expect(codesOf(await choose({ choice: 'product', wanted_substitute_id: world.productId('PESTO') }))).toEqual([
    'substitute-not-suitable',
  ]);
  const asked = await customer.client.get('order/substitutes', { order_id: orderId, order_line_id: orderLineId });
  expect(names(asked.data.products)).toContain('Pomodori pelati');
  expect(codesOf(await choose({ choice: 'none' }))).toEqual([]);
  expect(await lineNow()).toMatchObject({ acceptAlternatives: false });
  // the dearer one is ranked after the other: it comes first only because it was chosen
  expect(codesOf(await choose({ choice: 'product', wanted_substitute_id: world.productId('PELATI') }))).toEqual([]);
  expect(await lineNow()).toMatchObject({ acceptAlternatives: true, wantedSubstitute: { name: 'Pomodori pelati' } });
  await setCutoff(-1);

  const anna = await world.picker('Anna');
  const line = lineOf(await anna.take(), orderId, 'PASSATA');
  const proposals: PickingProposal[] = line.proposals;
  expect(proposals[0]).toMatchObject({
    name: 'Pomodori pelati',
    wanted: true,
    recommended: true,
    amount: 40,
    quantity: 4,
  });
  expect(names(proposals.slice(1))).toEqual(['Polpa di pomodoro']);
  expect(proposals.slice(1).some(({ wanted, recommended }) => wanted || recommended)).toBe(false);
  const more = await anna.get('staff/picking/proposals', { order_line_id: orderLineId });
  expect(more.data.proposals[0]).toMatchObject({ name: 'Pomodori pelati', wanted: true });

  const answer = await anna.gesture(line, 'substitute', { product_id: world.productId('PELATI'), quantity: 4 });
  expect(outcomesOf(answer)).toEqual(['applied']);
  expect(await lineNow()).toMatchObject({ status: 'substituted', substitute: { amount: 40 } });
  expect(codesOf(await choose({ choice: 'none' }))).toEqual(['order-not-modifiable']);
});

it('is not proposed where its allergens became worse after it was chosen', async () => {
  await world.restock();
  const { customer, choose } = await customerWith('PASSATA', 2);
  await choose({ wanted_substitute_id: world.productId('PELATI') });
  await customer.chooseDelivery();
  const { orderId } = await world.orderOf(customer);
  await world.deps.pool.query(
    `update product set facts = '{"ingredients":"Pomodoro, sedano","allergens":[{"code":"celery","presence":"contains"}]}' where code = 'PELATI'`,
  );
  await world.restock();
  const bruno = await world.picker('Bruno');
  const line = lineOf(await bruno.take(), orderId, 'PASSATA');
  expect(names(line.proposals)).toEqual(['Polpa di pomodoro']);
});

it('comes back with the order that is changed, and goes with its new version', async () => {
  await world.deps.pool.query(`update product set facts = '{}' where code = 'PELATI'`);
  await world.restock();
  const { customer, choose } = await customerWith('PASSATA', 1);
  await customer.add('RISO', 2);
  await choose({ wanted_substitute_id: world.productId('PELATI') });
  await customer.chooseDelivery();
  const { orderId } = await world.orderOf(customer, { before: true });
  const reopened = await customer.client.post('order/modify', { order_id: orderId });
  expect(codesOf(reopened)).toEqual([]);
  expect(reopened.data.cartItems.find((each: { wantedSubstitute?: object }) => each.wantedSubstitute)).toMatchObject({
    wantedSubstitute: { name: 'Pomodori pelati' },
  });
  const inCart = await customer.client.post('order/choose-substitute', {
    order_id: orderId,
    order_line_id: (await customer.client.get('order/detail', { order_id: orderId })).data.order.lines[0].orderLineId,
    choice: 'none',
  });
  expect(inCart.response.errors[0]?.error).toContain('carrello');
});
