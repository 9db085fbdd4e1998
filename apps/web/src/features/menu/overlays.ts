import type { OverlayParts } from '../../shared/overlays/index.ts';

export const menuOverlays: OverlayParts = {
  menu: () => import('./menu-overlay.tsx'),
  links: () => import('./links-drawer.tsx'),
};
