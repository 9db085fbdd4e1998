import type { Product } from '@sporta/contract';
import { Button, ProductCard } from '@sporta/ui';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { cardFacts } from '../product/model/product-facts.ts';

interface OfferCardProps {
  product: Product;
  picked: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/** A product the discount may fall on. */
export function OfferCard({ product, picked, disabled, onToggle }: OfferCardProps) {
  return (
    <ProductCard {...cardFacts(product)} heading="h2">
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
