export { MovedCategory } from './moved-category.ts';
