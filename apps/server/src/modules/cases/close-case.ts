import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { writeAudit } from '../audit/index.ts';
import { lockedCaseOf } from './case-asked.ts';
import { moneyOfWithdrawal, setCase } from './cases.repo.ts';

/**
 * Closes a withdrawal, or opens it again. One whose money has not left stays open: the law gives 14 days for it.
 * @throws BusinessError `case-not-found`, `not-a-withdrawal`, `money-waiting`
 */
export function closeCase(
  deps: Deps,
  account: Account,
  { caseId, closed }: { caseId: number; closed: boolean },
): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const found = await lockedCaseOf(tx, account, caseId);
    if (found.withdrawalId === null) {
      throw new BusinessError('not-a-withdrawal', 'Una segnalazione si chiude con una decisione');
    }
    if (closed === (found.state === 'closed')) return;
    if (closed && (await moneyOfWithdrawal(tx, found.withdrawalId)) === 'waiting') {
      throw new BusinessError('money-waiting', 'Il rimborso non è ancora partito: si chiude quando è partito');
    }
    await setCase(tx, caseId, {
      state: closed ? 'closed' : 'taken',
      assigneeId: account.accountId,
      closedAt: closed ? now : null,
    });
    await writeAudit(tx, { account, now }, closed ? 'case.close' : 'case.reopen', {
      subject: { kind: 'order', id: found.orderId, name: found.orderNumber },
      warehouseId: found.warehouseId,
      before: { caseId, state: found.state },
      after: { caseId, state: closed ? 'closed' : 'taken' },
    });
  });
}
