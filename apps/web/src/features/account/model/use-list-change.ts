import type { ListDetail } from '@sporta/contract';
import { toast } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';
import { useApi } from '../../../lib/use-api.ts';
import { useShopHash } from '../../cart/model/index.ts';
import { messageOf } from '../../delivery/model/use-delivery-actions.ts';
import { listQuery, listsKey } from '../api/lists.ts';

/** A change of one list; what the server answers is shown at once, the cards of the lists follow. */
export function useListChange<Input>(listId: number, send: (api: Api, input: Input) => Promise<ListDetail>) {
  const api = useApi();
  const hash = useShopHash();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(api, input),
    onSuccess: (list) => {
      queryClient.setQueryData(listQuery(api, listId, hash).queryKey, list);
      void queryClient.invalidateQueries({ queryKey: listsKey, exact: true });
    },
    onError: (error) => toast.error(messageOf(error, 'La lista non è stata cambiata: riprova.')),
  });
}
