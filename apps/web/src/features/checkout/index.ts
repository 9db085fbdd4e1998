export { CheckoutPage } from './checkout-page.tsx';
export { requireGoods } from './model/require-goods.ts';
export { checkoutOverlays } from './overlays.ts';
export { PaymentCompletedPage } from './payment-completed-page.tsx';
export { PaymentErrorPage } from './payment-error-page.tsx';
export { PaymentPage } from './payment-page.tsx';
export { SatispayPage } from './satispay-page.tsx';
