import type { OverlayParts } from '../shell/overlay-host.tsx';

export const barcodeOverlays: OverlayParts = {
  barcode: () => import('./barcode-overlay.tsx'),
};
