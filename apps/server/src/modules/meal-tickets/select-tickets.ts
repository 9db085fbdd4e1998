import { MAX_MEAL_TICKETS } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import {
  type AppliedMealTickets,
  type CartContext,
  type CartState,
  type PricedCartState,
  priceCartState,
  pricingContext,
  updateCart,
} from '../cart/index.ts';
import { refreshBalances } from './balances.ts';
import type { IssuerRow, LinkRow } from './links.repo.ts';
import { notLinked, unavailable } from './refusals.ts';
import { deselectIssuer, selectIssuer } from './selection.repo.ts';
import { refusalText } from './type-to-wire.ts';

/**
 * Uses tickets of an issuer for the cart; its balance is asked first.
 * @param wanted how many; null = as many as can be used
 * @throws BusinessError `not-linked`, `not-eligible`, `issuer-unavailable`, `cart-locked`, `payment-in-progress`
 */
export async function useTickets(
  context: CartContext,
  { paymentTypeId }: IssuerRow,
  wanted: number | null,
): Promise<PricedCartState> {
  const { deps, account, now } = context;
  const rows = await refreshBalances(deps, account.accountId, paymentTypeId);
  const row = rows.find((each) => each.paymentTypeId === paymentTypeId)!;
  const { name, link } = row;
  if (!link || link.broken) throw notLinked(name);
  if (link.ticketsAt === null) throw unavailable(name);
  return updateCart(
    context,
    async ({ tx, editor: { cart } }) => {
      refuseWhileChanging(cart);
      const applied = tryOut(context, cart, paymentTypeId, link, wanted);
      if (!applied?.cents) {
        const text = refusalText(applied ? (applied.refused ?? 'no-balance') : 'no-eligible-goods');
        throw new BusinessError('not-eligible', text, { field: 'payment_type_id' });
      }
      await selectIssuer(tx, cart.cartId, paymentTypeId, { wanted, now });
    },
    { reload: true, howPaid: true },
  );
}

/** @throws BusinessError `cart-locked`, `payment-in-progress` */
export function leaveTickets(context: CartContext, { paymentTypeId }: IssuerRow): Promise<PricedCartState> {
  return updateCart(
    context,
    async ({ tx, editor: { cart } }) => {
      refuseWhileChanging(cart);
      await deselectIssuer(tx, cart.cartId, paymentTypeId);
    },
    { reload: true, howPaid: true },
  );
}

/**
 * Uses just so many tickets, or refuses.
 * @throws BusinessError `max-tickets` when fewer can be used, and as `useTickets`
 */
export async function useSoManyTickets(context: CartContext, row: IssuerRow, wanted: number): Promise<PricedCartState> {
  const most = Math.min(row.maxTickets, MAX_MEAL_TICKETS);
  if (wanted > most) throw tooMany(`Per una spesa ${row.name} ammette al massimo ${most} buoni`);
  const usable = row.link && !row.link.broken ? row.link.usable : most;
  if (wanted > usable) throw tooMany(`Oggi puoi usare ancora ${usable} buoni ${row.name}`);
  return useTickets(context, row, wanted);
}

/** What an issuer's tickets would pay of the cart in memory; undefined when there is nothing in it. */
function tryOut(
  context: CartContext,
  cart: CartState,
  paymentTypeId: number,
  { tickets, usable }: LinkRow,
  wanted: number | null,
): AppliedMealTickets | undefined {
  const maxTickets = Math.min(usable, wanted ?? usable);
  const chosen = { paymentTypeId, tickets, maxTickets };
  const others = cart.mealTickets;
  // one that is used already keeps its place
  const mealTickets = others.some((each) => each.paymentTypeId === paymentTypeId)
    ? others.map((each) => (each.paymentTypeId === paymentTypeId ? chosen : each))
    : [...others, chosen];
  const priced = priceCartState({ ...cart, mealTickets }, pricingContext(context));
  return priced.mealTickets.find((each) => each.paymentTypeId === paymentTypeId);
}

/** A changed order keeps the tenders of its first version (ADR 0017). */
function refuseWhileChanging(cart: CartState): void {
  if (cart.modifiedOrderId === null) return;
  throw new BusinessError(
    'cart-locked',
    'Stai modificando un ordine: i buoni pasto restano quelli con cui è stato pagato',
  );
}

const tooMany = (text: string) => new BusinessError('max-tickets', text, { field: 'tickets' });
