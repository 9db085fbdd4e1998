import { endpoints } from '@sporta/contract';
import { toast } from '@sporta/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../errors/index.ts';
import { leaveFor, nextStep } from './leave-for.ts';
import { cardsKey, paymentTypesQuery } from './payments.ts';

/**
 * Saves a card without paying: its number is typed at the provider's.
 * @returns `begin` undefined where no provider of the shop keeps cards
 */
export function useAddCard(): { begin: (() => void) | undefined; busy: boolean } {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: types = [] } = useQuery(paymentTypesQuery(api));
  const keeper = types.find(({ allowsAuth, enabled }) => allowsAuth && enabled);
  const add = useMutation({
    retry: false,
    mutationFn: async (paymentTypeId: number) =>
      (await api.call(endpoints.payments.addAuth, { payment_type_id: paymentTypeId })).data,
    onSuccess: (answer) => {
      queryClient.setQueryData(cardsKey, answer.auths);
      const step = nextStep(answer);
      if (step.kind === 'get' || step.kind === 'post') leaveFor(step);
    },
    onError: (error) => toast.error(messageOf(error, 'La carta non è stata aggiunta: riprova.')),
  });
  return {
    begin: keeper && (() => add.mutate(keeper.paymentTypeId)),
    busy: add.isPending,
  };
}
