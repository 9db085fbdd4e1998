import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { leaveUrl } from '../../platform/leave-links.ts';
import { returnPathOf } from './bounces.ts';
import { bounceDelivery, type Delivery, endDelivery, postponeDelivery, takeDelivery } from './deliveries.repo.ts';
import { letterOf } from './issue-letter.ts';
import { beginDue, endSent, findIssue, type Issue } from './issues.repo.ts';

export const leaveNewsletterPath = '/newsletter/esci';

/** Mails of a minute: our mail server and those of our readers take so many without taking us for a nuisance. */
const PER_MINUTE = 600;
/** A mailbox that is full today may take mail in an hour; after a day it is given up for this issue. */
const TRIES = 8;
const MINUTES_BETWEEN = [1, 5, 15, 60, 180, 360, 720];

/**
 * The job of each minute. A delivery is taken before its mail leaves and never sent again when that is unknown: who dies in the middle
 * leaves at most one mail in doubt, and nobody gets one twice.
 */
export async function sendIssues(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await withTransaction(deps.db, (tx) => beginDue(tx, now));
  const issues = new Map<number, Issue>();
  for (let sent = 0; sent < PER_MINUTE; sent++) {
    const delivery = await takeDelivery(deps.db, now);
    if (!delivery) break;
    await deliver(deps, delivery, issues);
  }
  await endSent(deps.db, now);
}

async function deliver(deps: Deps, delivery: Delivery, issues: Map<number, Issue>): Promise<void> {
  const { db, clock, config } = deps;
  const { deliveryId, issueId, email, tries } = delivery;
  const now = clock.now();
  const issue = issues.get(issueId) ?? (await findIssue(db, issueId, now));
  if (!issue || email === null) return endDelivery(db, deliveryId, 'failed');
  issues.set(issueId, issue);
  const { publicUrl } = config;
  const unsubscribeUrl = await leaveUrl(db, { publicUrl, path: leaveNewsletterPath, id: deliveryId });
  const returnPath = await returnPathOf(deps, deliveryId);
  try {
    await deps.mail.send({ to: email, unsubscribeUrl, returnPath, ...letterOf(deps, issue, unsubscribeUrl) });
  } catch (error) {
    const answer = answerOf(error);
    if (answer === 'never') return bounceDelivery(db, deliveryId, now);
    // without an answer nobody knows whether it arrived: it stays as it is, in doubt
    if (answer === 'unknown') return;
    if (tries >= TRIES) return endDelivery(db, deliveryId, 'failed');
    return postponeDelivery(db, deliveryId, new Date(now.getTime() + (MINUTES_BETWEEN[tries - 1] ?? 720) * 60_000));
  }
  await endDelivery(db, deliveryId, 'sent');
}

/**
 * What a mail server said (RFC 5321): 55x about the address is for ever, anything else may pass; a connection that was never made sent
 * nothing either.
 */
function answerOf(error: unknown): 'never' | 'later' | 'unknown' {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (responseCode !== undefined) return [550, 551, 553].includes(responseCode) ? 'never' : 'later';
  return ['ECONNECTION', 'ECONNREFUSED', 'EDNS', 'EAUTH', 'EENVELOPE'].includes(code ?? '') ? 'later' : 'unknown';
}
