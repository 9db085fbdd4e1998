import { endpoints, type SignedInDevice } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

export const devicesKey = ['signed-in-devices'] as const;

/** Where the customer is signed in, this device first. */
export function devicesQuery(api: Api) {
  return queryOptions({
    queryKey: devicesKey,
    queryFn: async ({ signal }): Promise<SignedInDevice[]> =>
      (await api.call(endpoints.session.sessions, {}, { signal })).data.sessions,
  });
}

/** Signs one device out. @returns the devices left */
export async function signOutDevice(api: Api, sessionId: number): Promise<SignedInDevice[]> {
  return (await api.call(endpoints.session.endSession, { session_id: sessionId })).data.sessions;
}

/** Signs every other device out. @returns the devices left */
export async function signOutOthers(api: Api): Promise<SignedInDevice[]> {
  return (await api.call(endpoints.session.endOtherSessions, {})).data.sessions;
}
