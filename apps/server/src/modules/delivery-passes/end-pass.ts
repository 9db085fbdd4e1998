import { formatDayLong, passRefund, passWithdrawalDeadline, type ShopDay, shopDay } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import { lockIds } from '../../platform/db/locks.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { findPass, lockOpenCart, lockPass, type PassRow, writeEnd } from './passes.repo.ts';
import { notFound, notPaid } from './refusals.ts';

/** Last day of the right of withdrawal; undefined before the pass was paid. */
export function withdrawUntil({ confirmedAt }: Pick<PassRow, 'confirmedAt'>): ShopDay | undefined {
  return confirmedAt ? passWithdrawalDeadline(shopDay(confirmedAt.getTime())) : undefined;
}

/** What goes back if it ended today, cents; 0 of one that is not paid. */
export function refundToday(pass: PassRow, now: Date): number {
  const { startsOn, endsOn, amountCents: paidCents, perWeek, deliveries } = pass;
  if (startsOn === null || endsOn === null) return 0;
  return passRefund({ startsOn, endsOn, paidCents, perWeek, deliveries }, shopDay(now.getTime()));
}

/**
 * The customer withdraws: the pass holds no more at once, and the part not used goes back by the outbox. Repeating it changes nothing.
 * @throws BusinessError `order-not-found`, `delivery-pass-not-paid`, `delivery-pass-too-late`
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

/**
 * Staff end a pass of a customer, at any time: what is not used goes back.
 * @throws BusinessError `order-not-found`, `delivery-pass-not-paid`
 */
export function endPassByStaff(
  deps: Deps,
  { accountId, orderId }: { accountId: number; orderId: number },
  by: { accountId: number; reason: string },
): Promise<PassRow> {
  return endPass(deps, orderId, (order) => {
    if (order.accountId !== accountId) throw notFound();
    return by;
  });
}

async function endPass(
  deps: Deps,
  orderId: number,
  /** Throws where this one may not be ended. */
  check: (order: PassRow, now: Date) => { accountId: number; reason: string } | undefined,
): Promise<PassRow> {
  const now = deps.clock.now();
  const known = await findPass(deps.db, orderId);
  if (!known) throw notFound();
  return withTransaction(deps.db, async (tx) => {
    // whoever buys the next one at this moment waits, or is waited for: its first day depends on this one
    await lockIds(tx, 'customer', [known.accountId]);
    await lockOpenCart(tx, known.accountId);
    const order = (await lockPass(tx, orderId))!;
    const by = check(order, now);
    if (order.state === 'cancelled') return order;
    if (order.state !== 'confirmed') throw notPaid();
    await writeEnd(tx, { orderId, refundCents: refundToday(order, now), by, now });
    await writeOutbox(tx, 'delivery-pass.refund', { orderId });
    await writeOutbox(tx, 'delivery-pass.ended', { orderId });
    return (await findPass(tx, orderId))!;
  });
}
