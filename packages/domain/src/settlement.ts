import { type Cents, divideHalfUp } from './money.ts';
import { chooseTickets, type TicketCount } from './whole-tickets.ts';

/** What an order that is ready is paid with: what was reserved or authorised when it was bought. */
export type HeldTender =
  /** `voucher`: a discount, off the goods first. `prepaid`: money paid before. `last`: card, Satispay or the like. */
  | { kind: 'voucher' | 'prepaid' | 'last'; id: number; heldCents: Cents }
  | { kind: 'meal-ticket'; id: number; tickets: readonly TicketCount[] };

export interface SettlementRequest {
  /** Everything that came, bags and delivery included. */
  totalCents: Cents;
  /** The goods in it, after discounts on the basket; and those that meal tickets may pay. */
  goodsCents: Cents;
  foodCents: Cents;
  /** Of the goods and of the food, those that no voucher may lower; default 0. */
  excludedCents?: Cents | undefined;
  excludedFoodCents?: Cents | undefined;
  /** In the order in which they are collected. */
  tenders: readonly HeldTender[];
}

export interface SettledTender {
  kind: HeldTender['kind'];
  id: number;
  heldCents: Cents;
  /** Taken of what was held; 0 = all of it is released. */
  captureCents: Cents;
  /** The whole tickets taken. */
  tickets?: TicketCount[];
}

/**
 * Why the tenders do not cover what came: `fewer-tickets` less food came, and no change is given on a ticket ·
 * `above-authorised` more came than was held.
 */
export type MissingReason = 'fewer-tickets' | 'above-authorised';

export interface Settlement {
  tenders: SettledTender[];
  /** What no tender covers. Tenders and `missingCents` add up to the total. */
  missingCents: Cents;
  missingReason?: MissingReason;
}

/**
 * Settles what came over the tenders that were held, in their order (payments.md section 1): never more than was held of any,
 * whole meal tickets only, and on food only of which vouchers have paid their share.
 */
export function settleTenders(request: SettlementRequest): Settlement {
  const { totalCents, goodsCents, foodCents, excludedCents = 0, excludedFoodCents = 0, tenders } = request;
  const promoted = { goodsCents: goodsCents - excludedCents, foodCents: foodCents - excludedFoodCents };
  let left = Math.max(0, totalCents);
  let voucherable = Math.max(0, left - excludedCents);
  let food = foodCents;
  let fewerTickets = false;
  const settled = tenders.map((tender): SettledTender => {
    const { kind, id } = tender;
    if (kind === 'meal-ticket') {
      const heldCents = ticketCents(tender.tickets);
      const chosen = ticketsWithin(tender.tickets, Math.min(food, left));
      left -= chosen.amountCents;
      food -= chosen.amountCents;
      fewerTickets ||= chosen.amountCents < heldCents;
      return { kind, id, heldCents, captureCents: chosen.amountCents, tickets: chosen.tickets };
    }
    const { heldCents } = tender;
    const captureCents = Math.min(heldCents, left, kind === 'voucher' ? voucherable : left);
    left -= captureCents;
    if (kind === 'voucher') {
      voucherable -= captureCents;
      food -= shareOfFood(captureCents, promoted);
    }
    return { kind, id, heldCents, captureCents };
  });
  if (left === 0) return { tenders: settled, missingCents: 0 };
  return { tenders: settled, missingCents: left, missingReason: fewerTickets ? 'fewer-tickets' : 'above-authorised' };
}

/** Rounded up: tickets never pay what a voucher has paid. */
function shareOfFood(voucherCents: Cents, { goodsCents, foodCents }: { goodsCents: Cents; foodCents: Cents }): Cents {
  if (goodsCents <= 0) return 0;
  return Math.ceil((Math.min(voucherCents, goodsCents) * foodCents) / goodsCents);
}

/** What meal tickets are worth together. */
export function ticketCents(tickets: readonly TicketCount[]): Cents {
  return tickets.reduce((sum, { faceCents, count }) => sum + faceCents * count, 0);
}

/** What was ordered of a line and what of it came; thousandths and grams. */
export interface LineThatCame {
  /** What the line cost as ordered, after its promotions. */
  orderedCents: Cents;
  orderedQuantity: number;
  quantity: number;
  /** Both of a line that is weighed. */
  estimatedGrams?: number | undefined;
  grams?: number | undefined;
}

/** What a line costs by what came of it: by its true weight where it is weighed, by the piece otherwise. Half up. */
export function centsOfWhatCame(line: LineThatCame): Cents {
  const { orderedCents, orderedQuantity, quantity, estimatedGrams, grams } = line;
  if (estimatedGrams !== undefined && estimatedGrams > 0 && grams !== undefined) {
    return divideHalfUp(orderedCents * grams, estimatedGrams);
  }
  return divideHalfUp(orderedCents * quantity, orderedQuantity);
}

/** The whole tickets that come nearest to an amount without exceeding it. */
export function ticketsWithin(
  tickets: readonly TicketCount[],
  mostCents: Cents,
): { amountCents: Cents; tickets: TicketCount[] } {
  const count = tickets.reduce((sum, each) => sum + each.count, 0);
  return chooseTickets(tickets, Math.max(0, mostCents), count);
}
