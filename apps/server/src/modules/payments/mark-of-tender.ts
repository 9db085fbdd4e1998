import type { PaymentType } from '@sporta/contract';

/** Kinds whose provider is known by its own mark. */
const byProvider: ReadonlySet<PaymentType['kind']> = new Set(['satispay', 'meal-ticket']);

/** Whose mark stands for a payment: the scheme of a card, else the wallet or who issued the tickets. */
export function markOfTender({
  kind,
  brand,
  provider,
}: {
  kind: PaymentType['kind'];
  brand: string | null;
  provider: string;
}): string | undefined {
  return brand ?? (byProvider.has(kind) ? provider : undefined);
}
