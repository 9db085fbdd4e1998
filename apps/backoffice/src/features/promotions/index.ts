export { PromotionsPage } from './PromotionsPage.tsx';
export { readPromotionsSearch } from './promotions-search.ts';
