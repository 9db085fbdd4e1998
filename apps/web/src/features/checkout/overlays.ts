import type { OverlayParts } from '../shell/overlay-host.tsx';

export const checkoutOverlays: OverlayParts = {
  'fast-payment': () => import('./fast-payment-overlay.tsx'),
};
