export { hasOverlay, OverlayHost, type OverlayParts, type OverlayProps, registerOverlays } from './overlay-host.tsx';
export { type OverlayName, overlays } from './overlays.ts';
