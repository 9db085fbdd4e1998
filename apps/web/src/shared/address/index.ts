export { AddressForm } from './address-form.tsx';
export { type AddressValues, addressRules, formFieldOf } from './address-values.ts';
export { addressesKey, addressesQuery } from './addresses.ts';
export { CoverageNote } from './coverage-note.tsx';
export { PlaceFields } from './place-fields.tsx';
