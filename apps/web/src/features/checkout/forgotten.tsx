import { type Cart, endpoints } from '@sporta/contract';
import { Section } from '@sporta/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { shopHash } from '../../shared/cart/index.ts';
import { ShopCard } from '../../shared/product-cards/index.ts';

const SHOWN = 6;

/** "Dimentichi qualcosa?": what sells best and is not in the cart. What is added from here stays in its place. */
export function Forgotten({ cart }: { cart: Cart }) {
  const api = useApi();
  const hash = shopHash(cart);
  const [inCart] = useState(() => new Set(cart.cartItems.map((item) => item.product.productId)));
  const { data: products } = useQuery({
    queryKey: ['forgotten', hash],
    queryFn: async ({ signal }) => {
      const request = { sort: 'popularity' as const, page_size: 48, hash };
      return (await api.call(endpoints.catalogue.products, request, { signal })).data.products;
    },
    staleTime: 5 * 60_000,
  });
  const proposed = products?.filter((each) => each.available > 0 && !inCart.has(each.productId)).slice(0, SHOWN) ?? [];
  if (proposed.length === 0) return null;
  return (
    <Section title="Dimentichi qualcosa?">
      <div className="grid-cards">
        {proposed.map((product) => (
          <ShopCard key={product.productId} product={product} />
        ))}
      </div>
    </Section>
  );
}
