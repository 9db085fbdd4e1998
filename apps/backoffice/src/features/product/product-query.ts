import { type ProductPreview, staffEndpoints } from '@sporta/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import type { FieldEdit } from '../../shared/edits/index.ts';
import { productKeys } from '../../shared/live/index.ts';

export const productQuery = (api: Api, productId: number) =>
  queryOptions({
    queryKey: productKeys.one(productId),
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffProducts.detail, { product_id: productId }, { signal })).data.product,
  });

/** The product as customers would see it; the picture before stays until the next comes. @param at ISO instant; absent: now */
export const previewQuery = (api: Api, productId: number, changes: readonly FieldEdit[], at: string | undefined) =>
  queryOptions({
    queryKey: [...productKeys.one(productId), 'preview', changes, at ?? 'now'],
    queryFn: async ({ signal }): Promise<ProductPreview> => {
      const input = { product_id: productId, changes: [...changes], at };
      return (await api.call(staffEndpoints.staffProducts.preview, input, { signal })).data.preview;
    },
    placeholderData: keepPreviousData,
  });
