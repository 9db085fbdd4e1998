import type { CartItem } from '@sporta/contract';
import { cartCountText } from '@sporta/domain';
import { cx, tintClass } from '@sporta/ui';
import { useSlices } from '../../lib/use-slices.ts';
import { type CartSection, type CartView, sectionsOf, useShownItems } from '../cart/index.ts';
import { CartLine } from './cart-line.tsx';

interface CartSectionsProps {
  items: readonly CartItem[];
  view: CartView;
  editable: boolean;
  /** With the picture of the sector beside its name. */
  pictured?: boolean | undefined;
}

/** About what a line takes of the page, in rem: those still to be drawn keep their room, and the page its height. */
const LINE_ROOM = 5.75;

export function CartSections({ items, view, editable, pictured }: CartSectionsProps) {
  const sections = sectionsOf(useShownItems(items), view);
  const total = sections.reduce((sum, section) => sum + countOf(section), 0);
  const drawn = useSlices(total);
  const waiting = total - drawn;
  return (
    <>
      {firstOf(sections, drawn).map(({ section, lines }) => (
        <section key={section.key} aria-label={section.name}>
          <h2 className={cx('csec', pictured && 'pictured')}>
            <b>
              {pictured ? <SectorPicture section={section} /> : null}
              {section.name}
            </b>
            {section.key === 'free' ? null : <span>{cartCountText(countOf(section))}</span>}
          </h2>
          <ul>
            {lines.map((item) => (
              <CartLine key={item.cartItemId} item={item} editable={editable} />
            ))}
          </ul>
        </section>
      ))}
      {waiting > 0 ? <div style={{ blockSize: `${waiting * LINE_ROOM}rem` }} /> : null}
    </>
  );
}

/** Sections with their first lines, `most` in all. */
function firstOf(sections: readonly CartSection[], most: number): { section: CartSection; lines: CartItem[] }[] {
  let left = most;
  return sections.flatMap((section) => {
    const lines = section.items.slice(0, Math.max(0, left));
    left -= lines.length;
    return lines.length > 0 ? [{ section, lines }] : [];
  });
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
