import { addDays, shopDay, weekday } from '@sporta/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endPlaces } from '../delivery/index.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered } from '../orders/testing/covered-order.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { openSecondWarehouse } from '../orders/testing/second-warehouse.ts';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
});
afterAll(() => world.close());

const lines = async (customer: Customer) =>
  (await customer.cart()).cartItems.map(({ product, quantity }) => [product.code, quantity]);

/** Somebody with an address whose window of a day that customers may choose already is kept. */
async function regular() {
  const customer = await world.customer();
  const { client } = customer;
  const { rows } = await world.deps.pool.query('select address_id from address where account_id = $1', [
    customer.accountId,
  ]);
  const addressId: number = rows[0].address_id;
  const day = addDays(shopDay(world.clock.now().getTime()), 3);
  const keep = async (of: string) =>
    (await client.post('weekly-slot/keep', { user_address_id: addressId, weekday: weekday(of), begin_time: '18:00' }))
      .data.weeklySlots[0];
  const { weeklySlotId } = await keep(day);
  const { data } = await client.post('list/insert', {
    name: 'Settimana',
    items: ['PASTA', 'RISO', 'ULTIMO'].map((code) => ({ product_id: world.productId(code), quantity: 2 })),
  });
  const choose = (basket: string, listId?: number) =>
    client.post('weekly-slot/choose-basket', {
      weekly_slot_id: weeklySlotId,
      basket,
      ...(listId ? { list_id: listId } : {}),
    });
  const fill = (of = day) => client.post('weekly-slot/fill-cart', { weekly_slot_id: weeklySlotId, day: of });
  const weekly = async () => (await client.get('weekly-slot/list')).data.weeklySlots[0];
  return { ...customer, day, keep, weeklySlotId, listId: data.list.listId as number, choose, fill, weekly };
}

it('comes into the cart once, with its place, beside what is there; the next proposes what was ordered', async () => {
  const customer = await regular();
  const { choose, fill, weekly, listId, day } = customer;
  expect(await weekly()).not.toHaveProperty('basket');
  expect((await choose('list', listId)).data.weeklySlots[0].basket).toEqual({
    kind: 'list',
    listId,
    name: 'la lista «Settimana»',
    products: 3,
  });
  await customer.add('RISO', 1);
  await customer.add('CIBO', 3);
  // two tabs, twice each
  const pressed = await Promise.all([fill(), fill(), fill(), fill()]);
  expect(pressed.map(({ response }) => response.status)).toEqual([0, 0, 0, 0]);
  const warned = pressed.filter(({ response }) => response.warnings?.length);
  expect(warned.map(({ response }) => response.warnings.map(({ code }: { code: string }) => code))).toEqual([
    ['not-available'],
  ]);
  expect(await lines(customer)).toEqual(
    expect.arrayContaining([
      ['RISO', 2],
      ['CIBO', 3],
      ['PASTA', 2],
    ]),
  );
  const inCart = await customer.cart();
  expect(inCart).toMatchObject({ timeslot: { date: day } });
  expect((await weekly()).days.find((each: { day: string }) => each.day === day)).toMatchObject({ state: 'in-cart' });
  // pressed again later: what was taken out stays out
  const pasta = inCart.cartItems.find(({ product }) => product.code === 'PASTA')!;
  await customer.client.post('cart/remove-item', { cart_item_id: pasta.cartItemId });
  expect((await fill()).response.status).toBe(0);
  expect((await lines(customer)).map(([code]) => code)).not.toContain('PASTA');
  const { rows } = await world.deps.pool.query('select count(*)::int as n from orders where account_id = $1', [
    customer.accountId,
  ]);
  expect(rows[0].n).toBe(0);

  await buyCovered(world, customer);
  const repeated = await choose('last');
  expect(repeated.data.weeklySlots[0].basket).toEqual({ kind: 'last', name: 'l’ultima spesa', products: 2 });
  expect((await fill()).response.errors[0]).toMatchObject({ code: 'weekly-day-wrong', field: 'day' });
});

it('counts what is still on sale: what was withdrawn since is not promised', async () => {
  const customer = await regular();
  await customer.choose('list', customer.listId);
  const publish = (published: boolean, ...codes: string[]) =>
    world.deps.pool.query('update product set published = $1 where code = any($2)', [published, codes]);
  await publish(false, 'RISO');
  expect((await customer.weekly()).basket).toMatchObject({ products: 2 });
  await publish(false, 'PASTA', 'ULTIMO');
  expect((await customer.weekly()).basket).toMatchObject({ products: 0 });
  await publish(true, 'RISO', 'PASTA', 'ULTIMO');
  expect((await customer.weekly()).basket).toMatchObject({ products: 3 });
});

it('refuses what is not there, and says where', async () => {
  const customer = await regular();
  const stranger = await regular();
  const { choose, fill, listId, day } = customer;
  const refused = async (asked: ReturnType<typeof fill>) => {
    const { http, response } = await asked;
    expect(http.statusCode).toBeLessThan(500);
    return [response.errors[0]?.code, response.errors[0]?.field];
  };
  expect(await refused(choose('list', stranger.listId))).toEqual(['list-not-found', 'list_id']);
  expect((await choose('list')).http.statusCode).toBe(400);
  expect(await refused(choose('last'))).toEqual(['no-order-yet', 'basket']);
  expect(await customer.weekly()).not.toHaveProperty('basket');
  expect(await refused(fill())).toEqual(['basket-empty', 'weekly_slot_id']);
  await choose('list', listId);
  expect(await refused(fill(addDays(day, 1)))).toEqual(['weekly-day-wrong', 'day']);
  expect(
    await refused(stranger.client.post('weekly-slot/fill-cart', { weekly_slot_id: customer.weeklySlotId, day })),
  ).toEqual(['weekly-slot-not-found', 'weekly_slot_id']);
  await customer.client.post('weekly-slot/skip', { weekly_slot_id: customer.weeklySlotId, day, skip: true });
  expect(await refused(fill())).toEqual(['weekly-day-wrong', 'day']);
  expect((await customer.cart()).cartItems).toEqual([]);
  // a list that is gone takes its proposal along, not the window
  await customer.client.post('weekly-slot/skip', { weekly_slot_id: customer.weeklySlotId, day, skip: false });
  await customer.client.post('list/delete', { list_id: listId });
  expect(await customer.weekly()).not.toHaveProperty('basket');
  expect(await refused(fill())).toEqual(['basket-empty', 'weekly_slot_id']);
});

it('stays with the window when that is changed, and leaves an order that is being changed alone', async () => {
  const customer = await regular();
  await customer.choose('list', customer.listId);
  const other = addDays(customer.day, 1);
  const moved = await customer.keep(other);
  expect(moved.basket).toMatchObject({ kind: 'list', products: 3 });
  expect(moved.days[0]).toMatchObject({ day: other, state: 'reserved' });

  await customer.add('RISO', 2);
  await customer.chooseDelivery();
  const orderId = await buyCovered(world, customer);
  const reopened = await customer.client.post('order/modify', { order_id: orderId });
  expect(reopened.response.status).toBe(0);
  const before = await lines(customer);
  const filled = await customer.client.post('weekly-slot/fill-cart', {
    weekly_slot_id: moved.weeklySlotId,
    day: other,
  });
  expect(filled.response.errors[0]?.code).toBe('order-being-changed');
  expect(await lines(customer)).toEqual(before);
});

it('proposes a list kept together only to who keeps it', async () => {
  const [owner, member] = [await regular(), await regular()];
  const { data } = await owner.client.post('list/share', { list_id: owner.listId, shared: true, together: true });
  await member.client.post('list/join', { share_token: data.list.shareToken ?? data.shareUrl.split('/').pop() });
  expect((await member.choose('list', owner.listId)).data.weeklySlots[0].basket).toMatchObject({ products: 3 });
  await member.client.post('list/leave', { list_id: owner.listId });
  expect(await member.weekly()).not.toHaveProperty('basket');
});

it('comes to each of two people who keep one list, at once and while one of them writes on it', async () => {
  const [owner, member] = [await regular(), await regular()];
  const { data } = await owner.client.post('list/share', { list_id: owner.listId, shared: true, together: true });
  await member.client.post('list/join', { share_token: data.list.shareToken ?? data.shareUrl.split('/').pop() });
  await owner.choose('list', owner.listId);
  await member.choose('list', owner.listId);
  const written = Array.from({ length: 4 }, (_, at) =>
    owner.client.post('list/add-product', {
      list_id: owner.listId,
      product_id: world.productId(at % 2 ? 'MELE' : 'VINO'),
      quantity: 1,
    }),
  );
  const answers = await Promise.all([owner.fill(), member.fill(), ...written, owner.fill(), member.fill()]);
  for (const { http, response } of answers) expect([http.statusCode, response.status]).toEqual([200, 0]);
  for (const person of [owner, member]) {
    // twice pressed, once there: the two carts do not know of each other
    expect(await lines(person)).toEqual(
      expect.arrayContaining([
        ['PASTA', 2],
        ['RISO', 2],
      ]),
    );
    expect(await person.cart()).toMatchObject({ timeslot: { date: person.day } });
  }
});

it('follows the address to the store that serves it now, place and goods, though the minute of the job has not come', async () => {
  await openSecondWarehouse(world);
  const { pool } = world.deps;
  const customer = await regular();
  await customer.choose('list', customer.listId);
  // a code of their own, which one store hands to the other
  const serve = async (store: string) => {
    await pool.query(`delete from delivery_zone_postalcode where postalcode = '20145'`);
    await pool.query(
      `insert into delivery_zone_postalcode select delivery_zone_id, '20145' from delivery_zone where name = $1`,
      [store],
    );
  };
  await serve('Milano');
  await pool.query(`update address set postalcode = '20145' where account_id = $1`, [customer.accountId]);
  await customer.add('CIBO', 1);
  const storeOf = async () => {
    const { rows } = await pool.query(
      `select w.slug, (select count(*)::int from weekly_place p where p.account_id = $1 and p.state = 'reserved'
           and p.day = $2) as reserved
         from cart c join warehouse w using (warehouse_id) where c.account_id = $1 order by c.cart_id desc limit 1`,
      [customer.accountId, customer.day],
    );
    return rows[0];
  };
  await serve('Torino');
  const filled = await customer.fill();
  expect(filled.response.errors).toEqual([]);
  expect(filled.data).toMatchObject({ timeslot: { date: customer.day } });
  expect(await storeOf()).toEqual({ slug: 'torino', reserved: 0 });
  expect(await lines(customer)).toEqual(expect.arrayContaining([['PASTA', 2]]));

  // handed over again and again while it is pressed: each press ends with a word, and no place is counted twice
  const back = await regular();
  await back.choose('list', back.listId);
  await pool.query(`update address set postalcode = '20145' where account_id = $1`, [back.accountId]);
  const moving = (async () => {
    for (const store of ['Milano', 'Torino', 'Milano', 'Torino', 'Milano']) await serve(store);
  })();
  const pressed = await Promise.all([back.fill(), back.fill(), back.fill()]);
  await moving;
  for (const { http, response } of pressed) {
    expect(http.statusCode).toBeLessThan(500);
    for (const { error } of response.errors) expect(error).not.toBe('');
  }
  await endPlaces(world.deps);
  await expectConsistent(world);
});
