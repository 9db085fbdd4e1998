import { type StaffCase, staffEndpoints } from '@sporta/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useCaseActs } from './use-case-acts.ts';
import type { ChosenLine } from './use-decision.ts';

/** Slots in which chosen goods could be brought again, and the decision to bring them in one. */
export function useRedelivery(found: StaffCase, lines: ChosenLine[] | undefined) {
  const api = useApi();
  const { put } = useCaseActs(found);
  const { caseId } = found;
  const wanted = useDeferredValue(lines);
  const slots = useQuery({
    queryKey: ['case-slots', caseId, wanted],
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffCases.redeliver, { case_id: caseId, lines: wanted ?? [] }, { signal })).data
        .slots,
    enabled: wanted !== undefined && wanted.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  const redeliver = useMutation({
    mutationFn: async (decision: { lines: ChosenLine[]; timeslotId: number; text: string }) =>
      (
        await api.call(staffEndpoints.staffCases.redeliver, {
          case_id: caseId,
          lines: decision.lines,
          timeslot_id: decision.timeslotId,
          text: decision.text || undefined,
          confirm: true,
        })
      ).data.case,
    onSuccess: put,
    // the slot may have filled up meanwhile
    onError: () => void slots.refetch(),
  });
  return { slots, redeliver };
}
