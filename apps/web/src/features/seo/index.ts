export { breadcrumbData } from './breadcrumb-data.ts';
export { canonicalAddress } from './canonical-address.ts';
export { faqData } from './faq-data.ts';
export { notFoundHead, pageHead } from './head.ts';
export { productData } from './product-data.ts';
export { recipeData } from './recipe-data.ts';
export { organizationData, webSiteData } from './shop-data.ts';
export { storeData } from './store-data.ts';
