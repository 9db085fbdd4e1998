import type { PaymentRow } from './payments.repo.ts';
import type { PaymentProvider } from './providers/provider.ts';

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
