import { Logo } from '@sporta/ui/components/brand/Logo.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Drawer, DrawerClose } from '@sporta/ui/components/overlay/Drawer.tsx';
import { CaretRightBold } from '@sporta/ui/icons/CaretRightBold.ts';
import { User } from '@sporta/ui/icons/User.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shopName } from '../../lib/shop-name.ts';
import { useApi } from '../../lib/use-api.ts';
import { useShopHash } from '../../shared/cart/index.ts';
import { categoryTreeQuery } from '../../shared/departments/index.ts';
import { displayName, useHeaderLinks, useServiceLinks } from '../../shared/navigation/index.ts';
import type { OverlayProps } from '../../shared/overlays/index.ts';
import { useLoginHref, useSession } from '../../shared/session/index.ts';
import { FoldingDepartment } from './folding-department.tsx';
import { InfoLinks } from './info-links.tsx';
import { LinkRows } from './link-rows.tsx';
import { type MenuTab, MenuTabs, panelId } from './menu-tabs.tsx';

/** The menu of small screens: who is there, the departments that open, the links of the shop. */
export function CategoryDrawer({ open, onClose }: OverlayProps) {
  const [tab, setTab] = useState<MenuTab>('products');
  const header = (
    <div className="drawer-head">
      <div className="row">
        <Link className="logo" href="/" aria-label={`${shopName()}, vai alla home`} onClick={onClose}>
          <Logo height={32} />
        </Link>
        <DrawerClose />
      </div>
      <WhoIsThere onFollow={onClose} />
    </div>
  );
  return (
    <Drawer open={open} onClose={onClose} side="left" width={336} title="Menu" header={header}>
      <div className="drawer-tabs">
        <MenuTabs block labels={{ products: 'Categorie', info: 'Informazioni' }} value={tab} onChange={setTab} />
      </div>
      <div role="tabpanel" id={panelId(tab)} aria-labelledby={`${panelId(tab)}-tab`}>
        {tab === 'info' ? <InfoLinks onFollow={onClose} /> : <Departments onFollow={onClose} />}
      </div>
    </Drawer>
  );
}

function WhoIsThere({ onFollow }: { onFollow: () => void }) {
  const { user, isLoggedIn } = useSession();
  const loginHref = useLoginHref();
  const name = displayName(user);
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return (
    <Link className="who" href={isLoggedIn ? '/profile/profile-update' : loginHref} onClick={onFollow}>
      <span className="av" aria-hidden="true">
        {isLoggedIn ? initials : <User />}
      </span>
      <span className="grow">
        <b>{isLoggedIn ? name : 'Accedi'}</b>
        <small>{isLoggedIn ? 'Il tuo profilo' : 'o crea il tuo account'}</small>
      </span>
      <CaretRightBold />
    </Link>
  );
}

function Departments({ onFollow }: { onFollow: () => void }) {
  const { data: departments = [] } = useQuery(categoryTreeQuery(useApi(), useShopHash()));
  const links = useHeaderLinks();
  const service = useServiceLinks();
  return (
    <>
      <ul className="drawer-list">
        {departments.map((department) => (
          <li key={department.categoryId}>
            <FoldingDepartment department={department} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      <LinkRows links={[...links, ...service]} onFollow={onFollow} />
    </>
  );
}
