import type { Disclaimer } from '@sporta/contract';
import { formFieldOf } from '../../../shared/address/index.ts';
import { type ConsentValues, consentAnswers } from './consents.ts';

/** A place as people type it. */
export interface PlaceValues {
  address1: string;
  addressNumber: string;
  postalcode: string;
  city: string;
  province: string;
}

/** Another place of a company where the shop delivers. */
export interface OtherAddressValues extends PlaceValues {
  addressName: string;
  recipient: string;
  phone: string;
  doorbell: string;
  floor: string;
}

/** What the registration form holds over its three steps. */
export interface RegistrationValues extends PlaceValues, ConsentValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  fidelityCard: string;
  accountType: 'person' | 'business';
  /** Only companies name their first place: of a person it is "Casa". */
  addressName: string;
  stairway: string;
  doorbell: string;
  floor: string;
  phone: string;
  otherAddresses: OtherAddressValues[];
  fiscalCode: string;
  birthDate: string;
  invoiceRequested: boolean;
  companyName: string;
  vatNumber: string;
  companyFiscalCode: string;
  recipientCode: string;
  pec: string;
  /** The registered office is not where the shop delivers first. */
  officeElsewhere: boolean;
  office: PlaceValues;
}

const emptyPlace: PlaceValues = { address1: '', addressNumber: '', postalcode: '', city: '', province: '' };

export const emptyRegistration: RegistrationValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  fidelityCard: '',
  accountType: 'person',
  ...emptyPlace,
  addressName: 'Sede',
  stairway: '',
  doorbell: '',
  floor: '',
  phone: '',
  otherAddresses: [],
  fiscalCode: '',
  birthDate: '',
  invoiceRequested: false,
  companyName: '',
  vatNumber: '',
  companyFiscalCode: '',
  recipientCode: '',
  pec: '',
  officeElsewhere: false,
  office: emptyPlace,
  consents: {},
};

/** @param count how many other places there are already */
export function emptyAddress(count: number): OtherAddressValues {
  return { ...emptyPlace, addressName: `Sede ${count + 2}`, recipient: '', phone: '', doorbell: '', floor: '' };
}

/** Places of a company besides the first (contract, `registration/register_user`). */
export const maxOtherAddresses = 9;

export type Field = keyof RegistrationValues;

export const steps = ['Chi sei', 'Dove consegniamo', 'I tuoi dati', 'Conferma'] as const;

/** Fields of each step, to check a step when it is left. */
export const stepFields: readonly (readonly Field[])[] = [
  ['firstName', 'lastName', 'email', 'password', 'fidelityCard'],
  [
    'addressName',
    'address1',
    'addressNumber',
    'city',
    'postalcode',
    'province',
    'stairway',
    'doorbell',
    'floor',
    'phone',
    'otherAddresses',
  ],
  [
    'fiscalCode',
    'birthDate',
    'companyName',
    'vatNumber',
    'companyFiscalCode',
    'recipientCode',
    'pec',
    'office',
    'consents',
  ],
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

/** Where in the form a refusal belongs: a field, or one of a nested place ("otherAddresses.0.postalcode"). */
export type FieldPath = Field | `otherAddresses.${number}.${keyof OtherAddressValues}` | `office.${keyof PlaceValues}`;

/** The field of the form a refusal is about. */
export function fieldOfError({ field, code }: { field?: string | undefined; code: string }): FieldPath | undefined {
  const [, group, index, name = ''] =
    /^(address|other_addresses\.(\d+)|billing_address)\.(\w+)$/.exec(field ?? '') ?? [];
  if (group) {
    const own = name === 'recipient' ? name : formFieldOf[name];
    if (!own) return undefined;
    if (group === 'address') return own as Field;
    return (group === 'billing_address' ? `office.${own}` : `otherAddresses.${index}.${own}`) as FieldPath;
  }
  return (field ? requestFields[field] : undefined) ?? codeFields[code];
}

export function stepOf(path: FieldPath): number {
  const [field] = path.split('.');
  return stepFields.findIndex((fields) => fields.includes(field as Field));
}

const optional = (text: string) => text.trim() || undefined;

const placeRequest = ({ address1, addressNumber, city, province, postalcode }: PlaceValues) => ({
  address1,
  address_number: addressNumber,
  city,
  province,
  postalcode,
});

/** The body of `registration/register_user`; what is empty, or belongs to the other kind of account, is left out. */
export function registrationRequest(values: RegistrationValues, disclaimers: readonly Disclaimer[]) {
  const business = values.accountType === 'business';
  return {
    account_type: values.accountType,
    e_mail: values.email.trim(),
    password: values.password,
    first_name: values.firstName,
    last_name: values.lastName,
    phone: optional(values.phone),
    birth_date: business ? undefined : optional(values.birthDate),
    fiscal_code: business ? undefined : optional(values.fiscalCode),
    fidelity_card: optional(values.fidelityCard),
    invoice_requested: business || values.invoiceRequested,
    address: {
      address_name: business ? optional(values.addressName) : undefined,
      ...placeRequest(values),
      stairway: optional(values.stairway),
      doorbell: optional(values.doorbell),
      floor: optional(values.floor),
    },
    ...(business ? companyRequest(values) : {}),
    disclaimers: consentAnswers(values, disclaimers),
  };
}

function companyRequest(values: RegistrationValues) {
  return {
    other_addresses: values.otherAddresses.map((address) => ({
      address_name: optional(address.addressName),
      recipient: optional(address.recipient),
      ...placeRequest(address),
      doorbell: optional(address.doorbell),
      floor: optional(address.floor),
      phone: optional(address.phone),
    })),
    billing_address: values.officeElsewhere ? placeRequest(values.office) : undefined,
    business: {
      company_name: values.companyName,
      vat_number: values.vatNumber,
      fiscal_code: optional(values.companyFiscalCode),
      recipient_code: optional(values.recipientCode),
      pec: optional(values.pec),
    },
  };
}
