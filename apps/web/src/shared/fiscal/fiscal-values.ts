import type { Cart, FiscalPerson } from '@sporta/contract';
import { checkCodiceDestinatario, checkCodiceFiscale, checkPartitaIva } from '@sporta/domain';
import { REQUIRED, type RefusalFields } from '../forms/index.ts';

/** What the invoices of a company need, as people type it. */
export interface CompanyValues {
  companyName: string;
  vatNumber: string;
  recipientCode: string;
  pec: string;
}

/** What the form of an invoice holder holds: texts, as people type them. */
export interface FiscalValues extends CompanyValues {
  type: 'person' | 'business';
  firstName: string;
  lastName: string;
  fiscalCode: string;
  address1: string;
  addressNumber: string;
  postalcode: string;
  city: string;
  province: string;
  isMain: boolean;
}

export const emptyFiscalValues: FiscalValues = {
  type: 'person',
  firstName: '',
  lastName: '',
  companyName: '',
  fiscalCode: '',
  vatNumber: '',
  recipientCode: '',
  pec: '',
  address1: '',
  addressNumber: '',
  postalcode: '',
  city: '',
  province: '',
  isMain: false,
};

/** What the form holds when somebody is changed. */
export function fiscalValuesOf(person: FiscalPerson): FiscalValues {
  return {
    type: person.type,
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    companyName: person.companyName ?? '',
    fiscalCode: person.fiscalCode ?? '',
    vatNumber: person.vatNumber ?? '',
    recipientCode: person.recipientCode ?? '',
    pec: person.pec ?? '',
    address1: person.address1,
    addressNumber: person.addressNumber,
    postalcode: person.postalcode,
    city: person.city,
    province: person.province,
    isMain: person.isDefault,
  };
}

/** The fields of `insert-billing-address` and `update-person-fiscal`; what is empty, or of the other kind, is left out. */
export function fiscalRequest(values: FiscalValues) {
  const optional = (text: string) => text.trim() || undefined;
  const place = {
    address1: values.address1,
    address_number: values.addressNumber,
    city: values.city,
    province: values.province,
    postalcode: values.postalcode,
  };
  if (values.type === 'person') {
    return {
      type: values.type,
      first_name: values.firstName,
      last_name: values.lastName,
      fiscal_code: optional(values.fiscalCode),
      ...place,
    };
  }
  return {
    type: values.type,
    company_name: values.companyName,
    vat_number: optional(values.vatNumber),
    fiscal_code: optional(values.fiscalCode),
    recipient_code: optional(values.recipientCode),
    pec: optional(values.pec),
    ...place,
  };
}

export const fiscalFields: RefusalFields<FiscalValues> = {
  first_name: 'firstName',
  last_name: 'lastName',
  company_name: 'companyName',
  fiscal_code: 'fiscalCode',
  vat_number: 'vatNumber',
  recipient_code: 'recipientCode',
  pec: 'pec',
  address1: 'address1',
  address_number: 'addressNumber',
  postalcode: 'postalcode',
  city: 'city',
  province: 'province',
  'invalid-fiscal-code': 'fiscalCode',
  'invalid-vat-number': 'vatNumber',
  'postalcode-unknown': 'postalcode',
};

interface Checked {
  ok: boolean;
  message?: string;
}

/** Rules for react-hook-form: an empty text is fine, the rest must pass the check of the domain. */
const checkedBy = (check: (text: string) => Checked) => (text: string) => {
  if (text.trim() === '') return true;
  const result = check(text);
  return result.ok || result.message || 'Controlla che sia scritto bene';
};

export const fiscalRules = {
  /** 16 characters, or the 11 digits of a company. */
  fiscalCode: { validate: checkedBy(checkCodiceFiscale) },
  vatNumber: { required: REQUIRED, validate: checkedBy(checkPartitaIva) },
  recipientCode: {
    validate: (text: string, values: Pick<CompanyValues, 'pec'>) => {
      if (text.trim() === '' && values.pec.trim() === '') return 'Serve il codice destinatario o la PEC';
      return checkedBy(checkCodiceDestinatario)(text);
    },
  },
  pec: { pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: 'Serve un indirizzo come nome@pec.example' } },
} as const;

/** "Giulia Riva", "Osteria del Ponte S.r.l." */
export function fiscalName(person: FiscalPerson): string {
  return person.companyName ?? [person.firstName, person.lastName].filter(Boolean).join(' ');
}

/** "P. IVA 01234567890 · C.F. …" */
export function fiscalCodes({ vatNumber, fiscalCode, recipientCode, pec }: FiscalPerson): string {
  return [
    vatNumber && `P. IVA ${vatNumber}`,
    fiscalCode && fiscalCode !== vatNumber && `C.F. ${fiscalCode}`,
    recipientCode && `codice ${recipientCode}`,
    pec && `PEC ${pec}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Whom the invoice of a cart is made out to: who was chosen for it, where they are still there, else the main one. */
export const holderOf = ({ cartInfos }: Pick<Cart, 'cartInfos'>, persons: readonly FiscalPerson[]) =>
  persons.find(({ personFiscalId }) => String(personFiscalId) === cartInfos.invoice_holder_id) ??
  persons.find(({ isDefault }) => isDefault) ??
  persons[0];
