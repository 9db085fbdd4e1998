import { endpoints, type FaqGroup } from '@sporta/contract';
import type { Api } from '../../../lib/api.ts';

export async function loadFaqs(api: Api, signal: AbortSignal): Promise<FaqGroup[]> {
  return (await api.call(endpoints.content.faqList, {}, { signal })).data.faqs;
}
