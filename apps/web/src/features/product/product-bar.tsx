import type { ProductDetail } from '@sporta/contract';
import { euroToCents, formatEuro } from '@sporta/domain';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { ToteSimpleBold } from '@sporta/ui/icons/ToteSimpleBold.ts';
import { useCart, useCartQuantity } from '../../shared/cart/index.ts';
import { isSoldOut } from '../../shared/product/index.ts';
import { BigAdd } from './buy-box.tsx';

/** At the bottom of small screens: add or change, and the way to the cart. */
export function ProductBar({ product }: { product: ProductDetail }) {
  const cart = useCart();
  const { quantity } = useCartQuantity(product.productId);
  if (isSoldOut(product)) return null;
  return (
    <div className="product-bar compact-only">
      <BigAdd product={product} />
      {cart && quantity > 0 ? (
        <ButtonLink kind="limone" size="lg" className="grow" href="/checkout">
          <ToteSimpleBold />
          Carrello {formatEuro(euroToCents(cart.totalPrice))}
        </ButtonLink>
      ) : null}
    </div>
  );
}
