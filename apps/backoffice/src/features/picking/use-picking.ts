import { type PickingWork, staffEndpoints } from '@sporta/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { pickingKeys } from '../../shared/live/index.ts';
import { useQueue } from '../../shared/offline/index.ts';
import { useMe } from '../../shared/staff/index.ts';
import { createPickingDevice, type PickingDevice, type PickingView } from './model/picking-device.ts';

const mineQuery = (api: Api) =>
  queryOptions({
    queryKey: pickingKeys.mine,
    queryFn: async ({ signal }): Promise<PickingWork> =>
      (await api.call(staffEndpoints.staffPicking.mine, {}, { signal })).data.work,
    staleTime: 5_000,
    // Live news name what changed; a page that missed them asks by itself.
    refetchInterval: 60_000,
    // Without a network there is nothing to ask; the device has it all.
    networkMode: 'always',
  });

/** One for each person on this page: what was done is sent on while they look at other pages. */
const devices = new Map<number, PickingDevice>();

function deviceOf(api: Api, userId: number): PickingDevice {
  const known = devices.get(userId);
  if (known) return known;
  const device = createPickingDevice(api, userId);
  devices.set(userId, device);
  void device.open();
  return device;
}

export interface Picking extends PickingView {
  device: PickingDevice;
  /** Reading failed, and nothing is on the device. */
  error: unknown;
  readAgain: () => void;
}

/** The work in this person's hands, from the device at once and from the server as soon as it answers. */
export function usePicking(): Picking {
  const api = useApi();
  const { userId } = useMe();
  const device = deviceOf(api, userId);
  const view = useSyncExternalStore(device.subscribe, device.current);
  useQueue(device.queue);
  const { data, error, refetch } = useQuery(mineQuery(api));
  useEffect(() => {
    if (data) device.receive(data);
  }, [data, device]);
  return { ...view, device, error: view.work ? undefined : error, readAgain: () => void refetch() };
}
