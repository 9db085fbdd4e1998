import { type AuditEntry, type AuditSubject, calls, pageOfListed } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { readAudit } from './audit.repo.ts';
import { auditLabels } from './write-audit.ts';

export function registerAuditRoutes(app: FastifyInstance): void {
  registerCall(app, calls.staff.audit, async (c) => {
    const { page, page_size: pageSize, user_id: userId, subject, subject_id: subjectId, from, to } = c.input;
    const { stores } = c.account.staff!;
    const filter = { stores, userId, subject, subjectId, from, to, page, pageSize };
    const { entries, total } = await readAudit(c.db, filter);
    return { page: pageOfListed(total, page, pageSize), entries: entries.map(toWire) };
  });
}

type Row = Awaited<ReturnType<typeof readAudit>>['entries'][number];

const toWire = (row: Row): AuditEntry => ({
  auditId: row.audit_id,
  at: row.at.toISOString(),
  userId: row.account_id,
  name: row.actor_name,
  action: row.action,
  label: (auditLabels as Record<string, string>)[row.action] ?? row.action,
  subject: {
    kind: row.subject_kind as AuditSubject,
    ...(row.subject_id === null ? {} : { id: row.subject_id }),
    ...(row.subject_name === null ? {} : { name: row.subject_name }),
  },
  ...(row.warehouse_id === null ? {} : { warehouseId: row.warehouse_id }),
  ...(row.before === null ? {} : { before: row.before }),
  ...(row.after === null ? {} : { after: row.after }),
  ...(row.reason === null ? {} : { reason: row.reason }),
});
