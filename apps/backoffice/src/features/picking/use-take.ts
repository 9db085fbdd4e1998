import { type PickingZone, staffEndpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { pickingKeys } from '../../shared/live/index.ts';
import { deviceName } from './model/device-name.ts';
import type { PickingDevice } from './model/picking-device.ts';

/** What is wanted: nothing at all is "the next one", whatever it is. */
export interface Wanted {
  warehouseId?: number;
  timeslotId?: number;
  zone?: PickingZone;
  orderId?: number;
}

/** Takes work and goes to the cart with it. */
export function useTake(device: PickingDevice) {
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: async ({ warehouseId, timeslotId, zone, orderId }: Wanted) =>
      (
        await api.call(staffEndpoints.staffPicking.take, {
          device: deviceName(),
          warehouse_id: warehouseId,
          timeslot_id: timeslotId,
          zone,
          order_id: orderId,
        })
      ).data.work,
    onSuccess: (work) => {
      device.receive(work);
      queries.setQueryData(pickingKeys.mine, work);
      void queries.invalidateQueries({ queryKey: pickingKeys.work });
      void router.navigate({ href: '/banco/preparazione/carrello' });
    },
    onError: (error) => toast.error(messageOf(error)),
  });
}
