import { endpoints, profileEndpoints } from '@sporta/contract';
import type { Api } from '../../../lib/api.ts';
import { type FiscalValues, fiscalRequest } from '../../../shared/fiscal/index.ts';

/** Adds somebody; as the main one, it becomes the billing address of the account. */
export async function addFiscalPerson(api: Api, values: FiscalValues): Promise<void> {
  const request = fiscalRequest(values);
  if (values.isMain) await api.call(endpoints.account.updateBillingAddress, request);
  else await api.call(profileEndpoints.fiscal.insertBillingAddress, request);
}

/** Orders that were placed keep the holder they were placed with. @returns all of them, as they are now */
export async function changeFiscalPerson(api: Api, personFiscalId: number, values: FiscalValues) {
  const request = { ...fiscalRequest(values), person_fiscal_id: personFiscalId };
  return (await api.call(profileEndpoints.fiscal.updatePersonFiscal, request)).data.fiscalPersons;
}

export async function makeFiscalPersonMain(api: Api, personFiscalId: number) {
  return (await api.call(profileEndpoints.fiscal.setMain, { person_fiscal_id: personFiscalId })).data.fiscalPersons;
}

export async function removeFiscalPerson(api: Api, personFiscalId: number) {
  const { data } = await api.call(profileEndpoints.fiscal.deletePersonFiscal, { person_fiscal_id: personFiscalId });
  return data.fiscalPersons;
}
