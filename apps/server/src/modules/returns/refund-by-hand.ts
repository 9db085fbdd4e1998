import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { givePartBackByHand } from '../payments/index.ts';
import { markMoneyPaidOut, markSharePaidOut, moneyOfReturn, openShares } from './return-payments.repo.ts';

/**
 * The money of a return went back another way than through its payments: nothing of it is asked of a provider any more. What
 * certificates had paid still goes back to them.
 * @throws BusinessError `payment-in-progress` while its sums are not decided
 */
export async function markReturnPaidOut(tx: Tx, returnId: number, now: Date): Promise<void> {
  const { moneyCents } = await moneyOfReturn(tx, returnId);
  if (moneyCents === null) {
    throw new BusinessError('payment-in-progress', 'Quanto va restituito non è ancora deciso: guarda tra un minuto', {
      field: 'message_id',
    });
  }
  const shares = await openShares(tx, returnId);
  for (const { paymentId, cents } of shares.toSorted((a, b) => a.paymentId - b.paymentId)) {
    await givePartBackByHand(tx, paymentId, cents, `return-${returnId}`);
    await markSharePaidOut(tx, returnId, paymentId, now);
  }
  await markMoneyPaidOut(tx, returnId, now);
  await writeOutbox(tx, 'withdrawal.refund', { withdrawalId: returnId });
}
