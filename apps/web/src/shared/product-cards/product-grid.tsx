import type { Product } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import type { ReactNode } from 'react';
import { ShopCard } from './shop-card.tsx';

interface ProductGridProps {
  products: readonly Product[];
  /** Beside a column of filters: one card less per row. */
  beside?: boolean;
  /** Something of another kind among the cards, after so many of them. */
  insert?: { after: number; content: ReactNode } | undefined;
  /** So many cards at the end wait for the next page; without scripts, when no more can follow here, they show. */
  waiting?: number;
  label: string;
}

/** Cards of the first two rows: their pictures do not wait for the scroll. */
const FIRST_VIEW = 4;

export function ProductGrid({ products, beside, insert, waiting = 0, label }: ProductGridProps) {
  return (
    <ul className={cx('grid-cards', beside && 'beside')} aria-label={label}>
      {products.flatMap((product, index) => {
        const card = (
          <li key={product.productId} className={index >= products.length - waiting ? 'waiting' : undefined}>
            <ShopCard product={product} priority={index < FIRST_VIEW} />
          </li>
        );
        const before = insert && index === Math.min(insert.after, products.length - 1);
        return before && insert.content
          ? [
              card,
              <li key="insert" className="span2">
                {insert.content}
              </li>,
            ]
          : [card];
      })}
    </ul>
  );
}
