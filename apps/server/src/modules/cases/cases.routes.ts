import { calls, pageOfListed } from '@sporta/contract';
import { relativeDay, shopDay } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { privatePictureAnswer } from '../../platform/http/envelope.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { storesAsked } from '../../platform/stores-asked.ts';
import { writeLook } from '../audit/index.ts';
import { photoForStaff } from '../returns/index.ts';
import { answerCase } from './answer-case.ts';
import { caseOf } from './case-asked.ts';
import { caseRowToWire, caseToWire } from './case-to-wire.ts';
import { countCases, readCases } from './cases.repo.ts';
import { closeCase } from './close-case.ts';
import { decideCase } from './decide-case.ts';
import { redeliverCase } from './redeliver-case.ts';
import { takeCase } from './take-case.ts';

/** The room "Segnalazioni" of the Banco. */
export function registerCaseRoutes(app: FastifyInstance): void {
  const { staffCases } = calls;

  registerCall(app, staffCases.list, async (c) => {
    const { page, page_size: pageSize, tab, kind, q, warehouse_id: warehouseId } = c.input;
    const stores = storesAsked(c.account.staff!, warehouseId);
    const filter = { stores, kind, q, staffId: c.account.accountId, now: c.now };
    const [rows, counts] = await Promise.all([
      readCases(c.db, filter, { tab, limit: pageSize, offset: (page - 1) * pageSize }),
      countCases(c.db, filter),
    ]);
    if (q) await writeLook(c.db, c, 'customer.search', { subject: { kind: 'customer' } });
    return { page: pageOfListed(counts[tab], page, pageSize), cases: rows.map(caseRowToWire), counts };
  });

  registerCall(app, staffCases.detail, async (c) => {
    const found = await caseOf(c.db, c.account, c.input.case_id);
    await writeLook(c.db, c, 'order.view', {
      subject: { kind: 'order', id: found.orderId, name: found.orderNumber },
      warehouseId: found.warehouseId,
    });
    return { case: await caseToWire(c, found) };
  });

  // that somebody looks is written down with the case, which leads here
  registerCall(app, staffCases.photo, async (c) =>
    privatePictureAnswer(await photoForStaff(c.db, c.account, c.input.photo)),
  );

  registerCall(app, staffCases.take, async (c) => {
    const { case_id: caseId, mine, seen_assignee: seenAssignee } = c.input;
    await takeCase(c.deps, c.account, { caseId, mine, seenAssignee });
    return pageOfCase(c, caseId);
  });

  registerCall(app, staffCases.answer, async (c) => {
    const { case_id: caseId, text, idempotency_key: key } = c.input;
    await answerCase(c.deps, c.account, { caseId, text, key });
    return pageOfCase(c, caseId);
  });

  registerCall(app, staffCases.decide, async (c) => {
    const { case_id: caseId, lines, outcome, text, confirm, expected_total: expected } = c.input;
    const refund = await decideCase(c.deps, c.account, {
      caseId,
      lines: lines.map((line) => ({ orderLineId: line.order_line_id, quantity: line.quantity })),
      outcome,
      text,
      confirm,
      expectedCents: expected === undefined ? undefined : Math.round(expected * 100),
    });
    return { refund, ...(await pageOfCase(c, caseId)) };
  });

  registerCall(app, staffCases.redeliver, async (c) => {
    const { case_id: caseId, lines, timeslot_id: timeslotId, text, confirm } = c.input;
    const slots = await redeliverCase(c.deps, c.account, {
      caseId,
      lines: lines.map((line) => ({ orderLineId: line.order_line_id, quantity: line.quantity })),
      timeslotId,
      text,
      confirm,
    });
    const today = shopDay(c.now.getTime());
    return {
      slots: slots.map(({ day, ...slot }) => ({ ...slot, date: day, dayLabel: relativeDay(day, today) })),
      ...(await pageOfCase(c, caseId)),
    };
  });

  registerCall(app, staffCases.close, async (c) => {
    const { case_id: caseId, closed } = c.input;
    await closeCase(c.deps, c.account, { caseId, closed });
    return pageOfCase(c, caseId);
  });
}

type Asking = Pick<CallContext, 'deps' | 'account' | 'db'>;

async function pageOfCase(c: Asking, caseId: number) {
  return { case: await caseToWire(c, await caseOf(c.db, c.account, caseId)) };
}
