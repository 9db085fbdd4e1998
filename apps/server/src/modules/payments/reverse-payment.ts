import { holdsMoney, isDecided } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { checkPayment } from './check-payment.ts';
import { isNeverTakenBack } from './never-taken-back.ts';
import { providersOf } from './payment-providers.ts';
import { findPayment, knownAs, type PaymentRow } from './payments.repo.ts';
import { type OperationResult, providerErrorText } from './providers/provider.ts';
import { recordPayment } from './record-payment.ts';

/** `kept`: the provider took it and never takes it back, as some issuers of meal tickets. */
export type Reversal = { kind: 'reversed' } | { kind: 'kept'; cents: number };

const REVERSED: Reversal = { kind: 'reversed' };

/**
 * Reverses a payment: the hold is released, or what was taken is refunded. Repeating it reverses nothing twice.
 * @throws when the provider cannot be asked, does not answer, or does not know what was taken through it; the caller tries again
 */
export async function reversePayment(deps: Deps, payment: PaymentRow): Promise<Reversal> {
  const { paymentId } = payment;
  const provider = providersOf(deps).get(payment.provider);
  if (!provider) throw new Error(`no provider "${payment.provider}" to give money back through`);
  if (payment.state === 'promised') return endPromised(deps, payment);
  const paymentRef = knownAs(payment);
  const answer = await provider.query(paymentRef);
  if (answer.kind === 'failed')
    throw new Error(`payment ${paymentId} cannot be queried: ${providerErrorText(answer.error)}`);
  if (answer.kind === 'not-found') {
    // money our ledger has is not given back by a provider that knows nothing of it: somebody has to look
    if (payment.capturedCents > payment.refundedCents)
      throw new Error(`payment ${paymentId} cannot be given back: not-found`);
    return REVERSED;
  }
  const cents = answer.capturedCents - Math.max(answer.refundedCents ?? 0, payment.refundedCents);
  const operationId = `give-back-${paymentId}`;
  let done: OperationResult = { kind: 'done', events: answer.events };
  if (answer.state === 'authorised') done = await provider.void(paymentRef, operationId);
  if (answer.state === 'captured' && cents > 0) {
    done = await provider.refund(paymentRef, cents, operationId);
    if (done.kind === 'failed' && (await isNeverTakenBack(provider, { paymentRef, cents }, done.error))) {
      await recordPayment(deps, paymentId, answer.events, 'shop');
      return { kind: 'kept', cents };
    }
  }
  if (done.kind === 'failed')
    throw new Error(`payment ${paymentId} cannot be given back: ${providerErrorText(done.error)}`);
  await recordPayment(deps, paymentId, done.events, 'shop');
  return REVERSED;
}

/** Nothing is held under it, unless a hold was just asked for and its answer lost: the provider says so, and closes it. */
async function endPromised(deps: Deps, payment: PaymentRow): Promise<Reversal> {
  const { paymentId } = payment;
  await checkPayment(deps, payment, { abandon: true });
  const now = await findPayment(deps.db, paymentId);
  if (!now || !isDecided(now.state)) throw new Error(`payment ${paymentId} cannot be ended`);
  return holdsMoney(now) ? reversePayment(deps, now) : REVERSED;
}
