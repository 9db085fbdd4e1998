import type { OverlayParts } from '../shell/overlay-host.tsx';

export const cartOverlays: OverlayParts = {
  cart: () => import('./cart-overlay.tsx'),
};
