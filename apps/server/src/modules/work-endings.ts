import { giveUpShare } from './orders/index.ts';
import type { WorkEndings } from './payments/index.ts';
import { markReturnPaidOut } from './returns/index.ts';

/** The money went back another way, or does not go back: nothing else of the books depends on it. */
const nothingMore = async () => {};

/**
 * What it means that a person ends work on money, asked of whoever wrote it. What charges a rest is not here: the order it
 * belongs to is closed instead (orders/close-rest.ts).
 */
export const workEndings: WorkEndings = {
  'order.give-back': nothingMore,
  'payment.give-back': nothingMore,
  'withdrawal.refund': (tx, { withdrawalId }: { withdrawalId: number }, now) =>
    markReturnPaidOut(tx, withdrawalId, now),
  'settlement.collect': giveUpShare,
};
