import { canTransition, orderStates } from '@sporta/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/database.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered } from '../orders/testing/covered-order.ts';
import { findOrder, moveOrder, OrderTransitionError } from './orders.repo.ts';

let world: CheckoutWorld;
let orderId: number;

beforeAll(async () => {
  world = await startCheckoutWorld();
  const customer = await world.customer();
  await customer.add('RISO', 5);
  await customer.chooseDelivery();
  orderId = await buyCovered(world, customer);
});
afterAll(() => world.close());

const historyLength = async () =>
  Number(
    (await world.deps.pool.query('select count(*) from order_event where order_id = $1', [orderId])).rows[0].count,
  );

it('lets an order go exactly the ways of the table, each written down once', async () => {
  const { db, pool, clock } = world.deps;
  for (const from of orderStates) {
    for (const to of orderStates) {
      await pool.query('update orders set state = $2 where order_id = $1', [orderId, from]);
      const before = await historyLength();
      const order = (await findOrder(db, orderId))!;
      const done = await withTransaction(db, (tx) =>
        moveOrder(tx, order, to, { actor: 'system', now: clock.now() }),
      ).then(
        () => true,
        (error) => {
          if (!(error instanceof OrderTransitionError)) throw error;
          return false;
        },
      );
      expect({ from, to, done }).toEqual({ from, to, done: canTransition(from, to) });
      expect((await findOrder(db, orderId))!.state).toBe(done ? to : from);
      expect(await historyLength()).toBe(before + (done ? 1 : 0));
    }
  }
});

it('refuses who acts on a state the order has left', async () => {
  const { db, pool, clock } = world.deps;
  await pool.query(`update orders set state = 'confirmed' where order_id = $1`, [orderId]);
  const seen = (await findOrder(db, orderId))!;
  await pool.query(`update orders set state = 'cancelled' where order_id = $1`, [orderId]);
  await expect(
    withTransaction(db, (tx) => moveOrder(tx, seen, 'reopened', { actor: 'customer', now: clock.now() })),
  ).rejects.toThrow(OrderTransitionError);
});
