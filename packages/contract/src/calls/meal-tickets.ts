import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cart } from '../cart.ts';
import { boolParam, idParam, intParam, optional, secretParam, textParam, withDefault } from '../fields.ts';
import { mealTicketEligibility, mealTicketLogin, mealTicketType } from '../payment.ts';

const paymentTypeId = { payment_type_id: idParam('Il buono pasto') };
/** Calls of one issuer can leave it out: the path says which. */
const optionalTypeId = { payment_type_id: optional(idParam('Il buono pasto')) };
const loginData = z.object({ login: mealTicketLogin });
const detailData = z.object({ mealTicket: mealTicketType });
const base = { tag: 'meal-tickets', access: 'customer' } as const;

export const types = defineCall({
  ...base,
  method: 'GET',
  path: 'meal-ticket-type/list',
  summary: 'Meal-ticket issuers, with what is linked, available and chosen for this cart',
  request: z.object({}),
  data: z.object({ mealTicketTypes: z.array(mealTicketType), ...mealTicketEligibility.shape }),
});

export const select = defineCall({
  ...base,
  method: 'POST',
  path: 'meal-ticket-type/select',
  summary: 'Uses (or no longer uses) an issuer for this cart',
  request: z.object({
    ...paymentTypeId,
    select: withDefault(boolParam('La scelta del buono pasto'), true),
    /** How many; without it as many as can be used. */
    tickets: optional(intParam('Il numero di buoni', { min: 1, max: 99 })),
  }),
  data: cart,
  errors: [
    'payment-type-not-found',
    'not-linked',
    'not-eligible',
    'issuer-unavailable',
    'cart-locked',
    'payment-in-progress',
  ],
});

export const logout = defineCall({
  ...base,
  method: 'POST',
  path: 'meal-ticket-type/logout',
  summary: "Unlinks an issuer's account",
  request: z.object(paymentTypeId),
  data: z.object({ mealTicketTypes: z.array(mealTicketType), ...mealTicketEligibility.shape }),
  errors: ['payment-type-not-found'],
});

export const updateData = defineCall({
  ...base,
  method: 'POST',
  path: 'meal-ticket-type/update-data',
  summary: 'Gives an issuer what it asks of its customer to be linked, or says how many of its tickets are used',
  request: z
    .object({
      ...paymentTypeId,
      tickets: optional(intParam('Il numero di buoni', { min: 1, max: 99 })),
      /** Code of the issuer's page, or user and password of its account. */
      code: optional(textParam('Il codice', 4000)),
      user: optional(textParam('L’utente', 120)),
      pwd: optional(secretParam('La password')),
    })
    .refine(({ tickets, code, user }) => tickets !== undefined || code !== undefined || user !== undefined, {
      error: 'Il numero di buoni non può mancare',
      path: ['tickets'],
    }),
  data: cart,
  errors: [
    'payment-type-not-found',
    'not-linked',
    'not-eligible',
    'max-tickets',
    'login-failed',
    'issuer-unavailable',
    'too-many-attempts',
    'cart-locked',
    'payment-in-progress',
  ],
});

// UpDay: the link is confirmed in the issuer's app.

export const updayDetail = defineCall({
  ...base,
  method: 'GET',
  path: 'meal-ticket/upday/detail',
  summary: 'UpDay: account and balance',
  request: z.object(optionalTypeId),
  data: detailData,
  errors: ['issuer-unavailable'],
});

export const updayLogin = defineCall({
  ...base,
  method: 'GET+POST',
  path: 'meal-ticket/upday/login',
  summary: 'UpDay: asks for the confirmation in the app, or tells how the one asked for stands',
  request: z.object(optionalTypeId),
  data: loginData,
  errors: ['issuer-unavailable', 'too-many-attempts'],
});

export const updayDiscardLogin = defineCall({
  ...base,
  method: 'GET+POST',
  path: 'meal-ticket/upday/discard-login',
  summary: 'UpDay: gives up the confirmation asked for',
  request: z.object(optionalTypeId),
  data: loginData,
  errors: ['issuer-unavailable'],
});

export const updayLogout = defineCall({
  ...base,
  method: 'GET+POST',
  path: 'meal-ticket/upday/logout',
  summary: 'UpDay: unlinks the account',
  request: z.object(optionalTypeId),
  data: loginData,
});

export const edenredDetail = defineCall({
  ...base,
  method: 'GET',
  path: 'meal-ticket/edenred/detail',
  summary: 'Edenred: account and balance',
  request: z.object(optionalTypeId),
  data: detailData,
  errors: ['issuer-unavailable'],
});

export const pluxeeDetail = defineCall({
  ...base,
  method: 'GET',
  path: 'meal-ticket/pluxee/detail',
  summary: 'Pluxee: account and balance',
  request: z.object(optionalTypeId),
  data: detailData,
  errors: ['issuer-unavailable'],
});

// Pellegrini: user and password of the issuer, passed on and not kept.

export const pellegriniDetail = defineCall({
  ...base,
  method: 'GET',
  path: 'meal-ticket/pellegrini/detail',
  summary: 'Pellegrini: account and balance',
  request: z.object(optionalTypeId),
  data: detailData,
  errors: ['issuer-unavailable'],
});

export const pellegriniLogin = defineCall({
  ...base,
  method: 'GET+POST',
  path: 'meal-ticket/pellegrini/login',
  summary: 'Pellegrini: links the account; the password is passed on and not kept',
  request: z.object({ user: textParam('L’utente', 120), pwd: secretParam('La password') }),
  data: loginData,
  errors: ['login-failed', 'issuer-unavailable', 'too-many-attempts'],
});

export const pellegriniLogout = defineCall({
  ...base,
  method: 'GET+POST',
  path: 'meal-ticket/pellegrini/logout',
  summary: 'Pellegrini: unlinks the account',
  request: z.object({}),
  data: loginData,
});

// Edenred: the browser comes back from its login page with a code, which our page hands in. The issuer has two such logins;
// `-tc` names the second.

const callbackRequest = z.object({
  code: textParam('Il codice', 4000),
  state: optional(textParam('Lo stato', 1000)),
});

export const mobileCallback = defineCall({
  ...base,
  method: 'GET+POST',
  path: 'meal-ticket/edenred/mobile-callback',
  summary: 'Links the Edenred account with the code of its login page',
  request: callbackRequest,
  data: loginData,
  errors: ['login-failed', 'issuer-unavailable'],
});

export const mobileCallbackTc = defineCall({
  ...base,
  method: 'GET+POST',
  path: 'meal-ticket/edenred/mobile-callback-tc',
  summary: 'Links the Edenred account with the code of its card login page (tc)',
  request: callbackRequest,
  data: loginData,
  errors: ['login-failed', 'issuer-unavailable'],
});

export const mobileLogout = defineCall({
  ...base,
  method: 'GET+POST',
  path: 'meal-ticket/edenred/mobile-logout',
  summary: 'Unlinks the Edenred account',
  request: z.object({}),
  data: loginData,
});

export const mobileLogoutTc = defineCall({
  ...base,
  method: 'GET+POST',
  path: 'meal-ticket/edenred/mobile-logout-tc',
  summary: 'Unlinks the Edenred account linked by card (tc)',
  request: z.object({}),
  data: loginData,
});
