import { randomBytes } from 'node:crypto';
import type { CheckoutWorld, Customer } from './checkout-world.ts';

/* For tests: orders that are paid with a gift certificate, so that no card is needed, and what happens to them later. */

/** Buys what is in the cart, covered by a certificate. @returns the id of the confirmed order */
export async function buyCovered(world: CheckoutWorld, customer: Customer): Promise<number> {
  const code = randomBytes(6).toString('hex').toUpperCase();
  await world.deps.pool.query(
    `insert into gift_certificate (code, description, kind, initial_cents, balance_cents, account_id, valid_from)
     values ($1, 'Buono di prova', 'prepaid', 50000, 50000, $2, '-infinity')`,
    [code, customer.accountId],
  );
  await customer.client.post('cart/add-gift-certificate', { code });
  const bought = await customer.buy({ payment_type_id: 9 });
  if (bought.response.status !== 0) throw new Error(JSON.stringify(bought.response.errors));
  return bought.data.orderId;
}

/** Delivers an order as it was ordered, but for the lines of the products missing. */
export async function deliver(world: CheckoutWorld, orderId: number, missing: readonly string[] = []): Promise<void> {
  const at = world.clock.now();
  await world.deps.pool.query(
    `with picked as (
       update order_line set outcome = case when code = any($2) then 'missing' else 'picked' end,
         delivered_quantity = case when code = any($2) then 0 else quantity end,
         delivered_grams = case when code = any($2) then 0 else estimated_grams end,
         delivered_cents = case when code = any($2) then 0 else gross_cents end
       where order_id = $1 returning gross_cents, delivered_cents),
     noted as (insert into order_event (order_id, at, actor, to_state) values ($1, $3, 'staff:Marco', 'delivered'))
     update orders set state = 'delivered', updated_at = $3,
       delivered_cents = payable_cents - least(payable_cents, (select sum(gross_cents - delivered_cents) from picked))
     where order_id = $1`,
    [orderId, missing, at],
  );
}
