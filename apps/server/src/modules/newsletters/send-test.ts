import type { Deps } from '../../platform/deps.ts';
import { letterOf } from './issue-letter.ts';
import { findIssue } from './issues.repo.ts';

/** Sends a draft to who wrote it; the way out of it leads to the shop, since nobody is subscribed by it. */
export async function sendTest(
  { issueId, accountId }: { issueId: number; accountId: number },
  deps: Deps,
): Promise<void> {
  const issue = await findIssue(deps.db, issueId, deps.clock.now());
  const reader = await deps.db
    .selectFrom('account')
    .select('email')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!issue || !reader) return;
  const { subject, ...letter } = letterOf(deps, issue, deps.config.publicUrl);
  await deps.mail.send({ to: reader.email, subject: `[Prova] ${subject}`, ...letter });
}
