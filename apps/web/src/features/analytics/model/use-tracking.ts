import type { Cart, ProductDetail } from '@sporta/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { knownCart } from '../../cart/model/index.ts';
import { addedItems, cartItems, commerceEvent, eventItem } from './commerce-events.ts';
import { pushEvent } from './data-layer.ts';

/** Follows navigation and cart from outside: no page has to know that it is measured. */
export function useTracking(active: boolean): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!active) return;
    /** The cart as it was at checkout: after paying it is empty. */
    let bought: Cart | undefined;
    let last = '';
    const visit = () => {
      const { pathname, href } = router.state.location;
      if (href === last) return;
      last = href;
      pushEvent({ event: 'content-view', page_path: pathname, page_title: document.title });
      const product = shownProduct(queryClient.getQueryCache().getAll(), pathname);
      if (product) pushEvent(commerceEvent('view_item', [eventItem(product, 1)]));
      const cart = knownCart(queryClient);
      if (pathname === '/checkout' && cart) pushEvent(commerceEvent('begin_checkout', cartItems(cart)));
      if (pathname === '/payment' && cart) bought = cart;
      const orderId = /^\/cart\/payment-completed(?:-melaregalo)?\/(\d+)/.exec(pathname)?.[1];
      if (orderId && bought) {
        pushEvent(commerceEvent('purchase', cartItems(bought), { transaction_id: orderId, value: bought.grossTotal }));
        bought = undefined;
      }
    };
    visit();
    const stopVisits = router.subscribe('onRendered', visit);
    let before = knownCart(queryClient);
    const stopCart = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryKey[0] !== 'cart') return;
      const after = query.state.data as Cart | undefined;
      if (!after || after === before) return;
      const added = addedItems(before, after);
      before = after;
      if (added.length > 0) pushEvent(commerceEvent('add_to_cart', added));
    });
    return () => {
      stopVisits();
      stopCart();
    };
  }, [active, router, queryClient]);
}

/** The product of a product page, as the page itself has loaded it. */
function shownProduct(queries: readonly { queryKey: readonly unknown[]; state: { data: unknown } }[], path: string) {
  const slug = /^\/product\/([^/]+)$/.exec(path)?.[1];
  if (!slug) return undefined;
  const query = queries.findLast(
    ({ queryKey }) => queryKey[2] === 'product' && queryKey[3] === decodeURIComponent(slug),
  );
  return (query?.state.data as ProductDetail | null | undefined) ?? undefined;
}
