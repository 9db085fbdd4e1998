import { endpoints } from '@sporta/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useApi } from '../../../lib/use-api.ts';
import { applyCart, ORDER_SCOPE, reloadPurchase } from '../../../shared/cart/index.ts';

/** Locks the cart: what is seen is what is bought. */
export function useLockCart() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    retry: false,
    scope: { id: ORDER_SCOPE },
    mutationFn: async () => {
      const { data } = await api.call(endpoints.cart.lock, {});
      applyCart(queryClient, data);
      return data;
    },
    onError: () => void reloadPurchase(queryClient),
  });
}

export function useUnlockCart() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    retry: false,
    mutationFn: async () => {
      const { data } = await api.call(endpoints.cart.unlock, {});
      applyCart(queryClient, data);
      return data;
    },
  });
}

/** The cart is locked while the page is open and unlocked when it is left, unless `keep` was called: it was bought. */
export function useLockedCart() {
  const { mutateAsync: lock, ...state } = useLockCart();
  const { mutate: unlock } = useUnlockCart();
  const kept = useRef(false);
  useEffect(() => {
    const locked = lock().then(
      () => true,
      () => false,
    );
    return () => {
      void locked.then((was) => {
        if (was && !kept.current) unlock();
      });
    };
  }, [lock, unlock]);
  const again = useCallback(() => void lock().catch(() => undefined), [lock]);
  return {
    ...state,
    keep: () => {
      kept.current = true;
    },
    release: () => {
      kept.current = false;
    },
    /** Tries once more, after what was in the way is gone. */
    again,
  };
}
