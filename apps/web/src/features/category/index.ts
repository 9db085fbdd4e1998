export { CatalogPage } from './catalog-page.tsx';
export { CategoryPage } from './category-page.tsx';
