import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { hoursOfDay, type StoreHours } from '../warehouses/index.ts';
import { totalOf, wentAhead } from './bought-orders.ts';
import { closedThen } from './closed-then.ts';
import type { OrderView } from './order-view.ts';
import { newestVersionOf } from './orders.repo.ts';
import { storeSells } from './store-sells.ts';

/* Orders as the customer's pages show them, each with all that belongs to it. Raw: the rows of an order come as JSON, in one statement. */

/**
 * Which orders a customer sees: an attempt to pay that failed is shown on the payment page only, and of an order that was
 * changed only the version in force.
 */
const visible = wentAhead;

/* What its store says of the day on which it is to be fetched, as long as somebody may still come. */
const hoursThen = sql`
  case when o.delivery_service_id = ${deliveryServiceIds.pickup} and o.state in ('confirmed', 'reopened', 'picking', 'picked', 'ready')
      and o.slot_end_at > now() then
    ${hoursOfDay('o.warehouse_id', sql`(o.slot_begin_at at time zone 'Europe/Rome')::date`)} end`;

type ViewRow = Omit<OrderView, 'closedThen'> & { hoursThen: StoreHours | null };

const asView = ({ hoursThen: hours, ...order }: ViewRow): OrderView => ({
  ...order,
  closedThen: hours && closedThen(order, hours),
});

const view = sql`
  select o.order_id as "orderId", o.order_number as "orderNumber", o.version, o.state,
    case when o.version = 1 then o.created_at else (select f.created_at from orders f
      where f.order_number = o.order_number and f.version = 1 and f.state <> 'payment-failed') end as "createdAt",
    o.replaces_order_id as "replacesOrderId",
    (select jsonb_build_object('orderId', f.order_id, 'orderNumber', f.order_number)
      from order_problem p join orders f on f.order_id = p.order_id where p.order_problem_id = o.redelivers_problem_id) as redelivers,
    o.warehouse_id as "warehouseId",
    ${storeSells('o')} as "storeSells", ${hoursThen} as "hoursThen", o.delivery_service_id as "deliveryServiceId", o.timeslot_id as "timeslotId",
    to_char(o.slot_begin_at at time zone 'Europe/Rome', 'YYYY-MM-DD') as "slotDay",
    to_char(o.slot_begin_at at time zone 'Europe/Rome', 'HH24:MI') as "slotBegin",
    to_char(o.slot_end_at at time zone 'Europe/Rome', 'HH24:MI') as "slotEnd",
    o.slot_begin_at as "slotBeginAt", o.cutoff_at as "cutoffAt", o.total_cents as "totalCents",
    o.delivered_cents as "deliveredCents", o.address, o.order_comment as "orderComment",
    o.purchase_order as "purchaseOrder", o.cost_centre as "costCentre",
    o.items_cents as "itemsCents",
    o.packages_cents as "packagesCents", o.delivery_cents as "deliveryCents", o.pass_saved_cents as "passSavedCents", o.tax_cents as "taxCents",
    o.gift_cents as "certificateCents", o.payable_cents as "payableCents", o.authorise_cents as "authoriseCents", o.promotions,
    o.invoice_requested as "invoiceHolder",
    exists (select from payment_request q where q.order_id = o.order_id and q.closed_at is null) as "paymentAsked",
    (select jsonb_build_object('invoiceId', i.invoice_id, 'month', to_char(i.month, 'YYYY-MM'), 'year', year, 'number', number,
        'issuedAt', issued_at, 'holder', holder, 'dueDay', (select to_char(d.due_date, 'YYYY-MM-DD') from payment_due_date d
          where (d.order_id = i.order_id or d.invoice_id = i.invoice_id) and d.credit_note_id is null
            and d.due_date > d.document_date))
      from invoice_order io join invoice i using (invoice_id) where io.order_id = o.order_id) as invoice,
    a.first_name as "firstName", a.last_name as "lastName", a.account_id as "accountId",
    (select coalesce(jsonb_agg(jsonb_build_object(
        'orderLineId', order_line_id, 'productId', product_id, 'insertionTypeId', insertion_type_id, 'code', code, 'name', name,
        'brand', brand, 'description', description, 'slug', slug, 'sectorName', sector_name, 'sectorTint', sector_tint,
        'quantity', quantity, 'unit', unit, 'unitPriceCents', unit_price_cents, 'estimatedGrams', estimated_grams,
        'grossCents', gross_cents, 'promotionText', promotion_text, 'vatRateBp', vat_rate_bp, 'perishable', perishable, 'promotable', promotable,
        'isPackage', is_package, 'mealTicket', meal_ticket, 'boxItems', box_items, 'palletItems', pallet_items, 'acceptAlternatives', accept_alternatives, 'userNotes', user_notes, 'wantedSubstituteId', wanted_substitute_id,
        'deliveredQuantity', delivered_quantity, 'deliveredGrams', delivered_grams, 'deliveredCents', delivered_cents,
        'outcome', outcome, 'substitute', substitute,
        'refused', exists (select from picking_line p where p.order_line_id = l.order_line_id and p.refused), 'withdrawnAt', withdrawn_at,
        'givenBackQuantity', (select coalesce(sum(x.quantity), 0)::int from order_withdrawal_line x
          where x.order_line_id = l.order_line_id)) order by position), '[]')
      from order_line l where l.order_id = o.order_id) as lines,
    (select coalesce(jsonb_agg(jsonb_build_object('withdrawalId', w.order_withdrawal_id, 'requestedAt', w.requested_at,
        'reason', w.reason, 'refundCents', w.refund_cents, 'isProblem', w.order_problem_id is not null or w.staff_id is not null, 'isByStaff', w.staff_id is not null,
        'lines', (select coalesce(jsonb_agg(jsonb_build_object('orderLineId', order_line_id, 'quantity', quantity,
            'refundCents', refund_cents) order by order_line_id), '[]')
          from order_withdrawal_line x where x.order_withdrawal_id = w.order_withdrawal_id),
        'creditNote', (select jsonb_build_object('creditNoteId', credit_note_id, 'year', year, 'number', number,
            'issuedAt', issued_at, 'lines', c.lines, 'totalCents', total_cents)
          from credit_note c where c.order_withdrawal_id = w.order_withdrawal_id)) order by w.order_withdrawal_id), '[]')
      from order_withdrawal w where w.order_id = o.order_id) as withdrawals,
    (select coalesce(jsonb_agg(jsonb_build_object('problemReportId', order_problem_id, 'reportedAt', reported_at,
        'state', p.state, 'note', p.note, 'wish', p.wish, 'outcome', p.outcome, 'answer', p.answer, 'solvedAt', p.solved_at, 'refundCents', (select w.refund_cents
          from order_withdrawal w where w.order_problem_id = p.order_problem_id), 'lines', (select coalesce(jsonb_agg(jsonb_build_object(
            'orderLineId', order_line_id, 'problem', problem, 'quantity', x.quantity) order by order_line_id), '[]')
          from order_problem_line x where x.order_problem_id = p.order_problem_id),
        'redeliveries', (select coalesce(jsonb_agg(jsonb_build_object('orderId', r.order_id, 'orderNumber', r.order_number, 'state', r.state,
            'slotDay', to_char(r.slot_begin_at at time zone 'Europe/Rome', 'YYYY-MM-DD'),
            'slotBegin', to_char(r.slot_begin_at at time zone 'Europe/Rome', 'HH24:MI'),
            'slotEnd', to_char(r.slot_end_at at time zone 'Europe/Rome', 'HH24:MI'),
            'deliveredAt', (select max(e.at) from order_event e where e.order_id = r.order_id and e.to_state = 'delivered'))
            order by r.created_at, r.cart_id), '[]')
          from orders r where r.redelivers_problem_id = p.order_problem_id),
        'photos', (select coalesce(jsonb_agg(f.problem_photo_id order by f.at, f.problem_photo_id), '[]')
          from problem_photo f where f.order_problem_id = p.order_problem_id)) order by order_problem_id), '[]')
      from order_problem p where p.order_id = o.order_id) as problems,
    (select coalesce(jsonb_agg(jsonb_build_object('messageId', m.care_message_id, 'at', m.at, 'by', s.first_name, 'text', m.text)
          order by m.care_message_id), '[]')
      from care_case c join care_message m using (care_case_id) join account s on s.account_id = m.staff_id
      where c.order_id = o.order_id) as messages,
    (select coalesce(jsonb_agg(jsonb_build_object('at', at, 'actor', actor, 'fromState', from_state, 'toState', to_state, 'note', note,
        'version', v.version) order by order_event_id), '[]')
      from order_event e join orders v using (order_id) where e.order_id = any(array(select o.order_id union all
        select w.order_id from orders w where w.order_number = o.order_number and w.version < o.version
          and w.state = 'replaced'))) as events,
    (select coalesce(jsonb_agg(jsonb_build_object('orderPackageId', order_package_type_id, 'descr', descr, 'costCents', cost_cents,
        'quantity', quantity, 'deliveredQuantity', delivered_quantity, 'vatRateBp', vat_rate_bp) order by order_package_id), '[]')
      from order_package p where p.order_id = o.order_id) as packages,
    (select coalesce(jsonb_agg(jsonb_build_object('giftCertificateId', g.gift_certificate_id, 'kind', c.kind, 'description', g.description,
        'amountCents', g.amount_cents, 'state', g.state, 'returnedCents', (select coalesce(sum(r.amount_cents), 0)::int
          from order_gift_return r where r.order_id = g.order_id and r.gift_certificate_id = g.gift_certificate_id)) order by g.gift_certificate_id), '[]')
      from order_gift_certificate g join gift_certificate c using (gift_certificate_id) where g.order_id = o.order_id) as certificates,
    (select coalesce(jsonb_agg(jsonb_build_object('paymentId', p.payment_id, 'paymentTypeId', p.payment_type_id, 'provider', p.provider,
        'kind', t.kind, 'tickets', p.tickets, 'version', p.order_version, 'state', p.state, 'amountCents', p.amount_cents,
        'settledCents', s.amount_cents, 'settledTickets', s.tickets,
        'capturedCents', p.captured_cents, 'refundedCents', p.refunded_cents, 'name', t.name, 'brand', u.brand,
        'maskedNumber', u.masked_number, 'certificate', (select jsonb_build_object('giftCertificateId', gift_certificate_id,
            'code', code, 'validTo', valid_to, 'cents', i.amount_cents)
          from payment_certificate i join gift_certificate using (gift_certificate_id) where i.payment_id = p.payment_id)
        ) order by p.order_version, p.position, p.payment_id), '[]')
      from payment p join payment_type t using (payment_type_id) left join payment_auth u on u.payment_auth_id = p.payment_auth_id
        left join payment_settlement s on s.payment_id = p.payment_id
      where p.order_id = o.order_id) as payments
  from orders o join account a using (account_id)`;

export interface OrdersFilter {
  /** One customer's, or those of everybody in a company. */
  of: { accountId: number } | { companyId: number };
  filter: 'all' | 'open' | 'delivered' | 'cancelled';
  /** Part of the number, of a reference of the company, or of the name of who ordered. */
  text?: string | undefined;
  /** Of a company's: what this person ordered. */
  accountId?: number | undefined;
  /** Whatever its capitals. */
  costCentre?: string | undefined;
  /** Days of delivery, `YYYY-MM-DD`, both included. */
  fromDay?: string | undefined;
  toDay?: string | undefined;
  page: number;
  pageSize: number;
}

/** A page of orders, the latest first. */
export async function readOrders(
  db: Db,
  { page, pageSize, ...filter }: OrdersFilter,
): Promise<{ orders: OrderView[]; total: number }> {
  const where = matching(filter);
  const { rows: found } = await sql<{ total: number }>`
    select count(*) as total from ${counted(filter)} where ${where}`.execute(db);
  const { rows } = await sql<ViewRow>`
    ${view} where ${where}
    order by o.created_at desc, o.order_id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return { orders: rows.map(asView), total: found[0]?.total ?? 0 };
}

/** Names are looked at for a text only: without, all orders of a company are counted and summed in an index alone. */
const counted = ({ text }: Pick<OrdersFilter, 'text'>): RawBuilder<unknown> =>
  text === undefined ? sql`orders o` : sql`orders o join account a using (account_id)`;

const states: Record<OrdersFilter['filter'], RawBuilder<unknown> | undefined> = {
  all: undefined,
  open: sql`o.state in ('confirmed', 'reopened', 'picking', 'picked', 'ready', 'out-for-delivery', 'in-locker', 'not-delivered')`,
  delivered: sql`o.state in ('delivered', 'withdrawn')`,
  cancelled: sql`o.state = 'cancelled'`,
};

function matching(wanted: Omit<OrdersFilter, 'page' | 'pageSize'>): RawBuilder<unknown> {
  const { of, filter, text, accountId, costCentre, fromDay, toDay } = wanted;
  const day = sql`(o.slot_begin_at at time zone 'Europe/Rome')::date`;
  const all = [
    'accountId' in of ? sql`o.account_id = ${of.accountId}` : sql`o.company_id = ${of.companyId}`,
    visible,
    states[filter],
    text === undefined ? undefined : holding(text),
    accountId === undefined ? undefined : sql`o.account_id = ${accountId}`,
    costCentre === undefined ? undefined : sql`lower(o.cost_centre) = lower(${costCentre})`,
    fromDay === undefined ? undefined : sql`${day} >= ${fromDay}::date`,
    toDay === undefined ? undefined : sql`${day} <= ${toDay}::date`,
  ];
  return sql.join(
    all.filter((each) => each !== undefined),
    sql` and `,
  );
}

/** What the orders found cost together, in cents; nothing is owed of cancelled ones. */
export interface OrdersSum {
  totalCents: number;
  /** Some have not come yet: what they cost may change. */
  estimated: boolean;
}

export async function sumOrders(db: Db, filter: Omit<OrdersFilter, 'page' | 'pageSize'>): Promise<OrdersSum> {
  const { rows } = await sql<OrdersSum>`
    select coalesce(sum(${totalOf}), 0)::float8 as "totalCents", coalesce(bool_or(o.delivered_cents is null), false) as estimated
    from ${counted(filter)} where ${matching(filter)} and o.state <> 'cancelled'`.execute(db);
  return rows[0]!;
}

/**
 * By whom and for which cost centres a company ordered so far, also who has left it; both by name. Goes from each person and each
 * cost centre to the next in an index, so that a company with many orders waits no longer than one with few.
 */
export async function readOrderChoices(
  db: Db,
  companyId: number,
): Promise<{ people: { userId: number; name: string }[]; costCentres: string[] }> {
  const theirs = sql`o.company_id = ${companyId} and ${visible}`;
  const { rows } = await sql<{ people: { userId: number; name: string }[]; costCentres: string[] }>`
    with recursive buyer as (
      (select o.account_id from orders o where ${theirs} order by o.account_id limit 1)
      union all
      select (select o.account_id from orders o where ${theirs} and o.account_id > b.account_id order by o.account_id limit 1)
      from buyer b where b.account_id is not null),
    -- written in two ways it is one: the file of a month must not split it
    centre as (
      (select lower(o.cost_centre) as key, o.cost_centre as name from orders o where ${theirs} and o.cost_centre is not null
        order by lower(o.cost_centre), o.cost_centre limit 1)
      union all
      select n.key, n.name from centre c cross join lateral (
        select lower(o.cost_centre) as key, o.cost_centre as name from orders o
        where ${theirs} and o.cost_centre is not null and lower(o.cost_centre) > c.key
        order by lower(o.cost_centre), o.cost_centre limit 1) n)
    select (select coalesce(jsonb_agg(jsonb_build_object('userId', a.account_id, 'name', trim(a.first_name || ' ' || a.last_name))
          order by a.last_name, a.first_name, a.account_id), '[]')
        from account a where a.account_id in (select account_id from buyer)) as people,
      array(select name from centre order by key) as "costCentres"`.execute(db);
  return rows[0]!;
}

/** Characters with a meaning for `like` are matched as they are. */
function holding(text: string): RawBuilder<unknown> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(o.order_number ilike ${pattern} or o.purchase_order ilike ${pattern} or o.cost_centre ilike ${pattern}
    or a.first_name || ' ' || a.last_name ilike ${pattern})`;
}

/** The version of an order that is in force, by the id of any of its versions. */
export async function readNewestVersion(db: Db, orderId: number): Promise<OrderView | undefined> {
  const { rows } = await sql<ViewRow>`${view} where o.order_id = ${newestVersionOf(orderId)}`.execute(db);
  return rows.map(asView)[0];
}

export async function readOrder(db: Db, orderId: number): Promise<OrderView | undefined> {
  const { rows } = await sql<ViewRow>`${view} where o.order_id = ${orderId}`.execute(db);
  return rows.map(asView)[0];
}

/** Several at once, by id. */
export async function readOrdersByIds(db: Db, orderIds: readonly number[]): Promise<Map<number, OrderView>> {
  const { rows } = await sql<ViewRow>`${view} where o.order_id = any(${[...orderIds]}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.orderId, asView(row)]));
}
