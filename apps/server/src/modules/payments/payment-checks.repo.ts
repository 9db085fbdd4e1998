import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import { columnOf, type PaymentRow, paymentColumns, type Tickets } from './payments.repo.ts';

/** Between two checks of one payment; an old one is checked more and more rarely, but never less than hourly. */
const mostMinutes = 60;
const quickChecks = 12;

/**
 * Takes one payment of a provider that is due, and puts it off until its next time: each is claimed for itself, so whoever
 * dies over it, or hangs, leaves all others to be taken, and this one too after a while.
 * @param minutes until it is due again
 * @returns undefined when none is due
 */
export function claimDuePayment(
  db: Db | Tx,
  provider: string,
  { now, minutes }: { now: Date; minutes: number },
): Promise<PaymentRow | undefined> {
  return db
    .updateTable('payment')
    .set((eb) => ({
      checks: eb('checks', '+', 1),
      next_check_at: sql<Date>`${now}::timestamptz + make_interval(mins => least(
        ${mostMinutes}, ${minutes} * power(2, least(10, greatest(0, checks - ${quickChecks}::int))))::int)`,
    }))
    .where('payment_id', '=', (eb) =>
      eb
        .selectFrom('payment')
        .select('payment_id')
        .where('provider', '=', provider)
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(paymentColumns)
    .$narrowType<{ tickets: Tickets | null }>()
    .executeTakeFirst();
}

/** Reconciliation leaves an order's payments alone that the provider has decided: the order knows the outcome. */
export async function stopAsking(tx: Tx, orderId: number): Promise<void> {
  assertLockOrder(tx, 'payment');
  await tx
    .updateTable('payment')
    .set({ next_check_at: null })
    .where(columnOf(orderId), '=', orderId)
    .where('next_check_at', 'is not', null)
    .where('state', 'not in', ['created', 'redirected', 'given-up'])
    .execute();
}
