import type { PaymentState, PaymentSummary } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';

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

/** A `PaymentRow`. */
export const paymentColumns = [
  'payment_id as paymentId',
  'order_id as orderId',
  'order_version as orderVersion',
  'payment_type_id as paymentTypeId',
  'provider',
  'provider_ref as providerRef',
  'amount_cents as amountCents',
  'state',
  'payment_auth_id as paymentAuthId',
  'save_auth as saveAuth',
  'captured_cents as capturedCents',
  'refunded_cents as refundedCents',
  'failure_reason as failureReason',
] as const;

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
  const paymentId = await nextPaymentId(tx);
  return tx
    .with('opened', (db) =>
      db
        .insertInto('payment')
        .values({
          payment_id: paymentId,
          order_id: payment.orderId,
          order_version: payment.orderVersion,
          payment_type_id: payment.paymentTypeId,
          provider: payment.provider,
          provider_ref: payment.refOf(paymentId),
          amount_cents: payment.amountCents,
          state: 'created',
          payment_auth_id: payment.paymentAuthId,
          save_auth: payment.saveAuth,
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
    .executeTakeFirstOrThrow();
}

/** The provider's reference contains the number, so it is drawn before the row is written. Raw: it calls a function only. */
async function nextPaymentId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('payment', 'payment_id'))::int as id`.execute(tx);
  return rows[0]!.id;
}

/** The customer is on the provider's page. A payment that went further meanwhile stays as it is. */
export async function markRedirected(db: Db | Tx, paymentId: number): Promise<void> {
  await db
    .updateTable('payment')
    .set({ state: 'redirected', updated_at: sql`now()` })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'created')
    .execute();
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

export async function writeFailureReason(tx: Tx, paymentId: number, reason: string): Promise<void> {
  await tx.updateTable('payment').set({ failure_reason: reason }).where('payment_id', '=', paymentId).execute();
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
    .where('order_id', 'in', orderIds)
    .orderBy('payment_id')
    .forUpdate()
    .execute();
}

export function findPayment(db: Db | Tx, paymentId: number): Promise<PaymentRow | undefined> {
  return db.selectFrom('payment').select(paymentColumns).where('payment_id', '=', paymentId).executeTakeFirst();
}

export function findPaymentByRef(db: Db | Tx, provider: string, ref: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .select(paymentColumns)
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .executeTakeFirst();
}

/** Payments of an order, the latest first. */
export function paymentsOfOrder(db: Db | Tx, orderId: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .select(paymentColumns)
    .where('order_id', '=', orderId)
    .orderBy('payment_id', 'desc')
    .execute();
}

/** Who placed an order; undefined when there is none. */
export async function customerOf(db: Db | Tx, orderId: number): Promise<number | undefined> {
  const order = await db.selectFrom('orders').select('account_id').where('order_id', '=', orderId).executeTakeFirst();
  return order?.account_id;
}
