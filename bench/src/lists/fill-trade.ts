import type pg from 'pg';
import { storeStatements } from '../stores.ts';

/** How much trade the lists are measured over. */
export const trade = { stores: 20, customers: 60_000, companies: 1_000, orders: 200_000, linesOfOrder: 6, days: 180 };

/**
 * Twenty stores that all sell the catalogue, their customers, and half a year of orders up to the day after tomorrow with what belongs
 * to them: lines, payments, work, invoices, reports, the log of the staff. Written in bulk without triggers, which would take an hour;
 * what they fill is filled here.
 */
export async function fillTrade(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    const makeAgain = await dropIndexes(client);
    for (const statement of [...stores, ...people, ...orders, ...rounds, ...besides, ...makeAgain])
      await client.query(statement);
    await client.query('commit');
  } finally {
    client.release();
  }
  await pool.query('vacuum analyze');
}

/** Rows are written several times faster without the indexes that hold no rule. @returns what makes them again */
async function dropIndexes(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any('{account, orders, order_line, product, audit_log, einvoice}'::regclass[]) and not indisunique`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

const stores = [
  ...storeStatements(trade.stores),
  `update product set published = product_id % 25 <> 0, photo = case when product_id % 7 <> 0 then 'foto-' || product_id end,
     updated_at = now() - make_interval(mins => product_id % 100000)`,
  `insert into replenishment (product_id, warehouse_id, reorder_point, arrives_on, arrives_quantity)
   select product_id, warehouse_id, case when product_id % 20 = 0 then coalesce(on_hand, 0) + 1000 else 1000 * (1 + product_id % 40) end,
     case when product_id % 10 = 0 then current_date + 3 end, case when product_id % 10 = 0 then 48000 end
   from stock where product_id % 2 = 0`,
  `insert into timeslot (warehouse_id, delivery_service_id, day, begin_time, end_time, begin_at, end_at, cutoff_at, released_at,
     capacity_orders, capacity_units)
   select warehouse_id, 1 + h % 2, d::date, make_time(h, 0, 0), make_time(h + 2, 0, 0), (d::date + make_time(h, 0, 0)) at time zone 'Europe/Rome',
     (d::date + make_time(h + 2, 0, 0)) at time zone 'Europe/Rome', (d::date + make_time(h - 4, 0, 0)) at time zone 'Europe/Rome', d, 40, 4000
   from warehouse, generate_series(current_date - ${trade.days - 2}, current_date + 2, interval '1 day') d, unnest('{8,10,13,16,18,19}'::int[]) h
   on conflict do nothing`,
];

const people = [
  `insert into company (name, vat_number, fiscal_code) select 'Azienda ' || n || ' S.r.l.', lpad(n::text, 11, '0'), lpad(n::text, 11, '0')
   from generate_series(1, ${trade.companies}) n`,
  `insert into account (login, email, first_name, last_name, phone, segment, company_id, points, email_confirmed_at, blocked_at, created_at)
   select 'cliente' || n, 'cliente' || n || '@sporta.example', (array['Anna','Luca','Giulia','Marco','Sara','Paolo','Elena','Dario'])[1 + n % 8],
     (array['Rossi','Bianchi','Ferrari','Esposito','Romano','Colombo','Ricci','Marino','Greco','Conti'])[1 + n % 10] || chr(97 + n / 10 % 26) || chr(97 + n / 260 % 26),
     '+39333' || lpad(n::text, 7, '0'), case when n % 20 = 0 then 'business' else 'household' end,
     case when n % 20 = 0 then (select min(company_id) from company) + n / 20 % ${trade.companies} end, n % 5000,
     case when n % 30 <> 0 then now() end, case when n % 400 = 0 then now() end, now() - make_interval(hours => n % 9000)
   from generate_series(1, ${trade.customers}) n`,
  `update account a set search_text = fold_text(concat_ws(' ', a.first_name, a.last_name, a.email, a.phone, c.name, c.vat_number)),
     sort_name = fold_text(trim(a.last_name || ' ' || a.first_name))
   from account b left join company c using (company_id) where b.account_id = a.account_id and a.segment <> 'staff'`,
];

/** The state of an order by how far its slot is away: what is past was delivered but for a few, what comes waits. */
const stateOf = `case when r < 30 then 'cancelled' when r < 36 and begins < now() then 'not-delivered'
  when r between 36 and 40 and begins < now() then 'withdrawn' when r between 41 and 44 then 'payment-failed'
  when begins < now() - interval '4 hours' then 'delivered' when begins < now() then 'out-for-delivery'
  when begins < now() + interval '90 minutes' then 'ready' when begins < now() + interval '5 hours' then 'picking' else 'confirmed' end`;

/** A number says nothing of the day an order is for, as in a shop, where numbers are drawn. */
const number = `(1000000 + n::bigint * 7919 % ${trade.orders})`;

const orders = [
  `create temp table numbered on commit drop as
   select row_number() over (order by begin_at) as place, timeslot_id, warehouse_id, delivery_service_id, begin_at, end_at, cutoff_at from timeslot
   where delivery_service_id in (1, 2)`,
  `create temp table drawn on commit drop as
   select n, 100000000 + n as order_id, (n::bigint * 7919 % 1000)::int as r, t.*, t.begin_at as begins,
     (select min(account_id) from account where login like 'cliente%') + (n::bigint * 104729 % ${trade.customers})::int as account_id,
     1500 + (n::bigint * 31 % 12000)::int as cents
   from generate_series(1, ${trade.orders}) n join numbered t on t.place = 1 + (n - 1)::bigint * (select count(*) from numbered) / ${trade.orders}`,
  `insert into cart (cart_id, account_id, state, warehouse_id, delivery_service_id, created_at)
   overriding system value select order_id, account_id, 'ordered', warehouse_id, delivery_service_id, begins - interval '1 day' from drawn`,
  `insert into orders (order_id, order_number, account_id, company_id, cart_id, idempotency_key, state, warehouse_id, delivery_service_id,
     timeslot_id, slot_begin_at, slot_end_at, cutoff_at, address, price_list_id, items_cents, tax_cents, total_cents, payable_cents,
     authorise_cents, delivered_cents, created_at, confirmed_at, updated_at, customer_name, search_text, line_count, zones, in_takings_at,
     invoice_requested)
   select order_id, 'N' || ${number}, account_id, a.company_id, order_id, 'k' || order_id, ${stateOf}, warehouse_id, delivery_service_id,
     timeslot_id, begins, end_at, cutoff_at, jsonb_build_object('address1', 'Via ' || (n % 900), 'addressNumber', (n % 90)::text, 'city', 'Milano',
       'postalcode', '20144'), 1, cents, cents / 10, cents, cents, cents + cents / 10, case when ${stateOf} in ('delivered', 'withdrawn') then cents - 20 end,
     begins - make_interval(hours => 20 + r % 40), begins - make_interval(hours => 20), begins, trim(coalesce(c.name, last_name || ' ' || first_name)),
     lower(concat_ws(' ', 'N' || ${number}, first_name, last_name, email, phone, c.name, 'Via ' || (n % 900), (n % 90)::text, 'Milano')), ${trade.linesOfOrder}, case when r % 4 = 0 then '{dry,chilled,frozen}'::text[] else '{dry,chilled}' end, now(),
     case when n % 20 = 0 then '{}'::jsonb end
   from drawn join account a using (account_id) left join company c using (company_id) order by n`,
  `insert into customer_store select distinct warehouse_id, account_id from orders`,
  `insert into order_line (order_id, position, product_id, code, name, brand, description, slug, sector_name, selling_mode, quantity, unit, unit_price_cents,
     gross_cents, vat_rate_bp, vat_code, perishable, accept_alternatives, outcome, delivered_quantity, delivered_cents)
   select o.order_id, l, p.product_id, p.code, p.short_name, p.brand, p.description, p.slug, 'Dispensa', p.selling_mode, 1000, 'pz', 250, 250, 1000, '10', l > 4, true,
     case when o.delivered_cents is null then null when (o.order_id + l) % 60 = 0 then 'missing' else 'picked' end,
     case when o.delivered_cents is not null then 1000 end, case when o.delivered_cents is not null then 250 end
   from orders o cross join generate_series(1, ${trade.linesOfOrder}) l
     join product p on p.product_id = (select min(product_id) from product) + ((o.order_id::bigint * 6 + l) * 7919 % (select count(*) from product))::int`,
];

/** One van for each slot that has left the store, on the road or long back; those on the road have every third door behind them. */
const rounds = [
  `insert into van (warehouse_id, name, crates) select warehouse_id, 'Furgone 1', 120 from warehouse on conflict do nothing`,
  `insert into round_plan (timeslot_id) select distinct timeslot_id from orders where state in ('delivered', 'not-delivered', 'out-for-delivery')`,
  `insert into round (timeslot_id, warehouse_id, number, van_id, driver_id, state, leaves_at, departs_at, returns_at, started_at, finished_at)
   select timeslot_id, warehouse_id, 1, (select min(van_id) from van v where v.warehouse_id = t.warehouse_id), 1,
     case when begin_at < now() - interval '4 hours' then 'done' else 'started' end, begin_at, begin_at, end_at, begin_at,
     case when begin_at < now() - interval '4 hours' then end_at end
   from round_plan join timeslot t using (timeslot_id)`,
  `insert into round_stop (round_id, order_id, position, state, crates, service_seconds, drive_seconds, arrives_at, latitude, longitude, proof, done_at)
   select round_id, order_id, place, case when is_over then 'delivered' else 'waiting' end, 3, 240, 300,
     leaves_at + place * interval '9 minutes', 45.4 + place * 0.002, 9.1 + place * 0.003, case when is_over then 'signature' end,
     case when is_over then leaves_at + place * interval '9 minutes' end
   from (select r.round_id, r.leaves_at, o.order_id, row_number() over (partition by round_id order by order_id) as place,
       r.state = 'done' or row_number() over (partition by round_id order by order_id) % 3 = 1 as is_over
     from round r join orders o using (timeslot_id) where o.state in ('delivered', 'not-delivered', 'out-for-delivery')) stop`,
];

const besides = [
  `insert into payment (order_id, payment_type_id, provider, provider_ref, amount_cents, state, captured_cents, created_at, updated_at)
   select order_id, 1, 'card-gateway', 'B' || order_id, authorise_cents,
     case when state in ('delivered', 'withdrawn') then 'captured' when state = 'cancelled' then 'voided' when state = 'payment-failed' then 'failed' else 'authorised' end,
     coalesce(delivered_cents, 0), created_at, updated_at from orders`,
  `insert into order_settlement (order_id, lines, total_cents, gift_cents, missing_cents, actor, settled_at, collected_at)
   select order_id, '[]', delivered_cents, 0, case when order_id % 2000 = 0 then 100 else 0 end, 'staff:Elena', slot_begin_at,
     case when order_id % 2000 <> 0 then slot_begin_at end from orders where state = 'delivered'`,
  `insert into picking_task (order_id, zone, lines, lines_done)
   select order_id, zone, ${trade.linesOfOrder / 2}, case when state = 'confirmed' then 0 when state = 'picking' then order_id % 4 else ${trade.linesOfOrder / 2} end
   from orders, unnest('{dry,chilled}'::text[]) zone where state <> 'payment-failed'`,
  `insert into order_problem (order_id, reported_at, note, state, solved_at)
   select order_id, slot_end_at, 'Era rotto', case when slot_begin_at < now() - interval '3 days' then 'solved' else 'open' end, slot_end_at
   from orders where state = 'delivered' and order_id % 25 = 0`,
  `insert into care_case (kind, order_id, warehouse_id, order_problem_id, opened_at, due_at, state, closed_at, search_text)
   select 'problem', order_id, warehouse_id, order_problem_id, reported_at, reported_at + interval '1 day',
     case when p.state = 'solved' then 'closed' else 'new' end, case when p.state = 'solved' then reported_at + interval '5 hours' end, search_text
   from order_problem p join orders using (order_id)`,
  `insert into audit_log (at, account_id, actor_name, action, subject_kind, subject_id, subject_name, warehouse_id)
   select slot_begin_at, 1, 'Elena', 'order.move', 'order', order_id, order_number, warehouse_id from orders order by slot_begin_at`,
  `insert into invoice (order_id, year, number, issued_at, holder)
   select order_id, 2026, row_number() over (order by slot_begin_at), slot_begin_at, jsonb_build_object('name', customer_name)
   from orders where state = 'delivered' and order_id % 4 = 0`,
  `insert into einvoice (invoice_id, order_id, kind, number, day, holder_name, total_cents, state, send_by, changed_at)
   select invoice_id, i.order_id, 'TD24', '2026/' || i.number, i.issued_at::date, o.customer_name, o.total_cents,
     (array['delivered','delivered','delivered','sent','refused'])[1 + i.number % 5], i.issued_at::date + 12, i.issued_at
   from invoice i join orders o using (order_id)`,
  `insert into report_due select distinct shop_day(slot_begin_at), warehouse_id from orders where is_counted(state, delivered_cents)`,
];
