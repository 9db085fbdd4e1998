import type { Compartment, SellingMode } from '@sporta/domain';
import type { ActivatedOffer, PointRule, VoucherRule } from '../benefits/index.ts';
import type { CartPass } from '../delivery/index.ts';
import type { QuotedPrice } from '../quoted-prices/index.ts';

/** A cart as it is worked on: read in one statement, changed in memory, saved in one statement. Cents and thousandths. */
export interface CartState {
  cartId: number;
  accountId: number;
  revision: number;
  /** It cannot be changed now (`isCartClosed`). */
  locked: boolean;
  orderComment: string | null;
  acceptAlternatives: boolean;
  invoiceRequested: boolean;
  /** Whom the invoice is made out to; null is the main one of the account. */
  invoiceHolderId: number | null;
  /** What the company calls the order in its books, and who in it pays; null for who orders for themselves. */
  purchaseOrder: string | null;
  costCentre: string | null;
  promoCodes: string[];
  deliveryServiceId: number;
  warehouseId: number | null;
  addressId: number | null;
  address: AddressRow | null;
  zone: ZoneRow | null;
  slot: SlotRow | null;
  /** The slot that was held and that takes no order any more. */
  lostSlot: LostSlot | null;
  /** Where the cart goes through a locker station that takes orders. */
  locker: LockerRow | null;
  giftCertificates: GiftCertificateRow[];
  /** Meal tickets chosen, as far as the issuers' accounts hold them. */
  mealTickets: MealTicketSelection[];
  packageTypes: PackageTypeRow[];
  /** The order this cart reopened, until it is placed again. */
  modifiedOrderId: number | null;
  /** What that order costs without its certificates, what its payments hold for it (cents), and lines that wait meanwhile. */
  change: { orderNumber: string; payableCents: number; heldCents: number; parkedItems: number } | null;
  /** The delivery pass that counts for it. */
  deliveryPass: CartPass | null;
  /** No confirmed order yet, but the one this cart changes. */
  firstOrder: boolean;
  /** The most one order of this person may cost, set by the company; null = no limit, as for its masters. */
  spendingLimitCents: number | null;
  /** Staff have stopped this customer from buying. */
  customerBlocked: boolean;
  /** What an order placed now would give. */
  pointRules: PointRule[];
  voucherRules: VoucherRule[];
  /** Offers the customer has activated, while they hold. */
  personalOffers: ActivatedOffer[];
  /** What is left of the prices quoted to the company, in this warehouse. */
  quotedPrices: QuotedPrice[];
  /** Its order, while that waits for its payment: then the cart cannot be changed, and costs what the order costs. */
  beingPaid: OrderBeingPaid | null;
  lines: CartLineState[];
}

export interface CartLineState extends ProductFacts {
  /** Negative until it is saved for the first time. */
  cartItemId: number;
  quantity: number;
  /** 1 normal, 2 free. */
  insertionTypeId: number;
  size: string | null;
  isPackage: boolean;
  acceptAlternatives: boolean;
  /** What the customer wants in its place, chosen beforehand; null = something like it. */
  wantedSubstituteId: number | null;
  userNotes: string | null;
  /** What one selling unit cost in the shop when its quantity was set last; null = not known. */
  shelfCents: number | null;
  /** A free line the customer does not want: kept so that it does not come back, never shown. */
  refused: boolean;
}

/** What the database says of a product now, for this customer in this warehouse. */
export interface ProductFacts {
  productId: number;
  published: boolean;
  natureId: number;
  mode: SellingMode;
  min: number;
  max: number | null;
  step: number;
  averageGrams: number | null;
  boxItems: number | null;
  palletItems: number | null;
  /** Weight of one selling unit as it is carried; null = not known. */
  grossGrams: number | null;
  classMaxName: string | null;
  classMaxQuantity: number | null;
  mealTicket: boolean;
  alcohol: boolean;
  perishable: boolean;
  /** Promotions, vouchers and points count it. */
  promotable: boolean;
  vatRateBp: number;
  /** List price with VAT; null = no price. Per kg for loose and weighed. */
  unitCents: number | null;
  /** Sold in this warehouse at all. */
  sold: boolean;
  /** Thousandths that can be promised, with what the reopened order and the one being paid hold in this warehouse; null = no limit. */
  available: number | null;
}

export interface AddressRow {
  addressName: string;
  recipient: string;
  address1: string;
  addressNumber: string;
  city: string;
  province: string;
  postalcode: string;
  latitude: number | null;
  longitude: number | null;
  doorbell: string | null;
  stairway: string | null;
  floor: string | null;
  hasLift: boolean | null;
  phone: string | null;
  notes: string | null;
}

/** A locker station as a cart needs it. */
export interface LockerRow {
  name: string;
  address1: string;
  addressNumber: string;
  city: string;
  province: string;
  postalcode: string;
  latitude: number;
  longitude: number;
  directions: string | null;
  /** Doors one order may take. */
  perOrder: number;
  /** Those that work. */
  doors: Compartment[];
  /** Departments of the products in the cart, which say what is frozen. */
  tints: Record<number, string | null>;
}

export interface ZoneRow {
  baseCostCents: number;
  freeThresholdCents: number | null;
  minimumOrderCents: number;
  belowMinimum: 'block' | 'surcharge';
  belowMinimumSurchargeCents: number;
  reducedCostCents: number | null;
}

export interface SlotRow {
  bookingId: number;
  timeslotId: number;
  /** `YYYY-MM-DD`, "HH:MM" in shop time; instants in ISO. */
  day: string;
  beginTime: string;
  endTime: string;
  beginAt: string;
  endAt: string;
  cutoffAt: string;
  costCents: number;
  /** Absent when the place is the one the reopened order, or the one being paid, already has. */
  holdExpiresAt: string | null;
  extensions: number;
}

export type LostSlot = Pick<SlotRow, 'day' | 'beginTime' | 'endTime'> & {
  /** `closed` by the shop; `late` = its cut-off has passed, maybe while the customer was at the bank. */
  why: 'closed' | 'late';
};

export interface GiftCertificateRow {
  giftCertificateId: number;
  code: string;
  description: string;
  kind: 'voucher' | 'prepaid';
  /** What it can pay here, with what the reopened order has taken of it. */
  balanceCents: number;
  heldCents: number;
  minimumOrderCents: number;
  combinable: boolean;
  /** One the reopened order is paid with does not expire for its changes. */
  expired: boolean;
}

export interface MealTicketSelection {
  paymentTypeId: number;
  tickets: { faceCents: number; count: number }[];
  /** What the customer wants to use and the issuer allows. */
  maxTickets: number;
}

export interface PackageTypeRow {
  orderPackageTypeId: number;
  descr: string;
  costCents: number;
  unitsPerPackage: number;
  vatRateBp: number;
}

/** What an order that waits for its payment costs: its cart says the same until that is decided. Cents. */
export interface OrderBeingPaid {
  orderId: number;
  orderNumber: string;
  itemsCents: number;
  packagesCents: number;
  deliveryCents: number;
  passSavedCents: number;
  taxCents: number;
  totalCents: number;
  certificateCents: number;
  payableCents: number;
  authoriseCents: number;
  mealTicketCents: number;
  mealTickets: { paymentTypeId: number; tickets: { faceCents: number; count: number }[]; cents: number }[];
  /** Product, insertion type, cents of the line, cents saved on it. */
  lines: [number, number, number, number][];
  /** Cents by id of the certificate. */
  certificates: Record<number, number>;
}

/** Lines the customer sees and pays for (or gets for free). */
export function visibleLines(cart: CartState): CartLineState[] {
  return cart.lines.filter((line) => !line.refused);
}
