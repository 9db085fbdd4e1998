import { describe, expect, it } from 'vitest';
import { emptyFiscalValues, fiscalCodes, fiscalRequest, fiscalRules, fiscalValuesOf } from './fiscal-values.ts';

const place = { address1: 'Via Tortona', addressNumber: '31', postalcode: '20144', city: 'Milano', province: 'MI' };

describe('fiscalRequest', () => {
  it('sends of a person no company fields, even when they were typed before the choice changed', () => {
    const request = fiscalRequest({
      ...emptyFiscalValues,
      ...place,
      firstName: 'Giulia',
      lastName: 'Riva',
      fiscalCode: ' RVIGLI88M41F205Z ',
      companyName: 'Osteria del Ponte',
      pec: 'osteria@pec.example',
    });
    expect(request).toEqual({
      type: 'person',
      first_name: 'Giulia',
      last_name: 'Riva',
      fiscal_code: 'RVIGLI88M41F205Z',
      address1: 'Via Tortona',
      address_number: '31',
      postalcode: '20144',
      city: 'Milano',
      province: 'MI',
    });
  });

  it('leaves out what a company did not type', () => {
    const request = fiscalRequest({
      ...emptyFiscalValues,
      ...place,
      type: 'business',
      companyName: 'Osteria',
      pec: '  ',
    });
    expect(request).toMatchObject({
      type: 'business',
      company_name: 'Osteria',
      pec: undefined,
      recipient_code: undefined,
    });
  });
});

describe('fiscalRules', () => {
  it('asks a company for the recipient code or the PEC, not for both', () => {
    const { validate } = fiscalRules.recipientCode;
    expect(validate('', { ...emptyFiscalValues })).toBe('Serve il codice destinatario o la PEC');
    expect(validate('', { ...emptyFiscalValues, pec: 'a@pec.example' })).toBe(true);
    expect(validate('AB', { ...emptyFiscalValues })).not.toBe(true);
  });
});

describe('fiscalCodes', () => {
  it('names each code once', () => {
    const person = { personFiscalId: 1, type: 'business' as const, isDefault: true, ...place };
    expect(
      fiscalCodes({ ...person, vatNumber: '01234567890', fiscalCode: '01234567890', recipientCode: 'ABC1234' }),
    ).toBe('P. IVA 01234567890 · codice ABC1234');
  });
});

it('sends back what it was given when nothing of somebody is changed', () => {
  const place = { address1: 'Via Savona', addressNumber: '97', city: 'Milano', province: 'MI', postalcode: '20144' };
  const company = { companyName: 'Bassi srl', vatNumber: '12345678903', pec: 'bassi@pec.example' };
  const values = fiscalValuesOf({ personFiscalId: 1, type: 'business', isDefault: true, ...company, ...place });
  expect(fiscalRequest(values)).toEqual({
    type: 'business',
    company_name: 'Bassi srl',
    vat_number: '12345678903',
    pec: 'bassi@pec.example',
    address1: 'Via Savona',
    address_number: '97',
    city: 'Milano',
    province: 'MI',
    postalcode: '20144',
  });
});
