import { formatDayLong, formatEuro, passRefund, passWithdrawalDeadline, type ShopDay, shopDay } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import { lockIds } from '../../platform/db/locks.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { type AuditActor, writeAudit } from '../audit/index.ts';
import { findPass, lockOpenCart, lockPass, type PassEnd, type PassRow, writeEnd } from './passes.repo.ts';
import { notFound, notPaid, over } from './refusals.ts';

/** Last day of the right of withdrawal; undefined before the pass was paid. */
export function withdrawUntil({ confirmedAt }: Pick<PassRow, 'confirmedAt'>): ShopDay | undefined {
  return confirmedAt ? passWithdrawalDeadline(shopDay(confirmedAt.getTime())) : undefined;
}

/** Its last day has passed: all of it was supplied, and nothing is left to end (Codice del consumo, art. 59, 1, a). */
export function isOver({ endsOn }: Pick<PassRow, 'endsOn'>, now: Date): boolean {
  return endsOn !== null && endsOn < shopDay(now.getTime());
}

/** What goes back if it ended today, cents; 0 of one that is not paid. */
export function refundToday(pass: PassRow, now: Date): number {
  const { startsOn, endsOn, amountCents: paidCents, perWeek, deliveries } = pass;
  if (startsOn === null || endsOn === null) return 0;
  return passRefund({ startsOn, endsOn, paidCents, perWeek, deliveries }, shopDay(now.getTime()));
}

/**
 * The customer withdraws: the pass holds no more at once, and the part not used goes back by the outbox. Repeating it changes nothing.
 * @throws BusinessError `order-not-found`, `delivery-pass-not-paid`, `delivery-pass-over`, `delivery-pass-too-late`
 */
export function withdrawFromPass(deps: Deps, accountId: number, orderId: number): Promise<PassRow> {
  return endPass(deps, orderId, (order, now) => {
    if (order.accountId !== accountId) throw notFound();
    const until = withdrawUntil(order);
    if (order.state === 'confirmed' && until !== undefined && shopDay(now.getTime()) > until) {
      throw new BusinessError(
        'delivery-pass-too-late',
        `Il recesso era possibile fino a ${formatDayLong(until)}: l’abbonamento resta tuo fino alla sua fine`,
      );
    }
    return undefined;
  });
}

export interface EndByStaff {
  /** Whose pass it is. */
  accountId: number;
  orderId: number;
  /** What goes back, as the person saw it. */
  refundCents: number;
  /** The customer reads it. */
  reason: string;
}

/**
 * Staff end a pass of a customer, at any time: what is not used goes back, and it is written down. Repeating it changes nothing.
 * @throws BusinessError `order-not-found`, `delivery-pass-not-paid`, `delivery-pass-over`, `refund-changed`
 */
export function endPassByStaff(
  deps: Deps,
  actor: AuditActor,
  { accountId, orderId, refundCents, reason }: EndByStaff,
): Promise<PassRow> {
  return endPass(deps, orderId, async (order, now, tx) => {
    if (order.accountId !== accountId) throw notFound();
    if (order.state !== 'confirmed' || isOver(order, now)) return undefined;
    const back = refundToday(order, now);
    if (back !== refundCents) {
      throw new BusinessError(
        'refund-changed',
        `Adesso si restituirebbero ${formatEuro(back)} e non ${formatEuro(refundCents)}: ricarica la scheda e conferma di nuovo`,
        { field: 'refund' },
      );
    }
    await writeAudit(tx, actor, 'customer.end-delivery-pass', {
      subject: { kind: 'customer', id: accountId },
      after: { pass: order.orderNumber, euro: back / 100 },
      reason,
    });
    return { accountId: actor.account.accountId, reason };
  });
}

async function endPass(
  deps: Deps,
  orderId: number,
  /** Throws where this one may not be ended. @returns who of the staff ends it */
  check: (order: PassRow, now: Date, tx: Tx) => PassEnd['by'] | Promise<PassEnd['by']>,
): Promise<PassRow> {
  const now = deps.clock.now();
  const known = await findPass(deps.db, orderId);
  if (!known) throw notFound();
  return withTransaction(deps.db, async (tx) => {
    // whoever buys the next one at this moment waits, or is waited for: its first day depends on this one
    await lockIds(tx, 'customer', [known.accountId]);
    await lockOpenCart(tx, known.accountId);
    const order = (await lockPass(tx, orderId))!;
    const by = await check(order, now, tx);
    if (order.state === 'cancelled') return order;
    if (order.state !== 'confirmed') throw notPaid();
    if (isOver(order, now)) throw over();
    await writeEnd(tx, { orderId, refundCents: refundToday(order, now), by, now });
    await writeOutbox(tx, 'delivery-pass.refund', { orderId });
    await writeOutbox(tx, 'delivery-pass.ended', { orderId });
    return (await findPass(tx, orderId))!;
  });
}
