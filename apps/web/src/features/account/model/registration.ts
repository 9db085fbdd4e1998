import type { Disclaimer } from '@sporta/contract';
import { formFieldOf } from '../../delivery/model/address-values.ts';

/** What the registration form holds over its three steps. */
export interface RegistrationValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  fidelityCard: string;
  accountType: 'person' | 'business';
  address1: string;
  addressNumber: string;
  postalcode: string;
  city: string;
  province: string;
  stairway: string;
  doorbell: string;
  floor: string;
  phone: string;
  fiscalCode: string;
  birthDate: string;
  invoiceRequested: boolean;
  companyName: string;
  vatNumber: string;
  companyFiscalCode: string;
  recipientCode: string;
  pec: string;
  /** Answers by `disclaimerId`. */
  consents: Record<string, boolean>;
}

export const emptyRegistration: RegistrationValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  fidelityCard: '',
  accountType: 'person',
  address1: '',
  addressNumber: '',
  postalcode: '',
  city: '',
  province: '',
  stairway: '',
  doorbell: '',
  floor: '',
  phone: '',
  fiscalCode: '',
  birthDate: '',
  invoiceRequested: false,
  companyName: '',
  vatNumber: '',
  companyFiscalCode: '',
  recipientCode: '',
  pec: '',
  consents: {},
};

export type Field = keyof RegistrationValues;

export const steps = ['Chi sei', 'Dove consegniamo', 'I tuoi dati', 'Conferma'] as const;

/** Fields of each step, to check a step when it is left. */
export const stepFields: readonly (readonly Field[])[] = [
  ['firstName', 'lastName', 'email', 'password', 'fidelityCard'],
  ['address1', 'addressNumber', 'postalcode', 'city', 'province', 'stairway', 'doorbell', 'floor', 'phone'],
  ['fiscalCode', 'birthDate', 'companyName', 'vatNumber', 'companyFiscalCode', 'recipientCode', 'pec', 'consents'],
];

const requestFields: Record<string, Field> = {
  first_name: 'firstName',
  last_name: 'lastName',
  e_mail: 'email',
  password: 'password',
  fidelity_card: 'fidelityCard',
  phone: 'phone',
  birth_date: 'birthDate',
  fiscal_code: 'fiscalCode',
  'business.company_name': 'companyName',
  'business.vat_number': 'vatNumber',
  'business.fiscal_code': 'companyFiscalCode',
  'business.recipient_code': 'recipientCode',
  'business.pec': 'pec',
  business: 'companyName',
};

const codeFields: Record<string, Field> = {
  'weak-password': 'password',
  'invalid-fiscal-code': 'fiscalCode',
  'invalid-vat-number': 'vatNumber',
  'birth-date-not-valid': 'birthDate',
  underage: 'birthDate',
  'postalcode-unknown': 'postalcode',
  'fidelity-card-not-valid': 'fidelityCard',
  'disclaimer-required': 'consents',
};

/** The field of the form a refusal is about. */
export function fieldOfError({ field, code }: { field?: string | undefined; code: string }): Field | undefined {
  if (field?.startsWith('address.')) return formFieldOf[field.slice('address.'.length)] as Field | undefined;
  return (field ? requestFields[field] : undefined) ?? codeFields[code];
}

export function stepOf(field: Field): number {
  return stepFields.findIndex((fields) => fields.includes(field));
}

/** The body of `registration/register_user`; what is empty is left out. */
export function registrationRequest(values: RegistrationValues, disclaimers: readonly Disclaimer[]) {
  const optional = (text: string) => text.trim() || undefined;
  const business = values.accountType === 'business';
  return {
    account_type: values.accountType,
    e_mail: values.email,
    password: values.password,
    first_name: values.firstName,
    last_name: values.lastName,
    phone: optional(values.phone),
    birth_date: optional(values.birthDate),
    fiscal_code: business ? undefined : optional(values.fiscalCode),
    fidelity_card: optional(values.fidelityCard),
    invoice_requested: business || values.invoiceRequested,
    address: {
      address1: values.address1,
      address_number: values.addressNumber,
      city: values.city,
      province: values.province,
      postalcode: values.postalcode,
      stairway: optional(values.stairway),
      doorbell: optional(values.doorbell),
      floor: optional(values.floor),
    },
    ...(business
      ? {
          business: {
            company_name: values.companyName,
            vat_number: values.vatNumber,
            fiscal_code: optional(values.companyFiscalCode),
            recipient_code: optional(values.recipientCode),
            pec: optional(values.pec),
          },
        }
      : {}),
    disclaimers: disclaimers.map(({ disclaimerId }) => ({
      disclaimer_id: disclaimerId,
      accepted: values.consents[disclaimerId] ?? false,
    })),
  };
}

export interface PasswordStrength {
  /** 0…4 */
  level: number;
  words: string;
}

/** How hard a password is to guess, by length and variety; the server decides whether it is good enough. */
export function passwordStrength(password: string): PasswordStrength {
  const length = [...password].length;
  if (length === 0) return { level: 0, words: 'Almeno 8 caratteri' };
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  if (length < 8) return { level: 1, words: `Corta: mancano ${8 - length} caratteri` };
  const level = Math.min(4, 1 + (length >= 10 ? 1 : 0) + (length >= 14 ? 1 : 0) + (kinds >= 3 ? 1 : 0));
  const names = ['', 'Debole', 'Discreta', 'Robusta', 'Ottima'];
  return { level, words: `${names[level]}: ${length} caratteri` };
}
