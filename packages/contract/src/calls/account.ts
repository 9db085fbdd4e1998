import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  boolParam,
  choiceParam,
  dayParam,
  emailParam,
  fiscalCodeParam,
  idParam,
  intParam,
  jsonParam,
  listParam,
  noteParam,
  optional,
  phoneParam,
  secretParam,
  textParam,
  withDefault,
} from '../fields.ts';
import { accountTypes, fiscalPerson, userDetail } from '../user.ts';
import { disclaimerAnswers } from './disclaimers.ts';
import { billingAddressRequest, businessFields, placeFields } from './fiscal-fields.ts';

const tag = 'account';

/** Which account: by e-mail or by username. */
const accountKey = {
  e_mail: optional(emailParam()),
  login: optional(textParam('Il nome utente', 254)),
};

const tokenParam = textParam('Il codice ricevuto per e-mail', 200);

const done = z.object({});
const userData = z.object({ user: userDetail });

export const detail = defineCall({
  method: 'GET',
  path: 'registration/user_detail',
  summary: 'What the shop knows about the customer',
  tag,
  access: 'customer',
  request: z.object({}),
  data: userData,
});

/** What an account does without. */
export const clearableFacts = ['phone', 'birthDate', 'fiscalCode', 'fidelityCard'] as const;

const personalFields = {
  firstName: optional(textParam('Il nome', 80)),
  lastName: optional(textParam('Il cognome', 80)),
  phone: optional(phoneParam),
  birthDate: optional(dayParam('La data di nascita')),
  fiscalCode: optional(fiscalCodeParam),
  fidelityCard: optional(textParam('La carta fedeltà', 40)),
};

export const updateUserDetail = defineCall({
  method: 'POST',
  path: 'registration/update_user_detail',
  summary: 'Changes personal data; the body is the user as `user_detail` gives it, absent and empty fields stay',
  tag,
  access: 'customer',
  request: z.object({
    ...personalFields,
    /** The same, for clients that send the user by its name. */
    user: optional(jsonParam('I dati personali', z.object(personalFields))),
    /** Facts to forget, by name: what is not needed may be taken back. */
    clear: optional(
      listParam('I dati da togliere', choiceParam('Il dato da togliere', clearableFacts), { min: 0, max: 4 }),
    ),
  }),
  data: userData,
  errors: ['invalid-fiscal-code', 'fidelity-card-not-valid', 'birth-date-not-valid'],
});

export const updatePersonInfo = defineCall({
  method: 'POST',
  path: 'registration/update_person_info',
  summary: 'Changes one fact about the person',
  tag,
  access: 'customer',
  request: z.object({ personInfoTypeId: idParam('Il tipo di dato'), value: noteParam('Il valore', 200) }),
  data: userData,
  errors: ['person-info-type-not-found', 'invalid-value'],
});

export const updateContact = defineCall({
  method: 'POST',
  path: 'registration/update_contact',
  summary: 'Changes how the customer is reached',
  tag,
  access: 'customer',
  request: z.object({
    phone: optional(phoneParam),
    /** A message before the van arrives ("Avvisami quando parte il furgone"). */
    delivery_notice: optional(boolParam('La scelta sull’avviso di consegna')),
  }),
  data: userData,
});

export const updateBillingAddress = defineCall({
  method: 'POST',
  path: 'registration/update_billing_address',
  summary: 'Sets the main billing address',
  tag,
  access: 'customer',
  request: billingAddressRequest,
  data: z.object({ billingAddress: fiscalPerson }),
  errors: ['invalid-fiscal-code', 'invalid-vat-number', 'postalcode-unknown'],
});

// Answers never tell whether an account exists: asking for a reset, registering with an address in use and asking for
// the confirmation again all answer the same, and the rest is said by e-mail.

export const passwordResetTokenRequest = defineCall({
  method: 'GET+POST',
  path: 'registration/password_reset_token_request',
  summary: 'Sends a mail with the code to choose a new password; same answer for unknown accounts',
  tag,
  request: z
    .object({ ...accountKey, fiscal_code: optional(fiscalCodeParam) })
    .refine(
      (request) => request.e_mail !== undefined || request.login !== undefined || request.fiscal_code !== undefined,
      {
        error: 'L’e-mail non può mancare',
        path: ['e_mail'],
      },
    ),
  data: done,
});

export const passwordResetTokenCheck = defineCall({
  // Changes nothing, but a code has better places than an address.
  method: 'GET+POST',
  changesState: false,
  path: 'registration/password_reset_token_check',
  summary: 'Tells whether a reset code is good',
  tag,
  request: z.object({ ...accountKey, reset_token: tokenParam }),
  data: done,
  errors: ['token-not-valid'],
});

export const passwordReset = defineCall({
  method: 'GET+POST',
  path: 'registration/password_reset',
  summary: 'Sets a new password with the code of the mail, and ends every session',
  tag,
  request: z.object({ ...accountKey, reset_token: tokenParam, password: secretParam('La password') }),
  data: done,
  errors: ['token-not-valid', 'weak-password'],
});

export const updatePassword = defineCall({
  method: 'GET+POST',
  path: 'registration/update_password',
  summary: 'Changes the password and ends the other sessions',
  tag,
  access: 'customer',
  request: z.object({
    old_password: secretParam('La password attuale'),
    new_password: secretParam('La nuova password'),
  }),
  data: done,
  errors: ['wrong-password', 'weak-password', 'same-password', 'too-many-attempts'],
});

export const updateUsername = defineCall({
  method: 'POST',
  path: 'registration/update_username',
  summary: 'Changes the username',
  tag,
  access: 'customer',
  request: z.object({ username: textParam('Il nome utente', 80, { min: 3 }) }),
  data: userData,
  errors: ['username-not-available', 'username-not-valid'],
});

export const updateEmailRequest = defineCall({
  method: 'GET+POST',
  path: 'registration/update_email_request',
  summary:
    'Sends a confirmation to the new address, for who knows the present password; same answer for an address in use',
  tag,
  access: 'customer',
  request: z.object({
    new_email: emailParam('La nuova e-mail'),
    /** The present one. Older clients send none and get `password-needed`. */
    password: optional(secretParam('La password attuale')),
  }),
  data: done,
  errors: ['same-email', 'password-needed', 'wrong-password', 'too-many-attempts'],
});

export const updateEmail = defineCall({
  method: 'GET+POST',
  path: 'registration/update_email',
  summary: 'Confirms the new address with the code of the mail, in a session of the account; the old mailbox is told',
  tag,
  access: 'customer',
  request: z.object({ token: tokenParam }),
  data: done,
  /** `other-account`: the code is good, for somebody else. */
  errors: ['token-not-valid', 'other-account'],
});

export const undoEmailChange = defineCall({
  method: 'POST',
  path: 'registration/undo_email_change',
  summary:
    'Gives an account back to its earlier address with the code sent there: ends every session, voids every code and the password',
  tag,
  request: z.object({ token: tokenParam }),
  data: z.object({
    /** The address the account has again. */
    email: z.string(),
    /** For `password_reset`. */
    resetToken: z.string(),
  }),
  errors: ['token-not-valid'],
});

/** Where the shop delivers, as it is written at registration. */
const registrationAddress = z.object({
  address_name: withDefault(textParam('Il nome dell’indirizzo', 40), 'Casa'),
  recipient: optional(textParam('Il destinatario', 120)),
  ...placeFields,
  stairway: optional(textParam('La scala', 40)),
  doorbell: optional(textParam('Il citofono', 80)),
  floor: optional(textParam('Il piano', 20)),
  has_lift: optional(boolParam('L’ascensore')),
  phone: optional(phoneParam),
  notes: optional(textParam('La nota', 1000)),
});

export const registerUserRequest = z
  .object({
    account_type: withDefault(choiceParam('Il tipo di account', accountTypes), 'person'),
    e_mail: emailParam(),
    password: secretParam('La password'),
    first_name: textParam('Il nome', 80),
    last_name: textParam('Il cognome', 80),
    phone: optional(phoneParam),
    birth_date: optional(dayParam('La data di nascita')),
    fiscal_code: optional(fiscalCodeParam),
    fidelity_card: optional(textParam('La carta fedeltà', 40)),
    /** Invoices by default instead of receipts. */
    invoice_requested: withDefault(boolParam('La scelta della fattura'), false),
    /** The main one. */
    address: optional(jsonParam('L’indirizzo', registrationAddress)),
    /** A company has several places; they come after the main one, in this order. */
    other_addresses: optional(listParam('Gli altri indirizzi', registrationAddress, { min: 0, max: 9 })),
    /** Registered office of a company, for its invoices; without it, where the shop delivers. */
    billing_address: optional(jsonParam('La sede legale', z.object(placeFields))),
    business: optional(jsonParam('I dati dell’azienda', businessFields)),
    /** The answer to each text shown; those required must be accepted. */
    disclaimers: disclaimerAnswers,
    registration_module_type_id: withDefault(intParam('Il modulo di registrazione', { min: 1 }), 2),
    store_id: withDefault(intParam('Il negozio', { min: 1 }), 5),
  })
  .refine((request) => request.account_type === 'person' || request.business !== undefined, {
    error: 'I dati dell’azienda non possono mancare',
    path: ['business'],
  });

export const registerUser = defineCall({
  method: 'POST',
  path: 'registration/register_user',
  summary: 'Registers; an address in use answers the same, and its owner is told by e-mail',
  tag,
  request: registerUserRequest,
  data: done,
  errors: [
    'weak-password',
    'disclaimer-required',
    'disclaimer-not-found',
    'invalid-fiscal-code',
    'invalid-vat-number',
    'birth-date-not-valid',
    'underage',
    'postalcode-unknown',
    'fidelity-card-not-valid',
  ],
});

const welcomeData = z.object({
  /** Euro off an order that costs so much. */
  voucher: z.object({ amount: z.number(), minimumOrder: z.number() }).optional(),
  /** The first order is delivered for nothing, in every warehouse; from so many euro of goods where there is a threshold. */
  freeDelivery: z.object({ threshold: z.number().optional() }).optional(),
});
export type Welcome = z.infer<typeof welcomeData>;

export const welcome = defineCall({
  method: 'GET',
  path: 'registration/welcome',
  summary: 'What a new customer gets today: a page promises that and nothing else',
  tag,
  request: z.object({
    account_type: withDefault(choiceParam('Il tipo di account', ['household', 'business']), 'household'),
  }),
  data: welcomeData,
});

export const registrationConfirm = defineCall({
  method: 'GET+POST',
  path: 'registration/registration_confirm',
  summary: 'Confirms the e-mail address with the code of the mail; sessions and codes of before end',
  tag,
  request: z.object({
    e_mail: emailParam(),
    reg_control_code: tokenParam,
    /** The one chosen at registration: who reads the mail is who registered. Absent, as older clients send it: the code alone. */
    password: optional(secretParam('La password')),
  }),
  data: done,
  errors: ['token-not-valid', 'wrong-password', 'too-many-attempts'],
});

export const registrationResendEmail = defineCall({
  method: 'GET+POST',
  path: 'registration/registration_resend_email',
  summary: 'Sends the confirmation mail again; same answer for unknown addresses',
  tag,
  request: z.object({ e_mail: emailParam() }),
  data: done,
});

export const anonymizeTokenRequest = defineCall({
  method: 'GET+POST',
  path: 'registration/anonymize_token_request',
  summary: 'Sends a mail with the code that confirms the wish to be forgotten',
  tag,
  access: 'customer',
  request: z.object({}),
  data: done,
  /** `last-master`: the company of the person would have nobody left who decides. */
  errors: ['open-orders', 'last-master'],
});

export const anonymizeTokenCheck = defineCall({
  // A good code is noted as shown, for the clients that send none to `user_anonymize`.
  method: 'GET+POST',
  path: 'registration/anonymize_token_check',
  summary: 'Tells whether a code for being forgotten is good',
  tag,
  request: z.object({ login: textParam('Il nome utente', 254), token: tokenParam }),
  data: done,
  errors: ['token-not-valid'],
});

export const userAnonymize = defineCall({
  method: 'GET+POST',
  path: 'registration/user_anonymize',
  summary: 'Removes the person from account, addresses, notes, lists and logs; orders keep their amounts',
  tag,
  access: 'customer',
  request: z.object({
    /** Absent, as older clients send it: the code that `anonymize_token_check` has found good. */
    token: optional(tokenParam),
  }),
  data: done,
  errors: ['token-not-valid', 'open-orders', 'last-master'],
});

export const userExport = defineCall({
  method: 'GET',
  path: 'registration/user_export',
  answers: 'json',
  summary: "All of one's own data, as a file",
  tag,
  access: 'customer',
  request: z.object({}),
  data: z.record(z.string(), z.unknown()),
});
