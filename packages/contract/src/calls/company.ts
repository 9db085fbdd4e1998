import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  boolParam,
  choiceParam,
  costCentreParam,
  emailParam,
  euroParam,
  idParam,
  noteParam,
  optional,
  secretParam,
  textParam,
} from '../fields.ts';
import { disclaimerAnswers } from './disclaimers.ts';

/** Somebody who may shop for a company. */
export const companyUser = z.object({
  userId: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  master: z.boolean(),
  /** Most euro one order may cost; absent = no limit. */
  spendingLimit: z.number().optional(),
  /** An order above the limit is refused, or waits for the master's approval. */
  overLimit: z.enum(['refuse', 'approval']),
  /** Most euro they may order in a calendar month; absent = no budget. */
  monthlyBudget: z.number().optional(),
  /** Euro ordered for the company since the first of the month. */
  spentThisMonth: z.number(),
  /** ISO instant of the latest order. */
  lastOrderAt: z.string().optional(),
});

/** Somebody asked to join, who has not answered yet. */
export const companyInvitation = z.object({
  invitationId: z.number().int(),
  email: z.string(),
  spendingLimit: z.number().optional(),
  /** ISO instants. */
  invitedAt: z.string(),
  expiresAt: z.string(),
});

/** Somebody who registered with the VAT number of the company and waits to be let in. */
export const companyJoinRequest = z.object({
  requestId: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** ISO instant. */
  requestedAt: z.string(),
});

/** An order above somebody's limit that was put before the master. */
export const orderApproval = z.object({
  approvalId: z.number().int(),
  user: z.object({ userId: z.number().int(), firstName: z.string(), lastName: z.string() }),
  /** Euro, before gift certificates: orders up to it may be placed once it is approved. */
  total: z.number(),
  /** The cart when it was asked for. */
  items: z.array(z.object({ name: z.string(), quantity: z.number(), unit: z.string(), total: z.number() })),
  state: z.enum(['waiting', 'approved', 'refused', 'used', 'expired']),
  stateLabel: z.string(),
  /** ISO instants. */
  requestedAt: z.string(),
  decidedAt: z.string().optional(),
  /** Until when an approved order may be placed. */
  validTo: z.string().optional(),
  /** What the master wrote. */
  note: z.string().optional(),
  orderId: z.number().int().optional(),
  /** Number of the order it would take the place of, which is valid until then. */
  replaces: z.string().optional(),
});

/** What orders of a company are for, by the words of its people; those with a budget or with orders this month. */
export const costCentre = z.object({
  name: z.string(),
  /** Most euro everybody together may order for it in a calendar month; absent = no budget. */
  monthlyBudget: z.number().optional(),
  spentThisMonth: z.number(),
});

export type OrderLimits = z.infer<typeof orderLimits>;
export type CostCentre = z.infer<typeof costCentre>;
export type CompanyJoinRequest = z.infer<typeof companyJoinRequest>;
export type OrderApproval = z.infer<typeof orderApproval>;
export type CompanyUser = z.infer<typeof companyUser>;
export type CompanyInvitation = z.infer<typeof companyInvitation>;

const people = z.object({
  users: z.array(companyUser),
  invitations: z.array(companyInvitation),
  joinRequests: z.array(companyJoinRequest),
  costCentres: z.array(costCentre),
});
/** `email-not-confirmed`: a company acts when its founder's e-mail is confirmed. */
const base = { tag: 'company', access: 'master', data: people } as const;
const limit = { spending_limit: optional(euroParam('Il limite di spesa')) };

export const users = defineCall({
  ...base,
  method: 'GET',
  path: 'company/users',
  summary: 'The people of the company, and who was invited',
  request: z.object({}),
  errors: ['email-not-confirmed'],
});

export const invite = defineCall({
  ...base,
  method: 'POST',
  path: 'company/invite',
  summary: 'Invites somebody by e-mail; inviting again sends a new link',
  request: z.object({ email: emailParam(), ...limit }),
  errors: ['email-not-confirmed', 'already-in-company', 'too-many-invitations'],
});

export const removeInvitation = defineCall({
  ...base,
  method: 'POST',
  path: 'company/remove-invitation',
  summary: 'Takes an invitation back',
  request: z.object({ invitation_id: idParam('L’invito') }),
  errors: ['email-not-confirmed', 'invitation-not-found'],
});

export const updateUser = defineCall({
  ...base,
  method: 'POST',
  path: 'company/update-user',
  summary:
    'Sets what a person may spend in one order (without an amount there is no limit; with a role and no amount the limit stays) and whether they are a master',
  request: z.object({
    user_id: idParam('La persona'),
    ...limit,
    /** What happens to an order above it; absent = as it was (at first it is refused). */
    over_limit: optional(choiceParam('La regola sopra il limite', ['refuse', 'approval'])),
    /** Makes a master account of the person, or an ordinary one again; absent = as it was. While a master, nobody has a limit. */
    master: optional(boolParam('Il ruolo di account principale')),
  }),
  /** `last-master`: a company that has people keeps somebody who decides for them. */
  errors: ['email-not-confirmed', 'user-not-found', 'last-master'],
});

export const removeUser = defineCall({
  ...base,
  method: 'POST',
  path: 'company/remove-user',
  summary: 'Takes a person out of the company; the account stays, as a private one',
  request: z.object({ user_id: idParam('La persona') }),
  errors: ['email-not-confirmed', 'user-not-found', 'cannot-remove-yourself', 'last-master'],
});

export const setBudget = defineCall({
  ...base,
  method: 'POST',
  path: 'company/set-budget',
  summary:
    'Sets what a person, or everybody for a cost centre, may order in a calendar month; without an amount there is no budget',
  request: z
    .object({
      /** Either a person or a cost centre. */
      user_id: optional(idParam('La persona')),
      cost_centre: optional(costCentreParam),
      monthly_budget: optional(
        euroParam('Il budget mensile').refine((euro) => euro > 0, {
          error: 'Il budget mensile deve essere più di zero',
        }),
      ),
    })
    .refine(({ user_id: person, cost_centre: centre }) => (person === undefined) !== !centre, {
      error: 'Indica una persona oppure un centro di costo',
      path: ['user_id'],
    }),
  errors: ['email-not-confirmed', 'user-not-found'],
});

const requestId = { request_id: idParam('La richiesta') };

export const acceptRequest = defineCall({
  ...base,
  method: 'POST',
  path: 'company/accept-request',
  summary: 'Lets somebody in who registered with the VAT number of the company',
  request: z.object({ ...requestId, ...limit }),
  errors: ['email-not-confirmed', 'request-not-found', 'already-in-company'],
});

export const refuseRequest = defineCall({
  ...base,
  method: 'POST',
  path: 'company/refuse-request',
  summary: 'Keeps somebody out who registered with the VAT number of the company',
  request: z.object(requestId),
  errors: ['email-not-confirmed', 'request-not-found'],
});

/** What somebody may order for the company; without any of these nothing limits them. */
const orderLimits = z.object({
  /** Most euro one order may cost. */
  order: z.number().optional(),
  /** Most euro they may order in a calendar month, and what of it is left. */
  month: z.object({ budget: z.number(), left: z.number() }).optional(),
  /** Those of their orders so far and of their cart that have a budget for the calendar month, and what of it is left to all. */
  costCentres: z.array(z.object({ name: z.string(), budget: z.number(), left: z.number() })).optional(),
  /** An order above is put before a master; else it is refused. */
  asks: z.boolean(),
});

const approvalsData = z.object({
  approvals: z.array(orderApproval),
  /** One's own, for who is no master and has any. */
  ownLimits: orderLimits.optional(),
});

export const approvals = defineCall({
  method: 'GET',
  path: 'company/approvals',
  summary: 'Orders above a limit put before the master: those of the company for a master, one’s own for others',
  tag: 'company',
  access: 'customer',
  request: z.object({}),
  data: approvalsData,
});

const decision = {
  method: 'POST',
  tag: 'company',
  access: 'master',
  request: z.object({ approval_id: idParam('La richiesta'), note: optional(noteParam('La nota')) }),
  data: approvalsData,
  errors: ['email-not-confirmed', 'approval-not-found', 'already-decided'],
} as const;

export const approveOrder = defineCall({
  ...decision,
  path: 'company/approve-order',
  summary: 'Lets the person place an order up to the amount asked for, within 7 days',
});

export const refuseOrder = defineCall({
  ...decision,
  path: 'company/refuse-order',
  summary: 'Says no to an order above the limit',
});

const token = { token: textParam('Il codice dell’invito', 100) };

export const invitation = defineCall({
  method: 'GET',
  path: 'company/invitation',
  summary: 'Who invites whom, for the page the link of the e-mail leads to',
  tag: 'company',
  request: z.object(token),
  data: z.object({
    companyName: z.string(),
    email: z.string(),
    /** An account with this e-mail is there already: log in with it, then accept. */
    hasAccount: z.boolean(),
  }),
  errors: ['token-not-valid'],
});

export const acceptInvitation = defineCall({
  method: 'POST',
  path: 'company/accept-invitation',
  summary: 'Joins the company: with a new account, or with one’s own when logged in',
  tag: 'company',
  request: z.object({
    ...token,
    first_name: optional(noteParam('Il nome', 100)),
    last_name: optional(noteParam('Il cognome', 100)),
    password: secretParam('La password').optional(),
    /** Of a new account: those required must be accepted, as at registration. */
    disclaimers: optional(disclaimerAnswers),
  }),
  data: z.object({ companyName: z.string() }),
  errors: [
    'token-not-valid',
    'login-first',
    'already-in-company',
    'password-needed',
    'weak-password',
    'disclaimer-not-found',
    'disclaimer-required',
  ],
});
