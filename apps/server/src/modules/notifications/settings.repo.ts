import type { NoticeKind } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { PushAddress } from './push-service.ts';

/* What a customer wants to be told of, and where: tables notice_choice, notice_quiet, push_device. */

export interface Choice {
  kind: NoticeKind;
  /** Null: not answered. */
  mail: boolean | null;
  push: boolean | null;
}

export interface QuietHours {
  /** Minutes of the day in Italy. */
  from: number;
  to: number;
}

export async function readChoices(db: Db, accountId: number): Promise<Choice[]> {
  const rows = await db.selectFrom('notice_choice').selectAll().where('account_id', '=', accountId).execute();
  return rows.map(({ kind, mail, push }) => ({ kind: kind as NoticeKind, mail, push }));
}

export async function writeChoice(
  db: Db,
  {
    accountId,
    kind,
    channel,
    wanted,
  }: { accountId: number; kind: NoticeKind; channel: 'mail' | 'push'; wanted: boolean },
): Promise<void> {
  await db
    .insertInto('notice_choice')
    .values({ account_id: accountId, kind, [channel]: wanted })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet({ [channel]: wanted }))
    .execute();
}

/** Whether a mailbox wants mails of a kind: those who did not answer do, since they asked for each. */
export async function readMailChoice(db: Db, email: string, kind: NoticeKind): Promise<boolean> {
  const row = await db
    .selectFrom('notice_choice as c')
    .innerJoin('account as a', 'a.account_id', 'c.account_id')
    .select('c.mail')
    .where(sql<boolean>`lower(a.email) = lower(${email})`)
    .where('c.kind', '=', kind)
    .executeTakeFirst();
  return row?.mail ?? true;
}

/** The mail about the van has been a field of the account for longer. */
export async function readVanMail(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('delivery_notice')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.delivery_notice;
}

export async function writeVanMail(db: Db, accountId: number, wanted: boolean): Promise<void> {
  await db.updateTable('account').set({ delivery_notice: wanted }).where('account_id', '=', accountId).execute();
}

export async function readQuiet(db: Db, accountId: number): Promise<QuietHours | undefined> {
  return db
    .selectFrom('notice_quiet')
    .select(['from_minute as from', 'to_minute as to'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** The same minute twice means no quiet hours. */
export async function writeQuiet(db: Db, accountId: number, { from, to }: QuietHours): Promise<void> {
  const minutes = { from_minute: from, to_minute: to };
  await db
    .insertInto('notice_quiet')
    .values({ account_id: accountId, ...minutes })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(minutes))
    .execute();
}

export async function readDevices(db: Db, accountId: number): Promise<(PushAddress & { deviceId: number })[]> {
  return db
    .selectFrom('push_device')
    .select(['push_device_id as deviceId', 'endpoint', 'p256dh', 'auth'])
    .where('account_id', '=', accountId)
    .orderBy('push_device_id')
    .execute();
}

/** Devices one account may have: a browser that is installed again is another one. The one that was there first leaves. */
const MOST_DEVICES = 20;

/**
 * Lets a device be told for as long as its session lasts. One that somebody else was signed in on before is theirs no more.
 * @param token of the session
 */
export async function writeDevice(
  db: Db,
  { accountId, token, endpoint, p256dh, auth, now }: PushAddress & { accountId: number; token: string; now: Date },
): Promise<void> {
  await sql`
    insert into push_device (account_id, session_id, endpoint, p256dh, auth, created_at)
    select account_id, session_id, ${endpoint}, ${p256dh}, ${auth}, ${now} from session
    where account_id = ${accountId} and token_hash = sha256(convert_to(${token}, 'UTF8'))
    on conflict (endpoint) do update set account_id = excluded.account_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`.execute(db);
  await sql`
    delete from push_device where push_device_id in (select push_device_id from push_device
      where account_id = ${accountId} order by created_at desc, push_device_id desc offset ${MOST_DEVICES})`.execute(
    db,
  );
}

export async function removeDevice(db: Db, accountId: number, endpoint: string): Promise<void> {
  await db.deleteFrom('push_device').where('account_id', '=', accountId).where('endpoint', '=', endpoint).execute();
}
