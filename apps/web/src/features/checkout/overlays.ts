import type { OverlayParts } from '../../shared/overlays/index.ts';

export const checkoutOverlays: OverlayParts = {
  'fast-payment': () => import('./fast-payment-overlay.tsx'),
};
