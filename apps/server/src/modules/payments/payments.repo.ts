import { type PayableKind, type PaymentState, type PaymentSummary, payableKind } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';

/** Meal tickets by face value, in cents. */
export type Tickets = { faceCents: number; count: number }[];

export interface PaymentRow {
  paymentId: number;
  /** What it pays: an order of goods, of a gift voucher or of a delivery pass, which share one space of ids (`payableKind`). */
  orderId: number;
  /** The version of the order it was opened for: a later one pays the difference. */
  orderVersion: number;
  paymentTypeId: number;
  provider: string;
  /** Our name for it, and the provider's own where it has one. */
  providerRef: string;
  providerId: string | null;
  /** In which order the tenders of an order are authorised and collected, from 1. */
  position: number;
  /** The whole meal tickets it is made of. */
  tickets: Tickets | null;
  amountCents: number;
  state: PaymentState;
  paymentAuthId: number | null;
  saveAuth: boolean;
  /** Charged at picking, for what the other tenders did not cover. */
  isRest: boolean;
  /** Its slot is further away than a hold lasts: a card is kept first. */
  holdLater: boolean;
  capturedCents: number;
  refundedCents: number;
  failureReason: string | null;
  createdAt: Date;
}

/** A `PaymentRow`. */
export const paymentColumns = [
  'payment_id as paymentId',
  'payable_id as orderId',
  'order_version as orderVersion',
  'payment_type_id as paymentTypeId',
  'provider',
  'provider_ref as providerRef',
  'provider_id as providerId',
  'position',
  'tickets',
  'amount_cents as amountCents',
  'state',
  'payment_auth_id as paymentAuthId',
  'save_auth as saveAuth',
  'is_rest as isRest',
  'hold_later as holdLater',
  'captured_cents as capturedCents',
  'refunded_cents as refundedCents',
  'failure_reason as failureReason',
  'created_at as createdAt',
] as const;

/** What pays a part of an order. */
export interface NewTender {
  paymentTypeId: number;
  provider: string;
  amountCents: number;
  tickets: Tickets | null;
  paymentAuthId: number | null;
  saveAuth: boolean;
  holdLater?: boolean;
}

export interface NewPayment extends NewTender {
  orderId: number;
  orderVersion: number;
  /** Our name for it at the provider, made from its number. */
  refOf: (paymentId: number) => string;
  position: number;
  isRest?: boolean;
  /** When reconciliation first looks at it. */
  nextCheckAt: Date;
}

/** Opens a payment and its ledger. The database allows one live payment for each tender of a version: nobody is charged twice. */
export async function createPayment(tx: Tx, payment: NewPayment): Promise<PaymentRow> {
  assertLockOrder(tx, 'payment');
  const paymentId = await nextPaymentId(tx);
  return tx
    .with('opened', (db) =>
      db
        .insertInto('payment')
        .values({
          payment_id: paymentId,
          [columnOf(payment.orderId)]: payment.orderId,
          order_version: payment.orderVersion,
          payment_type_id: payment.paymentTypeId,
          provider: payment.provider,
          provider_ref: payment.refOf(paymentId),
          amount_cents: payment.amountCents,
          state: 'created',
          payment_auth_id: payment.paymentAuthId,
          save_auth: payment.saveAuth,
          is_rest: payment.isRest ?? false,
          hold_later: payment.holdLater ?? false,
          position: payment.position,
          tickets: payment.tickets && JSON.stringify(payment.tickets),
          next_check_at: payment.nextCheckAt,
        })
        .returning(paymentColumns),
    )
    .with('first_event', (db) =>
      db.insertInto('payment_event').values({
        payment_id: paymentId,
        provider: payment.provider,
        provider_event_id: `shop-created-${paymentId}`,
        kind: 'created',
        amount_cents: payment.amountCents,
        source: 'shop',
      }),
    )
    .selectFrom('opened')
    .selectAll()
    .$narrowType<{ tickets: Tickets | null }>()
    .executeTakeFirstOrThrow();
}

/** Where a payment names what it pays. */
export function columnOf(orderId: number) {
  return columns[payableKind(orderId)];
}

const columns = {
  goods: 'order_id',
  'gift-voucher': 'gift_voucher_order_id',
  'delivery-pass': 'delivery_pass_order_id',
} as const satisfies Record<PayableKind, string>;

/** What the provider calls a payment: its own name for it where it has one, ours otherwise. */
export function knownAs({ providerId, providerRef }: Pick<PaymentRow, 'providerId' | 'providerRef'>): string {
  return providerId ?? providerRef;
}

/** Keeps the provider's own name of a payment; the first one stays. @returns the state the payment is in then */
export async function writeProviderId(db: Db | Tx, paymentId: number, providerId: string): Promise<PaymentState> {
  const { state } = await db
    .updateTable('payment')
    .set({ provider_id: sql`coalesce(provider_id, ${providerId})`, updated_at: sql`now()` })
    .where('payment_id', '=', paymentId)
    .returning('state')
    .executeTakeFirstOrThrow();
  return state as PaymentState;
}

/** The provider's reference contains the number, so it is drawn before the row is written. Raw: it calls a function only. */
async function nextPaymentId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('payment', 'payment_id'))::int as id`.execute(tx);
  return rows[0]!.id;
}

/** The payment is begun. One that went further meanwhile stays as it is. @returns whether it is under way */
export async function markRedirected(db: Db | Tx, paymentId: number): Promise<boolean> {
  const marked = await db
    .updateTable('payment')
    .set({ state: sql`case state when 'promised' then state else 'redirected' end`, updated_at: sql`now()` })
    .where('payment_id', '=', paymentId)
    .where('state', 'in', ['created', 'redirected', 'promised'])
    .returning('payment_id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** The ledger's sum becomes the payment's state. A refund may arrive before the capture it is of. */
export async function writeSummary(
  tx: Tx,
  paymentId: number,
  { state, capturedCents, refundedCents }: PaymentSummary,
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({
      state,
      captured_cents: capturedCents,
      refunded_cents: Math.min(refundedCents, capturedCents),
      updated_at: sql`now()`,
    })
    .where('payment_id', '=', paymentId)
    .execute();
}

/** The saved card a payment is charged to. */
export async function writePaymentAuth(tx: Tx, paymentId: number, paymentAuthId: number): Promise<void> {
  await tx.updateTable('payment').set({ payment_auth_id: paymentAuthId }).where('payment_id', '=', paymentId).execute();
}

export async function writeFailureReason(tx: Tx, paymentId: number, reason: string): Promise<void> {
  await tx.updateTable('payment').set({ failure_reason: reason }).where('payment_id', '=', paymentId).execute();
}

/** Whether the card that an order is being paid with is to be kept; a saved card is kept already. */
export async function changeSaving(db: Db, orderId: number, saveAuth: boolean): Promise<void> {
  await db
    .updateTable('payment')
    .set({ save_auth: saveAuth })
    .where(columnOf(orderId), '=', orderId)
    .where('state', 'in', ['created', 'redirected'])
    .where('payment_auth_id', 'is', null)
    .where('tickets', 'is', null)
    .where('save_auth', '!=', saveAuth)
    .execute();
}

/** Payments pass to a later version of their order. The caller has locked them. */
export async function movePaymentsTo(tx: Tx, orderId: number, paymentIds: readonly number[]): Promise<void> {
  if (paymentIds.length === 0) return;
  await tx.updateTable('payment').set({ order_id: orderId }).where('payment_id', 'in', paymentIds).execute();
}

/** Locks one payment. @returns undefined when there is none. */
export function lockPayment(tx: Tx, paymentId: number): Promise<PaymentRow | undefined> {
  assertLockOrder(tx, 'payment');
  return tx
    .selectFrom('payment')
    .select(paymentColumns)
    .$narrowType<{ tickets: Tickets | null }>()
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the payments of orders, by ascending id. */
export async function lockPayments(tx: Tx, orderIds: readonly number[]): Promise<PaymentRow[]> {
  assertLockOrder(tx, 'payment');
  if (orderIds.length === 0) return [];
  return tx
    .selectFrom('payment')
    .select(paymentColumns)
    .$narrowType<{ tickets: Tickets | null }>()
    .where('order_id', 'in', orderIds)
    .orderBy('payment_id')
    .forUpdate()
    .execute();
}

export function findPayment(db: Db | Tx, paymentId: number): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .select(paymentColumns)
    .$narrowType<{ tickets: Tickets | null }>()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
}

export function findPaymentByRef(db: Db | Tx, provider: string, ref: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .select(paymentColumns)
    .$narrowType<{ tickets: Tickets | null }>()
    .where('provider', '=', provider)
    .where((eb) => eb.or([eb('provider_ref', '=', ref), eb('provider_id', '=', ref)]))
    .executeTakeFirst();
}

/** Payments of an order, the latest first. */
export function paymentsOfOrder(db: Db | Tx, orderId: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .select(paymentColumns)
    .$narrowType<{ tickets: Tickets | null }>()
    .where(columnOf(orderId), '=', orderId)
    .orderBy('payment_id', 'desc')
    .execute();
}

/** The payments opened for the version of an order that is being paid, in the order of its tenders. What is no goods has one of each. */
export function tendersBeingPaid(db: Db | Tx, orderId: number): Promise<PaymentRow[]> {
  if (payableKind(orderId) !== 'goods') return paymentsOfOrder(db, orderId);
  return db
    .selectFrom('payment')
    .innerJoin('orders as o', 'o.order_id', 'payment.order_id')
    .select(paymentColumns.map((column) => `payment.${column}` as const))
    .$narrowType<{ tickets: Tickets | null }>()
    .where('payment.order_id', '=', orderId)
    .whereRef('payment.order_version', '=', 'o.version')
    .orderBy('payment.position')
    .orderBy('payment.payment_id')
    .execute();
}
