import { endpoints, type FastSearchResult } from '@sporta/contract';
import type { Api } from '../../../lib/api.ts';

/** Searches a list written in free Italian; the server splits it and reads quantities. */
export async function searchList(
  api: Api,
  input: { text: string; hash: string; page_size: number },
  signal?: AbortSignal,
): Promise<{ results: FastSearchResult[]; leftOut?: number | undefined }> {
  const { text, ...rest } = input;
  const call = api.call(endpoints.catalogue.fastSearch, { words: [text], ...rest }, signal ? { signal } : {});
  return (await call).data;
}
