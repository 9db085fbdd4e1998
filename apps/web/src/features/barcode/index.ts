export { barcodeOverlays } from './overlays.ts';
