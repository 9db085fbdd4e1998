import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ticketLimit } from '../cart/index.ts';
import type { Balance, Ticket } from './issuer.ts';

/** An issuer as the shop's books know it, with the customer's account there, if there is one. */
export interface IssuerRow {
  paymentTypeId: number;
  provider: string;
  name: string;
  /** On one order, by the contract with the issuer. */
  maxTickets: number;
  link: LinkRow | null;
  /** A confirmation waited for in the issuer's app. */
  login: LoginRow | null;
}

export interface LinkRow {
  account: string;
  linkedAt: Date;
  broken: boolean;
  tickets: Ticket[];
  /** How many may be spent now. */
  usable: number;
  /** When that was asked; null = the issuer did not answer. */
  ticketsAt: Date | null;
}

export interface LoginRow {
  issuerRef: string;
  code: string;
  appUrl: string | null;
  expiresAt: Date;
}

/** The issuers in use, in the order in which they are shown, with what the customer has there. */
export async function issuerRows(db: Db, accountId: number, now: Date): Promise<IssuerRow[]> {
  const rows = await db
    .selectFrom('meal_ticket_issuer as i')
    .innerJoin('payment_type as t', 't.payment_type_id', 'i.payment_type_id')
    .leftJoin('meal_ticket_link as n', (join) =>
      join.onRef('n.payment_type_id', '=', 'i.payment_type_id').on('n.account_id', '=', accountId),
    )
    .leftJoin('meal_ticket_login as g', (join) =>
      join.onRef('g.payment_type_id', '=', 'i.payment_type_id').on('g.account_id', '=', accountId),
    )
    .select([
      'i.payment_type_id as paymentTypeId',
      't.provider',
      't.name',
      'i.max_tickets as maxTickets',
      'n.issuer_account as account',
      'n.linked_at as linkedAt',
      'n.broken_at as brokenAt',
      'n.tickets',
      'n.tickets_at as ticketsAt',
      ticketLimit(sql`n.account_id`, now).as('usable'),
      'g.issuer_ref as issuerRef',
      'g.code',
      'g.app_url as appUrl',
      'g.expires_at as expiresAt',
    ])
    .$narrowType<{ tickets: Ticket[] | null }>()
    .where('t.active', '=', true)
    .orderBy('t.position')
    .execute();
  return rows.map(({ paymentTypeId, provider, name, maxTickets, account, linkedAt, brokenAt, tickets, ...more }) => ({
    paymentTypeId,
    provider,
    name,
    maxTickets,
    link:
      account !== null && linkedAt
        ? {
            account,
            linkedAt,
            broken: brokenAt !== null,
            tickets: tickets ?? [],
            usable: more.usable,
            ticketsAt: more.ticketsAt,
          }
        : null,
    login:
      more.issuerRef !== null && more.code !== null && more.expiresAt
        ? { issuerRef: more.issuerRef, code: more.code, appUrl: more.appUrl, expiresAt: more.expiresAt }
        : null,
  }));
}

/** The payment type of an issuer. @throws when there is none */
export async function paymentTypeOf(db: Db, provider: string): Promise<number> {
  const { paymentTypeId } = await db
    .selectFrom('payment_type')
    .select('payment_type_id as paymentTypeId')
    .where('provider', '=', provider)
    .where('kind', '=', 'meal-ticket')
    .executeTakeFirstOrThrow();
  return paymentTypeId;
}

/** What proves an account at an issuer, sealed; undefined when it is not linked, or has to be linked again. */
export async function sealedSecretOf(db: Db, accountId: number, paymentTypeId: number): Promise<Buffer | undefined> {
  const row = await ofLink(db, accountId, paymentTypeId)
    .select('secret')
    .where('broken_at', 'is', null)
    .executeTakeFirst();
  return row?.secret;
}

/** Everything that proves an account at issuers, sealed; also what an issuer refuses. */
export function sealedSecretsOf(tx: Tx, accountId: number): Promise<{ provider: string; secret: Buffer }[]> {
  return tx
    .selectFrom('meal_ticket_link as l')
    .innerJoin('payment_type as t', 't.payment_type_id', 'l.payment_type_id')
    .select(['t.provider', 'l.secret'])
    .where('l.account_id', '=', accountId)
    .execute();
}

/** Also of a link the issuer refuses: what is left of it is ended there. */
export async function removeLink(tx: Tx, accountId: number, paymentTypeId: number): Promise<Buffer | undefined> {
  const row = await tx
    .deleteFrom('meal_ticket_link')
    .where('account_id', '=', accountId)
    .where('payment_type_id', '=', paymentTypeId)
    .returning('secret')
    .executeTakeFirst();
  return row?.secret;
}

/** An account that was just linked takes the place of the one before. @returns what proved that, to be ended at the issuer */
export async function writeLink(
  tx: Tx,
  link: { accountId: number; paymentTypeId: number; account: string; secret: Buffer; now: Date },
): Promise<Buffer | undefined> {
  const before = await removeLink(tx, link.accountId, link.paymentTypeId);
  await tx
    .insertInto('meal_ticket_link')
    .values({
      account_id: link.accountId,
      payment_type_id: link.paymentTypeId,
      issuer_account: link.account,
      secret: link.secret,
      linked_at: link.now,
    })
    .execute();
  return before;
}

/** @param balance undefined when the issuer did not answer: it then counts as nothing */
export async function writeBalance(
  db: Db,
  accountId: number,
  paymentTypeId: number,
  balance: Balance | undefined,
  now: Date,
): Promise<void> {
  await db
    .updateTable('meal_ticket_link')
    .set({
      tickets: JSON.stringify(balance?.tickets ?? []),
      usable_tickets: balance?.usable ?? null,
      tickets_at: balance ? now : null,
    })
    .where('account_id', '=', accountId)
    .where('payment_type_id', '=', paymentTypeId)
    .execute();
}

/** The issuer refused this very secret: the account has to be linked again. One that was linked meanwhile stays. */
export async function markBroken(
  db: Db,
  accountId: number,
  paymentTypeId: number,
  secret: Buffer,
  now: Date,
): Promise<void> {
  await db
    .updateTable('meal_ticket_link')
    .set({ broken_at: now, renewing_until: null })
    .where('account_id', '=', accountId)
    .where('payment_type_id', '=', paymentTypeId)
    .where('secret', '=', secret)
    .execute();
}

/** Lets one caller renew a secret; another has it until it ends. @returns false when another renews, or has renewed, it */
export async function claimRenewal(
  db: Db,
  accountId: number,
  paymentTypeId: number,
  secret: Buffer,
  seconds: number,
): Promise<boolean> {
  const { rows } = await sql`
    update meal_ticket_link set renewing_until = now() + make_interval(secs => ${seconds}::int)
     where account_id = ${accountId} and payment_type_id = ${paymentTypeId} and secret = ${secret}
       and broken_at is null and (renewing_until is null or renewing_until < now())
    returning true`.execute(db);
  return rows.length > 0;
}

/** Ends a renewal. @param renewed undefined when the issuer did not answer */
export async function endRenewal(
  db: Db,
  accountId: number,
  paymentTypeId: number,
  before: Buffer,
  renewed: Buffer | undefined,
): Promise<void> {
  await db
    .updateTable('meal_ticket_link')
    .set({ renewing_until: null, secret: renewed ?? before })
    .where('account_id', '=', accountId)
    .where('payment_type_id', '=', paymentTypeId)
    .where('secret', '=', before)
    .execute();
}

export async function writeLogin(db: Db, accountId: number, paymentTypeId: number, login: LoginRow): Promise<void> {
  const values = {
    issuer_ref: login.issuerRef,
    code: login.code,
    app_url: login.appUrl,
    expires_at: login.expiresAt,
  };
  await db
    .insertInto('meal_ticket_login')
    .values({ account_id: accountId, payment_type_id: paymentTypeId, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'payment_type_id']).doUpdateSet(values))
    .execute();
}

export async function removeLogin(db: Db | Tx, accountId: number, paymentTypeId: number): Promise<void> {
  await db
    .deleteFrom('meal_ticket_login')
    .where('account_id', '=', accountId)
    .where('payment_type_id', '=', paymentTypeId)
    .execute();
}

function ofLink(db: Db, accountId: number, paymentTypeId: number) {
  return db
    .selectFrom('meal_ticket_link')
    .where('account_id', '=', accountId)
    .where('payment_type_id', '=', paymentTypeId);
}
