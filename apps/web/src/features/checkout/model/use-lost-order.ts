import { useCallback, useEffect } from 'react';
import { askedPurchase } from './buy-key.ts';
import { isUncertain, useBuy } from './use-buy.ts';

/**
 * A cart that is empty while a purchase still waits for its answer: the order took the goods with it, and the answer was lost on the
 * way. The same question under the same key finds that order and goes where it would have gone; it makes no second one, as nothing is
 * left to buy.
 */
export function useLostOrder(): { state: 'none' | 'searching' | 'unknown'; again: () => void } {
  const { mutate, isPending, isSuccess, error } = useBuy();
  const again = useCallback(() => {
    const purchase = askedPurchase(sessionStorage);
    if (purchase) mutate(purchase);
  }, [mutate]);
  useEffect(again, [again]);
  return { state: isPending || isSuccess ? 'searching' : error && isUncertain(error) ? 'unknown' : 'none', again };
}
