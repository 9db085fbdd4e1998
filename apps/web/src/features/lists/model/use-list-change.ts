import type { ListDetail } from '@sporta/contract';
import { toast } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';
import { useApi } from '../../../lib/use-api.ts';
import { useShopHash } from '../../../shared/cart/index.ts';
import { messageOf } from '../../../shared/errors/index.ts';
import { listQuery, listsKey } from '../api/lists.ts';

/**
 * A change of one list. Changes go out one after the other; what the server answers to the last of them is shown, and the cards
 * of the lists follow.
 * @param expected how the list will look, shown at once; after a refusal the list is read again
 */
export function useListChange<Input>(
  listId: number,
  send: (api: Api, input: Input) => Promise<ListDetail>,
  expected?: (list: ListDetail, input: Input) => ListDetail,
) {
  const api = useApi();
  const hash = useShopHash();
  const queryClient = useQueryClient();
  const { queryKey } = listQuery(api, listId, hash);
  const mutationKey = ['list', listId];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join('-') },
    mutationFn: (input: Input) => send(api, input),
    onMutate: async (input: Input) => {
      // What was asked before this change must not be shown over it.
      await queryClient.cancelQueries({ queryKey });
      if (!expected) return;
      queryClient.setQueryData(queryKey, (list) => list && expected(list, input));
    },
    onSuccess: (list) => {
      // with another change behind it this answer is old already
      if (queryClient.isMutating({ mutationKey }) <= 1) queryClient.setQueryData(queryKey, list);
      void queryClient.invalidateQueries({ queryKey: listsKey, exact: true });
    },
    onError: (error) => {
      toast.error(messageOf(error, 'La lista non è stata cambiata: riprova.'));
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}
