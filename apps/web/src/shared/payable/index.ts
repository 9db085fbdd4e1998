export type { Payable, ResumedPayment } from './payable.ts';
export { usePayable } from './use-payable.ts';
