import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isWideScreen } from '../../lib/use-wide-screen.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { useCart } from '../../shared/cart/index.ts';

/** The page and its pictures come first, in milliseconds. */
const AFTER_THE_PAGE = 2_000;
/** A phone that never rests fetches them all the same, so many milliseconds later. */
const AT_THE_LATEST = 5_000;

/**
 * On a phone the cart is a page, and its program some thirty files: once there is something in it they are fetched while nothing else
 * happens, so that the press finds them. Draws nothing.
 */
export function ReadyCart() {
  const router = useRouter();
  const filled = (useCart()?.totalItems ?? 0) > 0;
  useEffect(() => {
    if (!filled || isWideScreen()) return;
    let cancel = () => {};
    const later = setTimeout(() => {
      cancel = whenIdle(() => void router.preloadRoute({ to: '/checkout' }).catch(() => undefined), AT_THE_LATEST);
    }, AFTER_THE_PAGE);
    return () => {
      clearTimeout(later);
      cancel();
    };
  }, [filled, router]);
  return null;
}
