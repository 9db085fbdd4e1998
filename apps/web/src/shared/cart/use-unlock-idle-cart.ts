import { type Cart, endpoints } from '@sporta/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { applyCart } from './apply-cart.ts';

/**
 * A payment page that was closed leaves the cart locked for a while. A customer who looks at the cart elsewhere is not paying any
 * more: the lock is given back. A payment under way at the provider keeps it (`payment-in-progress`), and the page says so.
 */
export function useUnlockIdleCart(cart: Cart | undefined, active: boolean): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const locked = cart?.locked ?? false;
  useEffect(() => {
    if (!active || !locked) return;
    api.call(endpoints.cart.unlock, {}).then(
      ({ data }) => applyCart(queryClient, data),
      () => undefined,
    );
  }, [active, locked, api, queryClient]);
}
