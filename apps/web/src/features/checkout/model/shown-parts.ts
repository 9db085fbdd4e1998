import type { Cart, MealTicketType } from '@sporta/contract';
import { euroToCents, formatEuro } from '@sporta/domain';
import { useAnnounce } from '@sporta/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../../lib/use-api.ts';
import { brandOf, lastDigits, paymentTypesQuery, savedCardsQuery, ticketsText } from '../../../shared/payment/index.ts';
import type { PaymentChoice } from './payment-choice.ts';
import { type LastTender, type PaymentPart, paymentParts } from './payment-parts.ts';

/** How the last tender is shown: the saved card by its brand and last digits, any other by its name. */
export function useLastTender(choice: PaymentChoice | undefined): LastTender | undefined {
  const api = useApi();
  const { data: cards = [] } = useQuery(savedCardsQuery(api));
  const { data: types = [] } = useQuery(paymentTypesQuery(api));
  if (!choice) return undefined;
  const card = cards.find(({ paymentAuthId }) => paymentAuthId === choice.paymentAuthId);
  if (card) return { scheme: brandOf(card), label: `•• ${lastDigits(card.cardNumber)}` };
  const type = types.find(({ paymentTypeId }) => paymentTypeId === choice.paymentTypeId);
  if (!type) return undefined;
  return type.kind === 'card' ? { scheme: 'card', label: 'Nuova carta' } : { scheme: type.provider, label: type.name };
}

/** The tenders of the cart as they are chosen now; none while an order is changed, which keeps those it has. */
export function usePaymentParts(
  cart: Cart,
  types: readonly MealTicketType[] | undefined,
  last: LastTender | undefined,
): PaymentPart[] {
  if (cart.change) return [];
  const providerOf = (id: number) => types?.find(({ paymentTypeId }) => paymentTypeId === id)?.provider ?? '';
  return paymentParts(cart, providerOf, last, ticketsText);
}

/** Says to screen readers what is left each time tickets or certificates change it. */
export function useAnnouncedRest({ lastTenderTotal, change }: Cart): void {
  const announce = useAnnounce();
  const known = useRef(lastTenderTotal);
  useEffect(() => {
    if (change || known.current === lastTenderTotal) return;
    known.current = lastTenderTotal;
    announce(
      lastTenderTotal > 0
        ? `Restano da pagare ${formatEuro(euroToCents(lastTenderTotal))}`
        : 'Non resta niente da pagare',
    );
  }, [announce, change, lastTenderTotal]);
}
