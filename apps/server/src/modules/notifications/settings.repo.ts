import type { NoticeKind } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { AppAddress, BrowserAddress } from './push-message.ts';

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

export async function readDevices(db: Db, accountId: number): Promise<{ endpoint: string }[]> {
  return db
    .selectFrom('push_device')
    .select('endpoint')
    .where('account_id', '=', accountId)
    .orderBy('push_device_id')
    .execute();
}

/** Devices one account may have: a browser that is installed again is another one. The one that was there first leaves. */
const MOST_DEVICES = 20;

export interface OfSession {
  accountId: number;
  /** Of the session the device is signed in by. */
  token: string;
  now: Date;
}

const isSession = ({ accountId, token }: OfSession) =>
  sql`account_id = ${accountId} and token_hash = sha256(convert_to(${token}, 'UTF8'))`;

/** Lets a browser be told for as long as its session lasts. One that somebody else was signed in on before is theirs no more. */
export async function writeBrowser(
  db: Db,
  session: OfSession,
  address: Omit<BrowserAddress, 'service'>,
): Promise<void> {
  await write(db, session, { ...address, service: 'web' });
}

/** Lets the app be told for as long as its session lasts: by one token, its last. */
export async function writeApp(db: Db, session: OfSession, address: AppAddress): Promise<void> {
  await write(db, session, { ...address, p256dh: null, auth: null });
  await sql`
    delete from push_device where service = ${address.service} and endpoint <> ${address.endpoint}
      and session_id in (select session_id from session where ${isSession(session)})`.execute(db);
}

interface DeviceRow {
  service: string;
  endpoint: string;
  p256dh: string | null;
  auth: string | null;
}

async function write(db: Db, session: OfSession, { service, endpoint, p256dh, auth }: DeviceRow): Promise<void> {
  await sql`
    insert into push_device (account_id, session_id, service, endpoint, p256dh, auth, created_at)
    select account_id, session_id, ${service}, ${endpoint}, ${p256dh}, ${auth}, ${session.now} from session
    where ${isSession(session)}
    on conflict (endpoint) do update set account_id = excluded.account_id, session_id = excluded.session_id,
      service = excluded.service, p256dh = excluded.p256dh, auth = excluded.auth,
      created_at = excluded.created_at`.execute(db);
  await sql`
    delete from push_device where push_device_id in (select push_device_id from push_device
      where account_id = ${session.accountId} order by created_at desc, push_device_id desc offset ${MOST_DEVICES})`.execute(
    db,
  );
}

/**
 * The system gave the app another token. Only the token of a session that said yes is changed; what is on its way goes to the new one.
 * @throws a unique violation when somebody signs in on the same device at the same moment
 */
export async function renewApp(db: Db, session: OfSession, { service, endpoint }: AppAddress): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select d.push_device_id as id from push_device d join session s using (session_id)
    where d.service = ${service} and s.account_id = ${session.accountId}
      and s.token_hash = sha256(convert_to(${session.token}, 'UTF8')) for update of d`.execute(db);
  const device = rows[0];
  if (!device) return;
  await sql`delete from push_device where endpoint = ${endpoint} and push_device_id <> ${device.id}`.execute(db);
  await sql`
    update push_device set endpoint = ${endpoint}, created_at = ${session.now} where push_device_id = ${device.id}`.execute(
    db,
  );
}

export async function removeDevice(db: Db, accountId: number, endpoint: string): Promise<void> {
  await db.deleteFrom('push_device').where('account_id', '=', accountId).where('endpoint', '=', endpoint).execute();
}
