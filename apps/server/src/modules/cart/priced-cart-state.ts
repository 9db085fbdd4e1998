import type { DeliveryFee, PricedCart, PricedLine } from '@sporta/domain';
import type { VoucherRule } from '../benefits/index.ts';
import type { CartState, PackageTypeRow } from './cart-state.ts';
import type { CartTenders } from './tenders-of-cart.ts';

/** A cart with every amount in it, in cents. */
export interface PricedCartState extends CartTenders {
  cart: CartState;
  priced: PricedCart;
  lineOf: ReadonlyMap<number, PricedLine>;
  /** "Totale Ordine": goods after every promotion. */
  goodsCents: number;
  /** Of them, those no promotion, voucher or point counts. */
  excludedCents: number;
  packages: { type: PackageTypeRow; quantity: number; cents: number }[];
  packagesCents: number;
  /** Absent until the place is known. */
  fee: DeliveryFee | undefined;
  deliveryCents: number;
  /** What delivery would cost without the customer's pass, and does not; 0 where the pass makes nothing free. */
  passSavedCents: number;
  /** Before gift certificates. */
  beforeCertificatesCents: number;
  /** "TOTALE": what is left to pay with meal tickets and money. */
  totalCents: number;
  vatCents: number;
  /** Part of the total that is weighed at picking. */
  weighedCents: number;
  /** What all tenders must be good for together, margin for weighed goods included. */
  authoriseCents: number;
  /** The part of it that is not held yet: of a change only the difference. */
  toAuthoriseCents: number;
  /** The part of that which the last tender must be good for: what meal tickets do not pay. */
  lastTenderCents: number;
  /** Goods that meal tickets may pay, before vouchers. */
  foodCents: number;
  /** What the order will give after its delivery. */
  earnedPoints: number;
  earnedVoucher: VoucherRule | undefined;
  /** Pieces; a line by weight counts as one. */
  totalItems: number;
  /** The cart before the change, priced at the same moment; where only the changes are asked for. */
  before?: PricedCartState;
}
