import type { PoolClient } from 'pg';

/** Bags, and vouchers to try. */
export async function seedCheckout(client: PoolClient): Promise<void> {
  await client.query(
    `insert into order_package_type (descr, cost_cents, vat_category_id, units_per_package) values ('Sacchetti di carta', 15, 5, 8)`,
  );
  await client.query(`
    insert into gift_certificate (code, description, kind, initial_cents, balance_cents, account_id, manually_assigned, minimum_order_cents, valid_to)
    select v.code, v.description, v.kind, v.cents, v.cents,
           case when v.own then (select account_id from account where login = 'cliente@sporta.example') end, v.own, v.minimum, now() + v.lasts
    from (values
      ('BENVENUTO5', 'Benvenuto −5 €', 'voucher', 500, true, 3000, interval '90 days'),
      ('REGALO25', 'Buono regalo da 25 €', 'prepaid', 2500, false, 0, interval '2 years'),
      ('GRAZIE3', 'Grazie: 3 € per te', 'voucher', 300, true, 0, interval '30 days')
    ) as v(code, description, kind, cents, own, minimum, lasts)`);
}
