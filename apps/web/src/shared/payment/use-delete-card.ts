import { endpoints, type PaymentAuth } from '@sporta/contract';
import { toast } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../errors/index.ts';
import { cardName } from './card-texts.ts';
import { cardsKey } from './payments.ts';

/** Removes a saved card, here and at the provider. */
export function useDeleteCard() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (card: PaymentAuth) =>
      (await api.call(endpoints.payments.deleteAuth, { payment_auth_id: card.paymentAuthId })).data.auths,
    onSuccess: (auths, card) => {
      queryClient.setQueryData(cardsKey, auths);
      void queryClient.invalidateQueries({ queryKey: ['payment-types'] });
      toast.success(`${cardName(card)} eliminata`);
    },
    onError: (error) => toast.error(messageOf(error, 'La carta non è stata eliminata: riprova.')),
  });
}
