import { isApiError, staffEndpoints } from '@sporta/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { useOnline, useQueue } from '../../shared/offline/index.ts';
import { useMe } from '../../shared/staff/index.ts';
import { createDriverDevice, type DriverDevice, type DriverView } from './model/driver-device.ts';

const roundsQuery = (api: Api, device: DriverDevice) =>
  queryOptions({
    queryKey: ['driver', 'rounds'],
    queryFn: async ({ signal }) => {
      const asked = device.changes();
      const { data } = await api.call(staffEndpoints.staffDriver.rounds, {}, { signal });
      return { rounds: data.rounds, asked };
    },
    staleTime: 5_000,
    // A round is given to a driver while they wait for it.
    refetchInterval: 60_000,
    // Without a network there is nothing to ask; the device has it all.
    networkMode: 'always',
  });

/** One for each person on this page: what was done is sent on while they look at other pages. */
const devices = new Map<number, DriverDevice>();

function deviceOf(api: Api, userId: number): DriverDevice {
  const known = devices.get(userId);
  if (known) return known;
  const device = createDriverDevice(api, userId);
  devices.set(userId, device);
  void device.open();
  return device;
}

export interface Driver extends DriverView {
  device: DriverDevice;
  /** No network, as far as the phone knows: it says so, or the last question or gesture did not get through. */
  offline: boolean;
  /** Reading failed, and nothing is on the device. */
  error: unknown;
  readAgain: () => void;
}

/** The rounds of who drives, from the device at once and from the server as soon as it answers. */
export function useDriver(): Driver {
  const api = useApi();
  const { userId } = useMe();
  const device = deviceOf(api, userId);
  const view = useSyncExternalStore(device.subscribe, device.current);
  useQueue(device.queue);
  const { data, error, refetch } = useQuery(roundsQuery(api, device));
  useEffect(() => {
    if (data) device.receive(data.rounds, data.asked);
  }, [data, device]);
  const online = useOnline();
  const unread = isApiError(error) && error.kind === 'network';
  return {
    ...view,
    device,
    offline: !online || unread || view.stuck === 'no-network',
    error: view.rounds ? undefined : error,
    readAgain: () => void refetch(),
  };
}
