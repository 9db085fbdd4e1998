import type { Tx } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/errors.ts';
import { type EndedWork, endMoneyWork } from './stuck-payments.repo.ts';

/**
 * What it means for the books that a person has ended a piece of work on money, by topic: written in the same transaction, and
 * without a word to any provider. Topics that are not here cannot be ended by hand.
 */
export type WorkEndings = Readonly<Record<string, (tx: Tx, payload: never, now: Date) => Promise<void>>>;

/**
 * A person who looked at the provider decides that a piece of work is not tried any more, because its money moved another way or
 * will not move. Moves no money itself.
 * @throws BusinessError `payment-not-found` when no such work waits, or it may not be ended; `payment-in-progress` while it is
 *   being tried
 */
export async function endWorkLocked(
  tx: Tx,
  endings: WorkEndings,
  { messageId, now }: { messageId: number; now: Date },
): Promise<EndedWork> {
  const ended = await endMoneyWork(tx, messageId, Object.keys(endings));
  if (ended === 'in-hand') {
    throw new BusinessError('payment-in-progress', 'Il negozio ci sta provando proprio ora: guarda tra un minuto', {
      field: 'message_id',
    });
  }
  const end = ended && endings[ended.topic];
  if (!end) {
    throw new BusinessError('payment-not-found', 'Questo lavoro non è più in attesa, o non si chiude a mano', {
      field: 'message_id',
    });
  }
  await end(tx, ended.payload as never, now);
  return ended;
}
