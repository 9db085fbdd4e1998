export { deliveryOverlays } from './overlays.ts';
