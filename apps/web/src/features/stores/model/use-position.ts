import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useState } from 'react';
import { useCart } from '../../../shared/cart/index.ts';
import type { Point } from '../../../shared/places/index.ts';

const WAIT_MS = 10_000;

/** Where the customer is: the device says it when asked, until then the address of the order. */
export function usePosition(): { position: Point | undefined; locate: (onFound?: () => void) => void; busy: boolean } {
  const shipping = useCart()?.shippingAddress;
  const [device, setDevice] = useState<Point>();
  const [busy, setBusy] = useState(false);
  const home =
    shipping?.latitude === undefined || shipping.longitude === undefined
      ? undefined
      : { latitude: shipping.latitude, longitude: shipping.longitude };
  const locate = (onFound?: () => void) => {
    if (!navigator.geolocation) {
      toast.warning('Questo dispositivo non conosce la sua posizione: scrivi la città o il CAP');
      return;
    }
    setBusy(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setBusy(false);
        setDevice({ latitude: coords.latitude, longitude: coords.longitude });
        onFound?.();
      },
      () => {
        setBusy(false);
        toast.warning('Non conosciamo la tua posizione: scrivi la città o il CAP');
      },
      { timeout: WAIT_MS, maximumAge: 5 * 60_000 },
    );
  };
  return { position: device ?? home, locate, busy };
}
