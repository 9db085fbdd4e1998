import type { PaymentProvider, ProviderError } from './providers/provider.ts';

/** Some take back the whole only, on the same day, or nothing: no repetition changes that. */
function isForGood(error: ProviderError): boolean {
  return error.kind === 'not-allowed' && ['too-late', 'exceeds-captured', 'bad-request'].includes(error.code);
}

/**
 * Whether a provider that refused a refund will never make it. It must say itself that it still has the money: a refund that went
 * through before is refused too.
 * @param cents what was asked back
 */
export async function isNeverTakenBack(
  provider: PaymentProvider,
  { paymentRef, cents }: { paymentRef: string; cents: number },
  error: ProviderError,
): Promise<boolean> {
  if (!isForGood(error)) return false;
  const found = await provider.query(paymentRef);
  return found.kind === 'found' && found.capturedCents - (found.refundedCents ?? 0) >= cents;
}
