import { staffEndpoints } from '@sporta/contract';
import { newKey } from '@sporta/contract/new-key.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { orderKeys } from '../../shared/live/index.ts';
import type { RefundRequest } from './refund-choice.ts';

interface Confirmation {
  reason: string;
  notify: boolean;
  /** A van fetches the goods. */
  collect: boolean;
  /** Euro the person saw on the button. */
  expectedTotal: number;
}

/**
 * Previews a refund while it is chosen, and asks for it once: the key is the same for every press in this window, so that an
 * answer lost on the way gives nothing back twice.
 */
export function useRefund(orderId: number, request: RefundRequest | undefined) {
  const api = useApi();
  const queries = useQueryClient();
  const [key] = useState(() => `refund-${newKey()}`);
  const wanted = useDeferredValue(request);
  const preview = useQuery({
    queryKey: ['refund-preview', orderId, wanted],
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffOrders.refund, { order_id: orderId, ...wanted }, { signal })).data.refund,
    enabled: wanted !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
    retry: false,
    // without a network it fails and says so, instead of waiting in silence with the sums of what was chosen before
    networkMode: 'always',
  });
  const isOfThis = JSON.stringify(wanted) === JSON.stringify(request) && !preview.isPlaceholderData;
  const confirm = useMutation({
    mutationFn: async ({ reason, notify, collect, expectedTotal }: Confirmation) =>
      api.call(staffEndpoints.staffOrders.refund, {
        order_id: orderId,
        ...request,
        reason,
        notify,
        collect,
        confirm: true,
        expected_total: expectedTotal,
        idempotency_key: key,
      }),
    onSuccess: ({ data }) => {
      queries.setQueryData(orderKeys.one(orderId), data.order);
      void queries.invalidateQueries({ queryKey: orderKeys.lists });
    },
  });
  return {
    preview,
    /** The answer is about what is chosen now, not about what was chosen before. */
    current: request && isOfThis ? preview.data : undefined,
    isAsking: request !== undefined && (!isOfThis || preview.isFetching),
    confirm,
  };
}
