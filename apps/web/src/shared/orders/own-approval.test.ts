import type { OrderApproval } from '@sporta/contract';
import { expect, it } from 'vitest';
import { answerThatCounts } from './own-approval.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const request = (approvalId: number, state: OrderApproval['state'], daysAgo: number) =>
  ({ approvalId, state, requestedAt: at(daysAgo + 1), decidedAt: at(daysAgo) }) as OrderApproval;
const at = (daysAgo: number) => new Date(now - daysAgo * 86_400_000).toISOString();

it('shows what waits or was allowed before what was refused, and a refusal for a week', () => {
  const id = (...approvals: OrderApproval[]) => answerThatCounts(approvals, now)?.approvalId;
  expect(id(request(1, 'refused', 0), request(2, 'approved', 3))).toBe(2);
  expect(id(request(1, 'refused', 2))).toBe(1);
  expect(id(request(1, 'refused', 8))).toBeUndefined();
  // ordered since: the refusal is history
  expect(id(request(2, 'used', 1), request(1, 'refused', 2))).toBeUndefined();
  expect(id(request(2, 'used', 3), request(1, 'refused', 2))).toBe(1);
  expect(id()).toBeUndefined();
});
