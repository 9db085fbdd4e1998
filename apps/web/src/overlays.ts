import { barcodeOverlays } from './features/barcode/overlays.ts';
import { cartOverlays } from './features/cart/overlays.ts';
import { checkoutOverlays } from './features/checkout/overlays.ts';
import { deliveryOverlays } from './features/delivery/overlays.ts';
import { fastSearchOverlays } from './features/fast-search/overlays.ts';
import { menuOverlays } from './features/menu/overlays.ts';
import type { OverlayParts } from './features/shell/overlay-host.tsx';

/** All that can lie over a page; `shell` draws whichever is open and knows none of them. */
export const allOverlays: OverlayParts = {
  ...barcodeOverlays,
  ...cartOverlays,
  ...checkoutOverlays,
  ...deliveryOverlays,
  ...fastSearchOverlays,
  ...menuOverlays,
};
