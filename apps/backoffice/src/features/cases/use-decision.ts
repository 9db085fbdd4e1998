import { type StaffCase, staffEndpoints } from '@sporta/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useCaseActs } from './use-case-acts.ts';

export interface ChosenLine {
  order_line_id: number;
  quantity: number;
}

/** What lines are given back as. */
export type Outcome = 'refund' | 'voucher';

/** Previews what a decision gives back while it is chosen, and takes it for the total that was seen. */
export function useDecision(found: StaffCase, lines: ChosenLine[] | undefined, outcome: Outcome) {
  const api = useApi();
  const { put } = useCaseActs(found);
  const { caseId } = found;
  const wanted = useDeferredValue(lines);
  const preview = useQuery({
    queryKey: ['case-preview', caseId, wanted, outcome],
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffCases.decide, { case_id: caseId, lines: wanted ?? [], outcome }, { signal }))
        .data.refund,
    enabled: wanted !== undefined && wanted.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  const decide = useMutation({
    mutationFn: async (decision: { lines: ChosenLine[]; text: string; expectedTotal: number }) =>
      (
        await api.call(staffEndpoints.staffCases.decide, {
          case_id: caseId,
          lines: decision.lines,
          outcome,
          text: decision.text || undefined,
          expected_total: decision.expectedTotal,
          confirm: true,
        })
      ).data.case,
    onSuccess: put,
  });
  return { preview, decide };
}
