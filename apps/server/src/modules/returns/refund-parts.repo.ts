import { ticketsWithin } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { MoneyBack } from '../order-book/index.ts';
import type { Tickets } from '../payments/index.ts';

/* What of a return went where, as it was decided (tables order_withdrawal_payment, order_withdrawal_gift). */

type PaymentPart = Extract<MoneyBack, { to: 'payment' }>;

/** Parts that went back to payments, the last tender first. */
export async function paymentParts(db: Db, returnId: number): Promise<PaymentPart[]> {
  const rows = await db
    .selectFrom('order_withdrawal_payment as s')
    .innerJoin('payment as p', 'p.payment_id', 's.payment_id')
    .innerJoin('payment_type as t', 't.payment_type_id', 'p.payment_type_id')
    .leftJoin('payment_auth as u', 'u.payment_auth_id', 'p.payment_auth_id')
    .leftJoin('payment_settlement as d', 'd.payment_id', 'p.payment_id')
    .select(({ fn }) => [
      't.kind',
      't.name',
      'u.masked_number as maskedNumber',
      's.amount_cents as cents',
      fn.coalesce('d.tickets', 'p.tickets').as('tickets'),
    ])
    .$narrowType<{ tickets: Tickets | null }>()
    .where('s.order_withdrawal_id', '=', returnId)
    .orderBy('p.payment_id', 'desc')
    .execute();
  return rows.map(({ tickets, ...row }) => ({
    to: 'payment',
    held: false,
    asked: false,
    ...row,
    tickets: tickets && ticketsWithin(tickets, row.cents).tickets,
  }));
}

type CertificatePart = Extract<MoneyBack, { to: 'certificate' | 'new-certificate' }>;

/** Parts that went back to certificates, and the certificate that was made in the place of meal tickets. */
export async function certificateParts(db: Db, returnId: number): Promise<CertificatePart[]> {
  const rows = await db
    .selectFrom('order_withdrawal_gift as w')
    .innerJoin('gift_certificate as g', 'g.gift_certificate_id', 'w.gift_certificate_id')
    .innerJoin('order_withdrawal as r', 'r.order_withdrawal_id', 'w.order_withdrawal_id')
    .select([
      'w.amount_cents as cents',
      'g.description',
      'g.code',
      'g.valid_to as validTo',
      'r.as_voucher as chosen',
      sql<boolean>`not exists (select from order_gift_certificate o
        where o.order_id = r.order_id and o.gift_certificate_id = g.gift_certificate_id)`.as('isNew'),
    ])
    .where('w.order_withdrawal_id', '=', returnId)
    .orderBy('g.gift_certificate_id')
    .execute();
  return rows.map(({ isNew, cents, description, code, validTo, chosen }) =>
    isNew ? { to: 'new-certificate', code, validTo, cents, chosen } : { to: 'certificate', description, cents },
  );
}
