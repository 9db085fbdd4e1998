import { type ReportTable, staffEndpoints, type TableFormat } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import type { Days } from './reports-search.ts';

const { overview, file } = staffEndpoints.staffReports;

/** What is asked for: days, and one store or all. */
export interface ReportAsked extends Days {
  store: number | undefined;
}

const inputOf = ({ from, to, store }: ReportAsked) => ({ from, to, warehouse_id: store });

export const reportQuery = (api: Api, asked: ReportAsked) =>
  queryOptions({
    queryKey: ['reports', asked.from, asked.to, asked.store],
    queryFn: async ({ signal }) => (await api.call(overview, inputOf(asked), { signal })).data.report,
    // today goes on
    refetchInterval: 60_000,
    placeholderData: (before) => before,
  });

/** The address of one table as a file, by format. */
export const fileOf =
  (api: Api, asked: ReportAsked, table: ReportTable) =>
  (format: TableFormat): string =>
    api.url(file, { ...inputOf(asked), table, format });
