export { purchasesQuery } from './api/purchases.ts';
export { OrderMissing, OrderPage } from './order-page.tsx';
export { OrdersPage } from './orders-page.tsx';
export { PurchasesPage } from './purchases-page.tsx';
