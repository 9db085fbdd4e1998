export { chooseListFor, useChosenProduct } from './chosen-product.ts';
export { useLike } from './favourites.ts';
export { SaveAsList } from './save-as-list.tsx';
