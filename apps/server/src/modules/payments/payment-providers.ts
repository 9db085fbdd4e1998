import type { Deps } from '../../platform/deps.ts';
import { ticketAccess } from '../meal-tickets/index.ts';
import { findPaymentByRef } from './payments.repo.ts';
import { watched } from './provider-health.ts';
import { providerMetrics } from './provider-metrics.ts';
import { onAccount, onAccountName } from './providers/on-account.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { type PaymentProviders, paymentProviders } from './providers/registry.ts';
import { takesTicketsBack } from './ticket-refunds.ts';

export interface ShopProviders extends PaymentProviders {
  /** Whether customers may be sent to it now: it is set up, and has answered lately. Asks nobody. */
  isAvailable(name: string): boolean;
}

const known = new WeakMap<Deps, ShopProviders>();

/** The payment methods this shop is set up for. */
export function providersOf(deps: Deps): ShopProviders {
  let providers = known.get(deps);
  if (!providers) {
    const { cardGateway, satispay, stripe, publicUrl, mealTickets } = deps.config;
    const { url, merchant, secret, timeoutMs } = cardGateway;
    const setUp = paymentProviders({
      cardGateway: { url, merchant, secret, timeoutMs },
      satispay,
      stripe: stripe && { ...stripe, publicUrl },
      mealTickets: {
        settings: mealTickets,
        depsOf: (issuer) => ({
          access: ticketAccess(deps, issuer),
          takesRefund: (ref) => takesTicketsBack(deps.db, { provider: issuer, ref }, deps.clock.now()),
        }),
      },
    });
    providers = inShop(deps, [
      ...setUp.all(),
      onAccount({
        now: () => deps.clock.now(),
        entryOf: (paymentRef) => findPaymentByRef(deps.db, onAccountName, paymentRef),
      }),
    ]);
    known.set(deps, providers);
  }
  return providers;
}

/** One circuit breaker for each provider and process. */
function inShop({ metrics }: Deps, providers: readonly PaymentProvider[]): ShopProviders {
  const measured = providerMetrics(metrics.registry);
  const byName = new Map(providers.map((provider) => [provider.name, watched(provider, measured)]));
  return {
    get: (name) => byName.get(name)?.provider,
    all: () => [...byName.values()].map(({ provider }) => provider),
    isAvailable: (name) => byName.get(name)?.isAvailable() ?? false,
  };
}
