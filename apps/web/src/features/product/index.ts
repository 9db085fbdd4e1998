export { productQuery } from './model/product-query.ts';
export { ProductPage } from './product-page.tsx';
