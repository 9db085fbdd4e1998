import { staffEndpoints } from '@sporta/contract';
import { addDays, type ShopDay } from '@sporta/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

const { stuck, reconciliation } = staffEndpoints.staffPayments;

export const stuckKey = ['payments', 'stuck'] as const;

/** Payments nobody decides, and money that cannot be taken or given back. */
export const stuckQuery = (api: Api) =>
  queryOptions({
    queryKey: stuckKey,
    queryFn: async ({ signal }) => (await api.call(stuck, {}, { signal })).data,
  });

export const reportsKey = (day: ShopDay) => ['payments', 'reconciliation', day] as const;

/** What providers say they moved on a day beside our ledger. */
export const reportsQuery = (api: Api, day: ShopDay) =>
  queryOptions({
    queryKey: reportsKey(day),
    queryFn: async ({ signal }) => (await api.call(reconciliation, { day }, { signal })).data.reports,
  });

/** A day can be compared once it is over. */
export const lastComparableDay = (today: ShopDay): ShopDay => addDays(today, -1);
