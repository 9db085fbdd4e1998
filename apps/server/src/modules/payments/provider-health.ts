import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhenResult } from 'cockatiel';
import type { ProviderMetrics } from './provider-metrics.ts';
import type { PaymentProvider, ProviderError } from './providers/provider.ts';

/** So many calls in a row without an answer, and nobody is sent to a provider for a while. */
export const FAILURES_IN_A_ROW = 5;
export const PAUSE_MS = 30_000;

/** A provider that is left alone for a while when it does not answer, and what is known of how it does. */
export interface WatchedProvider {
  provider: PaymentProvider;
  /** Whether customers may be sent to it now. */
  isAvailable(): boolean;
}

type Answer = { kind: string; error?: ProviderError };
type Method = keyof Pick<
  PaymentProvider,
  'open' | 'start' | 'chargeSaved' | 'query' | 'close' | 'capture' | 'void' | 'refund' | 'forgetSaved' | 'report'
>;

/**
 * Puts a circuit breaker before a provider (docs/adr/0018). New payments are refused at once while it is open; what is about
 * money that is owed (questions, captures, releases, refunds) is tried all the same, on the schedule of whoever asks. The first
 * call after the pause decides whether it closes. Only silence and nonsense count: a bank that refuses has answered.
 */
export function watched(provider: PaymentProvider, metrics: ProviderMetrics): WatchedProvider {
  const breaker = circuitBreaker(
    handleWhenResult((result) => isSilence(result as Answer)),
    { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW) },
  );
  let pausedUntil = 0;
  breaker.onBreak(() => {
    pausedUntil = Date.now() + PAUSE_MS;
  });
  breaker.onStateChange((state) => metrics.state(provider.name, state));
  metrics.state(provider.name, breaker.state);

  const isAvailable = () => breaker.state !== CircuitState.Open || Date.now() >= pausedUntil;

  const counted = async <A extends Answer>(method: Method, call: () => Promise<A>): Promise<A> => {
    const answer = await call();
    metrics.call(provider.name, method, outcomeOf(answer));
    return answer;
  };

  const owed = <A extends Answer>(method: Method, call: () => Promise<A>): Promise<A> =>
    breaker
      .execute(() => counted(method, call))
      .catch((error) => (error instanceof BrokenCircuitError ? counted(method, call) : Promise.reject(error)));

  const fresh = <A extends Answer>(method: Method, call: () => Promise<A>): Promise<A | Refused> =>
    breaker
      .execute(() => counted(method, call))
      .catch((error) => {
        if (error instanceof BrokenCircuitError) return refused(method);
        throw error;
      });

  const refused = (method: Method): Refused => {
    metrics.call(provider.name, method, 'not-asked');
    return { kind: 'failed', error: { kind: 'unavailable', detail: 'it has not answered lately' } };
  };

  const { open, report } = provider;
  return {
    isAvailable,
    provider: {
      ...provider,
      ...(open && { open: (order) => fresh('open', () => open(order)) }),
      async start(order) {
        if (!provider.opensByForm || order.authToken !== undefined) return fresh('start', () => provider.start(order));
        return isAvailable() ? provider.start(order) : refused('start');
      },
      chargeSaved: (token, charge) => fresh('chargeSaved', () => provider.chargeSaved(token, charge)),
      query: (ref) => owed('query', () => provider.query(ref)),
      close: (ref, id) => owed('close', () => provider.close(ref, id)),
      capture: (ref, cents, id, tickets) => owed('capture', () => provider.capture(ref, cents, id, tickets)),
      void: (ref, id) => owed('void', () => provider.void(ref, id)),
      refund: (ref, cents, id) => owed('refund', () => provider.refund(ref, cents, id)),
      ...(report && { report: (day) => owed('report', () => report(day)) }),
      forgetSaved: (token) => owed('forgetSaved', () => provider.forgetSaved(token)),
    },
  };
}

interface Refused {
  kind: 'failed';
  error: ProviderError;
}

function isSilence({ error }: Answer): boolean {
  return error?.kind === 'unavailable' || error?.kind === 'timeout';
}

function outcomeOf({ error }: Answer): string {
  return error?.kind ?? 'answered';
}
