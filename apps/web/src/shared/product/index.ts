export { type PackageOffer, packageName, packageOffers, packagePrice, packagesText } from './packages.ts';
export {
  averageGrams,
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
