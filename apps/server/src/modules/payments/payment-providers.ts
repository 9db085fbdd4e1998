import type { Deps } from '../../platform/deps.ts';
import { type PaymentProviders, paymentProviders } from './providers/registry.ts';

const known = new WeakMap<Deps, PaymentProviders>();

/** The payment methods this shop is set up for. */
export function providersOf(deps: Deps): PaymentProviders {
  let providers = known.get(deps);
  if (!providers) {
    const { url, merchant, secret, timeoutMs } = deps.config.cardGateway;
    providers = paymentProviders({ cardGateway: { url, merchant, secret, timeoutMs } });
    known.set(deps, providers);
  }
  return providers;
}
