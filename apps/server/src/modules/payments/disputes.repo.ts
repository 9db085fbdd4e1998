import type { Db } from '../../platform/db/database.ts';
import type { PaymentRow } from './payments.repo.ts';
import type { DisputeNotice } from './providers/provider.ts';

/** Keeps a dispute as it was last said to be. @returns false when nothing is new */
export async function writeDispute(
  db: Db,
  { paymentId, provider }: PaymentRow,
  { disputeId, amountCents, reason, state, answerBy, sentAt }: DisputeNotice,
): Promise<boolean> {
  const said = { amount_cents: amountCents, reason, state, answer_by: answerBy ?? null, told_at: sentAt };
  const written = await db
    .insertInto('payment_dispute')
    .values({ payment_id: paymentId, provider, provider_dispute_id: disputeId, ...said })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'provider_dispute_id'])
        .doUpdateSet(said)
        // a dispute that is closed stays so: its notices may come in any order, within the same second too
        .where('payment_dispute.state', '=', 'open')
        .where((eb) => eb('payment_dispute.told_at', '<', sentAt).or('payment_dispute.state', '!=', state))
        .where((eb) => eb('payment_dispute.told_at', '<=', sentAt)),
    )
    .returning('payment_dispute_id')
    .executeTakeFirst();
  return written !== undefined;
}
