import type { MessageWarning as Warning } from '@sporta/contract';
import { sql } from 'kysely';
import { BusinessError } from '../../platform/errors.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { homeZoneOfAddress, releaseHoldsElsewhere } from '../delivery/index.ts';
import { visibleLines } from './cart-state.ts';
import { lineProblems } from './line-problems.ts';
import type { PricedCartState } from './priced-cart-state.ts';
import { type CartContext, updateCart } from './update-cart.ts';

export type Destination =
  | { deliveryServiceId: 1; addressId: number }
  /** Pick-up in store or at a locker. */
  | { deliveryServiceId: number; warehouseId: number };

/**
 * Chooses where the order goes. The warehouse may change with it: prices and stock are then those of the new one, the slot
 * held elsewhere is released, and lines that are not sold there stay in the cart and are told in warnings.
 * @throws BusinessError `address-not-found`, `address-not-covered`, `warehouse-not-found`, `delivery-service-not-available`
 */
export async function setAddress(
  context: CartContext,
  destination: Destination,
): Promise<{ state: PricedCartState; warnings: Warning[] }> {
  const before = new Map<number, string>();
  let slotLost = false;
  const state = await updateCart(
    context,
    async ({ tx, editor: { cart } }) => {
      for (const [id, problems] of lineProblems(cart)) before.set(id, problems[0]?.error ?? '');
      const warehouseId =
        'addressId' in destination
          ? await warehouseServing(tx, context.account.accountId, destination.addressId)
          : await warehouseOffering(tx, destination.warehouseId, destination.deliveryServiceId);
      const moved = cart.warehouseId !== warehouseId || cart.deliveryServiceId !== destination.deliveryServiceId;
      slotLost = moved && cart.slot !== null;
      await sql`update cart set warehouse_id = ${warehouseId}, delivery_service_id = ${destination.deliveryServiceId},
        address_id = coalesce(${'addressId' in destination ? destination.addressId : null}, address_id)
        where cart_id = ${cart.cartId}`.execute(tx);
      const { cartId } = cart;
      await releaseHoldsElsewhere(tx, { cartId, warehouseId, deliveryServiceId: destination.deliveryServiceId });
    },
    { reload: true },
  );
  return { state, warnings: warningsOf(context, state, before, slotLost) };
}

type Executor = Parameters<ReturnType<typeof sql>['execute']>[0];

async function warehouseServing(db: Executor, accountId: number, addressId: number): Promise<number> {
  const { rows } = await sql<{ warehouse_id: number | null }>`
    select (select z.warehouse_id from delivery_zone z where z.delivery_zone_id = ${homeZoneOfAddress('a')}) as warehouse_id
    from address a where a.address_id = ${addressId} and a.account_id = ${accountId} and a.deleted_at is null`.execute(
    db,
  );
  const [row] = rows;
  if (!row)
    throw new BusinessError('address-not-found', 'Non abbiamo trovato questo indirizzo', { field: 'user_address_id' });
  if (row.warehouse_id === null) {
    throw new BusinessError(
      'address-not-covered',
      'Non consegniamo ancora a questo indirizzo. Puoi ritirare la spesa in un punto vendita.',
      {
        field: 'user_address_id',
      },
    );
  }
  return row.warehouse_id;
}

async function warehouseOffering(db: Executor, warehouseId: number, deliveryServiceId: number): Promise<number> {
  const { rows } = await sql<{ offered: boolean }>`
    select exists (select from delivery_zone z where z.warehouse_id = w.warehouse_id
                   and z.delivery_service_id = ${deliveryServiceId}) as offered
    from warehouse w where w.warehouse_id = ${warehouseId} and w.active`.execute(db);
  const [row] = rows;
  if (!row)
    throw new BusinessError('warehouse-not-found', 'Non abbiamo trovato questo punto vendita', {
      field: 'warehouse_id',
    });
  if (!row.offered) {
    throw new BusinessError('delivery-service-not-available', 'Questo punto vendita non offre il servizio scelto', {
      field: 'delivery_service_id',
    });
  }
  return warehouseId;
}

/** What the customer must be told: products that were fine before and are not here, and a slot that stayed behind. */
function warningsOf(
  context: CartContext,
  state: PricedCartState,
  before: ReadonlyMap<number, string>,
  slotLost: boolean,
): Warning[] {
  const problems = lineProblems(state.cart);
  const { catalogue } = catalogueOf(context.deps);
  const warnings = visibleLines(state.cart).flatMap((line): Warning[] => {
    const problem = problems.get(line.cartItemId)?.[0];
    if (!problem || before.get(line.cartItemId) === problem.error) return [];
    const name = catalogue.product(line.productId)?.name ?? 'Un prodotto';
    return [{ warning: `${name}: ${lowerFirst(problem.error)}`, code: problem.code, productId: line.productId }];
  });
  if (slotLost) {
    warnings.push({
      warning: 'La fascia oraria scelta era di un altro servizio: scegline una nuova',
      code: 'slot-lost',
    });
  }
  return warnings;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
