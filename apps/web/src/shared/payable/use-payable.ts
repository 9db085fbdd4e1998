import { payableKind } from '@sporta/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { deliveryPassPayable } from './delivery-pass.ts';
import { giftVoucherPayable } from './gift-voucher.ts';
import { goodsPayable } from './goods.ts';
import type { Payable } from './payable.ts';

/** What an order that is being paid is: goods, a voucher for somebody else, or a delivery pass. Its id says which. */
export function usePayable(orderId: number): Payable {
  const api = useApi();
  const queryClient = useQueryClient();
  const kind = payableKind(orderId);
  if (kind === 'gift-voucher') return giftVoucherPayable(api, orderId);
  return kind === 'delivery-pass' ? deliveryPassPayable(api, orderId) : goodsPayable(api, queryClient, orderId);
}
