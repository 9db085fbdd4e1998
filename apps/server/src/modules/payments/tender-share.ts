import type { PaymentRow } from './payments.repo.ts';

/** Cents a tender is expected to pay of an order; what it holds beyond that is for goods that may weigh more. */
export function expectedShare(
  { payableCents }: { payableCents: number },
  tender: PaymentRow,
  all: readonly PaymentRow[],
): number {
  const others = all.reduce((sum, each) => (each.paymentId === tender.paymentId ? sum : sum + each.amountCents), 0);
  return Math.max(0, Math.min(tender.amountCents, payableCents - others));
}
