import { type PromotionFields, type PromotionPreview, staffEndpoints } from '@sporta/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { promotionKeys } from '../../shared/live/index.ts';
import { daysShown, type PromotionsSearch } from './promotions-search.ts';

const { list, detail, choices, findProducts, preview } = staffEndpoints.staffPromotions;

export interface ProductsWanted {
  q?: string | undefined;
  category_id?: number | undefined;
  vendor_id?: number | undefined;
  product_ids?: number[] | undefined;
}

export function promotionsQuery(api: Api, search: PromotionsSearch) {
  const days = daysShown(search);
  const filters = { q: search.q, category_id: search.department, warehouse_id: search.store };
  const input =
    search.view === 'list'
      ? { ...filters, tab: search.tab, page: search.page }
      : { ...filters, from: days[0], to: days.at(-1), page_size: 500 };
  return queryOptions({
    queryKey: [...promotionKeys.all, 'list', input],
    queryFn: async ({ signal }) => (await api.call(list, input, { signal })).data,
    placeholderData: keepPreviousData,
    // an offer begins and ends by itself
    refetchInterval: 60_000,
  });
}

export const promotionQuery = (api: Api, promotionId: number) =>
  queryOptions({
    queryKey: promotionKeys.one(promotionId),
    queryFn: async ({ signal }) => (await api.call(detail, { promotion_id: promotionId }, { signal })).data.promotion,
  });

export const choicesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['promotion-choices'],
    queryFn: async ({ signal }) => (await api.call(choices, {}, { signal })).data.choices,
    staleTime: 300_000,
  });

export const productsQuery = (api: Api, wanted: ProductsWanted) =>
  queryOptions({
    queryKey: ['promotion-products', wanted],
    queryFn: async ({ signal }) => (await api.call(findProducts, wanted, { signal })).data,
    placeholderData: keepPreviousData,
  });

/** What customers would meet; the picture before stays until the next comes, and while something is typed that cannot be. */
export const previewQuery = (api: Api, promotionId: number | undefined, fields: PromotionFields, productId?: number) =>
  queryOptions({
    queryKey: ['promotion-preview', promotionId ?? 'new', fields, productId ?? 'first'],
    queryFn: async ({ signal }): Promise<PromotionPreview> => {
      const input = { promotion_id: promotionId, fields, product_id: productId };
      return (await api.call(preview, input, { signal })).data.preview;
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
