import type { Product } from '@sporta/contract';
import { euroToCents, formatEuro } from '@sporta/domain';
import { Button, ProductCard } from '@sporta/ui';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { cardFacts, sellingMode } from '../../shared/product/index.ts';

interface OfferCardProps {
  product: Product;
  /** What it costs with the discount, euro; undefined when it costs no more than that already. */
  offerPrice: number | undefined;
  picked: boolean;
  /** As many are chosen as may be. */
  full: boolean;
  onToggle: () => void;
}

/** A product the discount may fall on, and what it would cost then. */
export function OfferCard({ product, offerPrice, picked, full, onToggle }: OfferCardProps) {
  const gains = offerPrice !== undefined;
  const perKilo = sellingMode(product) === 'loose' ? '/kg' : '';
  return (
    <ProductCard {...cardFacts(product)} heading="h2">
      <p className="offer-price">
        {gains ? (
          <>
            Con l’offerta <b>{`${formatEuro(euroToCents(offerPrice))}${perKilo}`}</b>
          </>
        ) : (
          'È già al prezzo migliore'
        )}
      </p>
      {gains ? (
        // not `disabled`: the foot of the page gives the reason, and the focus stays
        <Button
          kind={picked ? 'primary' : 'soft'}
          size="sm"
          block
          aria-pressed={picked}
          aria-disabled={full && !picked}
          onClick={() => (full && !picked) || onToggle()}
        >
          {picked ? <CheckBold /> : null}
          {picked ? 'Scelto' : 'Scegli'}
          <span className="sr"> {product.name}</span>
        </Button>
      ) : null}
    </ProductCard>
  );
}
