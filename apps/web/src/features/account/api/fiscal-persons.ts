import { endpoints } from '@sporta/contract';
import type { Api } from '../../../lib/api.ts';
import { type FiscalValues, fiscalRequest } from '../../../shared/fiscal/index.ts';

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
