import type { DeliveryFee, PricedCart, PricedLine } from '@sporta/domain';
import type { VoucherRule } from '../benefits/index.ts';
import type { CartState, PackageTypeRow } from './cart-state.ts';

/** A cart with every amount in it, in cents. */
export interface PricedCartState {
  cart: CartState;
  priced: PricedCart;
  lineOf: ReadonlyMap<number, PricedLine>;
  /** "Totale Ordine": goods after every promotion. */
  goodsCents: number;
  packages: { type: PackageTypeRow; quantity: number; cents: number }[];
  packagesCents: number;
  /** Absent until the place is known. */
  fee: DeliveryFee | undefined;
  deliveryCents: number;
  /** Before gift certificates. */
  beforeGiftsCents: number;
  gifts: AppliedGift[];
  giftCents: number;
  /** "TOTALE": what is left to pay. */
  totalCents: number;
  vatCents: number;
  /** Part of the total that is weighed at picking. */
  weighedCents: number;
  /** What cards must be good for. */
  authoriseCents: number;
  /** The part of it that is not held yet: of a change only the difference. */
  toAuthoriseCents: number;
  mealTicketCents: number;
  /** What the order will give after its delivery. */
  earnedPoints: number;
  earnedVoucher: VoucherRule | undefined;
  /** Pieces; a line by weight counts as one. */
  totalItems: number;
}

export interface AppliedGift {
  giftCertificateId: number;
  description: string;
  cents: number;
  /** What the reopened order has taken of it already. */
  heldCents: number;
  /** Why it pays nothing, for the customer. */
  note?: string;
}
