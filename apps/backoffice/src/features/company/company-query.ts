import { type CompanyMonth, type StaffCompany, staffEndpoints, type TableFormat } from '@sporta/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { customerKeys } from '../../shared/live/index.ts';

const calls = staffEndpoints.staffCompanies;

/** One company whole. */
export const companyQuery = (api: Api, companyId: number) =>
  queryOptions({
    queryKey: customerKeys.company(companyId),
    queryFn: async ({ signal }) => (await api.call(calls.detail, { company_id: companyId }, { signal })).data.company,
  });

const monthsKey = (companyId: number) => [...customerKeys.company(companyId), 'months'];

/** What would be invoiced of a company with one invoice a month. */
export const monthsQuery = (api: Api, companyId: number) =>
  queryOptions({
    queryKey: monthsKey(companyId),
    queryFn: async ({ signal }) =>
      (await api.call(calls.monthInvoices, { company_id: companyId }, { signal })).data.months,
  });

export const statementHref = (api: Api, companyId: number): string =>
  api.url(calls.statement, { company_id: companyId });

export const dueDatesHref = (api: Api, format: TableFormat, companyId: number): string =>
  api.url(calls.dueDatesFile, { company_id: companyId, format });

/** Who a company is; a code or an address that is not there is empty. */
export interface CompanyData {
  name: string;
  vatNumber: string;
  fiscalCode: string;
  recipientCode: string;
  pec: string;
}

/** What accounting does with a company; each answer is the page as it is now. @throws ApiError with words for people */
export function useCompanyActs(companyId: number) {
  const api = useApi();
  const queries = useQueryClient();
  return useMemo(() => {
    const which = { company_id: companyId };
    const show = ({ data }: { data: { company: StaffCompany } }) => {
      queries.setQueryData(customerKeys.company(companyId), data.company);
      void queries.invalidateQueries({ queryKey: [...customerKeys.company(companyId), 'log'] });
      return data.company;
    };
    return {
      /** @param seen the version of what was changed */
      saveData: async (data: CompanyData, seen: string) =>
        show(
          await api.call(calls.saveData, {
            ...which,
            version: seen,
            name: data.name,
            vat_number: data.vatNumber,
            fiscal_code: data.fiscalCode,
            recipient_code: data.recipientCode || undefined,
            pec: data.pec || undefined,
          }),
        ),
      /** @param seen the version of what was changed */
      saveTerms: async (terms: StaffCompany['terms'], seen: string) =>
        show(
          await api.call(calls.saveTerms, {
            ...which,
            version: seen,
            pays_by_invoice: terms.paysByInvoice,
            credit_limit: terms.creditLimit,
            max_order: terms.maxOrder ?? 0,
            payment_days: terms.paymentDays,
            block_after_days: terms.blockAfterDays,
            monthly_invoice: terms.monthlyInvoice,
          }),
        ),
      unblock: async (until: string, reason: string) =>
        show(await api.call(calls.unblock, { ...which, until, reason })),
      recordPayment: async (payment: {
        dueDateId: number;
        amount: number;
        paidOn: string;
        reference: string;
        key: string;
      }) =>
        show(
          await api.call(calls.recordPayment, {
            ...which,
            payment_due_date_id: payment.dueDateId,
            amount: payment.amount,
            paid_on: payment.paidOn,
            reference: payment.reference || undefined,
            idempotency_key: payment.key,
          }),
        ),
      /** @returns the numbers of the invoices that were written */
      issueMonth: async ({ month, version }: Pick<CompanyMonth, 'month' | 'version'>) => {
        const answer = await api.call(calls.issueMonth, { ...which, month, version });
        show(answer);
        void queries.invalidateQueries({ queryKey: monthsKey(companyId) });
        return answer.data.issued;
      },
      remind: async () => show(await api.call(calls.remind, which)),
      addNote: async (text: string) => show(await api.call(calls.addNote, { ...which, text })),
    };
  }, [api, queries, companyId]);
}
