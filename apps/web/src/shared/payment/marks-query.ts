import { endpoints, type PaymentMark } from '@sporta/contract';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';

/* Apart from pictures and the other questions about payments: every first page loads this file. */

/** What the shop takes, for visitors too. It changes when the shop is set up differently. */
export function paymentMarksQuery(api: Api) {
  return queryOptions({
    queryKey: ['payment-marks'],
    queryFn: async ({ signal }) => (await api.call(endpoints.payments.marks, {}, { signal })).data.marks,
    staleTime: 10 * 60_000,
  });
}

/** What was known of it when the page was drawn, whatever is known later. */
export function useMarksOfPage(): readonly PaymentMark[] | undefined {
  const api = useApi();
  const queryClient = useQueryClient();
  return useState(() => queryClient.getQueryData(paymentMarksQuery(api).queryKey))[0];
}

/** Reads it for the footer of a page, which shows without it when it cannot be had. */
export async function readMarks(queryClient: QueryClient, api: Api): Promise<void> {
  await queryClient.ensureQueryData(paymentMarksQuery(api)).catch(() => undefined);
}
