import { z } from 'zod';
import { promotionKinds } from './import/catalogue-rows.ts';
import { mediaPicture, productDetail } from './product.ts';
import { type PromotionFields, promotionSegments } from './staff-promotion-fields.ts';

/** A draft is nobody's but the staff's; a scheduled one waits for its first day. */
export const promotionStates = ['draft', 'scheduled', 'active', 'ended'] as const;
export const promotionTabs = ['all', ...promotionStates] as const;

/** A promotion in the calendar and in the list. */
export const promotionRow = z.object({
  promotionId: z.number().int(),
  name: z.string(),
  kind: z.enum(promotionKinds),
  /** "3×2", "−20%". */
  label: z.string(),
  state: z.enum(promotionStates),
  /** ISO instants; `endsAt` is the first at which it no longer holds. */
  startsAt: z.string(),
  endsAt: z.string(),
  /** 0 = the whole assortment. */
  products: z.number().int(),
  /** Stores by name; absent = all. */
  stores: z.array(z.string()).optional(),
  segment: z.enum(promotionSegments),
  promoCode: z.string().optional(),
});

/** A product as the editor of a promotion lists it. Euro with VAT. */
export const promotionProduct = z.object({
  productId: z.number().int(),
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  media: mediaPicture,
  price: z.number().nullable(),
  /** Selling units in the store that is looked at; absent = no limit. */
  stock: z.number().optional(),
  /** Free item. */
  gift: z.boolean(),
});

/** What is to be said about a promotion: an `error` must be put right before it is published, a `warning` is worth a look. */
export const promotionRemark = z.object({
  field: z.string(),
  level: z.enum(['error', 'warning']),
  text: z.string(),
  /** The product it is about. */
  productId: z.number().int().optional(),
});

export const promotionVersion = z.object({
  versionId: z.number().int(),
  at: z.string(),
  name: z.string(),
  label: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});

/** The fields as they are answered; their limits are in `staff-promotion-fields.ts`. */
const promotionValues: z.ZodType<PromotionFields> = z.object({
  name: z.string(),
  kind: z.enum(promotionKinds),
  percent: z.number().nullable(),
  amount: z.number().nullable(),
  take: z.number().int().nullable(),
  pay: z.number().int().nullable(),
  steps: z.array(z.object({ pieces: z.number().int(), amount: z.number() })).nullable(),
  threshold: z.number().nullable(),
  giftProductId: z.number().int().nullable(),
  firstOrder: z.boolean(),
  startsAt: z.string(),
  endsAt: z.string(),
  warehouseIds: z.array(z.number().int()).nullable(),
  segment: z.enum(promotionSegments),
  promoCode: z.string().nullable(),
  productIds: z.array(z.number().int()),
  maxPerOrder: z.number().nullable(),
  stackable: z.boolean(),
  contribution: z.number().nullable(),
});

/** A promotion as its editor shows it. */
export const staffPromotion = z.object({
  promotionId: z.number().int(),
  state: z.enum(promotionStates),
  fields: promotionValues,
  /** This person may change it: it is of their stores alone. */
  editable: z.boolean(),
  /** The first products it names, in the order of their ids. */
  products: z.array(promotionProduct),
  versions: z.array(promotionVersion),
});

/** Figures of one piece: what is paid, without VAT, what it costs and what is left. Euro; net ones with three decimals. */
const piece = z.object({ price: z.number(), net: z.number(), margin: z.number(), marginPercent: z.number() });

/** What a promotion does to the margin of one product, when everybody takes whole groups. */
export const promotionMargin = z.object({
  productId: z.number().int(),
  cost: z.number(),
  vat: z.number(),
  contribution: z.number(),
  today: piece,
  withPromotion: piece,
  days: z.number().int(),
  /** Pieces that would be sold in these days at the pace of the last four weeks. */
  expectedPieces: z.number(),
  /** Pieces from which the promotion earns as much; absent = never. */
  breakEvenPieces: z.number().optional(),
});

/** A promotion as customers would meet it. */
export const promotionPreview = z.object({
  remarks: z.array(promotionRemark),
  /** The product it is shown on, as its card would be. */
  product: productDetail.optional(),
  /** "3×2", as on the flag of the card or in the strip. */
  label: z.string(),
  /** What customers read in the cart before they have enough of it. */
  hint: z.string().optional(),
  /** A line of the cart that gets it. Euro. */
  line: z
    .object({ quantity: z.number(), unitPrice: z.number(), listTotal: z.number(), total: z.number(), text: z.string() })
    .optional(),
  margin: promotionMargin.optional(),
});

const saving = z.object({ name: z.string(), label: z.string(), text: z.string(), amount: z.number() });

/** A cart computed as customers' carts are, every saving with its reason. Euro. */
export const triedCart = z.object({
  lines: z.array(
    z.object({
      productId: z.number().int(),
      name: z.string(),
      quantity: z.number(),
      unitPrice: z.number(),
      listTotal: z.number(),
      total: z.number(),
      applied: z.array(saving),
    }),
  ),
  gifts: z.array(z.object({ productId: z.number().int(), name: z.string(), text: z.string() })),
  basket: z.array(saving),
  delivery: z.array(saving),
  listTotal: z.number(),
  goods: z.number(),
  deliveryCost: z.number(),
  total: z.number(),
  hints: z.array(z.string()),
  codes: z.array(z.object({ code: z.string(), text: z.string(), applied: z.boolean() })),
  /** What is left to the shop of the goods without VAT; absent while the cost of one is not known. */
  margin: z.number().optional(),
  /** Why the promotion that is tried does nothing here. */
  idle: z.string().optional(),
});

export const promotionChoices = z.object({
  categories: z.array(z.object({ categoryId: z.number().int(), name: z.string(), path: z.string() })),
  brands: z.array(z.object({ vendorId: z.number().int(), name: z.string() })),
  stores: z.array(z.object({ warehouseId: z.number().int(), name: z.string() })),
  /** This person makes promotions of their own stores only. */
  ownStoresOnly: z.boolean(),
  gifts: z.array(promotionProduct),
});

export type StaffPromotionRow = z.infer<typeof promotionRow>;
export type PromotionState = (typeof promotionStates)[number];
export type PromotionTab = (typeof promotionTabs)[number];
export type PromotionProduct = z.infer<typeof promotionProduct>;
export type PromotionRemark = z.infer<typeof promotionRemark>;
export type PromotionVersion = z.infer<typeof promotionVersion>;
export type StaffPromotion = z.infer<typeof staffPromotion>;
export type PromotionMargin = z.infer<typeof promotionMargin>;
export type PromotionPreview = z.infer<typeof promotionPreview>;
export type TriedCart = z.infer<typeof triedCart>;
export type PromotionChoices = z.infer<typeof promotionChoices>;
