import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

const open = (db: Db, companyId: number, now: Date) =>
  db
    .selectFrom('company_invitation')
    .where('company_id', '=', companyId)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now);

/** Invitations of a company that may still be accepted, the latest first. */
export function listInvitations(db: Db, companyId: number, now: Date) {
  return open(db, companyId, now)
    .select([
      'company_invitation_id as invitationId',
      'email',
      'spending_limit_cents as limitCents',
      'created_at as invitedAt',
      'expires_at as expiresAt',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('company_invitation_id')
    .execute();
}

/** How many people other than this one a company has invited without an answer yet. */
export async function countOtherInvitations(
  db: Db,
  { companyId, email, now }: { companyId: number; email: string; now: Date },
): Promise<number> {
  const { count } = await open(db, companyId, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(sql<boolean>`lower(email) <> lower(${email})`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether somebody of the company has the address, whatever the case. */
export async function isInCompany(db: Db, companyId: number, email: string): Promise<boolean> {
  const person = await db
    .selectFrom('account')
    .select('account_id')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return person !== undefined;
}

export interface NewInvitation {
  companyId: number;
  masterId: number;
  email: string;
  limitCents: number | undefined;
  now: Date;
  expiresAt: Date;
}

/**
 * Writes an invitation over the open one for the same address. Raw, because the conflict is on an expression of a partial index.
 * @returns its id
 */
export async function writeInvitation(tx: Tx, invitation: NewInvitation): Promise<number> {
  const { companyId, masterId, email, limitCents, now, expiresAt } = invitation;
  const { rows } = await sql<{ id: number }>`
    insert into company_invitation (company_id, invited_by, email, spending_limit_cents, created_at, expires_at)
    values (${companyId}, ${masterId}, ${email}, ${limitCents ?? null}, ${now}, ${expiresAt})
    on conflict (company_id, lower(email)) where accepted_at is null
    do update set invited_by = excluded.invited_by, spending_limit_cents = excluded.spending_limit_cents,
      created_at = excluded.created_at, expires_at = excluded.expires_at
    returning company_invitation_id as id`.execute(tx);
  return rows[0]!.id;
}

/** False when there is no open one with this id. */
export async function deleteInvitation(db: Db, companyId: number, invitationId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('company_invitation')
    .where('company_invitation_id', '=', invitationId)
    .where('company_id', '=', companyId)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Gives an open invitation its code, instead of an earlier one. @returns whom to write, and who invites */
export function setInvitationCode(db: Db, invitationId: number, tokenHash: Buffer) {
  return db
    .updateTable('company_invitation as i')
    .from(['company as c', 'account as a'])
    .set({ token_hash: tokenHash })
    .where('i.company_invitation_id', '=', invitationId)
    .where('i.accepted_at', 'is', null)
    .whereRef('c.company_id', '=', 'i.company_id')
    .whereRef('a.account_id', '=', 'i.invited_by')
    .returning(['i.email', 'c.name as company', 'a.first_name as firstName'])
    .executeTakeFirst();
}

/** The open invitation of a code. */
export function findByCode(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('company_invitation as i')
    .innerJoin('company as c', 'c.company_id', 'i.company_id')
    .select([
      'i.company_invitation_id as invitationId',
      'i.company_id as companyId',
      'c.name as companyName',
      'i.email',
      'i.spending_limit_cents as limitCents',
    ])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('account as a').select('a.account_id').where(sql<boolean>`lower(a.email) = lower(i.email)`))
        .$castTo<boolean>()
        .as('hasAccount'),
    )
    .where('i.token_hash', '=', tokenHash)
    .where('i.accepted_at', 'is', null)
    .where('i.expires_at', '>', now)
    .executeTakeFirst();
}

/** False when it has been accepted meanwhile. */
export async function markAccepted(tx: Tx, invitationId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('company_invitation')
    .set({ accepted_at: now })
    .where('company_invitation_id', '=', invitationId)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
