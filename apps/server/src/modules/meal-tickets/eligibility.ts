import type { MealTicketEligibility } from '@sporta/contract';
import type { Deps } from '../../platform/deps.ts';
import { type PricedCartState, visibleLines } from '../cart/index.ts';
import { catalogueOf } from '../catalogue/index.ts';

/** So many products are named; more are counted. */
const named = 3;

/** What of a cart meal tickets may pay, and the steps that lead there. */
export function eligibilityOf(deps: Deps, state: PricedCartState): MealTicketEligibility {
  const { goodsCents, foodCents, voucherShareCents, ticketableCents, mealTicketCents } = state;
  const alcoholNames = namesOf(deps, state, true);
  const otherNames = namesOf(deps, state, false);
  const notPayable = [otherNames && `Non alimentari: ${otherNames}`, alcoholNames && `Alcolici: ${alcoholNames}`];
  const steps: [string, number][] = [
    ['I tuoi prodotti', goodsCents],
    [notPayable.filter(Boolean).join(' · ') || 'Prodotti che i buoni non pagano', foodCents - goodsCents],
    ['Quota del buono sconto sugli alimentari', -voucherShareCents],
    // the last step is what is left, so that the steps add up to the cent
    ['Prodotti da pesare: quota che può mancare', ticketableCents - foodCents + voucherShareCents],
  ];
  return {
    eligibleAmount: ticketableCents / 100,
    remainingAmount: Math.max(0, ticketableCents - mealTicketCents) / 100,
    explanation: steps
      .filter(([, cents], index) => index === 0 || cents !== 0)
      .map(([label, cents]) => ({ label, amount: cents / 100 })),
  };
}

/** Names of the products tickets do not pay, alcohol apart from the others; what is free takes nothing from them. */
function namesOf(deps: Deps, { cart, lineOf }: PricedCartState, alcohol: boolean): string {
  const { catalogue } = catalogueOf(deps);
  const ids = new Set(
    visibleLines(cart)
      .filter((line) => !line.mealTicket && line.alcohol === alcohol)
      .filter(({ cartItemId }) => (lineOf.get(cartItemId)?.totalCents ?? 0) > 0)
      .map((line) => line.productId),
  );
  const names = [...ids].flatMap((id) => catalogue.products[catalogue.slotOf(id) ?? -1]?.name ?? []);
  const more = names.length - named;
  return [...names.slice(0, named), ...(more > 0 ? [`altri ${more}`] : [])].join(', ');
}
