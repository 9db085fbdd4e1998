import type { NoticeKind } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { PushAddress } from './push-message.ts';

/* What there is to say to devices (table push_notice). Raw: each kind is a condition on tables of its own. */

/** Kinds whose mails leave from here: those of the others are promised by the button or the field that asks for them. */
const mailed = sql.raw(`('substitutions', 'slot', 'voucher')`);

/** Said yes: to devices, and has one, or to mails. */
const wants = (kind: NoticeKind) => sql`
  notice_choice c join account a on a.account_id = c.account_id and a.disabled_at is null and c.kind = ${kind}
    and (c.push and exists (select from push_device d where d.account_id = c.account_id) or c.mail and c.kind in ${mailed})`;

/** Minutes before a held slot is free again. */
const SLOT_MINUTES = 10;
/** Days before a voucher is worth nothing. */
const VOUCHER_DAYS = 7;

/** Writes down what there is to say now and was not found before. */
export async function findNotices(db: Db, now: Date): Promise<void> {
  const at = sql`${now}::timestamptz`;
  const hours = (count: number) => sql`${at} + make_interval(hours => ${count})`;
  const askedFor = (kind: 'product' | 'zone') => sql`
    from ${wants(kind)} join notify_request n on lower(n.email) = lower(a.email) and n.kind = ${kind}
      and n.done_at > ${at} - interval '1 day'`;
  await sql`
    insert into push_notice (account_id, kind, subject, about, path, found_at, ends_at)
    select account_id, kind, subject, about, path, ${at}, ends_at from (
      select o.account_id, 'substitutions' as kind, o.order_id::text as subject, o.order_number as about,
        '/profile/orders/' || o.order_id as path, ${hours(2)} as ends_at
      from ${wants('substitutions')} join orders o on o.account_id = c.account_id and o.state = 'picking'
      where exists (select from picking_line p where p.order_id = o.order_id and p.status = 'substituted' and not p.refused)
      union all
      select o.account_id, 'van', o.order_id::text, o.order_number, '/profile/orders/' || o.order_id, ${hours(4)}
      from ${wants('van')} join orders o on o.account_id = c.account_id and o.state = 'out-for-delivery'
        and o.delivery_service_id = 1
      union all
      select b.account_id, 'slot', b.slot_booking_id || '/' || extract(epoch from b.hold_expires_at), '', '/checkout',
        b.hold_expires_at
      from ${wants('slot')} join slot_booking b on b.account_id = c.account_id and b.state = 'held'
        and b.hold_expires_at > ${at} and b.hold_expires_at <= ${at} + make_interval(mins => ${SLOT_MINUTES})
        and exists (select from cart_item i where i.cart_id = b.cart_id)
      union all
      select a.account_id, 'product', n.notify_request_id::text, p.name, '/product/' || p.slug, n.done_at + interval '1 day'
      ${askedFor('product')} join product p using (product_id)
      union all
      select a.account_id, 'zone', n.notify_request_id::text, n.postalcode, '/', n.done_at + interval '1 day'
      ${askedFor('zone')}
      union all
      select g.account_id, 'voucher', g.gift_certificate_id::text, g.balance_cents::text, '/profile/gifts', g.valid_to
      from ${wants('voucher')} join gift_certificate g on g.account_id = c.account_id and g.balance_cents > 0
        and g.valid_from <= ${at} and g.valid_to > ${at} and g.valid_to <= ${at} + make_interval(days => ${VOUCHER_DAYS})
      union all
      select p.account_id, 'weekly', p.weekly_place_id || '/' || p.told_state, concat_ws(' ', p.state, to_char(p.day, 'YYYY-MM-DD'),
        to_char(p.confirm_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"')), '/profile/weekly',
        case when p.state = 'reserved' then p.confirm_by else ${hours(24)} end
      from ${wants('weekly')} join weekly_place p on p.account_id = c.account_id and p.told_at > ${at} - interval '1 hour'
        and p.told_state = p.state || coalesce(':' || p.reason, '')
    ) found on conflict (account_id, kind, subject) do nothing`.execute(db);
}

/**
 * Takes what may be said now, the oldest at the head: nothing in somebody's quiet hours, and nothing that is over.
 * @param minute of the day in Italy
 * @returns one row for each device
 */
export async function takeNotices(
  tx: Tx,
  { now, minute, limit }: { now: Date; minute: number; limit: number },
): Promise<{ noticeId: number; accountId: number; deviceId: number }[]> {
  const isQuiet = sql`exists (select from notice_quiet q where q.account_id = n.account_id and (
    (q.from_minute < q.to_minute and ${minute}::int >= q.from_minute and ${minute}::int < q.to_minute) or
    (q.from_minute > q.to_minute and (${minute}::int >= q.from_minute or ${minute}::int < q.to_minute))))`;
  const { rows } = await sql<{ noticeId: number; accountId: number; deviceId: number }>`
    with taken as (
      update push_notice set queued_at = ${now} where push_notice_id in (
        select push_notice_id from push_notice n
        where n.queued_at is null and (n.ends_at <= ${now} or not ${isQuiet})
        order by n.found_at limit ${limit} for update skip locked)
      returning push_notice_id, account_id, ends_at)
    select t.push_notice_id as "noticeId", t.account_id as "accountId", d.push_device_id as "deviceId"
    from taken t join push_device d using (account_id) where t.ends_at > ${now}`.execute(tx);
  return rows;
}

/** Takes what may be said by mail now, the oldest at the head. Mails make no noise: nobody's quiet hours hold them. */
export async function takeMails(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<{ noticeId: number }[]> {
  const { rows } = await sql<{ noticeId: number }>`
    update push_notice set mailed_at = ${now} where push_notice_id in (
      select n.push_notice_id from push_notice n join notice_choice c on c.account_id = n.account_id and c.kind = n.kind
      where n.mailed_at is null and n.ends_at > ${now} and c.mail and c.kind in ${mailed}
      order by n.found_at limit ${limit} for update of n skip locked)
    returning push_notice_id as "noticeId"`.execute(tx);
  return rows;
}

export interface NoticeForMailbox {
  kind: NoticeKind;
  about: string;
  path: string;
  endsAt: Date;
  email: string;
}

/** What to say by mail, while its customer is there and wants it still. */
export async function readMail(db: Db, noticeId: number): Promise<NoticeForMailbox | undefined> {
  const { rows } = await sql<NoticeForMailbox>`
    select n.kind, n.about, n.path, n.ends_at as "endsAt", a.email
    from push_notice n join account a on a.account_id = n.account_id and a.disabled_at is null
      join notice_choice c on c.account_id = n.account_id and c.kind = n.kind and c.mail
    where n.push_notice_id = ${noticeId}`.execute(db);
  return rows[0];
}

export interface NoticeForDevice {
  address: PushAddress;
  kind: NoticeKind;
  about: string;
  path: string;
  subject: string;
  endsAt: Date;
}

/** What to say to a device, while both are there and its customer wants it still. */
export async function readNotice(db: Db, noticeId: number, deviceId: number): Promise<NoticeForDevice | undefined> {
  const { rows } = await sql<NoticeForDevice>`
    select n.kind, n.about, n.path, n.subject, n.ends_at as "endsAt",
      json_build_object('service', d.service, 'endpoint', d.endpoint, 'p256dh', d.p256dh, 'auth', d.auth) as address
    from push_notice n join push_device d using (account_id)
      join notice_choice c on c.account_id = n.account_id and c.kind = n.kind and c.push
    where n.push_notice_id = ${noticeId} and d.push_device_id = ${deviceId}`.execute(db);
  return rows[0];
}

/** @param since the device was gone by then; one that told us of itself later is there again */
export async function removeGoneDevice(db: Db, endpoint: string, since?: Date): Promise<void> {
  await db
    .deleteFrom('push_device')
    .where('endpoint', '=', endpoint)
    .$if(since !== undefined, (query) => query.where('created_at', '<=', since!))
    .execute();
}

/** Vouchers end within a week and what is found lasts a day: after a month nothing is found again. */
export async function forgetNotices(db: Db, now: Date): Promise<void> {
  await sql`delete from push_notice where found_at < ${now}::timestamptz - interval '30 days'`.execute(db);
}
