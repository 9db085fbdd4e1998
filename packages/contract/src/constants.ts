/** Numbers of the wire that pages need too; apart from the schemas, so that browsers load none of those for their sake. */

/** Payment type of the saved cards (specification section 9). */
export const savedCardPaymentTypeId = 12;

/** Payment type of an order that has nothing to pay with money. */
export const coveredPaymentTypeId = 9;

/** 1 home delivery, 2 pick-up in store, 3 locker. */
export const deliveryServiceIds = { home: 1, pickup: 2, locker: 3 } as const;

/** How a line came into a cart or an order: chosen by the customer, or added for nothing by a promotion (specification section 9). */
export const insertionTypeIds = { ordered: 1, free: 2 } as const;

/** Goods, and what is only ever given away: not to be ordered, without a page (specification section 9). */
export const productNatureIds = { goods: 1, free: 8 } as const;

/** A voucher bought for somebody else: whole euros, and lengths of texts. */
export const giftVoucherRules = {
  minEuro: 10,
  maxEuro: 250,
  presets: [25, 50, 100],
  messageLength: 300,
  nameLength: 60,
  /** Right of withdrawal from a distance contract (D.lgs. 206/2005 art. 52), while nothing of it was spent. */
  withdrawalDays: 14,
  validYears: 2,
} as const;

/** The largest picture somebody may send, in bytes. */
export const MOST_PICTURE_BYTES = 10_000_000;

/** Pixels of the shorter side of a photo of a product; smaller ones look blurred on its page. */
export const LEAST_PRODUCT_PHOTO = 800;
/** Shortest side of a picture for texts, banners and flyers, cut or whole, in pixels: they may be flat, a logo, a signature. */
export const LEAST_PICTURE_SIDE = 120;

/** Photos of one report of missing or bad goods. */
export const MOST_PROBLEM_PHOTOS = 6;

/** Steps one quantity price has at most: a table people still read. */
export const MOST_QUANTITY_STEPS = 8;
