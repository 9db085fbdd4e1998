import { type PickingSubstitute, staffEndpoints } from '@sporta/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';

/** A scanner types its code into the field that has the focus. */
const isCode = /^\d{8,14}$/;

/** Products for a line by words, also those that may not come in its place; nothing is asked before two letters. */
export function useAskedSubstitutes(
  orderLineId: number,
  q: string,
): { found: readonly PickingSubstitute[]; error: unknown; reading: boolean } {
  const api = useApi();
  const { data, error, isFetching } = useQuery({
    queryKey: ['picking-substitutes', orderLineId, q],
    queryFn: async ({ signal }) =>
      (
        await api.call(
          staffEndpoints.staffPicking.substitutes,
          { order_line_id: orderLineId, ...(isCode.test(q) ? { code: q } : { q }) },
          { signal },
        )
      ).data.products,
    enabled: q.length > 1,
  });
  return { found: data ?? [], error, reading: isFetching };
}
