import { type StaffSlotChoice, staffEndpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { slotHours } from '../figures/index.ts';

/** Slots an order could move to. */
export const slotsQuery = (api: Api, orderId: number) =>
  queryOptions({
    queryKey: ['order-slots', orderId],
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffOrders.slots, { order_id: orderId }, { signal })).data.slots,
    staleTime: 0,
  });

/** "domani, 18–20". */
export const slotName = (slot: StaffSlotChoice): string => `${slot.dayLabel}, ${slotHours(slot)}`;
