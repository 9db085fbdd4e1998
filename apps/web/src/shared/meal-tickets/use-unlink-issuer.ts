import { endpoints, type MealTicketType } from '@sporta/contract';
import { toast, useConfirm } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { reloadCart } from '../cart/index.ts';
import { messageOf } from '../errors/index.ts';
import { mealTicketsKey } from './meal-tickets.ts';

/** Asks, then unlinks an issuer's account; its tickets leave the cart. */
export function useUnlinkIssuer() {
  const api = useApi();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const unlink = useMutation({
    mutationFn: async ({ paymentTypeId }: MealTicketType) =>
      (await api.call(endpoints.mealTickets.logout, { payment_type_id: paymentTypeId })).data,
    onSuccess: (data, { name }) => {
      queryClient.setQueryData(mealTicketsKey, data);
      void reloadCart(queryClient);
      toast.success(`${name} scollegato`);
    },
    onError: (error) => toast.error(messageOf(error, 'Il conto non è stato scollegato: riprova.')),
  });
  const ask = async (type: MealTicketType) => {
    const yes = await confirm({
      title: `Scollegare ${type.name}?`,
      body: 'I suoi buoni non pagano più il carrello. Puoi ricollegarlo quando vuoi.',
    });
    if (yes) unlink.mutate(type);
  };
  return { ask, busy: unlink.isPending };
}
