import type { PoolClient } from 'pg';

/** Days from today the invoice was made and is due, euro cents, the part that is paid. */
const invoices = [
  { made: -75, due: -45, cents: 48_260, paid: 48_260 },
  { made: -58, due: -28, cents: 51_935, paid: 51_935 },
  { made: -44, due: -14, cents: 39_410, paid: 39_410 },
  { made: -37, due: -7, cents: 62_775, paid: 30_000 },
  { made: -22, due: 8, cents: 45_180, paid: 0 },
  { made: -9, due: 21, cents: 57_025, paid: 0 },
  { made: -2, due: 28, cents: 33_690, paid: 0 },
];

/** What the company of the demo owes and has paid; its second person may spend 500 € for an order. */
export async function seedCompany(client: PoolClient): Promise<void> {
  for (const [index, invoice] of invoices.entries()) {
    await client.query(
      `insert into payment_due_date (company_id, document_number, document_date, due_date, amount_cents, paid_cents)
       select company_id, extract(year from d.made)::text || '/' || $1::text, d.made, d.due, $4, $5
       from company, (select (now() at time zone 'Europe/Rome')::date + $2::int as made,
                             (now() at time zone 'Europe/Rome')::date + $3::int as due) d
       where company_id = (select company_id from account where login = 'direzione@sporta.example')`,
      [String(1041 + index * 37), invoice.made, invoice.due, invoice.cents, invoice.paid],
    );
  }
  await client.query(`update account set spending_limit_cents = 50000 where login = 'azienda@sporta.example'`);
}
