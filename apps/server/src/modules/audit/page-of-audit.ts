import { type AuditEntry, type AuditSubject, pageOfListed } from '@sporta/contract';
import type { Db } from '../../platform/db/database.ts';
import { type AuditFilter, readAudit } from './audit.repo.ts';
import { auditLabels } from './write-audit.ts';

/** A page of the log as the Banco reads it, the latest first. */
export async function pageOfAudit(db: Db, filter: AuditFilter) {
  const { entries, total } = await readAudit(db, filter);
  return { page: pageOfListed(total, filter.page, filter.pageSize), entries: entries.map(toWire) };
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
