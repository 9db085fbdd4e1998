import type { Cart } from '@sporta/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { mealTicketsKey } from './meal-tickets.ts';

/** Reads again how much of the cart tickets may pay when that became another amount: a price of the day, another device. */
export function useFreshMealTickets({ mealTicketEligible }: Pick<Cart, 'mealTicketEligible'>): void {
  const queryClient = useQueryClient();
  const known = useRef(mealTicketEligible);
  useEffect(() => {
    if (known.current === mealTicketEligible) return;
    known.current = mealTicketEligible;
    void queryClient.invalidateQueries({ queryKey: mealTicketsKey });
  }, [queryClient, mealTicketEligible]);
}
