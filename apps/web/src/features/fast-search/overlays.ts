import type { OverlayParts } from '../shell/overlay-host.tsx';

export const fastSearchOverlays: OverlayParts = {
  'fast-search': () => import('./fast-search-dialog.tsx'),
};
