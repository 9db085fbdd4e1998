import type { PaymentRow } from './payments.repo.ts';
import type { PaymentProvider, ProviderError } from './providers/provider.ts';

/**
 * Nothing can have been paid: the provider has names of its own for payments, and this one has none yet, or was never begun.
 * What may be begun at this very moment is decided on the locked row only (record-payment.ts, start-payment.ts).
 */
export function isUnknownThere(
  { open, askedByRepeating }: Pick<PaymentProvider, 'open' | 'askedByRepeating'>,
  { providerId, state }: Pick<PaymentRow, 'providerId' | 'state'>,
): boolean {
  if (providerId !== null) return false;
  return open !== undefined || (askedByRepeating === true && state === 'created');
}

const DAY_MS = 86_400_000;

/**
 * Whether a refusal of a repeated request proves nothing: the customer's account is linked no longer, so the issuer does not tell what
 * became of the first request, whose answer got lost. What that may hold ends by itself; until then the payment is asked after, and
 * an account that is linked again lets it be found and given back.
 * @param payment as it was before the request
 */
export function mayHoldUnseen(
  { askedByRepeating, holdDays = 0 }: Pick<PaymentProvider, 'askedByRepeating' | 'holdDays'>,
  { providerId, state, createdAt }: Pick<PaymentRow, 'providerId' | 'state' | 'createdAt'>,
  error: ProviderError,
  now: Date,
): boolean {
  if (!askedByRepeating || providerId !== null || state === 'created') return false;
  const isUnlinked = error.kind === 'refused' && error.reason === 'not-linked';
  return isUnlinked && now.getTime() < createdAt.getTime() + holdDays * DAY_MS;
}
