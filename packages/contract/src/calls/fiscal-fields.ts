import { z } from 'zod';
import {
  choiceParam,
  fiscalCodeParam,
  optional,
  patternParam,
  postalCodeParam,
  textParam,
  vatNumberParam,
  withDefault,
} from '../fields.ts';
import { accountTypes } from '../user.ts';

export const provinceParam = patternParam('La provincia', /^[A-Z]{2}$/, 'servono le 2 lettere, come MI', {
  upper: true,
});

export const companyNameParam = textParam('La ragione sociale', 160);

export const recipientCodeParam = patternParam('Il codice destinatario', /^[A-Z0-9]{7}$/, 'servono 7 lettere o cifre', {
  upper: true,
});

export const pecParam = patternParam(
  'La PEC',
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  'serve un indirizzo come nome@pec.example',
);

/** Street, number, town: what every address has. */
export const placeFields = {
  address1: textParam('L’indirizzo', 160),
  address_number: withDefault(textParam('Il numero civico', 20, { min: 0 }), ''),
  city: textParam('La città', 80),
  province: provinceParam,
  postalcode: postalCodeParam,
};

/** A company that registers: it is invoiced through the exchange, by recipient code or PEC. */
export const businessFields = z
  .object({
    company_name: companyNameParam,
    vat_number: vatNumberParam,
    fiscal_code: optional(fiscalCodeParam),
    recipient_code: optional(recipientCodeParam),
    pec: optional(pecParam),
  })
  .refine((business) => business.recipient_code !== undefined || business.pec !== undefined, {
    error: 'Il codice destinatario o la PEC non può mancare',
    path: ['recipient_code'],
  });

/** Who an invoice is made out to: a person with a fiscal code, or a company with a VAT number. */
export const billingAddressRequest = z
  .object({
    type: withDefault(choiceParam('Il tipo di intestatario', accountTypes), 'person'),
    first_name: optional(textParam('Il nome', 80)),
    last_name: optional(textParam('Il cognome', 80)),
    company_name: optional(companyNameParam),
    fiscal_code: optional(fiscalCodeParam),
    vat_number: optional(vatNumberParam),
    recipient_code: optional(recipientCodeParam),
    pec: optional(pecParam),
    ...placeFields,
  })
  .superRefine((request, context) => {
    const needed =
      request.type === 'business'
        ? ([
            ['company_name', 'La ragione sociale'],
            ['vat_number', 'La partita IVA'],
          ] as const)
        : ([
            ['first_name', 'Il nome'],
            ['last_name', 'Il cognome'],
            ['fiscal_code', 'Il codice fiscale'],
          ] as const);
    for (const [name, label] of needed) {
      if (request[name] === undefined) {
        context.addIssue({ code: 'custom', message: `${label} non può mancare`, path: [name], input: undefined });
      }
    }
    if (request.type === 'business' && request.recipient_code === undefined && request.pec === undefined) {
      const message = 'Il codice destinatario o la PEC non può mancare';
      context.addIssue({ code: 'custom', message, path: ['recipient_code'], input: undefined });
    }
  });
