import { type DeliveryPassOrder, endpoints } from '@sporta/contract';
import { type ShopDay, shopDay } from '@sporta/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { shopNow } from '../../lib/shop-clock.ts';
import { useApi } from '../../lib/use-api.ts';
import { useSession } from '../session/index.ts';

export const passesKey = ['delivery-passes'] as const;

/** What the shop sells, how it can be paid now, and from which day it would hold. */
export function passOffersQuery(api: Api) {
  return queryOptions({
    queryKey: [...passesKey, 'offers'],
    queryFn: async ({ signal }) => (await api.call(endpoints.deliveryPasses.offers, {}, { signal })).data,
  });
}

/** Passes the customer bought, the latest first. */
export function passesQuery(api: Api) {
  return queryOptions({
    queryKey: [...passesKey, 'list'],
    queryFn: async ({ signal }) => (await api.call(endpoints.deliveryPasses.list, {}, { signal })).data.deliveryPasses,
  });
}

/** One of them, with the state of its payment. */
export function passQuery(api: Api, orderId: number) {
  return queryOptions({
    queryKey: [...passesKey, orderId],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.deliveryPasses.detail, { order_id: orderId }, { signal })).data.deliveryPass,
  });
}

/** Whether it came to something: one whose payment failed or is under way is not had. */
export function isHad({ state }: Pick<DeliveryPassOrder, 'state'>): boolean {
  return state === 'paid' || state === 'ended';
}

/** Whether it holds on a day, or will: it was paid, and its last day has not gone by. */
export function isRunning(
  { state, endsOn = '' }: Pick<DeliveryPassOrder, 'state' | 'endsOn'>,
  today: ShopDay,
): boolean {
  return state === 'paid' && endsOn >= today;
}

/** Menus ask as rarely as the shop changes what it sells. */
const STAYS_MS = 10 * 60_000;

/** The pass that holds, or will, of whoever is logged in; of somebody who buys for a company by now too. */
export function useRunningPass(): DeliveryPassOrder | undefined {
  const { isInPerson } = useSession();
  const { data: passes } = useQuery({ ...passesQuery(useApi()), enabled: isInPerson });
  return passes?.find((each) => isRunning(each, shopDay(shopNow())));
}

/**
 * Whether the profile has an entry for passes: the shop sells some to this household, or they have or had one. Whoever buys for a
 * company by now has it while theirs runs: there they can withdraw (Codice del consumo, art. 54-bis).
 */
export function useHasPassPage(): boolean {
  const api = useApi();
  const { isInPerson, user } = useSession();
  const isHousehold = isInPerson && !user.company;
  const { data } = useQuery({ ...passOffersQuery(api), enabled: isHousehold, staleTime: STAYS_MS });
  const isSold = data !== undefined && data.offers.length > 0;
  const { data: passes = [] } = useQuery({
    ...passesQuery(api),
    enabled: isInPerson && (!isHousehold || (data !== undefined && !isSold)),
    staleTime: STAYS_MS,
  });
  if (!isHousehold) return isInPerson && passes.some((each) => isRunning(each, shopDay(shopNow())));
  return isSold || passes.some(isHad);
}
