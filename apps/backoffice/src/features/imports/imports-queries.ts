import {
  type DataOf,
  type ImportErrorGroup,
  type ImportView,
  staffEndpoints,
  type TableFormat,
} from '@sporta/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { isWorking } from './states.ts';

const { staffImports } = staffEndpoints;

export const importKeys = {
  all: ['imports'],
  list: ['imports', 'list'],
  one: (importId: number) => ['imports', importId],
} as const;

/** Milliseconds between two looks at work under way. */
const LOOK_MS = 700;

export const importsQuery = (api: Api) =>
  queryOptions({
    queryKey: importKeys.list,
    queryFn: async ({ signal }) => (await api.call(staffImports.list, { page_size: 20 }, { signal })).data.imports,
  });

/** An import; while something works on it, read again and again. */
export const importQuery = (api: Api, importId: number) =>
  queryOptions({
    queryKey: importKeys.one(importId),
    queryFn: async ({ signal }) => (await api.call(staffImports.detail, { import_id: importId }, { signal })).data,
    refetchInterval: ({ state }) => (state.data && isWorking(state.data.import) ? LOOK_MS : false),
  });

/** What a column with departments holds; a column that is not one is not asked. */
export const departmentsQuery = (api: Api, importId: number, column: string | undefined) =>
  queryOptions({
    queryKey: [...importKeys.one(importId), 'departments', column],
    queryFn: async ({ signal }) =>
      (await api.call(staffImports.departments, { import_id: importId, column: column ?? '' }, { signal })).data,
    enabled: column !== undefined,
    // the file does not change: only a check or an answer of somebody else reads it again
    staleTime: 60_000,
  });

export type DepartmentsData = DataOf<NonNullable<(typeof staffImports.departments)['~call']>>;

/** Rows of a view; `version` is other after each check, so that old rows never stay. */
export const rowsQuery = (
  api: Api,
  {
    importId,
    view,
    group,
    page,
    pageSize,
    version,
  }: {
    importId: number;
    view: ImportView;
    group?: ImportErrorGroup | undefined;
    page: number;
    pageSize: number;
    version: string;
  },
) =>
  queryOptions({
    queryKey: [...importKeys.one(importId), 'rows', view, group, page, pageSize, version],
    queryFn: async ({ signal }) =>
      (await api.call(staffImports.rows, { import_id: importId, view, group, page, page_size: pageSize }, { signal }))
        .data,
    placeholderData: keepPreviousData,
  });

export const errorsFileUrl = (api: Api, format: TableFormat, importId: number): string =>
  api.url(staffImports.errorsFile, { import_id: importId, format });
export const templateUrl = (api: Api, format: TableFormat): string => api.url(staffImports.template, { format });
