import { Drawer } from '@sporta/ui/components/overlay/Drawer.tsx';
import type { OverlayProps } from './overlay-host.tsx';

export default function CategoryMenu({ open, onClose }: OverlayProps) {
  return (
    <Drawer open={open} onClose={onClose} side="left" width={1180} title="Prodotti">
      <p />
    </Drawer>
  );
}
