import { calls, type StaffNewsletter } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { PlainAnswer } from '../../platform/http/envelope.ts';
import { serveLeavePage } from '../../platform/http/leave-page.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { isLeaveSignature } from '../../platform/leave-links.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { storesAsked } from '../../platform/stores-asked.ts';
import { notFound, planIssue, saveIssue, stopIssue } from './change-issue.ts';
import { leaveByDelivery } from './deliveries.repo.ts';
import { letterOf, productsOf } from './issue-letter.ts';
import { findIssue, type Issue, listIssues } from './issues.repo.ts';
import { cleanLetter, hasWords } from './letter-words.ts';
import { leaveNewsletterPath } from './send-issues.ts';

/** A mail is styles and pictures alone; the Banco shows it in a frame. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/** The room "Newsletter" of the Banco, and the way out of every issue. */
export function registerNewsletterRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  const { staffNewsletters } = calls;

  registerCall(app, staffNewsletters.list, async (c) => ({
    newsletters: (await listIssues(c.db, c.now)).map((issue) => toWire(c.deps, issue)),
  }));

  registerCall(app, staffNewsletters.save, async (c) => {
    const { issue_id: issueId, revision, subject, preview = '', segment, warehouse_id: warehouseId } = c.input;
    const body = cleanLetter(c.input.body);
    if (!hasWords(body)) throw c.refuse('newsletter-empty', 'Il testo: scrivi qualcosa', { field: 'body' });
    if (segment === 'store') {
      if (warehouseId === undefined) throw c.refuse('store-not-found', 'Scegli la sede.', { field: 'warehouse_id' });
      storesAsked(c.account.staff!, warehouseId);
    }
    const id = await saveIssue(c.deps, c.account, {
      issueId,
      revision,
      subject,
      preview,
      body,
      productIds: productsOf(c.deps, c.input.product_ids ?? []).map(({ productId }) => productId),
      segment,
      warehouseId: segment === 'store' ? (warehouseId ?? null) : null,
    });
    return oneIssue(c, id);
  });

  registerCall(app, staffNewsletters.letter, async (c) => {
    const found = await findIssue(c.db, c.input.issue_id, c.now);
    if (!found) throw notFound();
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': letterPolicy,
    };
    return new PlainAnswer(200, headers, letterOf(c.deps, found, c.deps.config.publicUrl).html);
  });

  registerCall(app, staffNewsletters.test, async (c) => {
    if (!(await findIssue(c.db, c.input.issue_id, c.now))) throw notFound();
    await writeOutbox(c.db, 'newsletters.test', { issueId: c.input.issue_id, accountId: c.account.accountId });
    return { sentTo: c.account.email };
  });

  registerCall(app, staffNewsletters.send, async (c) => {
    const { issue_id: issueId, revision, at } = c.input;
    await planIssue(c.deps, c.account, { issueId, revision, at: at === undefined ? undefined : new Date(at) });
    return oneIssue(c, issueId);
  });

  registerCall(app, staffNewsletters.stop, async (c) => {
    await stopIssue(c.deps, c.account, c.input.issue_id);
    return oneIssue(c, c.input.issue_id);
  });

  serveLeavePage(
    app,
    leaveNewsletterPath,
    {
      title: 'Newsletter di Sporta',
      question: 'Vuoi smettere di ricevere la newsletter? Il tuo indirizzo viene cancellato.',
      button: 'Smetti di ricevere la newsletter',
      done: 'Fatto: non ti scriviamo più, e il tuo indirizzo è cancellato.',
    },
    async (deliveryId, signature) => {
      if (!(await isLeaveSignature(db, leaveNewsletterPath, deliveryId, signature))) return false;
      await leaveByDelivery(db, deliveryId, clock.now());
      return true;
    },
  );
}

async function oneIssue(c: Pick<CallContext, 'db' | 'now' | 'deps'>, issueId: number) {
  return { newsletter: toWire(c.deps, (await findIssue(c.db, issueId, c.now))!) };
}

function toWire(deps: Deps, issue: Issue): StaffNewsletter {
  const { productIds, warehouseId, sendAt, sentAt, waiting, sent, uncertain, bounced, failed, left, ...facts } = issue;
  return {
    ...facts,
    products: productsOf(deps, productIds).map(({ productId, name, mediaURL, tint }) => ({
      productId,
      name,
      mediaURL,
      ...(tint ? { tint } : {}),
    })),
    ...(warehouseId === null ? {} : { warehouseId }),
    ...(sendAt ? { sendAt: sendAt.toISOString() } : {}),
    ...(sentAt ? { sentAt: sentAt.toISOString() } : {}),
    figures: { waiting, sent, uncertain, bounced, failed, left },
  };
}
