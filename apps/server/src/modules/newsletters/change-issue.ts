import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { writeAudit } from '../audit/index.ts';
import { type IssueFields, insertIssue, lockIssue, setIssueState, updateIssue } from './issues.repo.ts';

export interface SavedIssue extends IssueFields {
  issueId: number | undefined;
  revision: number | undefined;
}

/**
 * Writes a draft. @returns its number
 * @throws BusinessError `newsletter-not-found`, `newsletter-changed`, `newsletter-not-draft`
 */
export function saveIssue(deps: Deps, account: Account, { issueId, revision, ...fields }: SavedIssue): Promise<number> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    if (issueId !== undefined) await lockedDraft(tx, issueId, revision);
    const id = issueId ?? (await insertIssue(tx, fields, now));
    if (issueId !== undefined) await updateIssue(tx, issueId, fields, now);
    await writeAudit(tx, { account, now }, 'newsletter.save', {
      subject: { kind: 'content', id, name: fields.subject },
      after: { segment: fields.segment, products: fields.productIds.length },
    });
    return id;
  });
}

/**
 * Plans a draft for a time, or for now. @throws BusinessError `newsletter-not-found`, `newsletter-changed`, `newsletter-not-draft`,
 *   `send-time-past`
 */
export function planIssue(
  deps: Deps,
  account: Account,
  { issueId, revision, at }: { issueId: number; revision: number; at: Date | undefined },
): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const { subject } = await lockedDraft(tx, issueId, revision);
    if (at && at.getTime() < now.getTime()) {
      throw new BusinessError('send-time-past', 'L’ora di partenza è già passata', { field: 'at' });
    }
    await setIssueState(tx, issueId, 'planned', at ?? now);
    await writeAudit(tx, { account, now }, 'newsletter.send', {
      subject: { kind: 'content', id: issueId, name: subject },
      after: { at: (at ?? now).toISOString() },
    });
  });
}

/** A planned issue is a draft again. @throws BusinessError `newsletter-not-found`, `newsletter-sending` */
export function stopIssue(deps: Deps, account: Account, issueId: number): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const issue = await lockIssue(tx, issueId);
    if (!issue) throw notFound();
    if (issue.state === 'draft') return;
    if (issue.state !== 'planned') throw new BusinessError('newsletter-sending', 'Sta già partendo: non si ferma più');
    await setIssueState(tx, issueId, 'draft', null);
    await writeAudit(tx, { account, now }, 'newsletter.stop', {
      subject: { kind: 'content', id: issueId, name: issue.subject },
      before: { state: 'planned' },
      after: { state: 'draft' },
    });
  });
}

async function lockedDraft(tx: Tx, issueId: number, revision: number | undefined) {
  const issue = await lockIssue(tx, issueId);
  if (!issue) throw notFound();
  if (issue.state !== 'draft') {
    throw new BusinessError('newsletter-not-draft', 'È già programmata o spedita: non si cambia più');
  }
  if (issue.revision !== revision) {
    throw new BusinessError('newsletter-changed', 'Nel frattempo qualcuno l’ha cambiata: rileggila');
  }
  return issue;
}

export const notFound = () =>
  new BusinessError('newsletter-not-found', 'Non abbiamo trovato questa newsletter', { field: 'issue_id' });
