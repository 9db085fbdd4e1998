import type { CaseRefund } from '@sporta/contract';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { lineName } from '../order-book/index.ts';
import { planSolution, type SolutionPlan, sharesOf, solveProblem } from '../returns/index.ts';
import { caseOf } from './case-asked.ts';

export interface Decision {
  caseId: number;
  lines: { orderLineId: number; quantity?: number | undefined }[];
  /** What the lines are given back as. */
  outcome: 'refund' | 'voucher';
  text: string | undefined;
  confirm: boolean;
  expectedCents: number | undefined;
}

/**
 * Ends a report: first shown, then, confirmed, decided once. The refund goes the way of every answer to a report
 * (solve-problem.ts); the case closes with it.
 * @throws BusinessError `case-not-found`, `not-a-report`, `already-solved`, `line-not-found`, `invalid-quantity`, `reason-needed`,
 *   `total-changed`, `refund-above-limit`,
 *   `voucher-not-possible`
 */
export async function decideCase(deps: Deps, account: Account, decision: Decision): Promise<CaseRefund> {
  const { problemId } = await caseOf(deps.db, account, decision.caseId);
  if (problemId === null)
    throw new BusinessError('not-a-report', 'Un recesso non si decide: il rimborso parte da solo');
  const { lines, outcome, text: answer, expectedCents } = decision;
  const plan = await planSolution(deps.db, account, { problemId, lines });
  if (!decision.confirm) return refundToWire(plan, outcome);
  if (expectedCents === undefined) {
    throw new BusinessError('total-changed', 'Per confermare serve il totale visto', { field: 'expected_total' });
  }
  if (plan.totalCents === 0 && !answer) {
    throw new BusinessError('reason-needed', 'Scrivi al cliente perché non c’è un rimborso', { field: 'text' });
  }
  await solveProblem(deps, account, { problemId, lines, outcome, answer, expectedCents });
  return refundToWire(plan, outcome);
}

const refundToWire = ({ order, lines, totalCents }: SolutionPlan, outcome: Decision['outcome']): CaseRefund => ({
  lines: lines.map(({ line, quantity, refundCents }) => ({
    orderLineId: line.orderLineId,
    name: lineName(line),
    quantity: quantity / 1000,
    weightUnitSelling: line.unit,
    amount: refundCents / 100,
    rate: line.vatRateBp / 10_000,
  })),
  total: totalCents / 100,
  shares: totalCents === 0 ? [] : outcome === 'voucher' ? [newVoucher(totalCents / 100)] : sharesOf(order, totalCents),
});

const newVoucher = (amount: number) => ({
  kind: 'gift-certificate' as const,
  name: 'Nuovo buono',
  amount,
  most: amount,
});
