export { notFoundHead, pageHead } from './head.ts';
export { otherNameOf } from './other-names.ts';
export { breadcrumbData, faqData, organizationData, productData, storeData, webSiteData } from './structured-data.ts';
