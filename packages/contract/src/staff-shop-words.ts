/* What can be said of a shop; apart from the schemas, so that pages load none of those for its sake. */

/** What the shopkeeper says of the shop; each is a text, empty where nothing is said. */
export const shopFieldNames = [
  'shopName',
  'sellerName',
  'sellerAddress',
  'vatNumber',
  'rea',
  'registerOffice',
  'shareCapital',
  'iban',
  'phone',
  'email',
  'mailFrom',
  'colour',
  'logo',
  'welcomeVoucher',
  'welcomeMinimum',
  'welcomeDays',
  'mapAddress',
  'mapCredit',
] as const;
export type ShopFieldName = (typeof shopFieldNames)[number];

/** Bytes of the file of a logo. */
export const MOST_LOGO_BYTES = 4_000_000;
