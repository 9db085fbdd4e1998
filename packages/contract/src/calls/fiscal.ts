import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParam } from '../fields.ts';
import { fiscalPerson } from '../user.ts';
import { billingAddressRequest } from './fiscal-fields.ts';

const data = z.object({ fiscalPersons: z.array(fiscalPerson) });
const base = { tag: 'fiscal', access: 'customer', data } as const;

export const list = defineCall({
  ...base,
  method: 'GET',
  path: 'user-person-fiscal/list',
  summary: 'Who invoices can be made out to',
  request: z.object({}),
});

export const insertBillingAddress = defineCall({
  ...base,
  method: 'POST',
  path: 'user-person-fiscal/insert-billing-address',
  summary: 'Adds somebody invoices can be made out to',
  request: billingAddressRequest,
  errors: ['invalid-fiscal-code', 'invalid-vat-number', 'postalcode-unknown'],
});

export const updatePersonFiscal = defineCall({
  ...base,
  method: 'POST',
  path: 'user-person-fiscal/update-person-fiscal',
  summary: 'Changes somebody invoices can be made out to; what is ordered already keeps what it said',
  request: billingAddressRequest.safeExtend({ person_fiscal_id: idParam('L’intestatario') }),
  errors: ['person-fiscal-not-found', 'invalid-fiscal-code', 'invalid-vat-number', 'postalcode-unknown'],
});

export const setMain = defineCall({
  ...base,
  method: 'POST',
  path: 'user-person-fiscal/set-main',
  summary: 'Makes somebody the one invoices are made out to unless another is chosen',
  request: z.object({ person_fiscal_id: idParam('L’intestatario') }),
  errors: ['person-fiscal-not-found'],
});

export const deletePersonFiscal = defineCall({
  ...base,
  method: 'GET+POST',
  path: 'user-person-fiscal/delete-person-fiscal',
  summary: 'Removes somebody invoices could be made out to',
  request: z.object({ person_fiscal_id: idParam('L’intestatario') }),
  errors: ['person-fiscal-not-found'],
});
