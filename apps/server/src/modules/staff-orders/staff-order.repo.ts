import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ofStores } from '../../platform/db/of-stores.ts';
import type { StaffRights } from '../../platform/staff-rights.ts';
import { wasKept } from '../order-book/index.ts';

/* What the page of an order shows beside what its customer sees. */

/** Who ordered, with what helps on the telephone; their orders are those of these stores. */
export async function readCustomer(db: Db, orderId: number, stores: StaffRights['stores']) {
  const { rows } = await sql<{
    userId: number;
    firstName: string;
    lastName: string;
    email: string;
    phone: string | null;
    birthDate: string | null;
    companyId: number | null;
    companyName: string | null;
    since: Date | null;
    orders: number;
  }>`
    select a.account_id as "userId", a.first_name as "firstName", a.last_name as "lastName", a.email, a.phone,
      a.birth_date as "birthDate", c.company_id as "companyId", c.name as "companyName",
      theirs.since, theirs.orders
    from orders asked join account a using (account_id) left join company c on c.company_id = asked.company_id
      cross join lateral (select min(o.created_at) as since, count(*) filter (where ${wasKept})::int as orders
        from orders o where o.account_id = a.account_id and ${ofStores(stores)}) theirs
    where asked.order_id = ${orderId}`.execute(db);
  return rows[0]!;
}

/**
 * The payments of an order, in the order of its tenders, each with when it came into its state: a part given back afterwards does not
 * make it taken later. Raw: a subquery beside the columns.
 */
export function readPayments(db: Db, orderId: number) {
  return db
    .selectFrom('payment')
    .select([
      'payment_id as paymentId',
      'provider',
      'provider_ref as reference',
      'state',
      'amount_cents as amountCents',
      'captured_cents as capturedCents',
      'refunded_cents as refundedCents',
      // what was given back in part counts as taken (order-tenders.ts)
      sql<Date>`coalesce((select max(e.at) from payment_event e where e.payment_id = payment.payment_id
        and e.kind = case when refunded_cents between 1 and captured_cents - 1 then 'captured' else state end), updated_at)`.as(
        'changedAt',
      ),
    ])
    .where('order_id', '=', orderId)
    .orderBy('order_version')
    .orderBy('position')
    .orderBy('payment_id')
    .execute();
}

/** When money was held, taken and given back; parts of the same minute are one. */
export async function readMoneyEvents(db: Db, orderId: number) {
  const { rows } = await sql<{ kind: 'authorised' | 'captured' | 'refunded'; at: Date; cents: number; ways: number }>`
    select e.kind, max(e.at) as at, sum(e.amount_cents)::int as cents, count(distinct e.payment_id)::int as ways
    from payment_event e join payment p using (payment_id)
    where p.order_id = ${orderId} and e.kind in ('authorised', 'captured', 'refunded') and e.amount_cents > 0
    group by e.kind, date_trunc('minute', e.at) order by at`.execute(db);
  return rows;
}

/** Crates packed for an order so far. */
export async function countCrates(db: Db, orderId: number): Promise<number> {
  const { crates } = await db
    .selectFrom('picking_crate')
    .select(({ fn }) => fn.countAll<number>().as('crates'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(crates);
}

/** Where an order is on the round that brings it; undefined while it is on none. */
export async function roundOf(
  db: Db,
  orderId: number,
): Promise<{ number: number; stop: number; stops: number } | undefined> {
  const { rows } = await sql<{ number: number; stop: number; stops: number }>`
    select r.number, (select count(*)::int from round_stop e where e.round_id = s.round_id and e.position <= s.position) as stop,
      (select count(*)::int from round_stop e where e.round_id = s.round_id) as stops
    from round_stop s join round r using (round_id) where s.order_id = ${orderId} and s.state <> 'back'`.execute(db);
  return rows[0];
}

export function readNotes(db: Db, orderNumber: string) {
  return db
    .selectFrom('order_note as n')
    .innerJoin('account as a', 'a.account_id', 'n.account_id')
    .select(['n.order_note_id as orderNoteId', 'n.at', 'n.text', 'a.account_id as userId', 'a.first_name as name'])
    .where('n.order_number', '=', orderNumber)
    .orderBy('n.order_note_id')
    .execute();
}

export async function insertNote(
  tx: Tx,
  { orderNumber, accountId, text, now }: { orderNumber: string; accountId: number; text: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('order_note')
    .values({ order_number: orderNumber, account_id: accountId, text, at: now })
    .execute();
}

/** What of an order asks for somebody's eye. */
export async function readWatch(db: Db, orderId: number): Promise<{ paymentMissing: boolean; collected: boolean }> {
  const row = await db
    .selectFrom('order_settlement')
    .select(['missing_cents as missingCents', sql<boolean>`collected_at is not null`.as('collected')])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return {
    paymentMissing: row !== undefined && !row.collected && row.missingCents > 0,
    collected: row?.collected ?? true,
  };
}

export async function missingCentsOf(db: Db | Tx, orderId: number): Promise<number> {
  const row = await db
    .selectFrom('order_settlement')
    .select('missing_cents as cents')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.cents ?? 0;
}

/** Whether alcohol is among what came, or is to come. */
export async function hasAlcohol(db: Db | Tx, orderId: number): Promise<boolean> {
  const line = await db
    .selectFrom('order_line')
    .select('order_line_id')
    .where('order_id', '=', orderId)
    .where('alcohol', '=', true)
    .where(sql<boolean>`outcome is distinct from 'missing'`)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/** Lines of which somebody's age has to be seen. */
export async function alcoholLines(db: Db, orderId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('order_line')
    .select('order_line_id')
    .where('order_id', '=', orderId)
    .where('alcohol', '=', true)
    .execute();
  return new Set(rows.map((row) => row.order_line_id));
}

/** Gives an order the times of its slot. */
export async function writeSlotOfOrder(
  tx: Tx,
  orderId: number,
  slot: { timeslotId: number; beginAt: Date; endAt: Date; cutoffAt: Date },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      timeslot_id: slot.timeslotId,
      slot_begin_at: slot.beginAt,
      slot_end_at: slot.endAt,
      cutoff_at: slot.cutoffAt,
      updated_at: now,
    })
    .where('order_id', '=', orderId)
    .execute();
}
