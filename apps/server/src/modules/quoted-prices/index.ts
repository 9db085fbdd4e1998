/** The prices of accepted quotes: which a cart may have, and what orders take of them. */
export { quotedPrices, takenOf, takeQuoted } from './quoted-prices.repo.ts';
export { type QuotedPrice, quotedPromotions, quotedUse } from './quoted-promotions.ts';
