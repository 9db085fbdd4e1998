import type { Product } from '@sporta/contract';
import { ShopCard } from './shop-card.tsx';

const ROW = '(min-width: 1440px) 214px, (min-width: 960px) 20vw, 154px';
const GRID = '(min-width: 1440px) 214px, (min-width: 960px) 20vw, 46vw';

interface ProductStripProps {
  label: string;
  products: readonly Product[];
  /** Below 960 px a grid of four cards instead of a row that scrolls. */
  grid?: boolean | undefined;
}

/** One row of cards: as many as fit from 960 px on, scrolling sideways below. */
export function ProductStrip({ label, products, grid }: ProductStripProps) {
  const cards = (
    <ul>
      {products.map((product) => (
        <li key={product.productId}>
          <ShopCard product={product} sizes={grid ? GRID : ROW} />
        </li>
      ))}
    </ul>
  );
  if (grid) {
    return (
      <section className="strip four" aria-label={label}>
        {cards}
      </section>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1).
    <section className="strip" aria-label={label} tabIndex={0}>
      {cards}
    </section>
  );
}
