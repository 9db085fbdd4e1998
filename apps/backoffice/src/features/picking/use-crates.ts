import { type PickingCrate, type StorageZone, staffEndpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { pickingKeys } from '../../shared/live/index.ts';

/** Opening, placing and taking away crates: their labels come from the server, so these need the network. */
export function useCrates() {
  const api = useApi();
  const queries = useQueryClient();
  const call = staffEndpoints.staffPicking;
  const options = {
    onSuccess: () => queries.invalidateQueries({ queryKey: pickingKeys.all }),
    onError: (error: Error) => toast.error(messageOf(error)),
  };
  const open = useMutation({
    ...options,
    mutationFn: (crate: { orderId: number; temperature: StorageZone; key: string }) =>
      api.call(call.openCrate, { order_id: crate.orderId, temperature: crate.temperature, key: crate.key }),
  });
  const remove = useMutation({
    ...options,
    mutationFn: ({ crateId }: PickingCrate) => api.call(call.removeCrate, { crate_id: crateId }),
  });
  return { open, remove, busy: open.isPending || remove.isPending };
}
