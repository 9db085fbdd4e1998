import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cart } from '../cart.ts';
import { sessionUser } from '../envelope.ts';
import { boolParam, idParam, optional, secretParam, textParam, withDefault } from '../fields.ts';

export const login = defineCall({
  method: 'POST',
  path: 'auth/login',
  summary: 'Logs in; the token comes in the header and the cookie X-Ebsn-Account',
  tag: 'session',
  request: z.object({
    /** Username or e-mail. */
    login: textParam('L’e-mail o il nome utente', 254),
    password: secretParam('La password'),
    /** 180 days instead of the session. */
    remember_me: withDefault(boolParam('La scelta di restare collegato'), false),
    show_sectors: withDefault(boolParam('La divisione per reparto'), false),
  }),
  data: cart,
  /** An account that is unknown, disabled or has another password: always `login-failed`, in the same time. */
  errors: ['login-failed', 'too-many-attempts'],
});

export const test = defineCall({
  method: 'GET',
  path: 'auth/test',
  summary: 'Tells who is logged in: `user` of the envelope, and again in the data',
  tag: 'session',
  request: z.object({}),
  data: z.object({ authenticated: z.boolean(), user: sessionUser }),
});

export const logout = defineCall({
  method: 'POST',
  path: 'auth/logout',
  summary: 'Ends the session; done also when there was none',
  tag: 'session',
  request: z.object({}),
  data: z.object({}),
});

/** A device somebody is signed in on. */
export const signedInDevice = z.object({
  sessionId: z.number().int(),
  /** In words, e.g. "Chrome su Windows". */
  device: z.string(),
  deviceKind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
  /** Signed in with "remember me". */
  remember: z.boolean(),
  /** ISO instants; the last use is exact to the minute. */
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The device that asks. */
  current: z.boolean(),
});

export type SignedInDevice = z.infer<typeof signedInDevice>;

const devices = { tag: 'session', access: 'customer', data: z.object({ sessions: z.array(signedInDevice) }) } as const;

export const sessions = defineCall({
  ...devices,
  method: 'GET',
  path: 'auth/sessions',
  summary: 'Devices the customer is signed in on, this one first',
  request: z.object({}),
});

export const endSession = defineCall({
  ...devices,
  method: 'POST',
  path: 'auth/end-session',
  summary: 'Signs one device out; naming the own one is a logout',
  request: z.object({ session_id: idParam('Il dispositivo') }),
  errors: ['session-not-found'],
});

export const endOtherSessions = defineCall({
  ...devices,
  method: 'POST',
  path: 'auth/end-other-sessions',
  summary: 'Signs every other device out',
  request: z.object({}),
});

// The browser itself follows the two steps of single sign-on and comes from another site: the state parameter of OpenID
// Connect protects them, not where they come from.
export const ssoStart = defineCall({
  method: 'GET',
  path: 'auth/sso-start',
  answers: 'redirect',
  summary: "Sends the browser to the company's identity provider (staff)",
  tag: 'session',
  changesState: true,
  request: z.object({
    /** Page of the shop to come back to. */
    redirect: optional(textParam('La pagina di ritorno', 500)),
  }),
  data: z.object({}),
  errors: ['sso-not-configured'],
});

export const ssoCallback = defineCall({
  method: 'GET',
  path: 'auth/sso-callback',
  answers: 'redirect',
  summary: 'Where the identity provider sends the browser back',
  tag: 'session',
  changesState: true,
  request: z.object({
    code: optional(textParam('Il codice', 4000)),
    state: optional(textParam('Lo stato', 1000)),
    error: optional(textParam('L’errore', 1000)),
    error_description: optional(textParam('La descrizione dell’errore', 2000)),
    iss: optional(textParam('L’emittente', 500)),
  }),
  data: z.object({}),
  errors: ['sso-not-configured', 'sso-failed'],
});
