export type { Payable, ResumedPayment } from './payable.ts';
export { PaymentFailed } from './payment-failed.tsx';
export { usePayable } from './use-payable.ts';
