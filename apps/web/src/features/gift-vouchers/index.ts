export { BalancePage } from './balance-page.tsx';
export { GiftCompletedPage } from './gift-completed-page.tsx';
export { GiftErrorPage } from './gift-error-page.tsx';
export { GiftVoucherPage } from './gift-voucher-page.tsx';
export { GiftsBought } from './gifts-bought.tsx';
