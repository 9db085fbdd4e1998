import { type QuoteState, type StaffQuote, staffEndpoints } from '@sporta/contract';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';

const calls = staffEndpoints.staffQuotes;

/** A new request is there within so long, without a press. Milliseconds. */
const readAgain = 30_000;

export const quotesQuery = (api: Api, input: { state?: QuoteState | undefined; page?: number | undefined }) =>
  queryOptions({
    queryKey: ['quotes', 'list', input],
    queryFn: async ({ signal }) => (await api.call(calls.list, input, { signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: readAgain,
  });

export const quoteQuery = (api: Api, quoteId: number) =>
  queryOptions({
    queryKey: ['quotes', 'one', quoteId],
    queryFn: async ({ signal }) => (await api.call(calls.detail, { quote_id: quoteId }, { signal })).data.quote,
  });

export interface Offer {
  /** Euro by id of the line; a line that is not named keeps its usual price. */
  prices: { quote_line_id: number; price: number }[];
  valid_until: string;
  note: string | undefined;
}

/** What is done with a quote; each answer is the quote as it is now. @throws ApiError with words for people */
export function useQuoteActs(quoteId: number) {
  const api = useApi();
  const queries = useQueryClient();
  const show = ({ data }: { data: { quote: StaffQuote } }) => {
    queries.setQueryData(['quotes', 'one', quoteId], data.quote);
    void queries.invalidateQueries({ queryKey: ['quotes', 'list'] });
  };
  const which = { quote_id: quoteId };
  return {
    offer: async (offer: Offer) => show(await api.call(calls.offer, { ...which, ...offer })),
    end: async (how: 'decline' | 'withdraw', reason: string) => show(await api.call(calls[how], { ...which, reason })),
  };
}
