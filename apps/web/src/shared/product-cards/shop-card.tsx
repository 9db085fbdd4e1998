import type { Product } from '@sporta/contract';
import { ProductCard, type ProductCardProps } from '@sporta/ui/components/product/ProductCard.tsx';
import { ClientOnly } from '@tanstack/react-router';
import { Suspense } from 'react';
import { sparePart } from '../../lib/spare-part.ts';
import { useCartQuantity, useSetQuantity } from '../cart/index.ts';
import { useLike } from '../lists/index.ts';
import { cardFacts, isFreeProduct, rulesOf, sellingTerms, stepperCaption } from '../product/index.ts';
import { useSession } from '../session/index.ts';
import { CardNotes } from '../tastes/index.ts';

/** Only companies load it, once the page is alive; until then its room is kept. */
const PackageAdd = sparePart(() => import('./package-add.tsx'));
const room = <i className="pack-add" />;

/** Two cards per row on phones, six at 1440 px (design, section 3). */
const GRID_SIZES = '(min-width: 1440px) 214px, (min-width: 960px) 20vw, (min-width: 600px) 25vw, 46vw';

interface ShopCardProps {
  product: Product;
  /** In the first view: the picture loads at once. */
  priority?: boolean | undefined;
  sizes?: string | undefined;
  heading?: ProductCardProps['heading'];
  /** Under the card. */
  children?: ProductCardProps['children'];
}

/** A product of the shop: its facts, and how much of it is in the cart. */
export function ShopCard({ product, priority, sizes = GRID_SIZES, heading = 'h3', children }: ShopCardProps) {
  const { quantity, busy } = useCartQuantity(product.productId);
  const setQuantity = useSetQuantity();
  const { liked, toggle } = useLike(product);
  const { isLoggedIn } = useSession();
  const free = isFreeProduct(product);
  const notes =
    isLoggedIn && !free ? (
      <ClientOnly>
        <Suspense>
          <CardNotes product={product} />
        </Suspense>
      </ClientOnly>
    ) : null;
  return (
    <ProductCard
      {...cardFacts(product, sizes)}
      priority={priority}
      liked={liked}
      onLike={free ? undefined : toggle}
      heading={heading}
      stepper={
        free
          ? undefined
          : {
              quantity,
              rules: rulesOf(product),
              onChange: (next) => setQuantity(product, next),
              caption: stepperCaption(product, quantity),
              packages: sellingTerms(product).byCarton,
              busy,
            }
      }
    >
      {notes}
      {product.priceNet === undefined || !product.logisticPackagingItems ? (
        children
      ) : (
        <>
          <ClientOnly fallback={room}>
            <Suspense fallback={room}>
              <PackageAdd product={product} only={1} />
            </Suspense>
          </ClientOnly>
          {children}
        </>
      )}
    </ProductCard>
  );
}
