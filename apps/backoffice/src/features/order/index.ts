export { OrderPage } from './OrderPage.tsx';
export { orderIdOf } from './order-id.ts';
