import { type AuditSubject, mostListed } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { withinList } from '../../platform/db/listed.ts';
import { startOfShopDay } from '../../platform/db/shop-day.ts';

export interface AuditRow {
  accountId: number;
  actorName: string;
  action: string;
  subject: { kind: AuditSubject; id?: number | undefined; name?: string | undefined };
  warehouseId?: number | undefined;
  before?: object | undefined;
  after?: object | undefined;
  reason?: string | undefined;
}

export async function insertAudit(db: Db | Tx, row: AuditRow, now: Date): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: now,
      account_id: row.accountId,
      actor_name: row.actorName,
      action: row.action,
      subject_kind: row.subject.kind,
      subject_id: row.subject.id ?? null,
      subject_name: row.subject.name ?? null,
      warehouse_id: row.warehouseId ?? null,
      before: row.before ? JSON.stringify(row.before) : null,
      after: row.after ? JSON.stringify(row.after) : null,
      reason: row.reason ?? null,
    })
    .execute();
}

/** Whether somebody looked at the same thing since then: one look is one line, however often a page reads it. */
export async function hasLookedSince(db: Db, { accountId, action, subject }: AuditRow, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('audit_log')
    .select('audit_id')
    .where('account_id', '=', accountId)
    .where('action', '=', action)
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id ?? null)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface AuditFilter {
  /** Entries of these warehouses only; those of no warehouse are for who works for all. */
  stores: 'all' | readonly number[];
  userId?: number | undefined;
  subject?: AuditRow['subject']['kind'] | undefined;
  subjectId?: number | undefined;
  /** Days of the shop, both included. */
  from?: string | undefined;
  to?: string | undefined;
  page: number;
  pageSize: number;
}

/** A page of the log, the latest first. */
export async function readAudit(db: Db, filter: AuditFilter) {
  let found = db.selectFrom('audit_log');
  if (filter.stores !== 'all') {
    found = found.where('warehouse_id', '=', sql<number>`any(${[...filter.stores]}::int[])`);
  }
  if (filter.userId) found = found.where('account_id', '=', filter.userId);
  if (filter.subject) found = found.where('subject_kind', '=', filter.subject);
  if (filter.subjectId) found = found.where('subject_id', '=', filter.subjectId);
  if (filter.from) found = found.where('at', '>=', startOfShopDay(filter.from));
  if (filter.to) found = found.where('at', '<', startOfShopDay(filter.to, 1));
  const { limit, offset } = withinList({ limit: filter.pageSize, offset: (filter.page - 1) * filter.pageSize });
  const { total } = await db
    .selectFrom(
      found
        .select('audit_id')
        .limit(mostListed + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const entries = await found.selectAll().orderBy('audit_id', 'desc').limit(limit).offset(offset).execute();
  return { entries, total: Number(total) };
}

/** Who may be in the entries of these warehouses, by name: their staff, and who works for all. */
export function peopleOfAudit(db: Db, stores: AuditFilter['stores']) {
  let found = db
    .selectFrom('staff_member as m')
    .innerJoin('account as a', 'a.account_id', 'm.account_id')
    .select(['m.account_id as userId', sql<string>`trim(a.first_name || ' ' || a.last_name)`.as('name')]);
  if (stores !== 'all') {
    found = found.where(sql<boolean>`(m.store_ids = '{}' or m.store_ids && ${[...stores]}::int[])`);
  }
  return found.orderBy('name').orderBy('userId').execute();
}

/** Changes of an order's slot, the first one first: its history does not hold them. */
export function slotChangesOf(db: Db, orderId: number) {
  return db
    .selectFrom('audit_log')
    .select(['at', 'action', 'actor_name as name', 'reason', 'after'])
    .where('subject_kind', '=', 'order')
    .where('subject_id', '=', orderId)
    .where('action', '=', 'order.change-slot')
    .orderBy('audit_id')
    .execute();
}

/** What staff changed of something, the latest first. */
export function changesOfSubject(db: Db, kind: AuditRow['subject']['kind'], id: number, limit: number) {
  return db
    .selectFrom('audit_log')
    .select(['audit_id as auditId', 'at', 'action', 'actor_name as name', 'before', 'after'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('after', 'is not', null)
    .orderBy('audit_id', 'desc')
    .limit(limit)
    .execute();
}
