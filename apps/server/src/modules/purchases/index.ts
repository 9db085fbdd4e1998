export { type PaidPurchase, payPurchase } from './pay-purchase.ts';
export { type Buyer, ownPurchase, type Purchase, type PurchaseKind } from './purchase.ts';
export { paidToWire, paymentToWire } from './purchase-to-wire.ts';
export { giveBackPaid, outcomeOf, settleStopped, takePurchase } from './settle-purchase.ts';
export { abandonPurchase, resumePurchase } from './unfinished-purchase.ts';
export { type PurchasePayment, writePurchase } from './write-purchase.ts';
