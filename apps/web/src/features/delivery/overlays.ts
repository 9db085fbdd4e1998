import type { OverlayParts } from '../shell/overlay-host.tsx';

export const deliveryOverlays: OverlayParts = {
  address: () => import('./address-overlay.tsx'),
  slot: () => import('./slot-overlay.tsx'),
};
