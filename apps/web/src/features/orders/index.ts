export { purchasesQuery } from './api/purchases.ts';
export { OrderMissing, OrderPage } from './order-page.tsx';
export { OrdersAtAGlance } from './orders-at-a-glance.tsx';
export { OrdersPage } from './orders-page.tsx';
export { PurchasesPage } from './purchases-page.tsx';
