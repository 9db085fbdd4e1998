/** What an offer of a delivery pass may say; apart from the schemas, so that pages load none of those for their sake. */
export const passOfferLimits = {
  days: { min: 7, max: 400 },
  /** Euro. */
  price: { min: 1, max: 500 },
  freeFrom: { min: 0, max: 1000 },
  perWeek: { min: 1, max: 14 },
} as const;
