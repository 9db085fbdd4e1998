import type { Cents } from '../money.ts';
import type { SellingMode, Thousandths } from '../quantity.ts';

/** Whom a promotion is for. `everyone` includes visitors who have not logged in. */
export type Segment = 'everyone' | 'household' | 'business' | 'staff';

/** What every promotion has, whatever its kind. */
export interface PromotionTerms {
  promotionId: number;
  /** Shown to the customer beside the saving. */
  name: string;
  /** First instant it holds, epoch milliseconds. */
  startsAt: number;
  /** First instant it no longer holds, epoch milliseconds. */
  endsAt: number;
  /** Where it holds; absent or null = everywhere. */
  warehouseIds?: readonly number[] | null | undefined;
  segment: Segment;
  /** Code the customer must type; upper and lower case are the same. */
  promoCode?: string | null | undefined;
  /** Products it is about (basket promotions: which count for the threshold); empty = the whole assortment. */
  productIds: readonly number[];
  /** Selling units it touches at most in one order, for promotions on lines; absent or null = no limit. */
  maxPerOrder?: Thousandths | null | undefined;
  /**
   * False (exclusive): where it acts, no other promotion of its level does. True: adds up with other stackable ones.
   * Levels are separate: what a line costs, what the basket gets off, what delivery costs. Free items: all the stackable
   * ones come along, and of the exclusive ones that with the highest threshold.
   */
  stackable: boolean;
}

/** −X % on the unit price. */
export interface PercentagePromotion extends PromotionTerms {
  kind: 'percentage';
  /** 0…100, at most two decimals. */
  percent: number;
}

/** A special unit price. */
export interface FixedPricePromotion extends PromotionTerms {
  kind: 'fixed-price';
  amountCents: Cents;
  /** What the price is called on the line, for one that is no offer of the shop; absent = "Prezzo speciale". */
  priceName?: string | undefined;
}

/** For members of the loyalty programme: −X %, or a special price. */
export interface MemberOnlyPromotion extends PromotionTerms {
  kind: 'member-only';
  percent?: number | undefined;
  amountCents?: Cents | undefined;
}

/** M for N (3×2): take `take` pieces, also of different products of the promotion, pay the `pay` dearest. */
export interface MForNPromotion extends PromotionTerms {
  kind: 'm-for-n';
  take: number;
  pay: number;
}

/** Each `take`-th piece (the cheapest of every `take`) at −X %. */
export interface NthPiecePromotion extends PromotionTerms {
  kind: 'nth-piece';
  take: number;
  percent: number;
}

/** `take` pieces, also of different products of the promotion, for one price. */
export interface BundlePricePromotion extends PromotionTerms {
  kind: 'bundle-price';
  take: number;
  amountCents: Cents;
}

/** From so many pieces of one product on, each of them costs so much. */
export interface QuantityStep {
  /** Pieces or packs, 2 or more. */
  pieces: number;
  /** Price of each, cents with VAT. */
  amountCents: Cents;
}

/**
 * From 6 pieces 1,89 € each, from 24 pieces 1,69 €: all the pieces of a product cost what its step says. Each product is
 * counted by itself. `maxPerOrder` means nothing here: who takes more pays no more for each.
 */
export interface QuantityPricePromotion extends PromotionTerms {
  kind: 'quantity-price';
  /** Rising in pieces, falling in price. */
  steps: readonly QuantityStep[];
  /** Set by the engine for the lines of one product: the step their pieces reach. Without it nothing is lower. */
  reached?: QuantityStep | undefined;
}

/** A free item from a certain spending on; catalogue files call the kind `threshold-gift`. */
export interface FreeItemPromotion extends PromotionTerms {
  kind: 'threshold-gift';
  thresholdCents: Cents;
  freeProductId: number;
}

/** −X % or some euro off the basket, from a certain spending on (0 = always). */
export interface BasketDiscountPromotion extends PromotionTerms {
  kind: 'basket-discount';
  thresholdCents?: Cents | undefined;
  percent?: number | undefined;
  amountCents?: Cents | undefined;
}

/** Like {@link BasketDiscountPromotion}, for the first order of a customer. */
export interface FirstOrderPromotion extends PromotionTerms {
  kind: 'first-order';
  thresholdCents?: Cents | undefined;
  percent?: number | undefined;
  amountCents?: Cents | undefined;
}

/** −X % or some euro off delivery, from a certain spending on; neither = free delivery. */
export interface DeliveryDiscountPromotion extends PromotionTerms {
  kind: 'delivery-discount';
  /** Only for the first order of a customer. */
  firstOrder?: boolean | undefined;
  thresholdCents?: Cents | undefined;
  percent?: number | undefined;
  amountCents?: Cents | undefined;
}

export type Promotion =
  | PercentagePromotion
  | FixedPricePromotion
  | MemberOnlyPromotion
  | MForNPromotion
  | NthPiecePromotion
  | BundlePricePromotion
  | QuantityPricePromotion
  | FreeItemPromotion
  | BasketDiscountPromotion
  | FirstOrderPromotion
  | DeliveryDiscountPromotion;

export type PromotionKind = Promotion['kind'];

/** Who is buying. A visitor is `{ segment: 'household' }`: what they would see once logged in as a consumer. */
export interface PromotionCustomer {
  segment: 'household' | 'business' | 'staff';
  /** Has joined the loyalty programme. */
  member?: boolean | undefined;
  /** Has never had an order confirmed. */
  firstOrder?: boolean | undefined;
}

/** A line of the cart as the engine needs it. */
export interface CartLine {
  /** Unique in the cart; decides ties, so that the order of the lines never matters. */
  lineId: number;
  productId: number;
  mode: SellingMode;
  /** In selling units as the customer counts them (pieces, or kg when loose). */
  quantity: Thousandths;
  /** Kilograms (thousandths) the price multiplies, for weighed goods: see `chargedQuantity`. Else the quantity. */
  chargedQuantity?: Thousandths | undefined;
  /** List price of one priced unit: a piece, or a kilogram. */
  unitCents: Cents;
  /** A free item (insertion type 2, nature 8): costs nothing, counts for nothing. */
  free?: boolean | undefined;
  /** The law or the shop forbids promotions on it (infant formula, books, gift cards). */
  excluded?: boolean | undefined;
}

/** What one promotion took off, and why. */
export interface AppliedPromotion {
  promotionId: number;
  name: string;
  kind: PromotionKind;
  /** What it saves here, 0 or more. */
  amountCents: Cents;
  /** Selling units of the line it touched; 0 for promotions on basket and delivery. */
  quantity: Thousandths;
  /** Short flag: "−25%", "3×2". */
  label: string;
  /** A sentence for the line: "3×2: su 6 pezzi ne paghi 4". */
  text: string;
}

export interface PricedLine {
  lineId: number;
  /** Price of one unit now, after the promotions that change the unit price (not after 3×2 and the like). */
  unitCents: Cents;
  /** What the line costs without promotions. */
  listTotalCents: Cents;
  /** What it costs. */
  totalCents: Cents;
  /** `listTotalCents − totalCents` = the sum of what was applied. */
  discountCents: Cents;
  applied: AppliedPromotion[];
}

/** A line a promotion adds for nothing. */
export interface FreeItem {
  promotionId: number;
  name: string;
  productId: number;
  quantity: Thousandths;
  text: string;
}

/** What is missing for a promotion that the cart nearly earns. */
export interface PromotionHint {
  promotionId: number;
  name: string;
  /** "Ti mancano 5,78 € per …", "Aggiungine 1: è gratis" or "Ancora 2 per pagare 1,69 € l’uno" */
  text: string;
  missingCents?: Cents;
  /** The line that completes a group at the least cost, or reaches the next step, and how many pieces more of it do. */
  add?: { lineId: number; pieces: number };
}

export type CodeOutcome = 'applied' | 'no-effect' | 'not-eligible' | 'unknown';

export interface PricedCart {
  /** In the order the lines were given. */
  lines: PricedLine[];
  freeItems: FreeItem[];
  /** Off the whole basket. */
  basketDiscounts: AppliedPromotion[];
  deliveryDiscounts: AppliedPromotion[];
  /** Goods at list price. */
  listTotalCents: Cents;
  /** Goods after the promotions on lines: the sum of the lines. */
  goodsCents: Cents;
  basketDiscountCents: Cents;
  /** Delivery after its discounts. */
  deliveryCents: Cents;
  /** `goodsCents − basketDiscountCents + deliveryCents`. */
  totalCents: Cents;
  /** Every promotion that saves something, once, with all it saves; by id. */
  promotions: { promotionId: number; name: string; amountCents: Cents }[];
  hints: PromotionHint[];
  /** What became of each code typed, in the order given. */
  codes: { code: string; outcome: CodeOutcome; text: string }[];
}
