import { staffEndpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { slotKeys } from '../../shared/live/index.ts';
import type { SlotsSearch } from './slots-search.ts';

const { week, typicalWeek, closing } = staffEndpoints.staffSlots;

/** Store and service as calls name them. */
export const planOf = ({ store, service }: SlotsSearch) => ({ warehouse_id: store, delivery_service_id: service ?? 1 });

export const weekQuery = (api: Api, search: SlotsSearch) =>
  queryOptions({
    queryKey: [...slotKeys.all, 'week', search.store, search.service, search.day],
    queryFn: async ({ signal }) => (await api.call(week, { ...planOf(search), day: search.day }, { signal })).data.week,
    // what staff change is heard of at once; places are taken all the time, and nobody announces each
    refetchInterval: 30_000,
    placeholderData: (before) => before,
  });

export const typicalQuery = (api: Api, search: SlotsSearch) =>
  queryOptions({
    queryKey: [...slotKeys.all, 'typical', search.store, search.service],
    queryFn: async ({ signal }) => (await api.call(typicalWeek, planOf(search), { signal })).data.slots,
  });

export const closingQuery = (api: Api, timeslotId: number) =>
  queryOptions({
    queryKey: [...slotKeys.all, 'closing', timeslotId],
    queryFn: async ({ signal }) => (await api.call(closing, { timeslot_id: timeslotId }, { signal })).data.orders,
    staleTime: 0,
  });

export const pricesQuery = (api: Api, search: SlotsSearch) =>
  queryOptions({
    queryKey: [...slotKeys.all, 'prices', search.store, search.service],
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffSlotPrices.read, planOf(search), { signal })).data.prices,
  });

export const weeklyTermsQuery = (api: Api, search: SlotsSearch) =>
  queryOptions({
    queryKey: [...slotKeys.all, 'weekly', search.store],
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffWeeklySlots.read, { warehouse_id: search.store }, { signal })).data.terms,
  });
