import type { Cart } from '@sporta/contract';
import { euroToCents } from '@sporta/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/use-api.ts';
import { prebilledQuery } from '../../../shared/payment/index.ts';

/** What the last tender holds, in cents: `heldCents` is the sum of the two others. */
export interface Held {
  heldCents: number;
  estimateCents: number;
  marginCents: number;
}

/** What the bank is asked for where it is more than what is paid; undefined where it is the same, or nobody knows yet. */
export function useHeld(cart: Cart, paymentTypeId: number | undefined): Held | undefined {
  const state = `${cart.revision}/${cart.lastTenderTotal}`;
  const { data } = useQuery({
    ...prebilledQuery(useApi(), paymentTypeId ?? 0, state),
    enabled: paymentTypeId !== undefined,
    placeholderData: keepPreviousData,
  });
  if (paymentTypeId === undefined || !data || data.margin <= 0) return undefined;
  return {
    heldCents: euroToCents(data.prebilledAmount),
    estimateCents: euroToCents(data.estimate),
    marginCents: euroToCents(data.margin),
  };
}
