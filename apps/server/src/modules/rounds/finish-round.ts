import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { writeAudit } from '../audit/index.ts';
import { isClosed } from './at-door.ts';
import { wipePosition } from './positions.repo.ts';
import { type RoundRow, updateRound } from './rounds.repo.ts';
import { doorStopsOf } from './stops.repo.ts';

/** The van is back: nobody needs to know where it is any more. @throws BusinessError `round-not-started`, `stops-open` */
export async function finishLocked(
  tx: Tx,
  account: Account,
  round: RoundRow,
  { at, now }: { at: Date; now: Date },
): Promise<void> {
  if (round.state === 'done') return;
  if (round.state !== 'started') throw new BusinessError('round-not-started', 'Questo giro non è ancora partito');
  const open = (await doorStopsOf(tx, [round.roundId])).filter((stop) => !isClosed(stop));
  if (open.length > 0) {
    throw new BusinessError(
      'stops-open',
      open.length === 1 ? 'Manca ancora una tappa' : `Mancano ancora ${open.length} tappe`,
    );
  }
  await updateRound(tx, round.roundId, { state: 'done', finished_at: at });
  await wipePosition(tx, round.roundId);
  await writeAudit(tx, { account, now }, 'round.finish', {
    subject: { kind: 'round', id: round.roundId, name: `Giro ${round.number}, ${round.vanName}` },
    warehouseId: round.warehouseId,
    before: { state: 'started' },
    after: { state: 'done' },
  });
}
