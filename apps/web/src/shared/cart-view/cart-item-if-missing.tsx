import { type CartItem, endpoints } from '@sporta/contract';
import { ClientOnly } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useSetLineInfo } from '../cart/index.ts';
import { IfMissing } from '../substitutes/index.ts';

interface CartItemIfMissingProps {
  item: CartItem;
  name: string;
  disabled?: boolean | undefined;
}

const place = <div className="if-missing-place" />;

/** What comes if a line of the cart is missing. */
export function CartItemIfMissing({ item, name, disabled }: CartItemIfMissingProps) {
  const api = useApi();
  const setInfo = useSetLineInfo();
  const { cartItemId, cartItemInfo, quantity } = item;
  return (
    <ClientOnly fallback={place}>
      <Suspense fallback={place}>
        <IfMissing
          name={name}
          accepts={cartItemInfo.accept_alternatives === 'true'}
          wanted={item.wantedSubstitute}
          disabled={disabled}
          offersKey={['substitutes', 'cart', cartItemId, quantity]}
          readOffers={async (q, signal) =>
            (await api.call(endpoints.cart.substitutes, { cart_item_id: cartItemId, q }, { signal })).data.products
          }
          onChoose={(choice, productId = 0) =>
            setInfo.mutate({
              cartItemId,
              accept_alternatives: choice !== 'none',
              ...(choice === 'none' ? {} : { wanted_substitute_id: choice === 'product' ? productId : 0 }),
            })
          }
        />
      </Suspense>
    </ClientOnly>
  );
}
