import { type PickingTaken, type PickingZone, staffEndpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { pickingKeys } from '../../shared/live/index.ts';

interface Given {
  userId: number;
  zone: PickingZone;
  orders: readonly { orderId: number }[];
}

/** Gives orders in a zone to somebody, one after the other: a full cart keeps what it got, and says so of the rest. */
export function useAssign(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ userId, zone, orders }: Given) => {
      for (const { orderId } of orders) {
        await api.call(staffEndpoints.staffPicking.assign, { order_id: orderId, zone, user_id: userId });
      }
    },
    onSuccess: (_, { orders }) => {
      toast.success(orders.length === 1 ? 'Ordine assegnato' : `${orders.length} ordini assegnati`);
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: pickingKeys.all }),
  });
}

/** Takes work from somebody, so that anybody may go on with it; what was done stays done. */
export function useTakeBack() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, zone }: PickingTaken) =>
      api.call(staffEndpoints.staffPicking.giveBack, { order_id: orderId, zone }),
    onSuccess: (_, { orderNumber, picker }) => toast.success(`${orderNumber} non è più di ${picker.name}`),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: pickingKeys.all }),
  });
}
