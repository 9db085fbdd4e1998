import { endpoints, isApiError, type MealTicketEligibility, type MealTicketType } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

export interface MealTickets extends MealTicketEligibility {
  mealTicketTypes: MealTicketType[];
}

export const mealTicketsKey = ['meal-tickets'] as const;

/** The issuers with the customer's accounts and what of them the cart uses; null in a shop that takes no meal tickets. */
export function mealTicketsQuery(api: Api) {
  return queryOptions({
    queryKey: mealTicketsKey,
    queryFn: async ({ signal }): Promise<MealTickets | null> => {
      try {
        const { data } = await api.call(endpoints.mealTickets.types, {}, { signal });
        return data.mealTicketTypes.length > 0 ? data : null;
      } catch (error) {
        if (isApiError(error) && error.kind === 'notFound') return null;
        throw error;
      }
    },
    staleTime: 30_000,
  });
}
