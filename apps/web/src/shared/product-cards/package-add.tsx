import type { Product } from '@sporta/contract';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useCartQuantity, useSetQuantity } from '../cart/index.ts';
import { fullName, packageName, packageOffers } from '../product/index.ts';

interface PackageAddProps {
  product: Product;
  /** Where there is little room, only the carton (or the pallet, when there is none). */
  only?: number | undefined;
}

/** For companies: a carton, or a pallet, into the cart with one press. */
export default function PackageAdd({ product, only }: PackageAddProps) {
  const { quantity } = useCartQuantity(product.productId);
  const setQuantity = useSetQuantity();
  return packageOffers(product, quantity)
    .slice(0, only)
    .map((offer) => (
      <button
        key={offer.kind}
        type="button"
        className="pack-add"
        aria-label={`Aggiungi ${packageName(offer)} di ${fullName(product)}`}
        onClick={() => setQuantity(product, offer.next)}
      >
        <PlusBold />
        {offer.kind === 'pallet' ? 'Pallet' : 'Scatola'} da {offer.items}
      </button>
    ));
}
