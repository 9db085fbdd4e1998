/**
 * Ids of what a customer pays for, drawn at random so that nobody finds another by counting. Orders of goods, of gift vouchers and
 * of delivery passes share one space, so that a payment, a provider and an address of the shop name either by its number alone.
 */
export const orderIds = { min: 100_000_000, limit: 2_147_483_647 } as const;
export const giftVoucherOrderIds = { min: 10_000_000, limit: 100_000_000 } as const;
export const deliveryPassOrderIds = { min: 1_000_000, limit: 10_000_000 } as const;

/** Whether an id is of an order of a gift voucher; the database holds all kinds to their range. */
export function isGiftVoucherOrder(orderId: number): boolean {
  return orderId >= giftVoucherOrderIds.min && orderId < giftVoucherOrderIds.limit;
}

/** What a customer pays for. */
export type PayableKind = 'goods' | 'gift-voucher' | 'delivery-pass';

/** What the order with an id is of; the database holds each kind to its range. */
export function payableKind(orderId: number): PayableKind {
  if (isGiftVoucherOrder(orderId)) return 'gift-voucher';
  return orderId >= deliveryPassOrderIds.min && orderId < deliveryPassOrderIds.limit ? 'delivery-pass' : 'goods';
}
