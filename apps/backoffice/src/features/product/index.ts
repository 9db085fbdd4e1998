export { NewProductPage } from './NewProductPage.tsx';
export { ProductPage } from './ProductPage.tsx';
