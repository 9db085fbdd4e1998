export { isUnsold, productQuery } from './model/product-query.ts';
export { ProductPage } from './product-page.tsx';
export { UnsoldPage } from './unsold-page.tsx';
