import type { Db } from '../../platform/db/database.ts';
import { findGiftVoucher, type GiftVoucherRow } from './gift-voucher-orders.repo.ts';
import { notFound } from './refusals.ts';

/** A voucher this customer bought; somebody else's is not found. @throws BusinessError `order-not-found` */
export async function ownGiftVoucher(db: Db, accountId: number, orderId: number): Promise<GiftVoucherRow> {
  const order = await findGiftVoucher(db, orderId);
  if (order?.accountId !== accountId) throw notFound();
  return order;
}
