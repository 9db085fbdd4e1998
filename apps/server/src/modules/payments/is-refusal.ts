/** Reasons for which a payment ended without its bank or issuer having said no. */
const endedByShop: ReadonlySet<string> = new Set(['closed', 'given-up', 'expired']);

/** @param reason why a payment ended unpaid (`payment.failure_reason`) */
export function isRefusal(reason: string | null): boolean {
  return reason !== null && !endedByShop.has(reason);
}
