import type { Product } from '@sporta/contract';
import { Button, ProductCard } from '@sporta/ui';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { flagsOf, pictureOf, priceOf, sizeText, unitPriceText } from '../product/model/product-facts.ts';

interface OfferCardProps {
  product: Product;
  picked: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/** A product the discount may fall on. */
export function OfferCard({ product, picked, disabled, onToggle }: OfferCardProps) {
  return (
    <ProductCard
      name={product.name}
      brand={product.shortDescr || undefined}
      sizeText={sizeText(product)}
      unitPriceText={unitPriceText(product)}
      price={priceOf(product)}
      flags={flagsOf(product)}
      picture={pictureOf(product, '(min-width: 960px) 180px, 46vw')}
      tint={product.tint}
      href={product.itemUrl}
      heading="h2"
    >
      <Button
        kind={picked ? 'primary' : 'soft'}
        size="sm"
        block
        aria-pressed={picked}
        disabled={disabled}
        onClick={onToggle}
      >
        {picked ? <CheckBold /> : null}
        {picked ? 'Scelto' : 'Scegli'}
        <span className="sr"> {product.name}</span>
      </Button>
    </ProductCard>
  );
}
