import { z } from 'zod';
import { defineCall } from '../call.ts';
import { emailParam, euroParam, idParam, noteParam, optional, secretParam, textParam } from '../fields.ts';

/** Somebody who may shop for a company. */
export const companyUser = z.object({
  userId: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  master: z.boolean(),
  /** Most euro one order may cost; absent = no limit. */
  spendingLimit: z.number().optional(),
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

export type CompanyUser = z.infer<typeof companyUser>;
export type CompanyInvitation = z.infer<typeof companyInvitation>;

const people = z.object({ users: z.array(companyUser), invitations: z.array(companyInvitation) });
const base = { tag: 'company', access: 'master', data: people } as const;
const limit = { spending_limit: optional(euroParam('Il limite di spesa')) };

export const users = defineCall({
  ...base,
  method: 'GET',
  path: 'company/users',
  summary: 'The people of the company, and who was invited',
  request: z.object({}),
});

export const invite = defineCall({
  ...base,
  method: 'POST',
  path: 'company/invite',
  summary: 'Invites somebody by e-mail; inviting again sends a new link',
  request: z.object({ email: emailParam(), ...limit }),
  errors: ['already-in-company', 'too-many-invitations'],
});

export const removeInvitation = defineCall({
  ...base,
  method: 'POST',
  path: 'company/remove-invitation',
  summary: 'Takes an invitation back',
  request: z.object({ invitation_id: idParam('L’invito') }),
  errors: ['invitation-not-found'],
});

export const updateUser = defineCall({
  ...base,
  method: 'POST',
  path: 'company/update-user',
  summary: 'Sets the most one order of a person may cost; without an amount there is no limit',
  request: z.object({ user_id: idParam('La persona'), ...limit }),
  errors: ['user-not-found'],
});

export const removeUser = defineCall({
  ...base,
  method: 'POST',
  path: 'company/remove-user',
  summary: 'Takes a person out of the company; the account stays, as a private one',
  request: z.object({ user_id: idParam('La persona') }),
  errors: ['user-not-found', 'cannot-remove-yourself'],
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
  }),
  data: z.object({ companyName: z.string() }),
  errors: ['token-not-valid', 'login-first', 'already-in-company', 'password-needed', 'weak-password'],
});
