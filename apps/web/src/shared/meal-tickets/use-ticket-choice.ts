import { type Cart, endpoints, isApiError, type MealTicketType } from '@sporta/contract';
import { toast } from '@sporta/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { applyCart, reloadCart } from '../cart/index.ts';
import { messageOf } from '../errors/index.ts';
import { mealTicketsKey } from './meal-tickets.ts';
import { withWishes } from './ticket-sums.ts';

/** As many tickets as can be used. */
export const AS_MANY_AS_FIT = undefined;

export interface TicketChoice {
  /** The cart with the tickets asked for, before the server has answered too. */
  cart: Cart;
  /** Uses so many tickets of an issuer; 0 = none, undefined = as many as fit. */
  choose: (paymentTypeId: number, tickets: number | undefined) => void;
  /** An answer is waited for. */
  busy: boolean;
}

/**
 * Tickets chosen on this page. The number moves at once; calls go out one after the other, and of several presses in a row
 * only the last is sent. Each answer is the whole cart.
 */
export function useTicketChoice(cart: Cart, types: readonly MealTicketType[]): TicketChoice {
  const api = useApi();
  const queryClient = useQueryClient();
  const [wishes, setWishes] = useState<ReadonlyMap<number, number>>(new Map());
  const [underWay, setUnderWay] = useState(0);
  const latest = useRef(new Map<number, object>());
  const queue = useRef(Promise.resolve());

  const choose = (paymentTypeId: number, tickets: number | undefined) => {
    const press = {};
    latest.current.set(paymentTypeId, press);
    const isLatest = () => latest.current.get(paymentTypeId) === press;
    if (tickets !== undefined) setWishes((known) => new Map(known).set(paymentTypeId, tickets));
    setUnderWay((count) => count + 1);
    queue.current = queue.current.then(async () => {
      try {
        if (!isLatest()) return;
        const request = { payment_type_id: paymentTypeId, select: tickets !== 0, ...(tickets ? { tickets } : {}) };
        const { data } = await api.call(endpoints.mealTickets.select, request);
        applyCart(queryClient, data);
      } catch (error) {
        if (!(isApiError(error) && error.kind === 'loginNeeded')) {
          toast.error(messageOf(error, 'I buoni non sono stati cambiati: riprova.'));
        }
        await reloadCart(queryClient);
      } finally {
        setUnderWay((count) => count - 1);
        if (isLatest()) {
          setWishes((known) => new Map([...known].filter(([id]) => id !== paymentTypeId)));
          void queryClient.invalidateQueries({ queryKey: mealTicketsKey });
        }
      }
    });
  };
  const shown = useMemo(() => withWishes(cart, types, wishes), [cart, types, wishes]);
  return { cart: shown, choose, busy: underWay > 0 };
}
