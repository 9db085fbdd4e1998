import { z } from 'zod';
import { shippingAddress } from './address.ts';
import { messageError } from './envelope.ts';
import { product } from './product.ts';
import { heldTimeslot } from './timeslot.ts';

/** Booleans inside `cartItemInfo` and `cartInfos` travel as text: clients in the field rely on it. */
export const trueFalse = z.enum(['true', 'false']);

export const cartItemInfo = z.object({
  size: z.string().optional(),
  /** Bought by the carton. */
  is_package: trueFalse,
  accept_alternatives: trueFalse,
  user_notes: z.string().optional(),
});

/** A product the customer wants in the place of a line that is missing. */
export const wantedSubstitute = z.object({
  productId: z.number().int(),
  name: z.string(),
  /** Brand. */
  shortDescr: z.string(),
  /** Pack size. */
  description: z.string(),
  slug: z.string(),
  mediaURL: z.string(),
  tint: z.string().optional(),
});

/** A product that can be chosen for the place of a line: never worse in allergens and diet. Euro. */
export const substituteOffer = wantedSubstitute.extend({
  /** How much of it would come, in its selling units. */
  quantity: z.number(),
  unit: z.enum(['pz', 'kg']),
  /** Its weight is known when it is on the scale. */
  weighed: z.boolean(),
  /** Of one selling unit in the shop. */
  price: z.number(),
  /** What it costs in the shop, and what the customer pays: never more than for what was ordered. */
  shopAmount: z.number(),
  amount: z.number(),
  /** There is not enough of it now. */
  soldOut: z.boolean(),
  /** "Stesso uso, 2 confezioni"; may be empty. */
  why: z.string(),
});

export const cartItem = z.object({
  cartItemId: z.number().int(),
  product,
  /** Pieces or kg, at most three decimals. */
  quantity: z.number(),
  /** Unit of `quantity`: "pz" or "kg". */
  weightUnitSelling: z.string(),
  /** Euro for one selling unit, after promotions on the single unit. */
  price: z.number(),
  /** What the shop asked for one selling unit when the quantity was set; only where `price` is the shop's and another one now. */
  priceBefore: z.number().optional(),
  /** Euro for the line, after its promotions. */
  grossTotal: z.number(),
  /** The line before its promotions; only when it differs. */
  standardTotal: z.number().optional(),
  /** Sold by weight: the final price is known at picking. */
  estimated: z.boolean(),
  editable: z.boolean(),
  /** 1 normal, 2 free. */
  cartItemInsertionTypeId: z.number().int(),
  cartItemInfo,
  /** What comes if it is missing, chosen beforehand; only where substitutes are accepted. */
  wantedSubstitute: wantedSubstitute.optional(),
  /** The promotions that took effect on the line, in words. */
  promotions: z.array(z.object({ name: z.string(), amount: z.number() })).optional(),
  /** What a few pieces more of it bring: "Aggiungine 1: è gratis". */
  hint: z.object({ text: z.string(), add: z.number().int().positive() }).optional(),
  /** Why it cannot be bought as it is, e.g. `not-available`, `max-quantity`. */
  errors: z.array(messageError).optional(),
});

export const cartSector = z.object({
  name: z.string(),
  sectorId: z.number().int(),
  tint: z.string().optional(),
  cartItems: z.array(cartItem),
});

/** All values are strings. */
export const cartInfos = z.object({
  order_comment: z.string().optional(),
  /** One preference about substitutes for the whole order. */
  accept_alternatives: trueFalse.optional(),
  invoice_requested: trueFalse.optional(),
  /** Whom the invoice is made out to, where the customer chose somebody else than the main one. */
  invoice_holder_id: z.string().optional(),
  /** What a company calls the order in its own books, and who in it pays. */
  purchase_order: z.string().optional(),
  cost_centre: z.string().optional(),
});

export const giftCertificateInCart = z.object({
  giftCertificateId: z.number().int(),
  description: z.string(),
  /** `voucher` lowers the price, `prepaid` pays like money. */
  kind: z.enum(['voucher', 'prepaid']).optional(),
  /** Euro it covers of this cart. */
  total: z.number(),
  /** Why it covers nothing now: "Vale da 40,00 € di spesa". */
  note: z.string().optional(),
  /** Why it covers less than it is worth: "Vale 20,00 €: qui ne usi 12,00 €, il resto ti rimane". */
  partly: z.string().optional(),
});

export const orderPackage = z.object({
  orderPackageId: z.number().int(),
  quantity: z.number().int(),
  totalPrice: z.number(),
  package: z.object({ descr: z.string(), cost: z.number() }),
});

export const namedAmount = z.object({ name: z.string(), amount: z.number() });

/** The cart: every cart call answers with it (specification section 3). Money in euro. */
export const cart = z.object({
  cartId: z.number().int(),
  cartItems: z.array(cartItem),
  /** Lines counted as people do: pieces, and one for each weighed line. */
  totalItems: z.number(),
  /** "Totale Ordine": the goods, after promotions. */
  totalPrice: z.number(),
  /** "TOTALE": goods, bags and delivery, less gift certificates. What `expected_total` is compared with. */
  grossTotal: z.number(),
  /** VAT contained. */
  taxTotal: z.number(),
  /** Only with `show_sectors`. */
  sectors: z.array(cartSector).optional(),
  cartInfos,
  giftCertificates: z.array(giftCertificateInCart),
  orderPackages: z.array(orderPackage),
  giftCertificatesToGenerate: z.array(z.object({ description: z.string(), giftTotal: z.number() })),
  /** Absent until an address or a pick-up point was chosen. */
  shippingAddress: shippingAddress.optional(),
  /** Why the place that was chosen takes no order any more, in the place of it and of the slot there. */
  placeLost: z.string().optional(),
  timeslot: heldTimeslot.optional(),
  /** Why the slot that was held takes no order any more, in the place of it. */
  slotLost: z.string().optional(),
  deliveryCost: z.number(),
  /** The surcharge of an order below the minimum, where the zone allows it; part of `deliveryCost`. */
  belowMinimumSurcharge: z.number().optional(),
  minimumOrder: z.object({ amount: z.number(), missing: z.number() }).optional(),
  freeDelivery: z.object({ threshold: z.number(), missing: z.number() }).optional(),
  /** The customer's delivery pass, while it holds: from which goods delivery is free by it, and what that saves now (euro). */
  deliveryPass: z.object({ freeFrom: z.number(), saved: z.number(), endsOn: z.string() }).optional(),
  /** Euro that meal tickets may pay: eligible food only. */
  mealTicketEligible: z.number(),
  /** Meal tickets chosen, whole ones, and what they pay. */
  mealTickets: z.array(
    z.object({
      paymentTypeId: z.number().int(),
      tickets: z.array(z.object({ value: z.number(), quantity: z.number().int() })),
      amount: z.number(),
    }),
  ),
  /** Part of `grossTotal` that meal tickets do not pay. */
  lastTenderTotal: z.number(),
  /** Promotions on the whole basket, and what they take off. */
  promotions: z.array(namedAmount),
  /** Points the order will earn. */
  userPoints: z.number().optional(),
  /** What is authorised on a card: the total plus the margin for weighed goods. */
  authorisationTotal: z.number().optional(),
  locked: z.boolean(),
  editable: z.boolean(),
  /** The order that was reopened to be changed (`order/modify`). */
  modifiedOrderId: z.number().int().optional(),
  /**
   * With it: what the order costs now (its `grossTotal`), what its payments hold, and what is still to be authorised
   * for the changes, margin included; 0 = nothing is paid now, what is too much is released.
   */
  change: z
    .object({
      orderNumber: z.string(),
      previousTotal: z.number(),
      held: z.number(),
      toAuthorise: z.number(),
      /** Lines that were in the cart before: they wait, and come back when the change is over. Absent when there are none. */
      parkedItems: z.number().int().positive().optional(),
    })
    .optional(),
  /** Counts the changes: an answer with a lower one is older. */
  revision: z.number().int(),
});

/**
 * What a call changed (`only=changes`), beside everything of the cart but its lines. It is put into the cart with revision
 * `since`; who knows another one, or comes to another `itemsSum`, asks for `cart/view`.
 */
export const cartChanges = cart.omit({ cartItems: true, sectors: true }).extend({
  /** Revision of the cart before the call. */
  since: z.number().int(),
  /** New lines, and those of which anything is different: quantity, price, promotions, hint, errors. */
  changedItems: z.array(cartItem),
  /** Ids of lines that are there no more. */
  removedItemIds: z.array(z.number().int()),
  /** Over all lines of the cart (`itemsSum`). */
  itemsSum: z.number().int().nonnegative(),
});

export type Cart = z.infer<typeof cart>;
export type CartChanges = z.infer<typeof cartChanges>;
export type WantedSubstitute = z.infer<typeof wantedSubstitute>;
export type SubstituteOffer = z.infer<typeof substituteOffer>;
export type CartItem = z.infer<typeof cartItem>;
export type CartItemInfo = z.infer<typeof cartItemInfo>;
export type CartSector = z.infer<typeof cartSector>;
export type CartInfos = z.infer<typeof cartInfos>;
export type OrderPackage = z.infer<typeof orderPackage>;
export type NamedAmount = z.infer<typeof namedAmount>;
