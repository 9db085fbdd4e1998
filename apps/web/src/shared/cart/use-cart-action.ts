import { type Cart, type CartChanges, type Client, isApiError } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { applyAnswer } from './apply-cart.ts';
import { reloadPurchase } from './cart-query.ts';

/**
 * A cart call as a mutation: its answer becomes the cart or is put into it, its warnings and its refusal become toasts.
 *
 *     const empty = useCartAction((api) => api.call(endpoints.cartChanges.empty, { only: 'changes' }));
 */
export function useCartAction<Input = void>(
  send: (api: Client, input: Input) => Promise<{ data: Cart | CartChanges; response: { warningsMessage: string[] } }>,
  /** Calls of one scope go out one after the other. */
  { scope }: { scope?: string } = {},
): UseMutationResult<Cart, Error, Input> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    ...(scope ? { scope: { id: scope } } : {}),
    mutationFn: async (input: Input) => {
      const { data, response } = await send(api, input);
      const cart = await applyAnswer(api, queryClient, data);
      // in one message: of many beside each other the first ones would not be seen
      const left = response.warningsMessage.join(';\n');
      if (left) toast.warning(left);
      return cart;
    },
    onError: (error) => {
      if (isApiError(error) && error.kind === 'loginNeeded') return;
      toast.error(isApiError(error) ? error.message : 'Il carrello non è stato aggiornato: riprova');
      void reloadPurchase(queryClient);
    },
  });
}
