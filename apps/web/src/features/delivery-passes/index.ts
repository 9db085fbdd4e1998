export { PassPage } from './pass-page.tsx';
export { PassPurchasePage } from './pass-purchase-page.tsx';
