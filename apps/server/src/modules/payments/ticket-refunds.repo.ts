import type { Db, Tx } from '../../platform/db/database.ts';

/** A payment by its number, or by what its provider calls it. */
export type TicketPayment = { paymentId: number } | { provider: string; ref: string };

/**
 * When the tickets of a payment were first taken, and for how many days their issuer takes them back by its contract; undefined
 * where it never does, where none was taken, and of any other payment.
 */
export function findTicketCapture(db: Db | Tx, payment: TicketPayment) {
  return db
    .selectFrom('payment as p')
    .innerJoin('meal_ticket_issuer as i', 'i.payment_type_id', 'p.payment_type_id')
    .innerJoin('payment_event as e', (join) =>
      join.onRef('e.payment_id', '=', 'p.payment_id').on('e.kind', '=', 'captured'),
    )
    .select(['i.refund_days as refundDays', 'e.at as takenAt'])
    .$narrowType<{ refundDays: number }>()
    .where((eb) =>
      'paymentId' in payment
        ? eb('p.payment_id', '=', payment.paymentId)
        : eb.and([
            eb('p.provider', '=', payment.provider),
            eb.or([eb('p.provider_ref', '=', payment.ref), eb('p.provider_id', '=', payment.ref)]),
          ]),
    )
    .where('i.refund_days', 'is not', null)
    .orderBy('e.payment_event_id')
    .limit(1)
    .executeTakeFirst();
}
