import { z } from 'zod';
import { defineCall } from '../call.ts';
import { boolParam, idParam, intParam, listParam, optional, withDefault } from '../fields.ts';
import { disclaimer, userDisclaimer } from '../user.ts';

const moduleTypeParam = intParam('Il modulo di registrazione', { min: 1 });
const store = { store_id: withDefault(intParam('Il negozio', { min: 1 }), 5) };
/** Which texts: of a registration module and a store. */
const textSet = { registration_module_type_id: withDefault(moduleTypeParam, 2), ...store };

/** The answer to each text shown. */
export const disclaimerAnswers = listParam(
  'I consensi',
  z.object({ disclaimer_id: idParam('Il consenso'), accepted: boolParam('La risposta al consenso') }),
  { max: 30 },
);

export const list = defineCall({
  method: 'GET',
  path: 'registration-disclaimer/list',
  summary: 'The texts to accept or refuse at registration, in their version of today',
  tag: 'disclaimers',
  request: z.object(textSet),
  data: z.object({ disclaimers: z.array(disclaimer) }),
});

export const listByType = defineCall({
  method: 'GET',
  path: 'user-registration-disclaimer/list-by-type',
  summary: 'The texts with what the customer answered',
  tag: 'disclaimers',
  access: 'customer',
  request: z.object(textSet),
  data: z.object({ disclaimers: z.array(userDisclaimer) }),
});

export const check = defineCall({
  method: 'GET',
  path: 'user-registration-disclaimer/check-disclaimer',
  summary: 'Texts that are new or changed since the customer answered',
  tag: 'disclaimers',
  access: 'customer',
  request: z.object(textSet),
  data: z.object({
    /** False when a required text waits for an answer. */
    complete: z.boolean(),
    disclaimers: z.array(userDisclaimer),
  }),
});

export const update = defineCall({
  method: 'POST',
  path: 'user-registration-disclaimer/update-disclaimer',
  summary: 'Records answers with their date; what is not required can be revoked at any time',
  tag: 'disclaimers',
  access: 'customer',
  request: z.object({
    /** Absent: texts of any module may be answered, and those of the modules answered come back. */
    registration_module_type_id: optional(moduleTypeParam),
    ...store,
    disclaimers: disclaimerAnswers,
  }),
  data: z.object({ disclaimers: z.array(userDisclaimer) }),
  errors: ['disclaimer-not-found', 'disclaimer-required'],
});
