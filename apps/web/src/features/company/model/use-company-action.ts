import { toast } from '@sporta/ui';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';
import { useApi } from '../../../lib/use-api.ts';
import { messageOf } from '../../../shared/errors/index.ts';

/** A change in the company: what the server answers takes the place of what was known under `key`, at once. */
export function useCompanyAction<Input, Data>(
  key: QueryKey,
  send: (api: Api, input: Input) => Promise<Data>,
  done: string,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(api, input),
    onSuccess: (data) => {
      queryClient.setQueryData(key, data);
      toast.success(done);
    },
    onError: (error) => toast.error(messageOf(error, 'La modifica non è riuscita: riprova.')),
  });
}
