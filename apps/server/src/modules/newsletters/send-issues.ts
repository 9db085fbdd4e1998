import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { leaveUrl } from '../../platform/leave-links.ts';
import { type MailFate, mailFate } from '../../platform/mail-fate.ts';
import { returnPathOf } from './bounces.ts';
import { bounceDelivery, type Delivery, endDelivery, postponeDelivery, takeDelivery } from './deliveries.repo.ts';
import { letterOf } from './issue-letter.ts';
import { beginDue, endSent, findIssue, type Issue } from './issues.repo.ts';

export const leaveNewsletterPath = '/newsletter/esci';

/** Mails of a minute: our mail server and those of our readers take so many without taking us for a nuisance. */
const PER_MINUTE = 600;
/** A mailbox that is full today may take mail in an hour; after a day it is given up for this issue. */
const TRIES = 8;
/** So many mails in a row that reach no server: it is away, and the others keep their tries. */
const UNREACHED_IN_A_ROW = 3;
const MINUTES_BETWEEN = [1, 5, 15, 60, 180, 360, 720];

/**
 * The job of each minute. A delivery is taken before its mail leaves and never sent again when that is unknown: who dies in the middle
 * leaves at most one mail in doubt, and nobody gets one twice.
 */
export async function sendIssues(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await withTransaction(deps.db, (tx) => beginDue(tx, now));
  const issues = new Map<number, Issue>();
  let unreached = 0;
  for (let sent = 0; sent < PER_MINUTE && unreached < UNREACHED_IN_A_ROW; sent++) {
    const delivery = await takeDelivery(deps.db, now);
    if (!delivery) break;
    unreached = (await deliver(deps, delivery, issues)) === 'not-reached' ? unreached + 1 : 0;
  }
  await endSent(deps.db, now);
}

async function deliver(deps: Deps, delivery: Delivery, issues: Map<number, Issue>): Promise<'done' | 'not-reached'> {
  const { db, clock, config } = deps;
  const { deliveryId, issueId, email } = delivery;
  const now = clock.now();
  const issue = issues.get(issueId) ?? (await findIssue(db, issueId, now));
  if (!issue || email === null) {
    await endDelivery(db, deliveryId, 'failed');
    return 'done';
  }
  issues.set(issueId, issue);
  const { publicUrl } = config;
  const unsubscribeUrl = await leaveUrl(db, { publicUrl, path: leaveNewsletterPath, id: deliveryId });
  const returnPath = await returnPathOf(deps, deliveryId);
  try {
    await deps.mail.send({ to: email, unsubscribeUrl, returnPath, ...letterOf(deps, issue, unsubscribeUrl) });
  } catch (error) {
    return afterFailure(deps, delivery, mailFate(error));
  }
  await endDelivery(db, deliveryId, 'sent');
  return 'done';
}

async function afterFailure({ db, clock }: Deps, { deliveryId, tries }: Delivery, fate: MailFate) {
  const now = clock.now();
  if (fate === 'no-such-mailbox') await bounceDelivery(db, deliveryId, now);
  // without an answer nobody knows whether it arrived: it stays as it is, in doubt
  else if (fate !== 'unknown') {
    const nextAt = new Date(now.getTime() + (MINUTES_BETWEEN[tries - 1] ?? 720) * 60_000);
    await (tries >= TRIES ? endDelivery(db, deliveryId, 'failed') : postponeDelivery(db, deliveryId, nextAt));
  }
  return fate === 'not-reached' ? fate : 'done';
}
