export { canonicalAddress } from './canonical-address.ts';
export { notFoundHead, pageHead } from './head.ts';
export {
  breadcrumbData,
  faqData,
  organizationData,
  productData,
  recipeData,
  storeData,
  webSiteData,
} from './structured-data.ts';
