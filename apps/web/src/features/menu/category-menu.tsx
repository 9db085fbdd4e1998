import { Logo } from '@sporta/ui/components/brand/Logo.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Drawer, DrawerClose } from '@sporta/ui/components/overlay/Drawer.tsx';
import { MagnifyingGlassBold } from '@sporta/ui/icons/MagnifyingGlassBold.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shopName } from '../../lib/shop-name.ts';
import { useApi } from '../../lib/use-api.ts';
import { useWideScreen } from '../../lib/use-wide-screen.ts';
import { useShopHash } from '../../shared/cart/index.ts';
import { categoryTreeQuery } from '../../shared/departments/index.ts';
import type { OverlayProps } from '../../shared/overlays/index.ts';
import { DepartmentBlock } from './department-block.tsx';
import { FoldingColumns } from './folding-columns.tsx';
import { InfoLinks } from './info-links.tsx';
import { type MenuTab, MenuTabs, panelId } from './menu-tabs.tsx';
import { filterDepartments } from './model/filter-departments.ts';

/** All departments in 4, 3, 2 or 1 columns; in 2 and 1 their categories come when one is pressed (specification, section 2). */
export function CategoryMenu({ open, onClose }: OverlayProps) {
  const [tab, setTab] = useState<MenuTab>('products');
  const [filter, setFilter] = useState('');
  const { data: departments = [] } = useQuery(categoryTreeQuery(useApi(), useShopHash()));
  const shown = filterDepartments(departments, filter);
  const wide = useWideScreen();
  const header = (
    <div className="menu-head">
      <Link className="logo" href="/" aria-label={`${shopName()}, vai alla home`} onClick={onClose}>
        <Logo height={40} />
      </Link>
      <MenuTabs labels={{ products: 'Prodotti', info: 'Informazioni' }} value={tab} onChange={setTab} />
      <span className="grow" />
      {tab === 'products' ? (
        <div className="inp">
          <MagnifyingGlassBold />
          <input
            type="search"
            aria-label="Trova un reparto"
            placeholder="Trova un reparto"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        </div>
      ) : null}
      <DrawerClose />
    </div>
  );
  return (
    <Drawer open={open} onClose={onClose} side="left" width={1180} title="Menu dei reparti" header={header}>
      <div role="tabpanel" id={panelId(tab)} aria-labelledby={`${panelId(tab)}-tab`}>
        {tab === 'info' ? (
          <InfoLinks onFollow={onClose} />
        ) : (
          <>
            {wide ? (
              <nav className="masonry" aria-label="Reparti">
                {shown.map((department) => (
                  <DepartmentBlock key={department.categoryId} department={department} onFollow={onClose} />
                ))}
              </nav>
            ) : (
              <FoldingColumns departments={shown} unfolded={filter.trim() !== ''} onFollow={onClose} />
            )}
            <p className={shown.length > 0 || !filter ? 'sr' : 'menu-none muted'} role="status">
              {filter && shown.length === 0 ? `Nessun reparto con “${filter}”` : ''}
            </p>
          </>
        )}
      </div>
    </Drawer>
  );
}
