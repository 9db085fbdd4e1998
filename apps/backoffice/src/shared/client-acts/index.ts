export { ActionsPanel } from './ActionsPanel.tsx';
export { BuyButton, BuyFor } from './BuyButton.tsx';
export { customerQuery } from './customer-query.ts';
export { NewOrder } from './NewOrder.tsx';
export { useCustomerActs } from './use-customer-acts.ts';
export { VoucherDialog } from './VoucherDialog.tsx';
