export { AppParts } from './app-parts.tsx';
export { LeaveForPayment } from './leave-for-payment.tsx';
