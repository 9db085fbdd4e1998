import type { Bought } from '@sporta/contract';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useGoToPay } from './use-go-to-pay.ts';

export interface UnfinishedCalls {
  resume: () => Promise<Bought>;
  abandon: () => Promise<unknown>;
  /** Of the queries that know how the purchase stands. */
  queryKey: QueryKey;
}

/** The payment of a purchase that was begun and not brought to an end: goes on with it, or abandons it. */
export function useUnfinished({ queryKey, ...calls }: UnfinishedCalls) {
  const queryClient = useQueryClient();
  // its state now: the page shows that
  const readAgain = () => queryClient.invalidateQueries({ queryKey });
  const resume = useMutation({
    retry: false,
    mutationFn: calls.resume,
    onSuccess: useGoToPay(),
    onError: readAgain,
  });
  const abandon = useMutation({ retry: false, mutationFn: calls.abandon, onSettled: readAgain });
  return { resume, abandon };
}
