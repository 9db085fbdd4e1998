import type { OverlayParts } from '../../shared/overlays/index.ts';

export const deliveryOverlays: OverlayParts = {
  address: () => import('./address-overlay.tsx'),
  slot: () => import('./slot-overlay.tsx'),
};
