import { endpoints, type ListSummary } from '@sporta/contract';
import type { Api } from '../../../lib/api.ts';

export async function loadLists(api: Api, signal: AbortSignal): Promise<ListSummary[]> {
  return (await api.call(endpoints.lists.list, {}, { signal })).data.lists;
}

/** The names of what is on a saved list, with how many: "2 Latte fresco intero". */
export async function loadListWords(api: Api, listId: number): Promise<string[]> {
  const { data } = await api.call(endpoints.lists.detail, { list_id: listId });
  return data.list.items.map(({ product, quantity }) => {
    const count = Number.isInteger(quantity) && quantity > 1 ? `${quantity} ` : '';
    return count + [product.name, product.shortDescr].filter(Boolean).join(' ');
  });
}
