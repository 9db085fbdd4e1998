import type { CallContext } from '../../platform/http/register-call.ts';
import type { CartContext } from './update-cart.ts';

/** What a cart use case needs of a call. */
export function contextOf(
  c: Pick<CallContext, 'deps' | 'account' | 'now'> & { input: { show_sectors?: boolean } | object },
): CartContext {
  const showSectors = 'show_sectors' in c.input ? c.input.show_sectors : undefined;
  return { deps: c.deps, account: c.account, now: c.now, showSectors };
}
