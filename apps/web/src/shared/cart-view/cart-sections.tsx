import type { CartItem } from '@sporta/contract';
import { cartCountText } from '@sporta/domain';
import { cx, tintClass } from '@sporta/ui';
import { type CartSection, type CartView, sectionsOf, useShownItems } from '../cart/index.ts';
import { CartLine } from './cart-line.tsx';

interface CartSectionsProps {
  items: readonly CartItem[];
  view: CartView;
  editable: boolean;
  /** With the picture of the sector beside its name. */
  pictured?: boolean | undefined;
}

export function CartSections({ items, view, editable, pictured }: CartSectionsProps) {
  return sectionsOf(useShownItems(items), view).map((section) => (
    <section key={section.key} aria-label={section.name}>
      <h2 className={cx('csec', pictured && 'pictured')}>
        <b>
          {pictured ? <SectorPicture section={section} /> : null}
          {section.name}
        </b>
        {section.key === 'free' ? null : <span>{cartCountText(countOf(section))}</span>}
      </h2>
      <ul>
        {section.items.map((item) => (
          <CartLine key={item.cartItemId} item={item} editable={editable} />
        ))}
      </ul>
    </section>
  ));
}

function SectorPicture({ section }: { section: CartSection }) {
  if (!section.tint) return null;
  return (
    <span className={cx('th sector', tintClass(section.tint))}>
      <img src={`/pictures/reparto-${section.tint}.svg`} alt="" width="36" height="36" loading="lazy" />
    </span>
  );
}

function countOf({ items }: CartSection): number {
  return items.length;
}
