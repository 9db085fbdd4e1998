export { OrdersPage } from './OrdersPage.tsx';
export { type OrdersSearch, readOrdersSearch } from './orders-search.ts';
