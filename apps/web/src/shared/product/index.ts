export { type PackageOffer, packageName, packageOffers, packagePrice, packagesText } from './packages.ts';
export {
  cardFacts,
  flagsOf,
  fullName,
  isFreeProduct,
  isSoldOut,
  lowestPriceCents,
  lowestText,
  netText,
  pictureOf,
  priceOf,
  rulesOf,
  sellingMode,
  sizeText,
  stepperCaption,
  unitPriceText,
} from './product-facts.ts';
export { type SellingTerms, sellingTerms } from './selling-terms.ts';
