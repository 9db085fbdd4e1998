import { Drawer } from '@sporta/ui/components/overlay/Drawer.tsx';
import { useHeaderLinks } from '../../shared/navigation/index.ts';
import type { OverlayProps } from '../../shared/overlays/index.ts';
import { InfoLinks } from './info-links.tsx';
import { LinkRows } from './link-rows.tsx';

/** The right drawer: the links of the header that found no room, and those of information (specification, section 2). */
export default function LinksDrawer({ open, onClose }: OverlayProps) {
  return (
    <Drawer open={open} onClose={onClose} side="right" width={480} title="Link">
      <LinkRows links={useHeaderLinks()} className="all-links" onFollow={onClose} />
      <InfoLinks onFollow={onClose} />
    </Drawer>
  );
}
