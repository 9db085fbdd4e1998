import { isApiError, mayDo, type StaffPerson, staffEndpoints } from '@sporta/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { closeKept, forgetKept, forgetPictures, keep, kept } from '../offline/index.ts';

export const meKey = ['staff', 'me'] as const;

/** Who sits at the Banco. */
export const meQuery = (api: Api) =>
  queryOptions({
    queryKey: meKey,
    queryFn: ({ signal }) => readMe(api, signal),
    staleTime: 60_000,
  });

/** Under this name the device knows who was here last. */
const KEPT = 'me';

/** Without a network, who was here last: as long as their session lasts, and locked if it was. */
async function readMe(api: Api, signal: AbortSignal): Promise<StaffPerson> {
  try {
    return (await api.call(staffEndpoints.staff.me, {}, { signal })).data.person;
  } catch (error) {
    const away = isApiError(error) && (error.kind === 'network' || error.kind === 'unavailable');
    const last = away ? await kept<StaffPerson>(KEPT).catch(() => undefined) : undefined;
    if (!last || Date.parse(last.sessionEndsAt) <= Date.now()) throw error;
    return last;
  }
}

/** Keeps who is here on the device, so that pages open without a network. */
export function useKeepMe(): void {
  const me = useMe();
  useEffect(() => {
    // A browser that keeps nothing (private windows) works as long as there is a network.
    keepPerson(me).catch(() => undefined);
  }, [me]);
}

/** A session that ended by itself left what its person read: it is nobody's business when another one signs in. */
async function keepPerson(me: StaffPerson): Promise<void> {
  const last = await kept<StaffPerson>(KEPT);
  if (last && last.userId !== me.userId) await forgetKept();
  await keep(KEPT, me);
}

/** Somebody signs out: addresses and work leave the device, and nobody opens pages in their name without a network. */
export async function forgetMe(): Promise<void> {
  await Promise.allSettled([closeKept(), forgetPictures()]);
}

export const useMe = (): StaffPerson => useSuspenseQuery(meQuery(useApi())).data;

/** Whether this person may use a call: as the server decides, so that what they may not is not offered. */
export const mayUse = ({ roles }: StaffPerson, call: { roles?: Parameters<typeof mayDo>[1] }): boolean =>
  mayDo(roles, call.roles ?? []);

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
