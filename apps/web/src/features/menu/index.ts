export { menuOverlays } from './overlays.ts';
