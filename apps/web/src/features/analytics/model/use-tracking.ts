import type { Cart, ProductDetail } from '@sporta/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { knownCart } from '../../../shared/cart/index.ts';
import { cartChanges, cartItems, commerceEvent, eventItem } from './commerce-events.ts';
import { forgetEvents, grantViews, openLayer, pushEvent, pushView } from './data-layer.ts';
import { forgetCart, rememberCart, takePurchase } from './pending-purchase.ts';

const COMPLETED = /^\/cart\/payment-completed\/(\d+)/;

/** Says of each page that it is seen, whoever agreed to what (specification, section 2). */
export function useViews(): void {
  const router = useRouter();
  useEffect(() => {
    openLayer();
    let last = '';
    const visit = () => {
      const { pathname, href } = router.state.location;
      if (href === last) return;
      last = href;
      pushView({ page_path: pathname, page_title: document.title });
    };
    visit();
    return router.subscribe('onRendered', visit);
  }, [router]);
}

/** Follows navigation and cart from outside: no page has to know that it is measured. @param active the visitor agreed */
export function useTracking(active: boolean): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!active) return;
    grantViews();
    let last = '';
    const visit = () => {
      const { pathname, href } = router.state.location;
      if (href === last) return;
      last = href;
      const product = shownProduct(queryClient.getQueryCache().getAll(), pathname);
      if (product) pushEvent(commerceEvent('view_item', [eventItem(product, 1)]));
      const cart = knownCart(queryClient);
      if (cart && pathname === '/checkout') pushEvent(commerceEvent('begin_checkout', cartItems(cart)));
      if (cart && pathname === '/payment') pushEvent(commerceEvent('add_payment_info', cartItems(cart)));
      const orderId = COMPLETED.exec(pathname)?.[1];
      // Goods in the cart mean that the page of an old order was opened again: nothing was bought now.
      const bought = orderId && !cart?.cartItems.length ? takePurchase() : undefined;
      if (bought) {
        pushEvent(commerceEvent('purchase', bought.items, { transaction_id: orderId, value: bought.value }));
      }
    };
    visit();
    const stopVisits = router.subscribe('onRendered', visit);
    let before = knownCart(queryClient);
    if (before) rememberCart(before);
    const stopCart = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryKey[0] !== 'cart') return;
      const after = query.state.data as Cart | undefined;
      if (!after || after === before) return;
      for (const event of cartChanges(before, after)) pushEvent(event);
      before = after;
      rememberCart(after);
    });
    return () => {
      stopVisits();
      stopCart();
      forgetEvents();
      forgetCart();
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
