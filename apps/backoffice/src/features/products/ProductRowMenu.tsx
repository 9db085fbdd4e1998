import type { StaffProductRow } from '@sporta/contract';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Menu, MenuItem, MenuLink } from '@sporta/ui/components/menu/Menu.tsx';
import { Copy } from '@sporta/ui/icons/Copy.ts';
import { Cube } from '@sporta/ui/icons/Cube.ts';
import { DotsThreeBold } from '@sporta/ui/icons/DotsThreeBold.ts';
import { Eye } from '@sporta/ui/icons/Eye.ts';
import { EyeSlash } from '@sporta/ui/icons/EyeSlash.ts';
import { SealPercent } from '@sporta/ui/icons/SealPercent.ts';
import { hrefOf } from '../../lib/search-params.ts';
import { nameOf, productHref } from './product-columns.tsx';
import type { RowActs } from './use-row-acts.ts';

/** What waits to change of a product, and what can be done with it. */
export function ProductRowMenu({ row, acts }: { row: StaffProductRow; acts: RowActs }) {
  const { productId, published, plans } = row;
  return (
    <span className="cat-end">
      {plans > 0 ? <Tag tone="info">{plans} in arrivo</Tag> : null}
      <Menu trigger={<IconButton icon={DotsThreeBold} label={`Azioni per ${nameOf(row)}`} />}>
        <MenuLink icon={Cube} href={productHref(productId)}>
          Apri
        </MenuLink>
        <MenuLink icon={SealPercent} href={hrefOf('/offerte', { id: 'new', products: String(productId) })}>
          Metti in offerta
        </MenuLink>
        <MenuLink icon={Copy} href={hrefOf('/catalogo/nuovo', { copia: productId })}>
          Duplica
        </MenuLink>
        <MenuItem icon={published ? EyeSlash : Eye} onClick={() => void acts.setOnline([row], !published)}>
          {published ? 'Sospendi' : 'Metti online'}
        </MenuItem>
      </Menu>
    </span>
  );
}
