import { barcodeOverlays } from './features/barcode/index.ts';
import { cartOverlays } from './features/cart/index.ts';
import { checkoutOverlays } from './features/checkout/index.ts';
import { deliveryOverlays } from './features/delivery/index.ts';
import { fastSearchOverlays } from './features/fast-search/index.ts';
import { menuOverlays } from './features/menu/index.ts';
import type { OverlayParts } from './shared/overlays/index.ts';

/** All that can lie over a page; `shell` draws whichever is open and knows none of them. */
export const allOverlays: OverlayParts = {
  ...barcodeOverlays,
  ...cartOverlays,
  ...checkoutOverlays,
  ...deliveryOverlays,
  ...fastSearchOverlays,
  ...menuOverlays,
};
