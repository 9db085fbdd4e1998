import type { Cart, PaymentType } from '@sporta/contract';
import { savedCardPaymentTypeId } from '@sporta/contract/constants.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../lib/use-api.ts';
import { paymentTypesQuery, proposedCard, savedCardsQuery } from '../../../shared/payment/index.ts';

/** How the customer pays: a saved card, or a type of the list. */
export interface PaymentChoice {
  paymentTypeId: number;
  paymentAuthId?: number | undefined;
  saveAuth: boolean;
}

/** What is chosen, or proposed before anything is: the default card, else the first way to pay. */
export function usePaymentChoice(wanted: PaymentChoice | undefined): PaymentChoice | undefined {
  const api = useApi();
  const { data: cards } = useQuery(savedCardsQuery(api));
  const { data: types } = useQuery(paymentTypesQuery(api));
  if (!cards || !types) return undefined;
  const stillThere =
    wanted &&
    types.some((type) => type.paymentTypeId === wanted.paymentTypeId && type.enabled) &&
    (wanted.paymentAuthId === undefined || cards.some((card) => card.paymentAuthId === wanted.paymentAuthId));
  if (stillThere) return wanted;
  const card = proposedCard(cards);
  if (card) return { paymentTypeId: savedCardPaymentTypeId, paymentAuthId: card.paymentAuthId, saveAuth: false };
  const first = types.find((type) => type.enabled && type.kind !== 'saved-card');
  return first && { paymentTypeId: first.paymentTypeId, saveAuth: false };
}

/** Tells of what kind a choice is; undefined before the ways to pay are known. */
export function usePaymentKinds(): (choice: PaymentChoice | undefined) => PaymentType['kind'] | undefined {
  const { data: types } = useQuery(paymentTypesQuery(useApi()));
  return (choice) => types?.find(({ paymentTypeId }) => paymentTypeId === choice?.paymentTypeId)?.kind;
}

/** Tells whether a choice has the box beside it with which the customer lets the card be kept: its slot is far away. */
export function useNeedsConsent(): (choice: PaymentChoice | undefined) => boolean {
  const { data: types } = useQuery(paymentTypesQuery(useApi()));
  return (choice) =>
    types?.some(
      ({ paymentTypeId, kind, heldFrom }) =>
        paymentTypeId === choice?.paymentTypeId && kind !== 'saved-card' && heldFrom !== undefined,
    ) ?? false;
}

/** Reads the ways to pay again when the cart is another: some depend on what there is to pay, and on the slot. */
export function useFreshPaymentTypes({ revision, lastTenderTotal }: Cart): void {
  const queryClient = useQueryClient();
  const api = useApi();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cart is what makes them old
  useEffect(() => {
    const { queryKey } = paymentTypesQuery(api);
    // those that are being asked for are of this cart
    if (queryClient.getQueryData(queryKey)) void queryClient.invalidateQueries({ queryKey, exact: true });
  }, [api, queryClient, revision, lastTenderTotal]);
}
