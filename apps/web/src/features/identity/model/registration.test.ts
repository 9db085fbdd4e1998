import { describe, expect, it } from 'vitest';
import { emptyAddress, emptyRegistration, fieldOfError, registrationRequest, stepOf } from './registration.ts';

const place = { address1: 'Via Tortona', addressNumber: '31', postalcode: '20144', city: 'Milano', province: 'MI' };
const wirePlace = {
  address1: 'Via Tortona',
  address_number: '31',
  postalcode: '20144',
  city: 'Milano',
  province: 'MI',
};
const typed = {
  ...emptyRegistration,
  ...place,
  companyName: 'Bar Sport',
  vatNumber: '00743110157',
  pec: 'a@pec.example',
};

describe('registrationRequest', () => {
  it('sends every place of a company, and its office when it is elsewhere', () => {
    const office = { ...place, address1: 'Piazza Duomo' };
    const request = registrationRequest(
      {
        ...typed,
        accountType: 'business',
        otherAddresses: [{ ...emptyAddress(0), ...place, recipient: 'Ugo Neri' }],
        officeElsewhere: true,
        office,
      },
      [],
    );
    expect(request).toMatchObject({
      address: { address_name: 'Sede', ...wirePlace },
      other_addresses: [{ address_name: 'Sede 2', recipient: 'Ugo Neri', ...wirePlace }],
      billing_address: { ...wirePlace, address1: 'Piazza Duomo' },
      business: { company_name: 'Bar Sport', pec: 'a@pec.example', recipient_code: undefined },
      invoice_requested: true,
    });
  });

  it('sends of a person no company fields, even when they were typed before the choice changed', () => {
    const request = registrationRequest({ ...typed, otherAddresses: [{ ...emptyAddress(0), ...place }] }, []);
    expect(request).not.toHaveProperty('business');
    expect(request).not.toHaveProperty('other_addresses');
    expect(request.address.address_name).toBeUndefined();
  });

  it('answers every text, the ones left alone with a no', () => {
    const text = { code: 'terms', version: 1, title: '', body: '', required: true };
    const values = { ...typed, consents: { 7: true } };
    const disclaimers = [7, 8].map((disclaimerId) => ({ ...text, disclaimerId }));
    expect(registrationRequest(values, disclaimers).disclaimers).toEqual([
      { disclaimer_id: 7, accepted: true },
      { disclaimer_id: 8, accepted: false },
    ]);
  });
});

describe('fieldOfError', () => {
  it.each([
    [{ field: 'e_mail', code: 'malformed-request' }, 'email', 0],
    [{ field: 'address.postalcode', code: 'postalcode-unknown' }, 'postalcode', 1],
    [{ field: 'other_addresses.2.postalcode', code: 'postalcode-unknown' }, 'otherAddresses.2.postalcode', 1],
    [{ field: 'other_addresses.0.address_number', code: 'malformed-request' }, 'otherAddresses.0.addressNumber', 1],
    [{ field: 'billing_address.city', code: 'malformed-request' }, 'office.city', 2],
    [{ field: 'business.fiscal_code', code: 'invalid-fiscal-code' }, 'companyFiscalCode', 2],
    [{ code: 'weak-password' }, 'password', 0],
  ])('%j belongs to %s', (refusal, path, step) => {
    const found = fieldOfError(refusal);
    expect(found).toBe(path);
    expect(stepOf(found as NonNullable<typeof found>)).toBe(step);
  });

  it('knows no field for what is about the whole request', () => {
    expect(fieldOfError({ code: 'too-many-requests' })).toBeUndefined();
  });
});
