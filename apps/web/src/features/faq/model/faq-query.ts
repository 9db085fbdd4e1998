import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';
import { loadFaqs } from '../api/faqs.ts';

export function faqQuery(api: Api) {
  return queryOptions({
    queryKey: ['content', 'faq'],
    queryFn: ({ signal }) => loadFaqs(api, signal),
    staleTime: 5 * 60_000,
  });
}
