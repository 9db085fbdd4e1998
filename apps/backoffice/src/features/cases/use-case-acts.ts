import { type StaffCase, staffEndpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { caseKeys, orderKeys } from '../../shared/live/index.ts';

const { staffCases } = staffEndpoints;

/** What is done with one case; each answer is the case as it is then. */
export function useCaseActs({ caseId, orderId, assignee }: StaffCase) {
  const api = useApi();
  const queries = useQueryClient();
  const put = (found: StaffCase) => {
    queries.setQueryData(caseKeys.one(caseId), found);
    void queries.invalidateQueries({ queryKey: caseKeys.lists });
    void queries.invalidateQueries({ queryKey: orderKeys.one(orderId) });
    void queries.invalidateQueries({ queryKey: orderKeys.today });
  };
  const say = (error: Error) => {
    toast.error(messageOf(error));
    void queries.invalidateQueries({ queryKey: caseKeys.one(caseId) });
  };
  const take = useMutation({
    mutationFn: async (mine: boolean) =>
      (await api.call(staffCases.take, { case_id: caseId, mine, seen_assignee: assignee?.userId })).data.case,
    onSuccess: put,
    onError: say,
  });
  const answer = useMutation({
    mutationFn: async (message: { text: string; key: string }) =>
      (await api.call(staffCases.answer, { case_id: caseId, text: message.text, idempotency_key: message.key })).data
        .case,
    onSuccess: put,
  });
  const close = useMutation({
    mutationFn: async (closed: boolean) => (await api.call(staffCases.close, { case_id: caseId, closed })).data.case,
    onSuccess: put,
    onError: say,
  });
  return { take, answer, close, put };
}
