import { endpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';
import { type FiscalValues, fiscalRequest } from '../../../shared/fiscal/index.ts';

export const fiscalPersonsKey = ['fiscal-persons'] as const;

/** Who invoices can be made out to, the main one first. */
export function fiscalPersonsQuery(api: Api) {
  return queryOptions({
    queryKey: fiscalPersonsKey,
    queryFn: async ({ signal }) => (await api.call(endpoints.fiscal.list, {}, { signal })).data.fiscalPersons,
  });
}

/** Adds somebody; as the main one, it becomes the billing address of the account. */
export async function addFiscalPerson(api: Api, values: FiscalValues): Promise<void> {
  const request = fiscalRequest(values);
  if (values.isMain) await api.call(endpoints.account.updateBillingAddress, request);
  else await api.call(endpoints.fiscal.insertBillingAddress, request);
}

export async function removeFiscalPerson(api: Api, personFiscalId: number) {
  const { data } = await api.call(endpoints.fiscal.deletePersonFiscal, { person_fiscal_id: personFiscalId });
  return data.fiscalPersons;
}
