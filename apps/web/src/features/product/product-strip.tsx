import type { Product } from '@sporta/contract';
import { ShopCard } from './shop-card.tsx';

interface ProductStripProps {
  label: string;
  products: readonly Product[];
}

/** One row of cards: as many as fit from 960 px on, scrolling sideways below. */
export function ProductStrip({ label, products }: ProductStripProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1).
    <section className="strip" aria-label={label} tabIndex={0}>
      <ul>
        {products.map((product) => (
          <li key={product.productId}>
            <ShopCard product={product} sizes="(min-width: 1440px) 214px, (min-width: 960px) 20vw, 154px" />
          </li>
        ))}
      </ul>
    </section>
  );
}
