import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Drawer } from '@sporta/ui/components/overlay/Drawer.tsx';
import { CaretRightBold } from '@sporta/ui/icons/CaretRightBold.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { navigationQuery } from '../shell/model/navigation.ts';
import type { OverlayProps } from '../shell/overlay-host.tsx';
import { InfoLinks } from './info-links.tsx';

/** The right drawer: the links of the header that found no room, and those of information (specification, section 2). */
export default function LinksDrawer({ open, onClose }: OverlayProps) {
  const { data: links = [] } = useQuery(navigationQuery(useApi()));
  return (
    <Drawer open={open} onClose={onClose} side="right" width={480} title="Link">
      <ul className="info-links all-links">
        {links.map(({ label, href, hot }) => (
          <li key={href}>
            <Link href={href} className={hot ? 'hot' : undefined} onClick={onClose}>
              <span className="grow">{label}</span>
              <CaretRightBold />
            </Link>
          </li>
        ))}
      </ul>
      <InfoLinks onFollow={onClose} />
    </Drawer>
  );
}
