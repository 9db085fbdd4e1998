import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { writeAudit } from '../audit/index.ts';
import { lockedCaseOf } from './case-asked.ts';
import { setCase } from './cases.repo.ts';

/**
 * Somebody takes a case in hand, or leaves it. Who takes it says who had it when they looked: of two who press at once one has it,
 * and the other hears so. @throws BusinessError `case-not-found`, `case-closed`, `case-taken`
 */
export function takeCase(
  deps: Deps,
  account: Account,
  { caseId, mine, seenAssignee }: { caseId: number; mine: boolean; seenAssignee: number | undefined },
): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const found = await lockedCaseOf(tx, account, caseId);
    const { assigneeId, assigneeName, state } = found;
    if (state === 'closed') throw new BusinessError('case-closed', 'È già chiusa');
    if (mine ? assigneeId === account.accountId : assigneeId === null) return;
    if (assigneeId !== (seenAssignee ?? null) && assigneeId !== account.accountId) {
      throw new BusinessError('case-taken', `Nel frattempo se ne occupa ${assigneeName ?? 'qualcun altro'}`);
    }
    await setCase(tx, caseId, {
      state: state === 'answered' ? 'answered' : mine ? 'taken' : 'new',
      assigneeId: mine ? account.accountId : null,
      closedAt: null,
    });
    await writeAudit(tx, { account, now: deps.clock.now() }, mine ? 'case.take' : 'case.leave', {
      subject: { kind: 'order', id: found.orderId, name: found.orderNumber },
      warehouseId: found.warehouseId,
      before: { caseId, assignee: assigneeName },
      after: { caseId, assignee: mine ? `${account.firstName} ${account.lastName}`.trim() : null },
    });
  });
}
