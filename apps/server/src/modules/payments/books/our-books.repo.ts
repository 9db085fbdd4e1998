import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { startOfShopDay } from '../../../platform/db/shop-day.ts';
import { type PaymentRow, paymentColumns, type Tickets } from '../payments.repo.ts';
import type { Sums } from './sums.ts';

interface DayRow extends Sums {
  paymentId: number;
}

/** Instants at which a day of the shop begins and ends. */
const dayIsAt = (day: string, at: ReturnType<typeof sql>) => sql`
  ${at} >= ${startOfShopDay(day)} and ${at} < ${startOfShopDay(day, 1)}`;

/**
 * What our ledger says a provider moved on a day, by payment. Raw: sums under conditions.
 * @param withoutReleased leaves out what was held and let go since, as some providers' lists do
 */
export async function ourMovements(
  db: Db,
  provider: string,
  day: string,
  { withoutReleased = false } = {},
): Promise<Map<number, Sums>> {
  const { rows } = await sql<DayRow>`
    select payment_id as "paymentId",
      coalesce(sum(amount_cents) filter (where kind = 'authorised'), 0)::int as authorised,
      coalesce(sum(amount_cents) filter (where kind = 'captured'), 0)::int as captured,
      coalesce(sum(amount_cents) filter (where kind = 'refunded'), 0)::int as refunded
    from payment_event
    where provider = ${provider} and kind in ('authorised', 'captured', 'refunded') and source <> 'by-hand'
      and not (${withoutReleased} and kind = 'authorised'
        and payment_id in (select payment_id from payment where state in ('voided', 'expired', 'failed')))
      and ${dayIsAt(day, sql`coalesce(occurred_at, at)`)}
    group by payment_id`.execute(db);
  return new Map(rows.map(({ paymentId, ...sums }) => [paymentId, sums]));
}

/** Payments of a provider in which anything happened on a day: what is asked after where there is no list. */
export async function paymentsOfDay(db: Db, provider: string, day: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .select(paymentColumns)
    .$narrowType<{ tickets: Tickets | null }>()
    .where('payment_id', 'in', (eb) =>
      eb
        .selectFrom('payment_event')
        .select('payment_id')
        .where('provider', '=', provider)
        .where(sql<boolean>`${dayIsAt(day, sql`coalesce(occurred_at, at)`)}`),
    )
    .orderBy('payment_id')
    .execute();
}

/** Payments whose ledger says they were taken twice and that still owe money for it. */
export async function takenTwice(db: Db, provider: string, day: string): Promise<number[]> {
  const { rows } = await sql<{ paymentId: number }>`
    select p.payment_id as "paymentId" from payment p
    where p.provider = ${provider} and p.refunded_cents < p.captured_cents and p.payment_id in (
      select payment_id from payment_event
      where provider = ${provider} and kind = 'captured' and ${dayIsAt(day, sql`coalesce(occurred_at, at)`)})
      and (select count(*) from payment_event e where e.payment_id = p.payment_id and e.kind = 'captured') > 1
      and not exists (select from reconciliation_difference d
        where d.payment_id = p.payment_id and d.kind = 'captured-twice' and d.settled_at is not null)`.execute(db);
  return rows.map(({ paymentId }) => paymentId);
}

export function paymentsById(db: Db, paymentIds: readonly number[]): Promise<PaymentRow[]> {
  if (paymentIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('payment')
    .select(paymentColumns)
    .$narrowType<{ tickets: Tickets | null }>()
    .where('payment_id', 'in', paymentIds)
    .execute();
}

/** Payments by any of the names a provider may use for them. */
export function paymentsByRef(db: Db, provider: string, refs: readonly string[]): Promise<PaymentRow[]> {
  if (refs.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('payment')
    .select(paymentColumns)
    .$narrowType<{ tickets: Tickets | null }>()
    .where('provider', '=', provider)
    .where((eb) => eb.or([eb('provider_ref', 'in', refs), eb('provider_id', 'in', refs)]))
    .execute();
}
