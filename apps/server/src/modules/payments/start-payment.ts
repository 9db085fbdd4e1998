import { isSettled } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type Payer, paymentOrderOf } from './payment-order.ts';
import { providersOf } from './payment-providers.ts';
import { findPayment, knownAs, markRedirected, type PaymentRow, writeProviderId } from './payments.repo.ts';
import type { PaymentProvider, StartResult } from './providers/provider.ts';
import { recordPayment } from './record-payment.ts';
import { startPromise } from './start-promise.ts';
import type { StartedPayment } from './started-payment.ts';
import { mayHoldUnseen } from './unknown-there.ts';

/**
 * Begins a payment at its provider, or goes on with it; repeating never charges twice.
 * @throws BusinessError `payment-type-not-available`, `payment-auth-not-found`
 */
export async function startPayment(deps: Deps, opened: PaymentRow, payer: Payer): Promise<StartedPayment> {
  if (isSettled(opened.state)) return { kind: 'decided', payment: opened };
  const provider = providersOf(deps).get(opened.provider);
  if (!provider)
    throw new BusinessError('payment-type-not-available', 'Questo metodo di pagamento non è più disponibile');
  const order = await paymentOrderOf(deps, opened, payer);
  if (opened.paymentAuthId !== null && order.authToken === undefined) throw cardNotFound();
  if (opened.holdLater) return startPromise(deps, provider, { payment: opened, order });
  const payment = { ...opened };
  if (provider.open && payment.providerId === null) {
    const made = await provider.open(order);
    if (made.kind === 'failed') return failed(deps, provider, payment, made);
    const state = await writeProviderId(deps.db, payment.paymentId, made.paymentRef);
    // abandoned while it was made known: whoever abandoned it asks nobody any more (check-payment.ts)
    if (isSettled(state)) return decidedMeanwhile(deps, payment);
    payment.providerId = made.paymentRef;
  }
  // from here on an answer may be lost: until then nobody has to be asked (check-payment.ts)
  if (provider.askedByRepeating && !(await markRedirected(deps.db, payment.paymentId))) {
    return decidedMeanwhile(deps, payment);
  }
  const started = await provider.start({ ...order, paymentRef: knownAs(payment) });
  if (started.kind === 'failed') return failed(deps, provider, payment, started);
  if (started.paymentRef !== knownAs(payment)) await writeProviderId(deps.db, payment.paymentId, started.paymentRef);
  if (started.kind === 'redirect') {
    const isUnderWay = await markRedirected(deps.db, payment.paymentId);
    return isUnderWay ? { kind: 'redirect', to: started } : decidedMeanwhile(deps, payment);
  }
  return { kind: 'decided', payment: await recordPayment(deps, payment.paymentId, started.events, 'shop') };
}

/** Another request has paid it or abandoned it: the customer is led nowhere. */
async function decidedMeanwhile(deps: Deps, payment: PaymentRow): Promise<StartedPayment> {
  return { kind: 'decided', payment: (await findPayment(deps.db, payment.paymentId)) ?? payment };
}

async function failed(
  deps: Deps,
  provider: PaymentProvider,
  payment: PaymentRow,
  { error }: Extract<StartResult, { kind: 'failed' }>,
): Promise<StartedPayment> {
  const { paymentId } = payment;
  if (error.kind === 'refused' && !mayHoldUnseen(provider, payment, error, deps.clock.now())) {
    return { kind: 'decided', payment: await recordPayment(deps, paymentId, error.events, 'shop') };
  }
  deps.log.warn({ paymentId, error: error.kind }, 'payment could not be started');
  return { kind: 'unavailable' };
}

function cardNotFound(): BusinessError {
  return new BusinessError('payment-auth-not-found', 'Questa carta non è più salvata: scegline un’altra', {
    field: 'payment_auth_id',
  });
}
