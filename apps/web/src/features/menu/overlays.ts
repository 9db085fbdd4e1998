import type { OverlayParts } from '../shell/overlay-host.tsx';

export const menuOverlays: OverlayParts = {
  menu: () => import('./menu-overlay.tsx'),
  links: () => import('./links-drawer.tsx'),
};
