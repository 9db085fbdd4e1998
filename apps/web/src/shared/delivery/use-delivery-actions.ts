import { type Cart, endpoints } from '@sporta/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { applyCart, reloadPurchase } from '../cart/index.ts';
import { timeslotsKey } from './slots.ts';

export type Place = { userAddressId: number } | { warehouseId: number; deliveryServiceId: number };

/** Chooses where the order goes. What is lost by it (lines not sold there, the slot) comes back as warnings. */
export function useSetPlace() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (place: Place): Promise<{ cart: Cart; warnings: string[] }> => {
      const { data, response } = await api.call(
        endpoints.cart.setAddress,
        'userAddressId' in place
          ? { user_address_id: place.userAddressId, delivery_service_id: 1 }
          : { warehouse_id: place.warehouseId, delivery_service_id: place.deliveryServiceId },
      );
      applyCart(queryClient, data);
      return { cart: data, warnings: response.warningsMessage };
    },
  });
}

/** Holds a place in a slot. A slot that has just filled up is shown as such at once. */
export function useHoldSlot() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (slot: { timeslotId: number; date: string }) => {
      const { data } = await api.call(endpoints.delivery.holdTimeslot, {
        timeslot_id: slot.timeslotId,
        date: slot.date,
      });
      applyCart(queryClient, data);
      return data;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: timeslotsKey }),
  });
}

/** "Tienila ancora": the hold lasts longer. */
export function useExtendHold() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { data } = await api.call(endpoints.delivery.extendTimeslot, {});
      applyCart(queryClient, data);
      return data;
    },
    onError: () => reloadPurchase(queryClient),
  });
}
