import type { PaymentMark } from '@sporta/contract';
import { isPaymentScheme, type PaymentScheme } from '@sporta/ui/components/brand/PaymentMark.tsx';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { paymentMarksQuery } from './payments.ts';

/** Brands of cards the providers of cards take; which of the others they take is by contract with each. */
const CARD_SCHEMES: readonly PaymentScheme[] = ['visa', 'mastercard', 'maestro', 'amex'];

/** The pictures of what the shop takes, cards first, each once. */
export function schemesOf(marks: readonly PaymentMark[]): PaymentScheme[] {
  const cards = marks.some(({ kind }) => kind === 'card' || kind === 'stripe') ? CARD_SCHEMES : [];
  const others = marks.flatMap(({ kind, provider }) =>
    (kind === 'satispay' || kind === 'meal-ticket') && isPaymentScheme(provider) ? [provider] : [],
  );
  return [...new Set([...cards, ...others])];
}

/** Reads them for the footer of a page, which shows without them when they cannot be had. */
export async function readMarks(queryClient: QueryClient, api: Api): Promise<void> {
  await queryClient.ensureQueryData(paymentMarksQuery(api)).catch(() => undefined);
}

/** What the shop takes; undefined while nobody knows, and then nothing is promised. */
export function usePaymentMarks(): readonly PaymentMark[] | undefined {
  return useQuery(paymentMarksQuery(useApi())).data;
}
