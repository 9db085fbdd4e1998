import { createHash, randomBytes } from 'node:crypto';
import { type Db, isUniqueViolation, type Tx, withTransaction } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { mayMail } from '../../platform/mail-budget.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { Account } from '../../platform/session.ts';
import { hashPassword, noteConfirmed, passwordProblem } from '../auth/index.ts';
import { quotedName, sendLetter, THE_SHOP } from '../mails/index.ts';
import { defaultDisclaimers, recordAnswers } from '../profile/index.ts';
import { tokenNotValid } from './company.errors.ts';
import {
  countOtherInvitations,
  deleteInvitation,
  findByCode,
  isInCompany,
  markAccepted,
  setInvitationCode,
  writeInvitation,
} from './invitations.repo.ts';
import { insertPerson, joinInvited } from './people.repo.ts';

const validDays = 7;
/** Open invitations a company may have, so that nobody fills mailboxes through us. */
const maxOpen = 50;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

export interface Invite {
  companyId: number;
  masterId: number;
  ip: string;
  email: string;
  limitCents: number | undefined;
  now: Date;
}

/**
 * Invites somebody; inviting again takes the place of the earlier invitation. The answer does not say whether the address has
 * an account at Sporta.
 * @throws BusinessError `already-in-company`, `too-many-invitations`; HttpError 429
 */
export async function invitePerson(db: Db, { companyId, masterId, ip, email, limitCents, now }: Invite): Promise<void> {
  const mayWrite = await mayMail(db, { to: email, from: { ip, accountId: masterId }, now });
  await withTransaction(db, async (tx) => {
    if (await isInCompany(tx, companyId, email)) {
      throw new BusinessError('already-in-company', 'Questa persona fa già parte dell’azienda', { field: 'email' });
    }
    if ((await countOtherInvitations(tx, { companyId, email, now })) >= maxOpen) {
      throw new BusinessError('too-many-invitations', 'Ci sono già molti inviti senza risposta: togline qualcuno');
    }
    const expiresAt = new Date(now.getTime() + validDays * 86_400_000);
    const invitationId = await writeInvitation(tx, { companyId, masterId, email, limitCents, now, expiresAt });
    if (mayWrite) await writeOutbox(tx, 'company.invitation', { invitationId });
  });
}

/** @throws BusinessError `invitation-not-found` */
export async function removeInvitation(db: Db, companyId: number, invitationId: number): Promise<void> {
  if (!(await deleteInvitation(db, companyId, invitationId))) {
    throw new BusinessError('invitation-not-found', 'Questo invito non c’è più', { field: 'invitation_id' });
  }
}

/** Writes the mail and makes its code, which is nowhere else and takes the place of an earlier one. */
export async function sendInvitation(deps: Deps, invitationId: number): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const row = await setInvitationCode(deps.db, invitationId, hashOf(token));
  if (!row) return;
  const url = `${deps.config.publicUrl}/registration?${new URLSearchParams({ invitation: token })}`;
  await sendLetter(deps, row.email, {
    subject: `La tua azienda ti invita su ${THE_SHOP}`,
    preview: 'Fai la spesa per la tua azienda.',
    title: 'Fai la spesa per la tua azienda',
    blocks: [
      {
        kind: 'text',
        text: `${quotedName(row.firstName)} ti invita a ordinare su ${THE_SHOP} per conto di ${quotedName(row.company)}.`,
      },
      { kind: 'button', label: 'Accetta l’invito', url },
      {
        kind: 'small',
        text: `Il collegamento vale ${validDays} giorni. Se non te lo aspettavi, ignora questo messaggio.`,
      },
    ],
    reason: 'Ricevi questo messaggio perché un’azienda ha scritto il tuo indirizzo.',
  });
}

type Invitation = NonNullable<Awaited<ReturnType<typeof findByCode>>>;

/** The invitation a code belongs to. @throws BusinessError `token-not-valid` */
export async function findInvitation(db: Db, token: string, now: Date): Promise<Invitation> {
  const invitation = await findByCode(db, hashOf(token), now);
  if (!invitation) throw tokenNotValid();
  return invitation;
}

export interface Acceptance {
  token: string;
  visitor: Account | undefined;
  firstName: string;
  lastName: string;
  password: string | undefined;
  /** Answers to the texts, of a new account. */
  answers: readonly { disclaimerId: number; accepted: boolean }[];
  now: Date;
}

/**
 * Joins the company. Who opened the mail owns the address, so a new account is confirmed at once; an account that is there
 * already joins only when its owner is logged in.
 * @throws BusinessError the codes of `company/accept-invitation`
 */
export async function acceptInvitation(db: Db, input: Acceptance): Promise<string> {
  const seen = await findInvitation(db, input.token, input.now);
  const { visitor } = input;
  if (seen.hasAccount && visitor?.email.toLowerCase() !== seen.email.toLowerCase()) throw loginFirst(seen);
  if (seen.hasAccount && visitor?.company) {
    throw new BusinessError('already-in-company', `Fai già parte di ${visitor.company.name}`);
  }
  const passwordHash = seen.hasAccount ? undefined : await newPassword(input, seen.email);
  try {
    return await withTransaction(db, async (tx) => {
      assertLockOrder(tx, 'customer');
      if (!(await markAccepted(tx, seen.invitationId, input.now))) throw tokenNotValid();
      if (passwordHash !== undefined) await joinWithNew(tx, seen, input, passwordHash);
      else await joinWithOwn(tx, seen, visitor?.accountId, input.now);
      return seen.companyName;
    });
  } catch (error) {
    // Somebody has registered with this address in the same moment.
    if (isUniqueViolation(error, 'account_email') || isUniqueViolation(error, 'account_login')) throw loginFirst(seen);
    throw error;
  }
}

const loginFirst = ({ email }: Invitation) =>
  new BusinessError('login-first', `Accedi con ${email}, poi accetta l’invito`);

async function newPassword({ password, firstName, lastName }: Acceptance, email: string): Promise<string> {
  if (password === undefined) {
    throw new BusinessError('password-needed', 'Scegli una password per il tuo account', { field: 'password' });
  }
  const problem = passwordProblem(password, [email, firstName, lastName]);
  if (problem) throw new BusinessError('weak-password', problem, { field: 'password' });
  return hashPassword(password);
}

async function joinWithOwn(tx: Tx, seen: Invitation, accountId: number | undefined, now: Date): Promise<void> {
  if (accountId === undefined || !(await joinInvited(tx, accountId, seen))) throw loginFirst(seen);
  await noteConfirmed(tx, accountId, now);
}

async function joinWithNew(tx: Tx, seen: Invitation, input: Acceptance, passwordHash: string): Promise<void> {
  const { firstName, lastName, answers, now } = input;
  const accountId = await insertPerson(tx, { ...seen, firstName, lastName, passwordHash });
  await noteConfirmed(tx, accountId, now);
  await recordAnswers(tx, { ...defaultDisclaimers, accountId, answers, complete: true, now });
}
