import { redirect } from '@tanstack/react-router';
import type { RouterContext } from '../../../lib/router-context.ts';
import { cartQuery } from '../../../shared/cart/index.ts';

/** For `beforeLoad` of the payment: with nothing to pay for, the cart says so and how to go on. */
export async function requireGoods({ context }: { context: RouterContext }): Promise<void> {
  // a cart that cannot be read just now is the page's own matter
  const cart = await context.queryClient.ensureQueryData(cartQuery(context.api)).catch(() => undefined);
  if (cart?.cartItems.length === 0) throw redirect({ to: '/checkout', replace: true });
}
