/* Orders of gift vouchers. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';

const columns = [
  'v.gift_voucher_order_id as orderId',
  'v.order_number as orderNumber',
  'v.account_id as accountId',
  'v.state',
  'v.amount_cents as amountCents',
  'v.recipient_name as recipientName',
  'v.recipient_email as recipientEmail',
  'v.sender_name as senderName',
  'v.message',
  'v.deliver_on as deliverOn',
  'v.mailed_at as mailedAt',
  'v.gift_certificate_id as giftCertificateId',
  'v.confirmed_at as confirmedAt',
  'v.created_at as createdAt',
] as const;

const rows = (db: Db | Tx) =>
  db
    .selectFrom('gift_voucher_order as v')
    .leftJoin('gift_certificate as g', 'g.gift_certificate_id', 'v.gift_certificate_id')
    .select(columns)
    .select([
      'g.code',
      sql<Date | null>`g.valid_to`.as('validTo'),
      sql<boolean>`coalesce(g.balance_cents < g.initial_cents, false)`.as('used'),
    ]);

export type GiftVoucherRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

export interface NewGiftVoucher {
  orderId: number;
  orderNumber: string;
  accountId: number;
  idempotencyKey: string;
  amountCents: number;
  recipientName: string;
  recipientEmail: string;
  senderName: string;
  message: string;
  /** `YYYY-MM-DD`. */
  deliverOn: string;
  createdAt: Date;
}

export async function insertGiftVoucher(tx: Tx, voucher: NewGiftVoucher): Promise<void> {
  await tx
    .insertInto('gift_voucher_order')
    .values({
      gift_voucher_order_id: voucher.orderId,
      order_number: voucher.orderNumber,
      account_id: voucher.accountId,
      idempotency_key: voucher.idempotencyKey,
      amount_cents: voucher.amountCents,
      recipient_name: voucher.recipientName,
      recipient_email: voucher.recipientEmail,
      sender_name: voucher.senderName,
      message: voucher.message,
      deliver_on: voucher.deliverOn,
      created_at: voucher.createdAt,
    })
    .execute();
}

export function findGiftVoucher(db: Db | Tx, orderId: number): Promise<GiftVoucherRow | undefined> {
  return rows(db).where('v.gift_voucher_order_id', '=', orderId).executeTakeFirst();
}

export function findByKey(tx: Tx, accountId: number, key: string): Promise<GiftVoucherRow | undefined> {
  return rows(tx).where('v.account_id', '=', accountId).where('v.idempotency_key', '=', key).executeTakeFirst();
}

/** Vouchers a customer bought for others, the latest first. */
export function giftVouchersOf(db: Db, accountId: number): Promise<GiftVoucherRow[]> {
  return rows(db)
    .where('v.account_id', '=', accountId)
    .orderBy('v.created_at', 'desc')
    .orderBy('v.gift_voucher_order_id')
    .execute();
}

/** Locks an order and reads it under the lock. */
export async function lockGiftVoucher(tx: Tx, orderId: number): Promise<GiftVoucherRow | undefined> {
  assertLockOrder(tx, 'order');
  await tx
    .selectFrom('gift_voucher_order')
    .select('gift_voucher_order_id')
    .where('gift_voucher_order_id', '=', orderId)
    .forUpdate()
    .execute();
  return findGiftVoucher(tx, orderId);
}

type Change = 'payment-failed' | 'cancelled';

/** The caller has locked it. */
export async function writeState(tx: Tx, orderId: number, state: Change, now: Date): Promise<void> {
  await tx
    .updateTable('gift_voucher_order')
    .set({ state, ...(state === 'cancelled' ? { cancelled_at: now } : {}) })
    .where('gift_voucher_order_id', '=', orderId)
    .execute();
}

/** The voucher was made. The caller has locked the order. */
export async function confirmGiftVoucher(
  tx: Tx,
  voucher: { orderId: number; giftCertificateId: number; now: Date; mailedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('gift_voucher_order')
    .set({
      state: 'confirmed',
      gift_certificate_id: voucher.giftCertificateId,
      confirmed_at: voucher.now,
      mailed_at: voucher.mailedAt,
    })
    .where('gift_voucher_order_id', '=', voucher.orderId)
    .execute();
}

/** The caller has locked it. */
export async function writeRecipient(tx: Tx, orderId: number, email: string): Promise<void> {
  await tx
    .updateTable('gift_voucher_order')
    .set({ recipient_email: email })
    .where('gift_voucher_order_id', '=', orderId)
    .execute();
}

/** Orders whose payment began before `since` and which nothing has settled. */
export async function stoppedGiftVouchers(db: Db, since: Date): Promise<number[]> {
  const stopped = await db
    .selectFrom('gift_voucher_order')
    .select('gift_voucher_order_id as orderId')
    .where('state', '=', 'awaiting-payment')
    .where('created_at', '<', since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payment as p')
            .select('p.payment_id')
            .whereRef('p.gift_voucher_order_id', '=', 'gift_voucher_order.gift_voucher_order_id')
            .where('p.next_check_at', 'is not', null),
        ),
      ),
    )
    .execute();
  return stopped.map(({ orderId }) => orderId);
}

/**
 * Takes one voucher whose mail is due: from eight in the morning of its day, by the shop's clock. Whoever takes it writes the
 * messages in the same transaction, so that each is written once.
 */
export async function takeDueGiftVoucher(tx: Tx, now: Date): Promise<number | undefined> {
  assertLockOrder(tx, 'order');
  const due = await tx
    .updateTable('gift_voucher_order')
    .set({ mailed_at: now })
    .where('gift_voucher_order_id', '=', (eb) =>
      eb
        .selectFrom('gift_voucher_order')
        .select('gift_voucher_order_id')
        .where('state', '=', 'confirmed')
        .where('mailed_at', 'is', null)
        .where('recipient_email', 'is not', null)
        .where(sql<boolean>`(deliver_on + time '08:00') at time zone 'Europe/Rome' <= ${now}::timestamptz`)
        .orderBy('deliver_on')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('gift_voucher_order_id as orderId')
    .executeTakeFirst();
  return due?.orderId;
}
