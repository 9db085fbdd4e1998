import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { OrderRow } from './order-row.ts';

/*
 * What orders take of gift certificates. Raw where balance and order change in one statement: neither is ever seen without
 * the other.
 */

export interface CertificateUse {
  giftCertificateId: number;
  description: string;
  /** What it pays of the order. */
  amountCents: number;
  /** What leaves its balance now: less than it pays where the order being changed has taken some already. */
  takenCents: number;
}

/**
 * Pays part of an order with a certificate that is everybody's or the customer's own.
 * @returns false when its balance no longer suffices; then nothing was taken
 */
export async function takeCertificate(
  tx: Tx,
  { orderId, accountId }: Pick<OrderRow, 'orderId' | 'accountId'>,
  { giftCertificateId, description, amountCents, takenCents }: CertificateUse,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('gift_certificate')
    .set((eb) => ({ balance_cents: eb('balance_cents', '-', takenCents) }))
    .where('gift_certificate_id', '=', giftCertificateId)
    .where('balance_cents', '>=', takenCents)
    .where((eb) => eb.or([eb('account_id', 'is', null), eb('account_id', '=', accountId)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx
    .insertInto('order_gift_certificate')
    .values({
      order_id: orderId,
      gift_certificate_id: giftCertificateId,
      description,
      amount_cents: amountCents,
      taken_cents: takenCents,
    })
    .execute();
  return true;
}

/** Takes what the order left with the version it replaces, which has released it. */
export async function takeRestOfCertificates(tx: Tx, orderId: number): Promise<void> {
  await sql`
    with rest as (
      select gift_certificate_id, amount_cents - taken_cents as cents from order_gift_certificate
      where order_id = ${orderId} and state = 'reserved' and taken_cents < amount_cents),
    taken as (
      update order_gift_certificate set taken_cents = amount_cents
      where order_id = ${orderId} and state = 'reserved' and taken_cents < amount_cents)
    update gift_certificate g set balance_cents = g.balance_cents - r.cents
    from rest r where g.gift_certificate_id = r.gift_certificate_id`.execute(tx);
}

/** Gives back the certificates an order would have used. */
export async function releaseCertificates(tx: Tx, orderId: number): Promise<void> {
  await sql`
    with released as (
      update order_gift_certificate set state = 'released' where order_id = ${orderId} and state = 'reserved'
      returning gift_certificate_id, taken_cents)
    update gift_certificate g set balance_cents = g.balance_cents + r.taken_cents
    from released r where g.gift_certificate_id = r.gift_certificate_id`.execute(tx);
}

/** Certificates reserved for an order: vouchers, then what was paid before, each in the order of their numbers. */
export function reservedCertificates(tx: Db | Tx, orderId: number) {
  return tx
    .selectFrom('order_gift_certificate as o')
    .innerJoin('gift_certificate as g', 'g.gift_certificate_id', 'o.gift_certificate_id')
    .select(['g.gift_certificate_id as giftCertificateId', 'g.kind', 'o.amount_cents as amountCents'])
    .$narrowType<{ kind: 'voucher' | 'prepaid' }>()
    .where('o.order_id', '=', orderId)
    .where('o.state', '=', 'reserved')
    .orderBy('g.kind', 'desc')
    .orderBy('g.gift_certificate_id')
    .execute();
}

/** Uses a reserved certificate for so much of a delivered order; the rest goes back on its balance. */
export async function useCertificate(
  tx: Tx,
  orderId: number,
  { giftCertificateId, usedCents }: { giftCertificateId: number; usedCents: number },
): Promise<void> {
  await sql`
    with used as (
      update order_gift_certificate u set state = case when ${usedCents}::int = 0 then 'released' else u.state end,
        amount_cents = case when ${usedCents}::int = 0 then u.amount_cents else ${usedCents}::int end,
        taken_cents = case when ${usedCents}::int = 0 then u.taken_cents else ${usedCents}::int end
      from order_gift_certificate was
      where u.order_id = ${orderId} and u.gift_certificate_id = ${giftCertificateId} and u.state = 'reserved'
        and was.order_id = u.order_id and was.gift_certificate_id = u.gift_certificate_id
      returning u.gift_certificate_id, was.taken_cents - ${usedCents}::int as rest)
    update gift_certificate g set balance_cents = g.balance_cents + used.rest
    from used where g.gift_certificate_id = used.gift_certificate_id`.execute(tx);
}
