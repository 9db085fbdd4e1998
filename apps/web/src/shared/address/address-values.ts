import type { UserAddress } from '@sporta/contract';
import { checkPhone } from '@sporta/domain';
import { REQUIRED } from '../forms/index.ts';

/** What the address form holds: texts, as people type them. */
export interface AddressValues {
  addressName: string;
  address1: string;
  addressNumber: string;
  postalcode: string;
  city: string;
  province: string;
  stairway: string;
  doorbell: string;
  floor: string;
  hasLift: boolean;
  phone: string;
  notes: string;
  isDefault: boolean;
}

export function valuesOf(address: UserAddress | undefined): AddressValues {
  return {
    addressName: address?.addressName ?? 'Casa',
    address1: address?.address1 ?? '',
    addressNumber: address?.addressNumber ?? '',
    postalcode: address?.postalcode ?? '',
    city: address?.city ?? '',
    province: address?.province ?? '',
    stairway: address?.stairway ?? '',
    doorbell: address?.doorbell ?? '',
    floor: address?.floor ?? '',
    hasLift: address?.hasLift ?? false,
    phone: address?.phone ?? '',
    notes: address?.notes ?? '',
    isDefault: address?.isDefault ?? false,
  };
}

/** The fields of `user-address/insert` and `update`; what is empty is left out. */
export function requestOf(values: AddressValues) {
  const optional = (text: string) => text.trim() || undefined;
  return {
    address_name: optional(values.addressName),
    address1: values.address1,
    address_number: values.addressNumber,
    city: values.city,
    province: values.province,
    postalcode: values.postalcode,
    stairway: optional(values.stairway),
    doorbell: optional(values.doorbell),
    floor: optional(values.floor),
    has_lift: values.hasLift,
    phone: optional(values.phone),
    notes: values.notes.trim(),
    is_default: values.isDefault,
  };
}

/** The field of the form that a field of the request belongs to. */
export const formFieldOf: Record<string, keyof AddressValues> = {
  address_name: 'addressName',
  address1: 'address1',
  address_number: 'addressNumber',
  city: 'city',
  province: 'province',
  postalcode: 'postalcode',
  stairway: 'stairway',
  doorbell: 'doorbell',
  floor: 'floor',
  phone: 'phone',
  notes: 'notes',
};

/** Rules of the fields, each with what to do when it is not met. */
export const addressRules = {
  address1: { required: REQUIRED, maxLength: { value: 160, message: 'Al massimo 160 caratteri' } },
  postalcode: { required: REQUIRED, pattern: { value: /^\d{5}$/, message: 'Il CAP ha 5 cifre' } },
  city: { required: REQUIRED },
  province: { required: REQUIRED, pattern: { value: /^[A-Za-z]{2}$/, message: 'Due lettere, come MI' } },
  phone: {
    validate: (text: string) => {
      if (text.trim() === '') return true;
      const checked = checkPhone(text);
      return checked.ok || checked.message;
    },
  },
  notes: { maxLength: { value: 1000, message: 'Al massimo 1000 caratteri' } },
} as const;
