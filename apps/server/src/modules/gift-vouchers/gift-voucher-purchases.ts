import { giftVoucherOrderIds } from '@sporta/domain';
import type { PurchaseKind } from '../purchases/index.ts';
import { applyPaymentsToGiftVoucher } from './apply-payments.ts';
import { findGiftVoucher, type GiftVoucherRow } from './gift-voucher-orders.repo.ts';
import { notFound } from './refusals.ts';

/** How vouchers are bought. */
export const giftVoucherPurchases: PurchaseKind<GiftVoucherRow> = {
  name: 'gift-voucher',
  ids: giftVoucherOrderIds,
  find: findGiftVoucher,
  applyPayments: applyPaymentsToGiftVoucher,
  notFound,
  alreadyPaid: 'Il pagamento era già riuscito: il regalo è confermato',
};
