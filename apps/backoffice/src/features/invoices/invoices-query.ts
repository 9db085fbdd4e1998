import { type InputOf, staffEndpoints, type TableFormat } from '@sporta/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { invoiceKeys } from '../../shared/live/index.ts';
import { type InvoicesSearch, listInput } from './invoices-search.ts';

const { staffInvoices, staffTakings } = staffEndpoints;

/** A page of documents; the one before stays on the screen while the next comes. */
export function invoicesQuery(api: Api, search: InvoicesSearch) {
  const input = listInput(search);
  return queryOptions({
    queryKey: [...invoiceKeys.lists, input],
    queryFn: async ({ signal }) => (await api.call(staffInvoices.list, input, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** One document with its files. */
export const invoiceQuery = (api: Api, einvoiceId: number) =>
  queryOptions({
    queryKey: invoiceKeys.one(einvoiceId),
    queryFn: async ({ signal }) =>
      (await api.call(staffInvoices.detail, { einvoice_id: einvoiceId }, { signal })).data.invoice,
  });

/** Address of the latest file of a document. */
export const xmlHref = (api: Api, einvoiceId: number): string =>
  api.url(staffInvoices.xml, { einvoice_id: einvoiceId });

/** Address of the courtesy copy of a document. */
export const pdfHref = (api: Api, einvoiceId: number): string =>
  api.url(staffInvoices.pdf, { einvoice_id: einvoiceId });

export type ResendInput = Omit<InputOf<NonNullable<(typeof staffInvoices.resend)['~call']>>, 'einvoice_id'>;

/** Corrects a document and sends it (again). */
export function useResend(einvoiceId: number) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: ResendInput) =>
      (await api.call(staffInvoices.resend, { einvoice_id: einvoiceId, ...input })).data.invoice,
    onSuccess: (invoice) => {
      queries.setQueryData(invoiceKeys.one(einvoiceId), invoice);
      void queries.invalidateQueries({ queryKey: invoiceKeys.lists });
    },
  });
}

interface Days {
  from: string;
  to: string;
}

/** The register of takings of some days. */
export const takingsQuery = (api: Api, days: Days) =>
  queryOptions({
    queryKey: ['takings', days],
    queryFn: async ({ signal }) => (await api.call(staffTakings.list, days, { signal })).data,
    placeholderData: keepPreviousData,
  });

export const takingsFile = (api: Api, format: TableFormat, days: Days): string =>
  api.url(staffTakings.listFile, { ...days, format });
