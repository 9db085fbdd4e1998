import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { collectPayment, findPayment } from '../payments/index.ts';
import {
  closeSettlement,
  endShare,
  findRestPayment,
  isWithdrawnUndelivered,
  lockSettlement,
  type SettlementRow,
  sharesOf,
  writeMissing,
} from './settlements.repo.ts';

export interface ShareOfSettlement {
  settlementId: number;
  paymentId: number;
}

/**
 * Takes from one payment what its order's settlement decided, and lets the rest of the hold go. Any number of times, at the same
 * moment too: the provider knows the operation by the numbers of settlement and payment.
 * @throws when the provider does not answer; the outbox tries again
 */
export async function collectShare(deps: Deps, { settlementId, paymentId }: ShareOfSettlement): Promise<void> {
  const share = (await sharesOf(deps.db, settlementId)).find((each) => each.paymentId === paymentId);
  const payment = await findPayment(deps.db, paymentId);
  if (!share || !payment || share.capturedAt || share.lostAt) return;
  // withdrawn before its delivery: all of it is released; after it, what is taken here goes back as a return
  if (await isWithdrawnUndelivered(deps.db, payment.orderId)) return;
  const { amountCents, tickets } = share;
  const operationId = `settle-${settlementId}-${paymentId}`;
  const outcome = await collectPayment(deps, payment, { amountCents, tickets, operationId });
  const now = deps.clock.now();
  if (outcome === 'lost') deps.log.warn({ paymentId, settlementId }, 'a hold had ended before it was collected');
  await withTransaction(deps.db, async (tx) => {
    const settlement = await lockSettlement(tx, settlementId);
    if (!settlement) return;
    await endShare(tx, share, { lost: outcome === 'lost', now });
    await finishIfDone(tx, settlement, now);
  });
}

/**
 * A person who looked at the provider says that nothing is taken from a payment any more: its share counts as lost, and what the
 * order misses by it is charged to a saved card, or holds the order.
 */
export async function giveUpShare(tx: Tx, share: ShareOfSettlement, now: Date): Promise<void> {
  const settlement = await lockSettlement(tx, share.settlementId);
  if (!settlement) return;
  await endShare(tx, share, { lost: true, now });
  await finishIfDone(tx, settlement, now);
}

/** For a settlement without payments. */
export function finishSettlement(deps: Deps, settlementId: number): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const settlement = await lockSettlement(tx, settlementId);
    if (settlement) await finishIfDone(tx, settlement, now);
  });
}

/** After the last share: everything is paid, or the rest is charged, in one sum. */
async function finishIfDone(tx: Tx, settlement: SettlementRow, now: Date): Promise<void> {
  const { settlementId, totalCents, certificateCents, missingReason, collectedAt } = settlement;
  const shares = await sharesOf(tx, settlementId);
  if (collectedAt || shares.some(({ capturedAt, lostAt }) => !capturedAt && !lostAt)) return;
  const taken = shares.reduce(
    (sum, { amountCents, capturedAt }) => (capturedAt ? sum + amountCents : sum),
    certificateCents,
  );
  const cents = totalCents - taken;
  if (cents === 0) return closeSettlement(tx, settlementId, now);
  const isLost = shares.some(({ lostAt }) => lostAt);
  await writeMissing(tx, settlementId, {
    cents,
    reason: isLost ? 'hold-ended' : (missingReason ?? 'above-authorised'),
  });
  if (!(await findRestPayment(tx, settlement.orderId)))
    await writeOutbox(tx, 'settlement.charge-rest', { settlementId });
}
