import type { Cart, MealTicketType } from '@sporta/contract';
import { centsToEuro, euroToCents, MAX_MEAL_TICKETS } from '@sporta/domain';

type CartTickets = Cart['mealTickets'][number];

const countOf = ({ tickets }: Pick<CartTickets, 'tickets'>) => tickets.reduce((sum, { quantity }) => sum + quantity, 0);

/** Tickets of an issuer in the cart, and what they pay in cents. */
export function usedTickets(cart: Cart, paymentTypeId: number): { count: number; cents: number } {
  const used = cart.mealTickets.find((each) => each.paymentTypeId === paymentTypeId);
  return used ? { count: countOf(used), cents: euroToCents(used.amount) } : { count: 0, cents: 0 };
}

/** What tickets pay of the cart, and what they could pay still, in cents; how many there are. */
export function ticketTotals(cart: Cart): { usedCents: number; remainingCents: number; count: number } {
  const usedCents = cart.mealTickets.reduce((sum, { amount }) => sum + euroToCents(amount), 0);
  const count = cart.mealTickets.reduce((sum, each) => sum + countOf(each), 0);
  return { usedCents, remainingCents: Math.max(0, euroToCents(cart.mealTicketEligible) - usedCents), count };
}

/** Tickets of the account by face value, the largest first. */
function purseOf({ faceValues, faceValue, balance }: MealTicketType): { value: number; quantity: number }[] {
  if (faceValues) return [...faceValues].sort((a, b) => b.value - a.value);
  if (!faceValue || !balance) return [];
  return [{ value: faceValue, quantity: Math.floor(euroToCents(balance) / euroToCents(faceValue)) }];
}

/** Whether one more ticket of the issuer fits the cart: a whole one, within the account, its limit and the law's. */
export function canAddTicket(cart: Cart, type: MealTicketType): boolean {
  const { count, cents } = usedTickets(cart, type.paymentTypeId);
  const totals = ticketTotals(cart);
  const purse = purseOf(type);
  const held = purse.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count >= held || count >= type.maxTickets || totals.count >= MAX_MEAL_TICKETS) return false;
  return (bestOf(purse, count + 1, totals.remainingCents + cents) ?? cents) > cents;
}

/** The face value that does not fit any more, when the account has further tickets of it. */
export function nextFaceCents(cart: Cart, type: MealTicketType): number | undefined {
  const purse = purseOf(type);
  const held = purse.reduce((sum, { quantity }) => sum + quantity, 0);
  const smallest = purse.at(-1);
  return smallest && usedTickets(cart, type.paymentTypeId).count < held ? euroToCents(smallest.value) : undefined;
}

/** The most that so many tickets of a purse pay without exceeding a limit, in cents; undefined when they cannot. */
function bestOf(purse: readonly { value: number; quantity: number }[], count: number, limitCents: number) {
  return pick(purse, count, limitCents)?.reduce((sum, each) => sum + each.quantity * euroToCents(each.value), 0);
}

/** Largest tickets first; when they are too much, smaller ones in their place. */
function pick(
  purse: readonly { value: number; quantity: number }[],
  count: number,
  limitCents: number,
): { value: number; quantity: number }[] | undefined {
  if (count === 0) return [];
  const [largest, ...others] = purse;
  if (!largest || limitCents <= 0) return undefined;
  const cents = euroToCents(largest.value);
  for (let taken = Math.min(count, largest.quantity, Math.floor(limitCents / cents)); taken >= 0; taken -= 1) {
    const rest = pick(others, count - taken, limitCents - taken * cents);
    if (rest) return taken > 0 ? [{ value: largest.value, quantity: taken }, ...rest] : rest;
  }
  return undefined;
}

/**
 * The cart as it will be with the tickets just asked for, until the server's answer is here: the sums move at once.
 * @param wishes tickets by payment type; 0 = the issuer is no longer used
 */
export function withWishes(cart: Cart, types: readonly MealTicketType[], wishes: ReadonlyMap<number, number>): Cart {
  let shown = cart;
  for (const [paymentTypeId, wanted] of wishes) {
    const type = types.find((each) => each.paymentTypeId === paymentTypeId);
    if (!type) continue;
    const before = usedTickets(shown, paymentTypeId);
    const limit = ticketTotals(shown).remainingCents + before.cents;
    const tickets = pick(purseOf(type), wanted, limit);
    if (!tickets) continue;
    const cents = tickets.reduce((sum, { value, quantity }) => sum + quantity * euroToCents(value), 0);
    const entry = { paymentTypeId, tickets, amount: centsToEuro(cents) };
    const known = shown.mealTickets.some((each) => each.paymentTypeId === paymentTypeId);
    const others = shown.mealTickets.filter((each) => each.paymentTypeId !== paymentTypeId);
    shown = {
      ...shown,
      mealTickets:
        wanted === 0
          ? others
          : known
            ? shown.mealTickets.map((each) => (each.paymentTypeId === paymentTypeId ? entry : each))
            : [...others, entry],
      lastTenderTotal: centsToEuro(Math.max(0, euroToCents(shown.lastTenderTotal) + before.cents - cents)),
    };
  }
  return shown;
}
