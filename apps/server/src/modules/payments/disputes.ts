import { Counter } from 'prom-client';
import type { Deps } from '../../platform/deps.ts';
import { writeDispute } from './disputes.repo.ts';
import type { PaymentRow } from './payments.repo.ts';
import type { DisputeNotice } from './providers/provider.ts';

const counters = new WeakMap<Deps, Counter<'provider' | 'state'>>();

/** Notes what the holder of a card wants back from their bank, for the staff: the order and its ledger stay as they are. */
export async function noteDispute(deps: Deps, payment: PaymentRow, dispute: DisputeNotice): Promise<void> {
  const { paymentId, orderId, provider } = payment;
  if (!(await writeDispute(deps.db, payment, dispute))) return;
  const { state, amountCents, reason } = dispute;
  deps.log.warn({ paymentId, orderId, provider, state, amountCents, reason }, 'a payment is disputed');
  counterOf(deps).inc({ provider, state });
}

function counterOf(deps: Deps): Counter<'provider' | 'state'> {
  let counter = counters.get(deps);
  if (!counter) {
    counter = new Counter({
      name: 'payment_disputes_total',
      help: 'News of disputed payments, by provider and state',
      labelNames: ['provider', 'state'],
      registers: [deps.metrics.registry],
    });
    counters.set(deps, counter);
  }
  return counter;
}
