import type { OrderApproval } from '@sporta/contract';

/** Days a refusal is shown for; as long as the server applies it. */
const REFUSAL_DAYS = 7;

/**
 * Of one's own requests the one to show: what waits or may be placed, else the latest answer, when it was no and not long ago.
 * @param approvals the latest first, as the call answers them
 * @param now milliseconds
 */
export function answerThatCounts(approvals: readonly OrderApproval[], now: number): OrderApproval | undefined {
  const open = approvals.find(({ state }) => state === 'waiting' || state === 'approved');
  if (open) return open;
  const [latest] = approvals.toSorted((a, b) => decided(b) - decided(a));
  return latest?.state === 'refused' && now - decided(latest) < REFUSAL_DAYS * 86_400_000 ? latest : undefined;
}

const decided = ({ decidedAt, requestedAt }: OrderApproval) => Date.parse(decidedAt ?? requestedAt);
