import { isDecided, isSecured } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { checkPromise } from './check-promise.ts';
import { paymentOrderOf } from './payment-order.ts';
import { providersOf } from './payment-providers.ts';
import { knownAs, type PaymentRow, writeProviderId } from './payments.repo.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { recordAbandoned, recordPayment } from './record-payment.ts';
import { isUnknownThere, mayHoldUnseen } from './unknown-there.ts';

/**
 * Asks the provider what became of a payment and records the answer. An abandoned payment is checked in the same way until
 * the provider has decided: money that still arrives goes back (orders/apply-payments.ts).
 * @param abandon end it when it is still undecided, here and at the provider
 * @returns false when the provider could not be asked
 */
export async function checkPayment(
  deps: Deps,
  payment: PaymentRow,
  { abandon }: { abandon: boolean },
): Promise<boolean> {
  const provider = providersOf(deps).get(payment.provider);
  if (!provider) return false;
  if (payment.holdLater && !isSecured(payment.state)) return checkPromise(deps, provider, { payment, abandon });
  const asked = await ask(deps, provider, payment);
  if (!asked) return false;
  if (!isDecided(asked.state) && (abandon || asked.state === 'given-up')) await closePayment(deps, provider, asked);
  return true;
}

/** @returns the payment as it is after the answer; undefined when there was none */
async function ask(deps: Deps, provider: PaymentProvider, payment: PaymentRow): Promise<PaymentRow | undefined> {
  // repeating what was never begun would begin it
  if (isUnknownThere(provider, payment)) return payment;
  if (payment.providerId === null && provider.askedByRepeating) return repeatStart(deps, provider, payment);
  const answer = await provider.query(knownAs(payment));
  if (answer.kind === 'not-found') return payment;
  if (answer.kind === 'found') return recordPayment(deps, payment.paymentId, answer.events, 'query');
  deps.log.warn({ paymentId: payment.paymentId, error: answer.error.kind }, 'payment could not be queried');
  return undefined;
}

/** Its answer got lost: starting it again gives the same one. */
async function repeatStart(
  deps: Deps,
  provider: PaymentProvider,
  payment: PaymentRow,
): Promise<PaymentRow | undefined> {
  const started = await provider.start(await paymentOrderOf(deps, payment));
  if (started.kind === 'done') {
    await writeProviderId(deps.db, payment.paymentId, started.paymentRef);
    return recordPayment(deps, payment.paymentId, started.events, 'query');
  }
  if (started.kind === 'failed' && started.error.kind === 'refused') {
    if (mayHoldUnseen(provider, payment, started.error, deps.clock.now())) return payment;
    return recordPayment(deps, payment.paymentId, started.error.events, 'query');
  }
  deps.log.warn({ paymentId: payment.paymentId }, 'payment could not be queried');
  return undefined;
}

/**
 * Closes its page at the provider, so that nobody pays what the shop has abandoned. When the provider does not confirm that,
 * the payment is abandoned here only, and reconciliation goes on asking.
 */
async function closePayment(deps: Deps, provider: PaymentProvider, payment: PaymentRow): Promise<void> {
  const { paymentId } = payment;
  if (isUnknownThere(provider, payment)) {
    return recordAbandoned(deps, paymentId, { decided: (now) => isUnknownThere(provider, now) });
  }
  const closed = await provider.close(knownAs(payment), `close-${paymentId}`);
  if (closed.kind === 'done') await recordPayment(deps, paymentId, closed.events, 'shop');
  else {
    deps.log.warn({ paymentId, error: closed.error.kind }, 'payment could not be closed');
    // it may have been paid or refused at this very moment
    await ask(deps, provider, payment);
  }
  await recordAbandoned(deps, paymentId);
}

/** Asks after every payment of an order that nobody has decided, one after the other. @param abandon as `checkPayment` */
export async function checkPayments(
  deps: Deps,
  payments: readonly PaymentRow[],
  { abandon }: { abandon: boolean },
): Promise<void> {
  for (const payment of payments) {
    if (!isDecided(payment.state)) await checkPayment(deps, payment, { abandon });
  }
}
