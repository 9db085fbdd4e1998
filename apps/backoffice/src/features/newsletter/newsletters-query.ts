import { type StaffNewsletter, staffEndpoints } from '@sporta/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import type { NewsletterDraft } from './draft.ts';

const { staffNewsletters } = staffEndpoints;
const newslettersKey = ['newsletters'];

/** The issues, the last one first. While one leaves its figures grow. */
export const newslettersQuery = (api: Api) =>
  queryOptions({
    queryKey: newslettersKey,
    queryFn: async ({ signal }) => (await api.call(staffNewsletters.list, {}, { signal })).data.newsletters,
    refetchInterval: 20_000,
  });

/** What is done with an issue; the list is read again afterwards. */
export function useNewsletterActs() {
  const api = useApi();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: newslettersKey });
  const save = useMutation({
    mutationFn: async (draft: NewsletterDraft): Promise<StaffNewsletter> =>
      (
        await api.call(staffNewsletters.save, {
          issue_id: draft.issueId,
          revision: draft.revision,
          subject: draft.subject,
          preview: draft.preview || undefined,
          body: draft.body,
          product_ids: draft.products.map(({ productId }) => productId),
          segment: draft.segment,
          warehouse_id: draft.segment === 'store' ? draft.warehouseId : undefined,
        })
      ).data.newsletter,
    onSettled,
  });
  const test = useMutation({
    mutationFn: async (issueId: number) => (await api.call(staffNewsletters.test, { issue_id: issueId })).data.sentTo,
  });
  const send = useMutation({
    mutationFn: async ({ issueId, revision, at }: { issueId: number; revision: number; at: string | undefined }) =>
      (await api.call(staffNewsletters.send, { issue_id: issueId, revision, at })).data.newsletter,
    onSettled,
  });
  const stop = useMutation({
    mutationFn: async (issueId: number) =>
      (await api.call(staffNewsletters.stop, { issue_id: issueId })).data.newsletter,
    onSettled,
  });
  return { save, test, send, stop };
}
