import { staffEndpoints } from '@sporta/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { caseKeys } from '../../shared/live/index.ts';
import type { CasesSearch } from './cases-search.ts';

const { staffCases } = staffEndpoints;

/** A page of cases; the one before stays on the screen while the next comes. */
export const casesQuery = (api: Api, search: CasesSearch) =>
  queryOptions({
    queryKey: [...caseKeys.lists, search],
    queryFn: async ({ signal }) => (await api.call(staffCases.list, search, { signal })).data,
    placeholderData: keepPreviousData,
    // What is due becomes late by itself.
    refetchInterval: 60_000,
  });

/** One case whole. */
export const caseQuery = (api: Api, caseId: number) =>
  queryOptions({
    queryKey: caseKeys.one(caseId),
    queryFn: async ({ signal }) => (await api.call(staffCases.detail, { case_id: caseId }, { signal })).data.case,
  });
