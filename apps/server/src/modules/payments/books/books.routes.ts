import { calls, type ReconciliationReport } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { withTransaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { writeAudit } from '../../audit/index.ts';
import type { PayableOrders } from '../payable-orders.ts';
import { endWorkLocked, type WorkEndings } from './end-work.ts';
import { heldOrders } from './held-orders.repo.ts';
import { reconcileDay } from './reconcile-day.ts';
import { type KeptReport, reportsOf } from './report.repo.ts';
import { retryPayment, retryWork } from './retry-payment.ts';
import { failingWork, undecidedPayments } from './stuck-payments.repo.ts';
import type { Sums } from './sums.ts';

/** What staff see of money: the books of a day compared, and what does not get done. @param endings what may be ended by hand */
export function registerBooks(app: FastifyInstance, orders: PayableOrders, endings: WorkEndings): void {
  const { staffPayments } = calls;

  registerCall(app, staffPayments.reconciliation, async (c) => {
    const { day, again } = c.input;
    if (day > shopDay(c.now.getTime())) {
      throw c.refuse('day-not-over', 'Il giorno deve essere oggi o un giorno passato', { field: 'day' });
    }
    if (again) {
      await withTransaction(c.db, (tx) =>
        writeAudit(tx, c, 'payment.reconcile', { subject: { kind: 'payment' }, after: { day } }),
      );
    }
    const reports = again ? await reconcileDay(c.deps, orders, day) : await reportsOf(c.db, day);
    return { reports: reports.map(reportToWire) };
  });

  registerCall(app, staffPayments.stuck, (c) => stuckPayments(c.deps, endings));

  registerCall(app, staffPayments.retry, async (c) => {
    const { payment_id: paymentId, message_id: messageId } = c.input;
    await withTransaction(c.db, (tx) =>
      writeAudit(tx, c, 'payment.retry', { subject: { kind: 'payment', id: paymentId }, after: { messageId } }),
    );
    if (paymentId !== undefined) await retryPayment(c.deps, orders, paymentId);
    else if (messageId !== undefined) await retryWork(c.deps, messageId);
    else throw c.refuse('payment-not-found', 'Indica il pagamento o il lavoro da riprovare', { field: 'payment_id' });
    return stuckPayments(c.deps, endings);
  });

  registerCall(app, staffPayments.endWork, async (c) => {
    const { message_id: messageId, reason } = c.input;
    await withTransaction(c.db, async (tx) => {
      const { topic, payload, createdAt, attempts, lastError } = await endWorkLocked(tx, endings, {
        messageId,
        now: c.now,
      });
      await writeAudit(tx, c, 'payment.end-work', {
        subject: { kind: 'payment', id: messageId },
        before: { topic, ...payload, since: createdAt.toISOString(), attempts, lastError },
        after: { topic: null },
        reason,
      });
    });
    return stuckPayments(c.deps, endings);
  });
}

async function stuckPayments({ db, clock }: Deps, endings: WorkEndings) {
  const undecided = await undecidedPayments(db, clock.now());
  const failing = await failingWork(db);
  const held = await heldOrders(db);
  return {
    undecided: undecided.map(({ amountCents, createdAt, orderNumber, ...payment }) => ({
      ...payment,
      ...(orderNumber === null ? {} : { orderNumber }),
      amount: amountCents / 100,
      since: createdAt.toISOString(),
    })),
    failing: failing.map(({ orderId, orderNumber, paymentId, lastError, createdAt, ...work }) => ({
      ...work,
      ...(orderId === null ? {} : { orderId }),
      ...(orderNumber === null ? {} : { orderNumber }),
      ...(paymentId === null ? {} : { paymentId }),
      ...(lastError === null ? {} : { lastError }),
      since: createdAt.toISOString(),
      canBeEnded: work.topic in endings,
    })),
    held: held.map(({ missingCents, heldAt, ...order }) => ({
      ...order,
      missing: missingCents / 100,
      since: heldAt.toISOString(),
    })),
  };
}

function reportToWire({
  provider,
  day,
  madeAt,
  complete,
  ours,
  theirs,
  differences,
}: KeptReport): ReconciliationReport {
  return {
    provider,
    day,
    madeAt: madeAt.toISOString(),
    complete,
    ours: inEuro(ours),
    theirs: inEuro(theirs),
    differences: differences.map(
      ({ paymentRef, paymentId, orderId, kind, remedy, settled, foundAt, settledAt, ...each }) => ({
        paymentRef,
        ...(paymentId === null ? {} : { paymentId }),
        ...(orderId === null ? {} : { orderId }),
        kind,
        remedy,
        ours: inEuro(each.ours),
        theirs: inEuro(each.theirs),
        settled,
        foundAt: foundAt.toISOString(),
        ...(settledAt === null ? {} : { settledAt: settledAt.toISOString() }),
      }),
    ),
  };
}

function inEuro({ authorised, captured, refunded }: Sums) {
  return { authorised: authorised / 100, captured: captured / 100, refunded: refunded / 100 };
}
