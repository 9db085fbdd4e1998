import { useMedia } from '../../lib/use-media.ts';
import type { OverlayProps } from '../../shared/overlays/index.ts';
import { CategoryDrawer } from './category-drawer.tsx';
import { CategoryMenu } from './category-menu.tsx';

/** Menu of the shop: columns on larger screens, a drawer on small ones (specification, section 2). */
export default function MenuOverlay(props: OverlayProps) {
  return useMedia('(min-width: 30rem)') ? <CategoryMenu {...props} /> : <CategoryDrawer {...props} />;
}
