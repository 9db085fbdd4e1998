import type { PoolClient } from 'pg';
import { seedOffer } from './seed-benefits.ts';
import { seedOrders, windowAt } from './seed-orders.ts';

/** Days from today the invoice was made and is due, euro cents where no order of that day says it, the share that is paid. */
const invoices = [
  { made: -75, due: -45, cents: 48_260, paid: 1 },
  { made: -58, due: -28, cents: 51_935, paid: 1 },
  { made: -44, due: -14, cents: 39_410, paid: 1 },
  { made: -37, due: -7, cents: 62_775, paid: 0.5 },
  { made: -22, due: 8, cents: 45_180, paid: 0 },
  { made: -9, due: 21, cents: 57_025, paid: 0 },
  { made: -2, due: 28, cents: 33_690, paid: 0 },
];

/** Colleagues with the password of the demo; who may spend how much in one order, euro cents. */
const colleagues = [
  { login: 'cucina@sporta.example', firstName: 'Sara', lastName: 'Neri', limit: 30_000 },
  { login: 'sala@sporta.example', firstName: 'Paolo', lastName: 'Bassi', limit: null },
];

/** Two more people of the company, and one who was invited and has not answered. */
async function seedColleagues(client: PoolClient): Promise<void> {
  for (const { login, firstName, lastName, limit } of colleagues) {
    const { rows } = await client.query(
      `insert into account (login, email, password_hash, first_name, last_name, phone, birth_date, segment, price_list_id, company_id,
         spending_limit_cents, email_confirmed_at, profile_confirmed)
       select $1, $1, password_hash, $2, $3, phone, birth_date, segment, price_list_id, company_id, $4, now(), true
       from account where login = 'azienda@sporta.example' returning account_id`,
      [login, firstName, lastName, limit],
    );
    await client.query(
      `insert into address (account_id, address_name, recipient, address1, address_number, city, province, postalcode, latitude, longitude,
         doorbell, floor, phone, notes, is_default)
       select $1, address_name, $2, address1, address_number, city, province, postalcode, latitude, longitude, doorbell, floor, d.phone, notes, true
       from address d join account a using (account_id) where a.login = 'azienda@sporta.example' and d.is_default`,
      [rows[0].account_id, `${firstName} ${lastName}`],
    );
  }
  await client.query(
    `insert into company_invitation (company_id, invited_by, email, spending_limit_cents, created_at, expires_at)
     select company_id, account_id, 'bar@sporta.example', 15000, now() - interval '2 days', now() + interval '5 days'
     from account where login = 'direzione@sporta.example'`,
  );
}

/** What the master has to answer: an order of the kitchen above its limit, and somebody who registered with the company's VAT number. */
async function seedRequests(client: PoolClient): Promise<void> {
  await client.query(`update account set over_limit = 'approval' where login = 'cucina@sporta.example'`);
  await client.query(
    `with latest as (
       select o.order_id from orders o join account a using (account_id)
       where a.login = 'cucina@sporta.example' order by o.created_at desc limit 1),
     wanted as (
       select l.name, 8000 as quantity, 'pz' as unit, l.unit_price_cents * 8 as cents, l.position
       from order_line l join latest using (order_id) where l.unit = 'pz')
     insert into order_approval (company_id, account_id, total_cents, lines, requested_at)
     select a.company_id, a.account_id, (select sum(cents) from wanted),
       (select jsonb_agg(jsonb_build_object('name', name, 'quantity', quantity, 'unit', unit, 'cents', cents) order by position) from wanted),
       now() - interval '3 hours'
     from account a where a.login = 'cucina@sporta.example'`,
  );
  const { rows } = await client.query(
    `insert into account (login, email, password_hash, first_name, last_name, phone, birth_date, segment, price_list_id,
       email_confirmed_at, profile_confirmed)
     select 'giulia@sporta.example', 'giulia@sporta.example', password_hash, 'Giulia', 'Ferrero', phone, birth_date, segment,
       price_list_id, now(), true
     from account where login = 'cliente@sporta.example' returning account_id`,
  );
  await client.query(
    `insert into company_join_request (company_id, account_id, requested_at)
     select company_id, $1, now() - interval '1 day' from account where login = 'direzione@sporta.example'`,
    [rows[0].account_id],
  );
}

/** The orders of the company's people. */
async function seedCompanyOrders(client: PoolClient, now: Date): Promise<void> {
  const morning = { begin: '08:00', end: '10:00' };
  await seedOrders(
    client,
    'azienda@sporta.example',
    [
      { daysAgo: 2, ...morning, products: 26, cartons: true, onAccount: true },
      { daysAgo: 9, ...morning, products: 31, onAccount: true },
      { daysAgo: 22, ...morning, products: 24, onAccount: true },
    ],
    20,
  );
  await seedOrders(
    client,
    'direzione@sporta.example',
    [{ daysAgo: 37, ...morning, products: 18, onAccount: true }],
    30,
  );
  await seedOrders(
    client,
    'cucina@sporta.example',
    [
      { daysAgo: 0, ...windowAt(now), products: 12, state: 'picking' },
      { daysAgo: 5, ...morning, products: 20, cartons: true },
      { daysAgo: 15, ...morning, products: 15, state: 'cancelled' },
    ],
    40,
  );
  await seedOrders(client, 'sala@sporta.example', [{ daysAgo: 30, ...morning, products: 11 }], 50);
  await client.query(
    `update orders o set company_id = a.company_id, invoice_requested = jsonb_build_object('name', c.name, 'vatNumber', c.vat_number,
       'fiscalCode', c.fiscal_code, 'recipientCode', c.recipient_code, 'address', 'Via Savona 97, 20144 Milano MI')
     from account a join company c using (company_id) where a.account_id = o.account_id and a.segment = 'business'`,
  );
  await client.query(
    `with numbered as (
       select o.order_id, a.login, row_number() over (order by o.created_at) as place
       from orders o join account a using (account_id) where o.company_id is not null)
     update orders o set purchase_order = case when n.place % 4 <> 0 then 'ODA ' || (4460 + n.place * 3) || '/' || extract(year from o.created_at) end,
       cost_centre = case n.login when 'cucina@sporta.example' then 'Cucina' when 'sala@sporta.example' then 'Sala' end
     from numbered n where n.order_id = o.order_id`,
  );
}

/**
 * The invoices of what was delivered, numbered in the order of the deliveries, so that an order and what is owed for it name the
 * same document. What was not on account was paid by card.
 */
async function seedInvoices(client: PoolClient): Promise<void> {
  await client.query(
    `with delivered as (
       select order_id, invoice_requested as holder, updated_at as at,
              extract(year from updated_at at time zone 'Europe/Rome')::int as year
       from orders where company_id is not null and state = 'delivered'),
     written as (
       insert into invoice (order_id, year, number, issued_at, holder)
       select order_id, year, row_number() over (partition by year order by at, order_id), at, holder from delivered
       returning year, number)
     insert into invoice_series (year, last_number) select year, max(number) from written group by year`,
  );
  // the latest names an office's code, so that the Banco has something to correct
  await client.query(
    `update invoice set holder = holder || '{"recipientCode": "UF1A2B"}' where invoice_id = (select max(invoice_id) from invoice)`,
  );
  // as when they are issued: each is written for the exchange system
  await client.query(
    `insert into outbox (topic, payload) select 'invoice.issued', jsonb_build_object('orderId', order_id) from invoice order by number`,
  );
  await client.query(
    `update payment_due_date d set document_number = i.year || '/W' || i.number from invoice i where i.order_id = d.order_id`,
  );
  await client.query(
    `insert into payment_due_date (company_id, order_id, document_number, document_date, due_date, amount_cents, paid_cents)
     select o.company_id, o.order_id, i.year || '/W' || i.number, day, day, o.delivered_cents, o.delivered_cents
     from invoice i join orders o using (order_id)
     cross join lateral (select (i.issued_at at time zone 'Europe/Rome')::date as day) issued
     where not exists (select from payment_due_date d where d.order_id = o.order_id)`,
  );
}

/** The people of the company of the demo, their orders, what it owes and has paid; its second person may spend 500 € for an order. */
export async function seedCompany(client: PoolClient, now: Date): Promise<void> {
  await seedColleagues(client);
  await seedCompanyOrders(client, now);
  await seedOffer(client, 'azienda@sporta.example');
  await seedRequests(client);
  for (const [index, invoice] of invoices.entries()) {
    await client.query(
      `insert into payment_due_date (company_id, order_id, document_number, document_date, due_date, amount_cents, paid_cents)
       select c.company_id, o.order_id, extract(year from d.made)::text || '/' || $1::text, d.made, d.due,
              coalesce(o.delivered_cents, $4::int), floor(coalesce(o.delivered_cents, $4::int) * $5::numeric)::int
       from account c
       cross join (select (now() at time zone 'Europe/Rome')::date + $2::int as made,
                          (now() at time zone 'Europe/Rome')::date + $3::int as due) d
       left join orders o on o.company_id = c.company_id and (o.slot_begin_at at time zone 'Europe/Rome')::date = d.made
       where c.login = 'direzione@sporta.example'`,
      [String(1041 + index * 37), invoice.made, invoice.due, invoice.cents, invoice.paid],
    );
  }
  await seedInvoices(client);
  await client.query(`update account set spending_limit_cents = 50000 where login = 'azienda@sporta.example'`);
}
