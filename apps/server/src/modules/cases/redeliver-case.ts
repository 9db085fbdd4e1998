import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { offerRedelivery, redeliver } from '../redeliveries/index.ts';
import { caseOf } from './case-asked.ts';

export interface AskedRedelivery {
  caseId: number;
  lines: { orderLineId: number; quantity?: number | undefined }[];
  timeslotId: number | undefined;
  text: string | undefined;
  confirm: boolean;
}

/**
 * Ends a report by bringing its goods again: first the slots are shown, then, confirmed with one of them, it is decided once. The case
 * closes with it, and opens again when the redelivery comes to nothing.
 * @returns the slots with room for these goods; none when it is decided
 * @throws BusinessError `case-not-found`, `not-a-report`, `already-solved`, `line-not-found`, `invalid-quantity`, `not-available`,
 *   `slot-not-found`, `slot-closed`, `slot-full`
 */
export async function redeliverCase(deps: Deps, account: Account, asked: AskedRedelivery) {
  const { lines, timeslotId, text: answer, confirm } = asked;
  const { problemId } = await caseOf(deps.db, account, asked.caseId);
  if (problemId === null)
    throw new BusinessError('not-a-report', 'Un recesso non si decide: il rimborso parte da solo');
  if (!confirm) return offerRedelivery(deps, account, { problemId, lines });
  if (timeslotId === undefined) {
    throw new BusinessError('slot-not-found', 'Scegli la fascia della riconsegna', { field: 'timeslot_id' });
  }
  await redeliver(deps, account, { problemId, lines, timeslotId, answer });
  return [];
}
