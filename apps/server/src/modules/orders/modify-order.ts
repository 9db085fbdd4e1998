import { sql } from 'kysely';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type CartContext, lockOpenCart, type PricedCartState, readCart } from '../cart/index.ts';
import { findOrder, lockOrder, lockOwnOrder, type OrderRow, transitionOrder } from '../order-book/index.ts';

/**
 * Reopens an order as the cart, until its cut-off. The order keeps its slot, its stock and its payment until the cart is
 * bought again and takes its place; a customer who gives up loses nothing (`closeReopened`).
 */
export async function modifyOrder(request: CartContext, anyVersion: number): Promise<PricedCartState> {
  const { deps, account, now } = request;
  await withTransaction(deps.db, async (tx) => {
    // the cart the order came from is what its cancellation locks too: one of the two is first, and the other sees it
    await lockOwnOrder(tx, account.accountId, anyVersion);
    const cart = await lockOpenCart(tx, account.accountId, now);
    if (cart.locked) throw new BusinessError('cart-locked', 'Stai già pagando un carrello: finisci prima quello');
    // while we waited for the cart, another device may have brought a change of the order to its end
    const order = await lockOwnOrder(tx, account.accountId, anyVersion);
    const { orderId } = order;
    const modified = await modifiedOrder(tx, cart.cartId);
    if (order.state === 'reopened' && modified?.orderId === orderId) return;
    if (order.state !== 'confirmed' && order.state !== 'reopened')
      throw new BusinessError('order-not-modifiable', 'Questo ordine non si può più modificare');
    if (order.cutoffAt <= now)
      throw new BusinessError('cutoff-passed', 'È tardi per modificare: stiamo già preparando la spesa');
    const { rows } =
      await sql`select 1 from cart_item where cart_id = ${cart.cartId} and insertion_type_id = 1 limit 1`.execute(tx);
    if (rows.length > 0) {
      throw new BusinessError(
        'cart-not-empty',
        'Nel carrello c’è già un’altra spesa: svuotala o completala, poi modifica l’ordine',
      );
    }
    await sql`
      update cart set modified_order_id = ${orderId}, warehouse_id = o.warehouse_id, delivery_service_id = o.delivery_service_id,
        address_id = coalesce((o.address ->> 'userAddressId')::int, cart.address_id), order_comment = o.order_comment,
        accept_alternatives = o.accept_alternatives, invoice_requested = o.invoice_requested is not null,
        purchase_order = o.purchase_order, cost_centre = o.cost_centre, promo_codes = was.promo_codes
      from orders o join cart was using (cart_id) where o.order_id = ${orderId} and cart.cart_id = ${cart.cartId}`.execute(
      tx,
    );
    await sql`
      insert into cart_item (cart_id, product_id, quantity, insertion_type_id, is_package, accept_alternatives, user_notes)
      select ${cart.cartId}, product_id, quantity, insertion_type_id, is_package, accept_alternatives, user_notes
      from order_line where order_id = ${orderId} and product_id is not null order by position
      on conflict do nothing`.execute(tx);
    // its certificates come with it, and no others: what the change costs can be compared with what the order did
    await sql`delete from cart_gift_certificate where cart_id = ${cart.cartId}`.execute(tx);
    await sql`
      insert into cart_gift_certificate (cart_id, gift_certificate_id)
      select ${cart.cartId}, gift_certificate_id from order_gift_certificate
      where order_id = ${orderId} and state = 'reserved'`.execute(tx);
    await lockOrder(tx, orderId);
    // the customer had begun to change another order and emptied the cart again: that one stands as it was
    if (modified?.state === 'reopened' && modified.orderId !== orderId) {
      await transitionOrder(tx, modified, 'confirmed', { actor: 'customer', note: 'Modifiche non completate', now });
    }
    if (order.state !== 'reopened') await transitionOrder(tx, order, 'reopened', { actor: 'customer', now });
  });
  return readCart(request);
}

/**
 * Gives up changing an order: it stands as it was, and its goods leave the cart, which was empty before, with what was
 * written on it.
 * @throws BusinessError `order-not-found`, `order-not-reopened`, `cart-locked` (the changes are being paid)
 */
export async function discardOrderChanges(request: CartContext, anyVersion: number): Promise<PricedCartState> {
  const { deps, account, now } = request;
  await withTransaction(deps.db, async (tx) => {
    const { orderId } = await lockOwnOrder(tx, account.accountId, anyVersion);
    const cart = await lockOpenCart(tx, account.accountId, now);
    const modified = await modifiedOrder(tx, cart.cartId);
    if (modified?.orderId !== orderId)
      throw new BusinessError('order-not-reopened', 'Questo ordine non è aperto per modifiche');
    if (cart.locked)
      throw new BusinessError('cart-locked', 'Stai già pagando le modifiche: finisci o annulla prima il pagamento');
    await sql`
      with emptied as (delete from cart_item where cart_id = ${cart.cartId}),
      without_gifts as (delete from cart_gift_certificate where cart_id = ${cart.cartId})
      update cart set modified_order_id = null, order_comment = null, purchase_order = null, cost_centre = null,
        promo_codes = default, accept_alternatives = default, invoice_requested = default, revision = revision + 1, updated_at = ${now}
      where cart_id = ${cart.cartId}`.execute(tx);
    const order = await lockOrder(tx, orderId);
    if (order?.state === 'reopened')
      await transitionOrder(tx, order, 'confirmed', { actor: 'customer', note: 'Modifiche non completate', now });
  });
  return readCart(request);
}

async function modifiedOrder(tx: Tx, cartId: number): Promise<OrderRow | undefined> {
  const { rows } = await sql<{
    order_id: number | null;
  }>`select modified_order_id as order_id from cart where cart_id = ${cartId}`.execute(tx);
  const orderId = rows[0]?.order_id;
  return orderId == null ? undefined : findOrder(tx, orderId);
}

/**
 * Orders whose changes were not bought before the cut-off are prepared as they were. The cart stays, as an ordinary one.
 */
export async function closeReopened(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const { rows } = await sql<{ order_id: number; cart_id: number | null }>`
    select o.order_id, c.cart_id from orders o left join cart c on c.modified_order_id = o.order_id and c.state = 'open'
    where o.state = 'reopened' and o.cutoff_at <= ${now}`.execute(deps.db);
  for (const { order_id: orderId, cart_id: cartId } of rows) {
    await withTransaction(deps.db, async (tx) => {
      if (cartId !== null) {
        await sql`select 1 from cart where cart_id = ${cartId} for update`.execute(tx);
        // a payment of the changed order is still open: it decides
        const { rows: paying } = await sql`
          select 1 from orders where replaces_order_id = ${orderId} and state in ('draft', 'awaiting-payment')`.execute(
          tx,
        );
        if (paying.length > 0) return;
        // the certificates stay with the order
        await sql`
          with without_gifts as (delete from cart_gift_certificate k using order_gift_certificate g
            where k.cart_id = ${cartId} and g.gift_certificate_id = k.gift_certificate_id and g.order_id = ${orderId}
              and g.state = 'reserved')
          update cart set modified_order_id = null, revision = revision + 1 where cart_id = ${cartId}`.execute(tx);
      }
      const order = await lockOrder(tx, orderId);
      if (order?.state === 'reopened')
        await transitionOrder(tx, order, 'confirmed', { actor: 'system', note: 'Modifiche non completate', now });
    });
  }
}
