import { afterAll, beforeAll, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/database.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { insertWholeOrder, type LineToInsert, type OrderToInsert } from './new-orders.repo.ts';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld();
});
afterAll(() => world.close());

it('writes nothing under an id that another order has, so that another can be drawn', async () => {
  const { db } = world.deps;
  const customer = await world.customer();
  await customer.add('RISO', 2);
  await customer.chooseDelivery();
  const { orderId } = (await customer.buy()).data;
  const theirs = await db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
  const [line] = await db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).execute();
  const written = async () => {
    const tables = ['orders', 'order_line', 'order_event', 'order_package'] as const;
    return Promise.all(
      tables.map((table) =>
        db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('n'))
          .execute(),
      ),
    );
  };
  const before = await written();
  const order = {
    ...theirs,
    address: JSON.stringify(theirs.address),
    promotions: JSON.stringify(theirs.promotions),
    idempotency_key: 'another',
    order_number: 'ANOTHER',
  } as unknown as OrderToInsert;
  const lines = [line as unknown as LineToInsert];
  const packages = [
    { type: { orderPackageTypeId: 1, descr: 'Sacchetti', costCents: 15, vatRateBp: 2200 }, quantity: 1 },
  ];
  expect(await withTransaction(db, (tx) => insertWholeOrder(tx, { order, lines, packages }))).toBeUndefined();
  expect(await written()).toEqual(before);
});
