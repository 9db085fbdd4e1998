import { profileEndpoints, type WeeklySlot } from '@sporta/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { useCartAction } from '../cart/index.ts';
import { timeslotsKey } from '../delivery/index.ts';

const weeklyKey = ['weekly-slots'];

export const weeklySlotsQuery = (api: Api) =>
  queryOptions({
    queryKey: weeklyKey,
    queryFn: async ({ signal }) => (await api.call(profileEndpoints.weeklySlots.list, {}, { signal })).data.weeklySlots,
  });

/** The windows an address may have every week. */
export const choicesQuery = (api: Api, userAddressId: number) =>
  queryOptions({
    queryKey: [...weeklyKey, 'choices', userAddressId],
    queryFn: async ({ signal }) =>
      (await api.call(profileEndpoints.weeklySlots.choices, { user_address_id: userAddressId }, { signal })).data,
    retry: false,
  });

type Change =
  | {
      what: 'keep';
      userAddressId: number;
      weekday: number;
      beginTime: string;
      /** The page showed no window for the address: one of another tab stays. */
      onlyIfNone?: boolean;
    }
  | { what: 'basket'; weeklySlotId: number; basket: 'none' | 'last' | 'list'; listId?: number | undefined }
  | { what: 'skip'; weeklySlotId: number; day: string; skip: boolean }
  | { what: 'end'; weeklySlotId: number };

/** Changes a weekly window; the page shows what the shop answers. */
export function useChangeWeekly() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => ask(api, change),
    onSuccess: (slots) => {
      queryClient.setQueryData(weeklyKey, slots);
      void queryClient.invalidateQueries({ queryKey: timeslotsKey });
    },
    // another tab may have changed it
    onError: () => queryClient.invalidateQueries({ queryKey: weeklyKey, exact: true }),
  });
}

async function ask(api: Api, change: Change): Promise<WeeklySlot[]> {
  switch (change.what) {
    case 'keep': {
      const { userAddressId: user_address_id, weekday, beginTime: begin_time, onlyIfNone: only_if_none } = change;
      const asked = { user_address_id, weekday, begin_time, ...(only_if_none ? { only_if_none } : {}) };
      return (await api.call(profileEndpoints.weeklySlots.keep, asked)).data.weeklySlots;
    }
    case 'basket': {
      const { weeklySlotId: weekly_slot_id, basket, listId: list_id } = change;
      const asked = { weekly_slot_id, basket, ...(list_id === undefined ? {} : { list_id }) };
      return (await api.call(profileEndpoints.weeklySlots.chooseBasket, asked)).data.weeklySlots;
    }
    case 'skip': {
      const { weeklySlotId: weekly_slot_id, day, skip } = change;
      return (await api.call(profileEndpoints.weeklySlots.skip, { weekly_slot_id, day, skip })).data.weeklySlots;
    }
    case 'end':
      return (await api.call(profileEndpoints.weeklySlots.end, { weekly_slot_id: change.weeklySlotId })).data
        .weeklySlots;
  }
}

/** The cart took a slot: what the weeks show is another now. */
export function useRefreshWeekly() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: weeklyKey, exact: true });
}

/** Puts what is usually bought into the cart, with the place kept for that day; nothing is ordered by it. */
export function useFillCart() {
  const refresh = useRefreshWeekly();
  const queryClient = useQueryClient();
  const fill = useCartAction<{ weeklySlotId: number; day: string }>((client, { weeklySlotId, day }) =>
    client.call(profileEndpoints.weeklySlots.fillCart, { weekly_slot_id: weeklySlotId, day }),
  );
  return {
    isPending: fill.isPending,
    fill: async (of: { weeklySlotId: number; day: string }) => {
      try {
        const cart = await fill.mutateAsync(of);
        void queryClient.invalidateQueries({ queryKey: timeslotsKey });
        return cart;
      } catch {
        // the refusal is said by the cart
        return undefined;
      } finally {
        await refresh();
      }
    },
  };
}
