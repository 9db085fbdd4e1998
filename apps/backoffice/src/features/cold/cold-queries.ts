import { staffEndpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

/** Probes write every minute: who stands before a cell sees it. */
const EVERY_MS = 60_000;

export const coldKeys = { all: ['cold'] as const };

export const cellsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...coldKeys.all, 'cells'],
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staffCold.list, {}, { signal })).data.cells,
    refetchInterval: EVERY_MS,
  });

export const coldDayQuery = (api: Api, cellId: number, day: string | undefined) =>
  queryOptions({
    queryKey: [...coldKeys.all, 'day', cellId, day ?? 'today'],
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffCold.cell, { cell_id: cellId, day }, { signal })).data.cold,
    refetchInterval: EVERY_MS,
  });
