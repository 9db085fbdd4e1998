import { endpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useRouter } from '@tanstack/react-router';
import { useCartAction } from '../../../shared/cart/index.ts';
import { useSession } from '../../../shared/session/index.ts';
import { deliveryServiceIds } from './find-stores.ts';

/** "Ritiro presso questo negozio": the order is picked up there. Visitors log in first. */
export function usePickup() {
  const router = useRouter();
  const { isLoggedIn } = useSession();
  const setPlace = useCartAction<number>((api, warehouseId) =>
    api.call(endpoints.cart.setAddress, { warehouse_id: warehouseId, delivery_service_id: deliveryServiceIds.pickup }),
  );
  return {
    busy: setPlace.isPending,
    choose: (warehouseId: number, name: string) => {
      if (!isLoggedIn) {
        void router.navigate({ to: '/login', search: { redirect: router.state.location.href } });
        return;
      }
      setPlace.mutate(warehouseId, { onSuccess: () => toast.success(`Ritiri la spesa presso ${name}`) });
    },
  };
}
