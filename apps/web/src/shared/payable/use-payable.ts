import { isGiftVoucherOrder } from '@sporta/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { giftVoucherPayable } from './gift-voucher.ts';
import { goodsPayable } from './goods.ts';
import type { Payable } from './payable.ts';

/** What an order that is being paid is: goods, or a voucher for somebody else. Its id says which. */
export function usePayable(orderId: number): Payable {
  const api = useApi();
  const queryClient = useQueryClient();
  return isGiftVoucherOrder(orderId) ? giftVoucherPayable(api, orderId) : goodsPayable(api, queryClient, orderId);
}
