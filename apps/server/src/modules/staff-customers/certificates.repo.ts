import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface CertificateRow {
  giftCertificateId: number;
  /** Whose it is. */
  userId: number;
  code: string;
  description: string;
  kind: 'voucher' | 'prepaid';
  initialCents: number;
  balanceCents: number;
  givenAt: Date;
  /** `infinity` arrives as a number. */
  validTo: Date | number | null;
  expired: boolean;
  /** What staff took back of it. */
  takenBackCents: number | null;
  /** Given by hand, by whomever. */
  isGranted: boolean;
  givenBy: string | null;
  reason: string | null;
}

/** Certificates of a customer, or of the people of a company, at most 200: those that can be spent first, then the latest. */
export async function readCertificates(
  db: Db,
  of: { userId: number } | { companyId: number },
  now: Date,
): Promise<CertificateRow[]> {
  const whose =
    'userId' in of
      ? sql`g.account_id = ${of.userId}`
      : sql`g.account_id in (select account_id from account where company_id = ${of.companyId} and disabled_at is null)`;
  const { rows } = await sql<CertificateRow>`
    select gift_certificate_id as "giftCertificateId", g.account_id as "userId", code, description, kind, initial_cents as "initialCents",
      balance_cents as "balanceCents", g.created_at as "givenAt", valid_to as "validTo",
      coalesce(valid_to <= ${now}, false) as expired, taken_back_cents as "takenBackCents",
      grant_key is not null as "isGranted", s.first_name as "givenBy", grant_reason as reason
    from gift_certificate g left join account s on s.account_id = g.granted_by
    where ${whose}
    order by balance_cents = 0 or coalesce(valid_to <= ${now}, false), g.created_at desc, gift_certificate_id desc
    limit 200`.execute(db);
  return rows;
}

export interface GrantedCertificate {
  userId: number;
  staffId: number;
  code: string;
  description: string;
  cents: number;
  reason: string;
  key: string;
  now: Date;
  validTo: Date;
}

/** Whether somebody gave a certificate with this key before. */
export async function wasGranted(tx: Tx, staffId: number, key: string): Promise<boolean> {
  const row = await tx
    .selectFrom('gift_certificate')
    .select('gift_certificate_id')
    .where('granted_by', '=', staffId)
    .where('grant_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Cents of certificates that a person of the staff has given by hand since then; the key is what its index knows. */
export async function grantedByCents(db: Db, staffId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(initial_cents - coalesce(taken_back_cents, 0)), 0)::int as cents from gift_certificate
    where granted_by = ${staffId} and grant_key is not null and created_at >= ${since}`.execute(db);
  return rows[0]!.cents;
}

/** Cents of certificates that a customer was given by hand since then, by whomever. */
export async function grantedToCents(db: Db, userId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(initial_cents - coalesce(taken_back_cents, 0)), 0)::int as cents from gift_certificate
    where account_id = ${userId} and granted_by is not null and created_at >= ${since}`.execute(db);
  return rows[0]!.cents;
}

/** Makes a person of the staff give one certificate after the other: the limit of their day counts what they give at once. */
export async function lockGiver(tx: Tx, staffId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('voucher-giver'), ${staffId}::int)`.execute(tx);
}

/** @returns its id; undefined when this key has given one already */
export async function insertGranted(tx: Tx, granted: GrantedCertificate): Promise<number | undefined> {
  const row = await tx
    .insertInto('gift_certificate')
    .values({
      code: granted.code,
      description: granted.description,
      initial_cents: granted.cents,
      balance_cents: granted.cents,
      account_id: granted.userId,
      manually_assigned: true,
      valid_from: granted.now,
      valid_to: granted.validTo,
      created_at: granted.now,
      granted_by: granted.staffId,
      grant_reason: granted.reason,
      grant_key: granted.key,
    })
    .onConflict((conflict) =>
      conflict.columns(['granted_by', 'grant_key']).where('grant_key', 'is not', null).doNothing(),
    )
    .returning('gift_certificate_id')
    .executeTakeFirst();
  return row?.gift_certificate_id;
}

/**
 * Takes what is left away from a certificate given by hand that can still be spent, and takes it out of carts. Its balance goes: an
 * order being placed takes from the balance alone, and a refund gives back to it.
 * @returns the cents that were left on it; undefined when there were none to take
 */
export async function endGranted(
  tx: Tx,
  { userId, certificateId, now }: { userId: number; certificateId: number; now: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ cents: number }>`
    with left_on as (
      select gift_certificate_id, balance_cents as cents from gift_certificate
      where gift_certificate_id = ${certificateId} and account_id = ${userId} and grant_key is not null and balance_cents > 0
        and (valid_to is null or valid_to > ${now})
      for update)
    update gift_certificate g set balance_cents = 0, valid_to = ${now}, taken_back_cents = coalesce(g.taken_back_cents, 0) + l.cents
    from left_on l where g.gift_certificate_id = l.gift_certificate_id
    returning l.cents`.execute(tx);
  const [taken] = rows;
  if (!taken) return undefined;
  await tx.deleteFrom('cart_gift_certificate').where('gift_certificate_id', '=', certificateId).execute();
  return taken.cents;
}

/** What the mail about a certificate given by hand says; undefined when its customer is gone. */
export function findGranted(db: Db, giftCertificateId: number) {
  return db
    .selectFrom('gift_certificate as g')
    .innerJoin('account as a', 'a.account_id', 'g.account_id')
    .select([
      'a.email',
      'a.first_name as firstName',
      'g.code',
      'g.initial_cents as cents',
      'g.grant_reason as reason',
      'g.valid_to as validTo',
    ])
    .where('g.gift_certificate_id', '=', giftCertificateId)
    .where('a.disabled_at', 'is', null)
    .executeTakeFirst();
}
