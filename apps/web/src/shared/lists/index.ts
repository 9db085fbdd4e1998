export { chooseListFor, useChosenProduct } from './chosen-product.ts';
export { useLike } from './favourites.ts';
export { listsKey, listsQuery } from './lists-query.ts';
export { SaveAsList } from './save-as-list.tsx';
