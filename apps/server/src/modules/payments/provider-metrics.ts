import { CircuitState } from 'cockatiel';
import { Counter, Gauge, type Registry } from 'prom-client';

/** What `/metrics` says of payment providers. */
export interface ProviderMetrics {
  state(provider: string, state: CircuitState): void;
  /** @param outcome `answered`, the kind of a `ProviderError`, or `not-asked` */
  call(provider: string, method: string, outcome: string): void;
}

/** Registers the series of payment providers. Once for each registry. */
export function providerMetrics(registry: Registry): ProviderMetrics {
  const states = new Gauge({
    name: 'payment_provider_paused',
    help: 'Whether new payments are kept from a provider that does not answer: 0 no, 0.5 being tried, 1 yes',
    labelNames: ['provider'],
    registers: [registry],
  });
  const calls = new Counter({
    name: 'payment_provider_calls_total',
    help: 'Calls to payment providers by how they ended',
    labelNames: ['provider', 'method', 'outcome'],
    registers: [registry],
  });
  return {
    state: (provider, state) =>
      states.set({ provider }, state === CircuitState.Closed ? 0 : state === CircuitState.HalfOpen ? 0.5 : 1),
    call: (provider, method, outcome) => calls.inc({ provider, method, outcome }),
  };
}
