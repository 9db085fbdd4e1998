import { type InputOf, staffEndpoints } from '@sporta/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { contentKeys } from '../live/index.ts';

const calls = staffEndpoints.staffContent;

export const documentsQuery = (api: Api) =>
  queryOptions({
    queryKey: contentKeys.list,
    queryFn: async ({ signal }) => (await api.call(calls.list, {}, { signal })).data.documents,
  });

export const documentQuery = (api: Api, document: string) =>
  queryOptions({
    queryKey: contentKeys.one(document),
    queryFn: async ({ signal }) => (await api.call(calls.detail, { document }, { signal })).data.detail,
  });

/** A document as it was in a version: it never changes. */
export const versionQuery = (api: Api, versionId: number) =>
  queryOptions({
    queryKey: ['content-version', versionId],
    queryFn: async ({ signal }) => (await api.call(calls.version, { version_id: versionId }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const contentChoicesQuery = (api: Api) =>
  queryOptions({
    queryKey: contentKeys.choices,
    queryFn: async ({ signal }) => (await api.call(calls.choices, {}, { signal })).data.choices,
    staleTime: 5 * 60_000,
  });

export const picturesQuery = (api: Api) =>
  queryOptions({
    queryKey: contentKeys.pictures,
    queryFn: async ({ signal }) => (await api.call(calls.pictures, {}, { signal })).data.pictures,
  });

/** Names of products by their codes; those known before stay while new ones are asked for. */
export const namesQuery = (api: Api, codes: readonly string[]) =>
  queryOptions({
    queryKey: ['content-products', ...codes],
    queryFn: async ({ signal }) =>
      (await api.call(calls.products, { codes: JSON.stringify(codes) }, { signal })).data.products,
    enabled: codes.length > 0,
    placeholderData: keepPreviousData,
  });

/** Products found by part of a name, brand or code. */
export const foundQuery = (api: Api, q: string) =>
  queryOptions({
    queryKey: ['content-products', 'found', q],
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffProducts.list, { q, page_size: 8, published: true }, { signal })).data
        .products,
    enabled: q.trim().length > 1,
    placeholderData: keepPreviousData,
  });

export type PreviewAsked = Omit<InputOf<NonNullable<(typeof calls.preview)['~call']>>, 'body'> & { body: object };

/** The address that shows a document before it is published. */
export const previewQuery = (api: Api, asked: PreviewAsked) =>
  queryOptions({
    queryKey: ['content-preview', asked],
    queryFn: async ({ signal }) =>
      (await api.call(calls.preview, { ...asked, body: asked.body as Record<string, unknown> }, { signal })).data
        .address,
    placeholderData: keepPreviousData,
    // an address holds for half an hour
    staleTime: 20 * 60_000,
    gcTime: 0,
    retry: false,
  });
