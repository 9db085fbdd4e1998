import { useWideScreen } from '../../lib/use-wide-screen.ts';
import type { OverlayProps } from '../../shared/overlays/index.ts';
import { CategoryDrawer } from './category-drawer.tsx';
import { CategoryMenu } from './category-menu.tsx';

/** Menu of the shop: columns on large screens, a drawer on small ones (specification, section 2). */
export default function MenuOverlay(props: OverlayProps) {
  return useWideScreen() ? <CategoryMenu {...props} /> : <CategoryDrawer {...props} />;
}
