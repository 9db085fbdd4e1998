export { ProductsPage } from './ProductsPage.tsx';
export { type ProductsSearch, readProductsSearch } from './products-search.ts';
