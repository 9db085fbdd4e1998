import { refusalLabels } from '@sporta/contract/staff-round-words.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Account } from '../../platform/session.ts';
import { refundRefused } from '../returns/index.ts';
import type { DoorStop } from './stops.repo.ts';

/** Gives back what was refused at a door, once, whoever ends the stop. @returns cents */
export function refundAtDoor(
  tx: Tx,
  { accountId }: Account,
  { orderId, roundStopId, refused }: DoorStop,
  now: Date,
): Promise<number> {
  const reasons = new Set(refused.map(({ reason }) => refusalLabels[reason].toLowerCase()));
  return refundRefused(tx, {
    orderId,
    goods: refused,
    staffId: accountId,
    reason: `Rifiutato alla consegna: ${[...reasons].join(', ')}`,
    key: `round-stop-${roundStopId}`,
    now,
  });
}
