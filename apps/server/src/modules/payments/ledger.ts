import { type PaymentState, type PaymentSummary, paymentSummary } from '@sporta/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import type { ProviderEvent } from './providers/provider.ts';

/** Who told us: our own action, the provider's notice, a question after the browser came back, reconciliation. */
export type EventSource = 'shop' | 'notice' | 'return' | 'query' | 'reconciliation';

export interface LedgerEvent {
  providerEventId: string;
  kind: PaymentState;
  amountCents: number;
  raw?: Readonly<Record<string, string>>;
}

export interface PaymentRow {
  paymentId: number;
  orderId: number;
  /** The version of the order it was opened for: a later one pays the difference. */
  orderVersion: number;
  paymentTypeId: number;
  provider: string;
  providerRef: string;
  amountCents: number;
  state: PaymentState;
  paymentAuthId: number | null;
  saveAuth: boolean;
  capturedCents: number;
  refundedCents: number;
  failureReason: string | null;
}

type Executor = Parameters<ReturnType<typeof sql>['execute']>[0];

const columns = sql`payment_id as "paymentId", order_id as "orderId", order_version as "orderVersion", payment_type_id as "paymentTypeId", provider,
  provider_ref as "providerRef", amount_cents as "amountCents", state, payment_auth_id as "paymentAuthId",
  save_auth as "saveAuth", captured_cents as "capturedCents", refunded_cents as "refundedCents", failure_reason as "failureReason"`;

export interface NewPayment {
  orderId: number;
  orderVersion: number;
  paymentTypeId: number;
  provider: string;
  /** Our name for it at the provider, made from its number. */
  refOf: (paymentId: number) => string;
  amountCents: number;
  paymentAuthId: number | null;
  saveAuth: boolean;
  /** When reconciliation first looks at it. */
  nextCheckAt: Date;
}

/** Opens a payment and its ledger. The database allows one live payment for each version of an order: nobody is charged twice. */
export async function createPayment(tx: Tx, payment: NewPayment): Promise<PaymentRow> {
  assertLockOrder(tx, 'payment');
  const { rows: ids } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('payment', 'payment_id'))::int as id`.execute(tx);
  const paymentId = ids[0]!.id;
  const { rows } = await sql<PaymentRow>`
    with opened as (
      insert into payment (payment_id, order_id, order_version, payment_type_id, provider, provider_ref, amount_cents, state, payment_auth_id, save_auth, next_check_at)
      overriding system value
      values (${paymentId}, ${payment.orderId}, ${payment.orderVersion}, ${payment.paymentTypeId}, ${payment.provider}, ${payment.refOf(paymentId)},
            ${payment.amountCents}, 'created', ${payment.paymentAuthId}, ${payment.saveAuth}, ${payment.nextCheckAt})
      returning *),
    noted as (
      insert into payment_event (payment_id, provider, provider_event_id, kind, amount_cents, source)
      select payment_id, provider, 'shop-created-' || payment_id, 'created', amount_cents, 'shop' from opened)
    select ${columns} from opened`.execute(tx);
  return rows[0]!;
}

export interface DuePayment extends PaymentRow {
  createdAt: Date;
}

/** Between two questions about one payment; an old one is asked after more and more rarely, but never less than hourly. */
const mostMinutes = 60;
const quickChecks = 12;

/**
 * Takes one payment of a provider that is due, and puts it off until its next time: each is claimed for itself, so whoever
 * dies over it, or stands still, leaves all others to be taken, and this one too after a while.
 * @param minutes until it is due again
 * @returns undefined when none is due
 */
export async function claimDuePayment(
  db: Executor,
  provider: string,
  { now, minutes }: { now: Date; minutes: number },
): Promise<DuePayment | undefined> {
  const { rows } = await sql<DuePayment>`
    update payment set checks = checks + 1, next_check_at = ${now}::timestamptz + make_interval(mins => least(
      ${mostMinutes}, ${minutes} * power(2, least(10, greatest(0, checks - ${quickChecks}::int))))::int)
    where payment_id = (select payment_id from payment where provider = ${provider} and next_check_at <= ${now}
      order by next_check_at limit 1 for update skip locked)
    returning ${columns}, created_at as "createdAt"`.execute(db);
  return rows[0];
}

/** The provider has decided these payments of an order, and the order knows: there is nothing left to ask. */
export async function stopAsking(tx: Tx, orderId: number): Promise<void> {
  assertLockOrder(tx, 'payment');
  await sql`update payment set next_check_at = null where order_id = ${orderId} and next_check_at is not null
    and state not in ('created', 'redirected', 'given-up')`.execute(tx);
}

export interface Appended {
  /** State before and after; the same when nothing new was told. */
  before: PaymentState;
  summary: PaymentSummary;
  /** How many of the events were new. */
  news: number;
}

/**
 * Writes events into the ledger and brings the payment up to it. The payment row must be locked. The same event told again,
 * by whomever and in whatever order, counts once, and a state never goes back.
 */
export async function appendEvents(
  tx: Tx,
  payment: PaymentRow,
  events: readonly LedgerEvent[],
  source: EventSource,
): Promise<Appended> {
  const rows = events.map((event) => ({
    id: event.providerEventId,
    kind: event.kind,
    cents: event.amountCents,
    raw: event.raw ?? null,
  }));
  const { rows: inserted } = await sql`
    insert into payment_event (payment_id, provider, provider_event_id, kind, amount_cents, source, raw)
    select ${payment.paymentId}, ${payment.provider}, i.id, i.kind, i.cents, ${source}, i.raw
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(id text, kind text, cents int, raw jsonb)
    on conflict (provider, provider_event_id) do nothing returning payment_event_id`.execute(tx);
  const { rows: all } = await sql<{ eventId: string; kind: PaymentState; amountCents: number }>`
    select provider_event_id as "eventId", kind, amount_cents as "amountCents" from payment_event
    where payment_id = ${payment.paymentId} order by payment_event_id`.execute(tx);
  const summary = paymentSummary(all);
  const before = payment.state;
  if (inserted.length > 0) {
    // a refund may be told before the capture it is of
    await sql`update payment set state = ${summary.state}, captured_cents = ${summary.capturedCents},
      refunded_cents = ${Math.min(summary.refundedCents, summary.capturedCents)}, updated_at = now() where payment_id = ${payment.paymentId}`.execute(
      tx,
    );
    payment.state = summary.state;
    payment.capturedCents = summary.capturedCents;
    payment.refundedCents = summary.refundedCents;
  }
  return { before, summary, news: inserted.length };
}

export function toLedgerEvent(event: ProviderEvent): LedgerEvent {
  return { providerEventId: event.providerEventId, kind: event.type, amountCents: event.amountCents, raw: event.raw };
}

/** Locks one payment. @returns undefined when there is none. */
export async function lockPayment(tx: Tx, paymentId: number): Promise<PaymentRow | undefined> {
  assertLockOrder(tx, 'payment');
  const { rows } =
    await sql<PaymentRow>`select ${columns} from payment where payment_id = ${paymentId} for update`.execute(tx);
  return rows[0];
}

export async function findPaymentByRef(db: Executor, provider: string, ref: string): Promise<PaymentRow | undefined> {
  const { rows } =
    await sql<PaymentRow>`select ${columns} from payment where provider = ${provider} and provider_ref = ${ref}`.execute(
      db,
    );
  return rows[0];
}

/** Locks the payments of orders, by ascending id. */
export async function lockPayments(tx: Tx, orderIds: readonly number[]): Promise<PaymentRow[]> {
  assertLockOrder(tx, 'payment');
  const { rows } = await sql<PaymentRow>`
    select ${columns} from payment where order_id = any(${[...orderIds]}::int[]) order by payment_id for update`.execute(
    tx,
  );
  return rows;
}

/** Cents that are held or taken by payments together, less what was given back. */
export function heldCents(payments: readonly PaymentRow[]): number {
  return payments.reduce((sum, { state, amountCents, capturedCents, refundedCents }) => {
    if (state === 'authorised') return sum + amountCents;
    return state === 'captured' ? sum + capturedCents - refundedCents : sum;
  }, 0);
}

/** Payments of an order, the latest first. */
export async function paymentsOfOrder(db: Executor, orderId: number): Promise<PaymentRow[]> {
  const { rows } =
    await sql<PaymentRow>`select ${columns} from payment where order_id = ${orderId} order by payment_id desc`.execute(
      db,
    );
  return rows;
}

export async function findPayment(db: Executor, paymentId: number): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`select ${columns} from payment where payment_id = ${paymentId}`.execute(db);
  return rows[0];
}
