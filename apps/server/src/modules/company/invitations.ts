import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, isUniqueViolation, type Tx, withTransaction } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { mayMail } from '../../platform/mail-budget.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { Account } from '../../platform/session.ts';
import { hashPassword, passwordProblem } from '../auth/index.ts';
import { composeMail, quotedName } from '../mails/index.ts';
import { defaultDisclaimers, recordAnswers } from '../profile/index.ts';
import { tokenNotValid } from './company.errors.ts';

const validDays = 7;
/** Open invitations a company may have: nobody's mailbox is filled through us. */
const maxOpen = 50;
const businessPriceList = 2;

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
 * Invites somebody; inviting again takes the place of the earlier invitation. Whether the address has an account at Sporta
 * is not told. @throws BusinessError `already-in-company`, `too-many-invitations`; HttpError 429
 */
export async function invitePerson(db: Db, { companyId, masterId, ip, email, limitCents, now }: Invite): Promise<void> {
  const mayWrite = await mayMail(db, { to: email, from: { ip, accountId: masterId }, now });
  await withTransaction(db, async (tx) => {
    const { rows } = await sql<{ isThere: boolean; open: number }>`
      select exists (select from account where company_id = ${companyId} and lower(email) = lower(${email})
                       and disabled_at is null) as "isThere",
        (select count(*)::int from company_invitation where company_id = ${companyId} and accepted_at is null
           and expires_at > ${now} and lower(email) <> lower(${email})) as open`.execute(tx);
    if (rows[0]?.isThere) {
      throw new BusinessError('already-in-company', 'Questa persona fa già parte dell’azienda', { field: 'email' });
    }
    if ((rows[0]?.open ?? 0) >= maxOpen) {
      throw new BusinessError('too-many-invitations', 'Ci sono già molti inviti senza risposta: togline qualcuno');
    }
    const expiresAt = new Date(now.getTime() + validDays * 86_400_000);
    const { rows: written } = await sql<{ id: number }>`
      insert into company_invitation (company_id, invited_by, email, spending_limit_cents, created_at, expires_at)
      values (${companyId}, ${masterId}, ${email}, ${limitCents ?? null}, ${now}, ${expiresAt})
      on conflict (company_id, lower(email)) where accepted_at is null
      do update set invited_by = excluded.invited_by, spending_limit_cents = excluded.spending_limit_cents,
        created_at = excluded.created_at, expires_at = excluded.expires_at
      returning company_invitation_id as id`.execute(tx);
    if (mayWrite) await writeOutbox(tx, 'company.invitation', { invitationId: written[0]?.id });
  });
}

/** @throws BusinessError `invitation-not-found` */
export async function removeInvitation(db: Db, companyId: number, invitationId: number): Promise<void> {
  const { numAffectedRows } = await sql`delete from company_invitation
    where company_invitation_id = ${invitationId} and company_id = ${companyId} and accepted_at is null`.execute(db);
  if (numAffectedRows === 0n) {
    throw new BusinessError('invitation-not-found', 'Questo invito non c’è più', { field: 'invitation_id' });
  }
}

/** Writes the mail; the code is made here, so that it stands nowhere else, and takes the place of an earlier one. */
export async function sendInvitation(deps: Deps, invitationId: number): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await sql<{ email: string; company: string; firstName: string }>`
    update company_invitation i set token_hash = ${hashOf(token)}
    from company c, account a
    where i.company_invitation_id = ${invitationId} and i.accepted_at is null and c.company_id = i.company_id
      and a.account_id = i.invited_by
    returning i.email, c.name as company, a.first_name as "firstName"`.execute(deps.db);
  const [row] = rows;
  if (!row) return;
  const url = `${deps.config.publicUrl}/registration?${new URLSearchParams({ invitation: token })}`;
  const mail = composeMail({
    subject: 'La tua azienda ti invita su Sporta',
    preview: 'Fai la spesa per la tua azienda.',
    title: 'Fai la spesa per la tua azienda',
    blocks: [
      {
        kind: 'text',
        text: `${quotedName(row.firstName)} ti invita a ordinare su Sporta per conto di ${quotedName(row.company)}.`,
      },
      { kind: 'button', label: 'Accetta l’invito', url },
      {
        kind: 'small',
        text: `Il collegamento vale ${validDays} giorni. Se non te lo aspettavi, ignora questo messaggio.`,
      },
    ],
    publicUrl: deps.config.publicUrl,
    reason: 'Ricevi questo messaggio perché un’azienda ha scritto il tuo indirizzo.',
  });
  await deps.mail.send({ to: row.email, ...mail });
}

interface Invitation {
  invitationId: number;
  companyId: number;
  companyName: string;
  email: string;
  limitCents: number | null;
  hasAccount: boolean;
}

/** The invitation a code belongs to. @throws BusinessError `token-not-valid` */
export async function findInvitation(db: Db, token: string, now: Date): Promise<Invitation> {
  const { rows } = await sql<Invitation>`
    select i.company_invitation_id as "invitationId", i.company_id as "companyId", c.name as "companyName", i.email,
      i.spending_limit_cents as "limitCents",
      exists (select from account a where lower(a.email) = lower(i.email)) as "hasAccount"
    from company_invitation i join company c using (company_id)
    where i.token_hash = ${hashOf(token)} and i.accepted_at is null and i.expires_at > ${now}`.execute(db);
  const [row] = rows;
  if (!row) throw tokenNotValid();
  return row;
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
  const loginFirst = () => new BusinessError('login-first', `Accedi con ${seen.email}, poi accetta l’invito`);
  if (seen.hasAccount && visitor?.email.toLowerCase() !== seen.email.toLowerCase()) throw loginFirst();
  if (seen.hasAccount && visitor?.company) {
    throw new BusinessError('already-in-company', `Fai già parte di ${visitor.company.name}`);
  }
  const passwordHash = seen.hasAccount ? undefined : await newPassword(input, seen.email);
  try {
    return await withTransaction(db, async (tx) => {
      assertLockOrder(tx, 'customer');
      const { numAffectedRows } = await sql`update company_invitation set accepted_at = ${input.now}
        where company_invitation_id = ${seen.invitationId} and accepted_at is null`.execute(tx);
      if (numAffectedRows === 0n) throw tokenNotValid();
      if (passwordHash !== undefined) await joinWithNew(tx, seen, input, passwordHash);
      else if (!visitor || !(await joinWithOwn(tx, seen, visitor.accountId, input.now))) throw loginFirst();
      return seen.companyName;
    });
  } catch (error) {
    // registered with this address in the same moment
    if (isUniqueViolation(error, 'account_email') || isUniqueViolation(error, 'account_login')) throw loginFirst();
    throw error;
  }
}

async function newPassword({ password, firstName, lastName }: Acceptance, email: string): Promise<string> {
  if (password === undefined) {
    throw new BusinessError('password-needed', 'Scegli una password per il tuo account', { field: 'password' });
  }
  const problem = passwordProblem(password, [email, firstName, lastName]);
  if (problem) throw new BusinessError('weak-password', problem, { field: 'password' });
  return hashPassword(password);
}

/**
 * The account of the visitor, as long as it is the invited one and in no company: address and company may have changed since
 * they were looked at. Who has the code reads the mailbox, so it is confirmed.
 */
async function joinWithOwn(tx: Tx, seen: Invitation, accountId: number, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update account set company_id = ${seen.companyId}, segment = 'business', price_list_id = ${businessPriceList},
      is_master = false, spending_limit_cents = ${seen.limitCents},
      email_confirmed_at = coalesce(email_confirmed_at, ${now}), profile_confirmed = true
    where account_id = ${accountId} and lower(email) = lower(${seen.email}) and company_id is null
      and disabled_at is null`.execute(tx);
  return numAffectedRows === 1n;
}

async function joinWithNew(tx: Tx, seen: Invitation, input: Acceptance, passwordHash: string): Promise<void> {
  const { account_id: accountId } = await tx
    .insertInto('account')
    .values({
      login: seen.email,
      email: seen.email,
      password_hash: passwordHash,
      first_name: input.firstName,
      last_name: input.lastName,
      segment: 'business',
      price_list_id: businessPriceList,
      company_id: seen.companyId,
      spending_limit_cents: seen.limitCents,
      email_confirmed_at: input.now,
      profile_confirmed: true,
    })
    .returning('account_id')
    .executeTakeFirstOrThrow();
  await recordAnswers(tx, {
    ...defaultDisclaimers,
    accountId,
    answers: input.answers,
    complete: true,
    now: input.now,
  });
}
