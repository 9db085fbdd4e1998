import type { Product } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Price } from '@sporta/ui/components/price/Price.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { AddStepper } from '@sporta/ui/components/stepper/Stepper.tsx';
import { useCartQuantity, useSetQuantity } from '../cart/index.ts';
import { fullName, pictureOf, priceOf, rulesOf, sizeText, stepperCaption, unitPriceText } from '../product/index.ts';

const SHOWN = 3;

/** What would be proposed in place of the product, in that order. */
export function Alternatives({ products }: { products: readonly Product[] }) {
  return (
    <section className="substitutes">
      <h2>Se dovesse mancare</h2>
      <p className="muted">Le alternative che proporremmo, nell’ordine.</p>
      <ul>
        {products.slice(0, SHOWN).map((product) => (
          <CompactProduct key={product.productId} product={product} />
        ))}
      </ul>
    </section>
  );
}

/** A product on one line with its price and the round add button. */
export function CompactProduct({ product, className }: { product: Product; className?: string }) {
  const { quantity, busy } = useCartQuantity(product.productId);
  const setQuantity = useSetQuantity();
  return (
    <li className={cx('compact-product', className)}>
      <Thumb picture={pictureOf(product, '72px')} tint={product.tint} size="m" />
      <div>
        <Link href={product.itemUrl}>{fullName(product)}</Link>
        <div className="muted xs">{[sizeText(product), unitPriceText(product)].filter(Boolean).join(' · ')}</div>
        <Price {...priceOf(product)} size="sm" />
      </div>
      <AddStepper
        name={fullName(product)}
        quantity={quantity}
        rules={rulesOf(product)}
        busy={busy}
        caption={stepperCaption(product, quantity)}
        onChange={(next) => setQuantity(product, next)}
      />
    </li>
  );
}
