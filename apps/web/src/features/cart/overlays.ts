import type { OverlayParts } from '../../shared/overlays/index.ts';

export const cartOverlays: OverlayParts = {
  cart: () => import('./cart-overlay.tsx'),
};
