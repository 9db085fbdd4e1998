import { z } from 'zod';

/** The shape of every answer (contract section 1). */

export const messageError = z.object({
  /** From the closed list of the call, or one of `commonCodes`. For programs. */
  code: z.string(),
  /** Italian, for people. */
  error: z.string(),
  /** The request field it is about. */
  field: z.string().optional(),
});

export const messageWarning = z.object({
  warning: z.string(),
  code: z.string(),
  /** The product it is about, e.g. one no longer sold at the new address. */
  productId: z.number().int().optional(),
});

export const messageInfo = z.object({ info: z.string() });

export const responseStatus = z.object({
  /** 0 = done; anything else = not done, `errors` says why. */
  status: z.number().int(),
  errors: z.array(messageError),
  infos: z.array(messageInfo),
  warnings: z.array(messageWarning),
  errorsMessage: z.array(z.string()),
  infosMessage: z.array(z.string()),
  warningsMessage: z.array(z.string()),
});

/** Who asks: at the root of every answer. */
export const sessionUser = z.object({
  /** 0 = anonymous; then `login` is "", `profileConfirmed` false, and no other field is there. */
  userId: z.number().int(),
  login: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  email: z.string().optional(),
  profileConfirmed: z.boolean().optional(),
  /** Master account of a company: sees the orders of its users and the payment due dates. */
  master: z.boolean().optional(),
  company: z.object({ companyId: z.number().int(), name: z.string() }).optional(),
  fidelityCard: z.string().optional(),
  userPoints: z.array(z.object({ value: z.number() })).optional(),
  /** Codes of the allergens the customer never wants. */
  avoidedAllergens: z.array(z.string()).optional(),
  /** Somebody of the staff who buys for this customer, until then (ISO instant), and whether they began on the company's page. */
  actedBy: z.object({ name: z.string(), until: z.string(), fromCompany: z.boolean() }).optional(),
  /** Staff who came through the company's identity provider. */
  staff: z.object({ roles: z.array(z.string()) }).optional(),
});

export const envelope = z.object({
  response: responseStatus,
  user: sessionUser,
  data: z.record(z.string(), z.unknown()),
});

/** The whole answer of a call whose `data` has this schema. A refused call has an empty `data`. */
export function envelopeOf<D extends z.ZodType>(data: D) {
  return z.object({ response: responseStatus, user: sessionUser, data });
}

export type MessageError = z.infer<typeof messageError>;
export type MessageWarning = z.infer<typeof messageWarning>;
export type ResponseStatus = z.infer<typeof responseStatus>;
export type SessionUser = z.infer<typeof sessionUser>;
export interface Envelope<Data = unknown> {
  response: ResponseStatus;
  user: SessionUser;
  data: Data;
}

/** Codes any call may answer with, beside its own list: the HTTP status says the same. */
export const commonCodes = {
  'invalid-field': 400,
  forbidden: 403,
  'not-found': 404,
  'login-needed': 419,
  'too-many-requests': 429,
  'server-error': 500,
  'service-unavailable': 503,
} as const;
export type CommonCode = keyof typeof commonCodes;

/** The messages of a request that does not fit its schema (HTTP 400): one for each field, the first problem of each. */
export function invalidFields(error: z.ZodError): MessageError[] {
  const seen = new Map<string, MessageError>();
  for (const issue of error.issues) {
    const name = issue.path.join('.');
    if (seen.has(name)) continue;
    // The fields of `fields.ts` bring their own message; the rest (a text where an object was due) has zod's English one.
    const isOurs = !/^(Invalid|Too|Unrecognized|Expected|Required)\b/.test(issue.message);
    const text = isOurs ? issue.message : name ? `Il campo ${name} non è valido` : 'La richiesta non è valida';
    seen.set(name, { code: 'invalid-field', error: text, ...(name ? { field: name } : {}) });
  }
  return [...seen.values()];
}
