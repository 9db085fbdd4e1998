export { cartOverlays } from './overlays.ts';
