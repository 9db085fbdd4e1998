import type { OverlayParts } from '../../shared/overlays/index.ts';

export const fastSearchOverlays: OverlayParts = {
  'fast-search': () => import('./fast-search-dialog.tsx'),
};
