import type { MessageWarning as Warning } from '@sporta/contract';
import { insertionTypeIds } from '@sporta/contract/constants.ts';
import type { Db } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { catalogueOf, type ShopView } from '../catalogue/index.ts';
import { releaseHoldsElsewhere, repriceHolds, slotPriceWarnings } from '../delivery/index.ts';
import { visibleLines } from './cart-state.ts';
import { findAddress, findWarehouse, saveDestination } from './destination.repo.ts';
import { lineProblems } from './line-problems.ts';
import { dearerWarnings } from './other-prices.ts';
import type { PricedCartState } from './priced-cart-state.ts';
import { type CartContext, updateCart, viewOfCart } from './update-cart.ts';

export type Destination =
  | { deliveryServiceId: 1; addressId: number }
  /** Pick-up in store or at a locker. */
  | { deliveryServiceId: number; warehouseId: number };

/**
 * Chooses where the order goes. The warehouse may change with it: prices and stock are then those of the new one, the slot
 * held elsewhere is released, lines that are not sold there stay in the cart, each with a warning, and what costs more is told.
 * @throws BusinessError `address-not-found`, `address-not-covered`, `warehouse-not-found`, `delivery-service-not-available`
 */
export async function setAddress(
  context: CartContext,
  destination: Destination,
): Promise<{ state: PricedCartState; warnings: Warning[] }> {
  const before = new Map<number, string>();
  let slotLost = false;
  let dearerCents = 0;
  let isOther = true;
  let pricesBefore: ShopView | undefined;
  const state = await updateCart(
    context,
    async ({ tx, editor: { cart } }) => {
      pricesBefore = viewOfCart(cart, context);
      for (const [id, problems] of lineProblems(cart)) before.set(id, problems[0]?.error ?? '');
      const warehouseId =
        'addressId' in destination
          ? await warehouseServing(tx, context.account.accountId, destination.addressId)
          : await warehouseOffering(tx, destination.warehouseId, destination.deliveryServiceId);
      const moved = cart.warehouseId !== warehouseId || cart.deliveryServiceId !== destination.deliveryServiceId;
      slotLost = moved && cart.slot !== null;
      const { cartId } = cart;
      const { deliveryServiceId } = destination;
      const addressId = 'addressId' in destination ? destination.addressId : undefined;
      // the checkout confirms what the cart has: nothing depends on it then but the price of a place near other stops
      isOther = moved || addressId === undefined || addressId !== cart.addressId || cart.slot !== null;
      if (!isOther) return;
      await saveDestination(tx, cartId, { warehouseId, deliveryServiceId, addressId });
      await releaseHoldsElsewhere(tx, { cartId, warehouseId, deliveryServiceId });
      dearerCents = await repriceHolds(tx, { cartId, now: context.now });
    },
    { reload: () => isOther },
  );
  const ordered = visibleLines(state.cart).filter(
    ({ insertionTypeId }) => insertionTypeId === insertionTypeIds.ordered,
  );
  const productIds = ordered.map(({ productId }) => productId);
  const warnings = [
    ...warningsOf(context, state, before, slotLost),
    ...(pricesBefore ? dearerWarnings(productIds, pricesBefore, viewOfCart(state.cart, context)) : []),
    ...slotPriceWarnings(dearerCents),
  ];
  return { state, warnings };
}

async function warehouseServing(db: Db, accountId: number, addressId: number): Promise<number> {
  const address = await findAddress(db, accountId, addressId);
  if (!address)
    throw new BusinessError('address-not-found', 'Non abbiamo trovato questo indirizzo', { field: 'user_address_id' });
  if (address.warehouseId === null) {
    throw new BusinessError(
      'address-not-covered',
      'Non consegniamo ancora a questo indirizzo. Puoi ritirare la spesa in un punto vendita.',
      {
        field: 'user_address_id',
      },
    );
  }
  return address.warehouseId;
}

async function warehouseOffering(db: Db, warehouseId: number, deliveryServiceId: number): Promise<number> {
  const warehouse = await findWarehouse(db, warehouseId, deliveryServiceId);
  if (!warehouse)
    throw new BusinessError('warehouse-not-found', 'Non abbiamo trovato questo punto vendita', {
      field: 'warehouse_id',
    });
  if (!warehouse.offersService) {
    throw new BusinessError('delivery-service-not-available', 'Questo punto vendita non offre il servizio scelto', {
      field: 'delivery_service_id',
    });
  }
  return warehouseId;
}

/** Warns of products that were fine before and are not here, and of a slot that stayed behind. */
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
    const name = catalogue.everSold(line.productId)?.name ?? 'Un prodotto';
    return [{ warning: `${name}: ${lowerFirst(problem.error)}`, code: problem.code, productId: line.productId }];
  });
  if (slotLost) {
    warnings.push({
      warning: 'La fascia oraria scelta era di un altro negozio o servizio: scegline una nuova',
      code: 'slot-lost',
    });
  }
  return warnings;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
