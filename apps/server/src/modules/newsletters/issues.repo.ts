import type { NewsletterSegment, NewsletterState } from '@sporta/contract/staff-newsletter-words.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/* Issues of the newsletter (table newsletter_issue). Raw: each comes with the figures of its deliveries and its audience. */

export interface IssueFields {
  subject: string;
  preview: string;
  body: string;
  productIds: readonly number[];
  segment: NewsletterSegment;
  warehouseId: number | null;
}

export interface Issue extends IssueFields {
  issueId: number;
  state: NewsletterState;
  revision: number;
  sendAt: Date | null;
  sentAt: Date | null;
  audience: number;
  waiting: number;
  sent: number;
  uncertain: number;
  bounced: number;
  failed: number;
  left: number;
}

/** Addresses that confirmed, that take mail, and that are of the segment of the issue `i`. */
const isReader = (
  now: Date,
): RawBuilder<unknown> => sql`s.confirmed_at is not null and s.bounced_at is null and case i.segment
  when 'all' then true
  when 'absent' then not exists (select from account a join orders o using (account_id) where lower(a.email) = s.email
    and o.state = 'delivered' and o.slot_begin_at > ${now}::timestamptz - interval '60 days')
  else exists (select from account a join orders o using (account_id) where lower(a.email) = s.email and o.state = 'delivered'
    and (i.segment = 'active' and o.slot_begin_at > ${now}::timestamptz - interval '60 days' or i.warehouse_id = o.warehouse_id)) end`;

const columns = (
  now: Date,
) => sql`i.newsletter_issue_id as "issueId", i.subject, i.preview, i.body, i.product_ids as "productIds",
  i.segment, i.warehouse_id as "warehouseId", i.state, i.revision, i.send_at as "sendAt", i.sent_at as "sentAt",
  case when i.state in ('draft', 'planned') then (select count(*)::int from newsletter_subscription s where ${isReader(now)}) else 0 end as audience,
  d.*`;
const figures = sql`cross join lateral (select count(*) filter (where d.state = 'waiting')::int as waiting,
  count(*) filter (where d.state = 'sent')::int as sent, count(*) filter (where d.state = 'taken')::int as uncertain,
  count(*) filter (where d.state = 'bounced')::int as bounced, count(*) filter (where d.state = 'failed')::int as failed,
  count(d.left_at)::int as "left" from newsletter_delivery d where d.newsletter_issue_id = i.newsletter_issue_id) d`;

export async function listIssues(db: Db, now: Date): Promise<Issue[]> {
  const { rows } = await sql<Issue>`select ${columns(now)} from newsletter_issue i ${figures}
    order by i.newsletter_issue_id desc limit 100`.execute(db);
  return rows;
}

export async function findIssue(db: Db | Tx, issueId: number, now: Date): Promise<Issue | undefined> {
  const { rows } = await sql<Issue>`select ${columns(now)} from newsletter_issue i ${figures}
    where i.newsletter_issue_id = ${issueId}`.execute(db);
  return rows[0];
}

/** Locks an issue. @returns what decides whether it may change; undefined when there is none */
export function lockIssue(tx: Tx, issueId: number) {
  return tx
    .selectFrom('newsletter_issue')
    .select(['state', 'revision', 'subject'])
    .where('newsletter_issue_id', '=', issueId)
    .forUpdate()
    .executeTakeFirst();
}

const rowOf = ({ productIds, warehouseId, ...fields }: IssueFields, now: Date) => ({
  ...fields,
  product_ids: [...productIds],
  warehouse_id: warehouseId,
  changed_at: now,
});

export async function insertIssue(tx: Tx, fields: IssueFields, now: Date): Promise<number> {
  const row = await tx
    .insertInto('newsletter_issue')
    .values(rowOf(fields, now))
    .returning('newsletter_issue_id')
    .executeTakeFirstOrThrow();
  return row.newsletter_issue_id;
}

export async function updateIssue(tx: Tx, issueId: number, fields: IssueFields, now: Date): Promise<void> {
  await tx
    .updateTable('newsletter_issue')
    .set((eb) => ({ ...rowOf(fields, now), revision: eb('revision', '+', 1) }))
    .where('newsletter_issue_id', '=', issueId)
    .execute();
}

export async function setIssueState(
  tx: Tx,
  issueId: number,
  state: 'draft' | 'planned',
  sendAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('newsletter_issue')
    .set((eb) => ({ state, send_at: sendAt, revision: eb('revision', '+', 1) }))
    .where('newsletter_issue_id', '=', issueId)
    .execute();
}

/** Planned issues whose time has come begin to leave: every reader gets a delivery, once. */
export async function beginDue(tx: Tx, now: Date): Promise<void> {
  await sql`with due as (update newsletter_issue set state = 'sending' where state = 'planned' and send_at <= ${now} returning *)
    insert into newsletter_delivery (newsletter_issue_id, subscription_id, next_at)
    select i.newsletter_issue_id, s.newsletter_subscription_id, ${now} from due i join newsletter_subscription s on ${isReader(now)}
    on conflict do nothing`.execute(tx);
}

/** Issues of which nothing waits any more are sent. */
export async function endSent(db: Db, now: Date): Promise<void> {
  await sql`update newsletter_issue i set state = 'sent', sent_at = ${now} where i.state = 'sending' and not exists
    (select from newsletter_delivery d where d.newsletter_issue_id = i.newsletter_issue_id and d.state = 'waiting')`.execute(
    db,
  );
}
