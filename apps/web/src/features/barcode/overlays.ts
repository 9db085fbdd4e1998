import type { OverlayParts } from '../../shared/overlays/index.ts';

export const barcodeOverlays: OverlayParts = {
  barcode: () => import('./barcode-overlay.tsx'),
};
