import type { PaymentMark } from '@sporta/contract';
import { isPaymentScheme, type PaymentScheme } from '@sporta/ui/components/brand/PaymentMark.tsx';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { paymentMarksQuery } from './marks-query.ts';

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

/** What the shop takes; undefined while nobody knows, and then nothing is promised. */
export function usePaymentMarks(): readonly PaymentMark[] | undefined {
  return useQuery(paymentMarksQuery(useApi())).data;
}

/** Whether meal tickets may be a part of what is paid here. */
export function useTakesTickets(): boolean {
  return usePaymentMarks()?.some(({ kind }) => kind === 'meal-ticket') ?? false;
}
