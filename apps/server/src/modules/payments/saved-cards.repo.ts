import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface CardToSave {
  provider: string;
  /** The provider's name for the card. */
  token: string;
  brand: string;
  maskedNumber: string;
  expiryMonth: number;
  expiryYear: number;
  /** When the holder agreed to charges while they are away, by `consentVersion`. */
  consentedAt: Date;
}

/** Which text of the pages they agreed to: another text is another version. */
export const consentVersion = '2026-11';

/** A card is good until the last day of its month. */
const unexpired = (now: Date) => sql<boolean>`make_date(expiry_year, expiry_month, 1) + interval '1 month' > ${now}`;

/** A customer's saved cards, the proposed one first, each with whether it can still be charged. */
export function cardsOf(db: Db | Tx, accountId: number, now: Date) {
  return db
    .selectFrom('payment_auth')
    .select([
      'payment_auth_id as paymentAuthId',
      'payment_type_id as paymentTypeId',
      'provider',
      'is_default as defaultAuth',
      'masked_number as cardNumber',
      'brand',
      'expiry_month as expiryMonth',
      'expiry_year as expiryYear',
      unexpired(now).as('usable'),
      sql<boolean>`make_date(expiry_year, expiry_month, 1) <= ${now}::timestamptz + interval '1 month'`.as('expiring'),
    ])
    .where('account_id', '=', accountId)
    .where('active', '=', true)
    .orderBy('is_default', 'desc')
    .orderBy('payment_auth_id', 'desc')
    .execute();
}

/** Who keeps a customer's card that can be charged; undefined when there is no such card, or it is somebody else's. */
export function findUsableCard(
  db: Db | Tx,
  accountId: number,
  paymentAuthId: number,
  now: Date,
): Promise<{ provider: string; token: string } | undefined> {
  return db
    .selectFrom('payment_auth')
    .select(['provider', 'provider_token as token'])
    .where('payment_auth_id', '=', paymentAuthId)
    .where('account_id', '=', accountId)
    .where('active', '=', true)
    .where(unexpired(now))
    .executeTakeFirst();
}

/**
 * The card that pays what the tenders of an order did not cover, without the customer: the one the order was paid with, or
 * else the proposed one; one that was refused for it only where there is no other. Undefined when the customer agreed to keep none.
 * @param providers who can be asked
 */
export function cardForRest(
  db: Db | Tx,
  {
    orderId,
    accountId,
    providers,
    now,
  }: { orderId: number; accountId: number; providers: readonly string[]; now: Date },
): Promise<{ paymentAuthId: number; provider: string } | undefined> {
  return db
    .selectFrom('payment_auth')
    .select(['payment_auth_id as paymentAuthId', 'provider'])
    .where('account_id', '=', accountId)
    .where('active', '=', true)
    .where('provider', 'in', [...providers, ''])
    .where(unexpired(now))
    .orderBy((eb) =>
      eb.exists(
        eb
          .selectFrom('payment as p')
          .select('p.payment_id')
          .whereRef('p.payment_auth_id', '=', 'payment_auth.payment_auth_id')
          .where('p.order_id', '=', orderId)
          .where('p.is_rest', '=', true)
          .where('p.state', '=', 'failed'),
      ),
    )
    .orderBy(
      (eb) =>
        eb.exists(
          eb
            .selectFrom('payment as p')
            .select('p.payment_id')
            .whereRef('p.payment_auth_id', '=', 'payment_auth.payment_auth_id')
            .where('p.order_id', '=', orderId),
        ),
      'desc',
    )
    .orderBy('is_default', 'desc')
    .orderBy('payment_auth_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Keeps a card; the customer's first one becomes the proposed one. Repeating it changes nothing. Raw: a condition as a value.
 * @returns its number; undefined of a card that was removed before
 */
export async function insertCard(tx: Tx, accountId: number, card: CardToSave): Promise<number | undefined> {
  await sql`
    insert into payment_auth (account_id, provider, provider_token, brand, masked_number, expiry_month, expiry_year,
      consent_version, consented_at, is_default)
    values (${accountId}, ${card.provider}, ${card.token}, ${card.brand}, ${card.maskedNumber}, ${card.expiryMonth}, ${card.expiryYear},
            ${consentVersion}, ${card.consentedAt},
            not exists (select from payment_auth where account_id = ${accountId} and active))
    on conflict (provider, provider_token) do nothing`.execute(tx);
  const kept = await tx
    .selectFrom('payment_auth')
    .select('payment_auth_id as id')
    .where('provider', '=', card.provider)
    .where('provider_token', '=', card.token)
    .where('account_id', '=', accountId)
    .where('active', '=', true)
    .executeTakeFirst();
  return kept?.id;
}

/** The number of an order that a card is kept for and that is not held yet; undefined when there is none. */
export async function orderWaitingFor(tx: Tx, paymentAuthId: number): Promise<string | undefined> {
  const order = await tx
    .selectFrom('payment as p')
    .innerJoin('orders as o', 'o.order_id', 'p.order_id')
    .select('o.order_number as orderNumber')
    .where('p.payment_auth_id', '=', paymentAuthId)
    .where('p.state', '=', 'promised')
    .executeTakeFirst();
  return order?.orderNumber;
}

/** Takes a card out of use. @returns what the provider calls it; undefined when the customer has no such card */
export function retireCard(
  tx: Tx,
  accountId: number,
  paymentAuthId: number,
): Promise<{ provider: string; token: string } | undefined> {
  return tx
    .updateTable('payment_auth')
    .set({ active: false, is_default: false })
    .where('payment_auth_id', '=', paymentAuthId)
    .where('account_id', '=', accountId)
    .where('active', '=', true)
    .returning(['provider', 'provider_token as token'])
    .executeTakeFirst();
}

/** Proposes the newest card of a customer who has cards and none proposed. Raw: shorter than its builder. */
export async function proposeNewestCard(tx: Tx, accountId: number): Promise<void> {
  await sql`update payment_auth set is_default = true where payment_auth_id = (
    select payment_auth_id from payment_auth where account_id = ${accountId} and active
      and not exists (select from payment_auth where account_id = ${accountId} and active and is_default)
    order by payment_auth_id desc limit 1)`.execute(tx);
}

/** Proposes one card instead of the others. @returns whether the customer has such a card. Raw: a condition as a value. */
export async function proposeCard(tx: Tx, accountId: number, paymentAuthId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payment_auth set is_default = payment_auth_id = ${paymentAuthId}
    where account_id = ${accountId} and active
      and exists (select from payment_auth where payment_auth_id = ${paymentAuthId} and account_id = ${accountId} and active)`.execute(
    tx,
  );
  return (numAffectedRows ?? 0n) > 0n;
}
