export { ASK_EVERY, AskingTheBank } from './asking-the-bank.tsx';
export { PayChoice, type PayWith, proposedPayment } from './pay-choice.tsx';
export { forgetPurchaseKey, isFinal, purchaseKey } from './purchase-key.ts';
export { UnfinishedPurchase } from './unfinished-purchase.tsx';
export { useGoToPay } from './use-go-to-pay.ts';
