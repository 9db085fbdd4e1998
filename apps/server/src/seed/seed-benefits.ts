import type { PoolClient } from 'pg';

/** Rules, rewards, and what the household of the demo has earned, spent and may choose. Runs after the past orders. */
export async function seedBenefits(client: PoolClient, login: string): Promise<void> {
  await client.query(`
    insert into point_rule (name, per_cents, points) values ('Un punto per ogni euro', 100, 1);
    insert into voucher_rule (description, threshold_cents, amount_cents, minimum_order_cents, valid_days) values
      ('Buono da 5 € per la prossima spesa', 10000, 500, 4000, 30),
      ('Buono da 10 € per la prossima spesa', 18000, 1000, 6000, 30)`);
  await seedRewards(client);
  const { rows } = await client.query('select account_id from account where login = $1', [login]);
  const accountId: number = rows[0].account_id;
  await seedPoints(client, accountId);
  await linkEarned(client, accountId);
  await seedOffer(client, login);
}

/** The best liked product of eight sectors, at about sixty points for a euro. */
async function seedRewards(client: PoolClient): Promise<void> {
  await client.query(`
    with best as (
      select distinct on (root.category_id) p.product_id, p.name, p.description, pr.amount_cents, p.popularity
      from product p
      join product_category m on m.product_id = p.product_id and m.is_main
      join category leaf on leaf.category_id = m.category_id
      join category root on root.path = split_part(leaf.path, '/', 1)
      join price pr on pr.product_id = p.product_id and pr.price_list_id = 1 and pr.warehouse_id = 0 and pr.valid_to is null
      where p.published and p.nature_id = 1 and p.selling_mode in ('piece', 'pack') and p.alcohol_percent is null
        and pr.amount_cents between 150 and 1200
      order by root.category_id, p.popularity desc, p.product_id)
    insert into reward (name, description, points, product_id, remaining, position)
    select name, description, greatest(50, round(amount_cents * 0.06) * 10)::int, product_id,
           case when row_number() over (order by popularity desc, product_id) = 8 then 12 end,
           row_number() over (order by amount_cents, product_id)::int
    from best order by popularity desc, product_id limit 8`);
}

/** Every past order has given its points; a reward was asked for; the rest is what there was at the beginning. */
async function seedPoints(client: PoolClient, accountId: number): Promise<void> {
  await client.query(
    `with given as (
       insert into order_benefit (order_id, granted_at, points)
       select o.order_id, o.updated_at, (select sum(delivered_cents) from order_line l where l.order_id = o.order_id) / 100
       from orders o where o.account_id = $1 and o.state = 'delivered' returning order_id, granted_at, points)
     insert into point_entry (account_id, points, kind, description, order_id, at)
     select $1, g.points, 'order', 'Spesa ' || o.order_number, g.order_id, g.granted_at
     from given g join orders o using (order_id) where g.points > 0`,
    [accountId],
  );
  const { rows } = await client.query(
    `with chosen as (select * from reward order by points, reward_id limit 1),
     asked as (
       insert into reward_request (account_id, requested_at, state, points)
       select $1, now() - interval '12 days', 'delivered', points from chosen returning reward_request_id, requested_at, points),
     line as (
       insert into reward_request_line (reward_request_id, reward_id, name, product_id, quantity, points)
       select reward_request_id, reward_id, name, product_id, 1, chosen.points from asked, chosen)
     insert into point_entry (account_id, points, kind, description, reward_request_id, at)
     select $1, -asked.points, 'reward', chosen.name, reward_request_id, requested_at from asked, chosen returning points`,
    [accountId],
  );
  if (rows.length !== 1) throw new Error('the demo has no reward to ask for');
  await client.query(
    `insert into point_entry (account_id, points, kind, description, at)
     select a.account_id, a.points - e.sum, 'opening', 'Punti della tessera', now() - interval '90 days'
     from account a, (select coalesce(sum(points), 0)::int as sum from point_entry where account_id = $1) e
     where a.account_id = $1 and a.points > e.sum`,
    [accountId],
  );
  // the balance is always what the ledger adds up to
  await client.query(
    `update account set points = (select sum(points) from point_entry where account_id = $1) where account_id = $1`,
    [accountId],
  );
}

/**
 * One used up, one expired, one earned with the latest order, a gift card that pays for the orders to come. Runs before the
 * orders, which take from them what they cost.
 */
export async function seedCertificates(client: PoolClient, login: string): Promise<void> {
  const { rows } = await client.query('select account_id from account where login = $1', [login]);
  const accountId: number = rows[0].account_id;
  await client.query(
    `insert into gift_certificate (code, description, initial_cents, balance_cents, account_id, minimum_order_cents, valid_from, valid_to) values
       ('GRAZIE-7F3A91C2D4', 'Buono da 5 € per la prossima spesa', 500, 500, $1, 4000, now() - interval '6 days', now() + interval '24 days'),
       ('GRAZIE-1B8E40A7F9', 'Buono da 5 € per la prossima spesa', 500, 500, $1, 4000, now() - interval '34 days', now() - interval '4 days'),
       ('ESTATE-5C0D22B61E', 'Buono dell’estate', 400, 400, $1, 3000, now() - interval '150 days', now() - interval '60 days')`,
    [accountId],
  );
  await client.query(
    `insert into gift_certificate (code, description, kind, initial_cents, balance_cents, account_id, manually_assigned, valid_from, valid_to)
     values ('REGALO-NONNA-150', 'Carta regalo della nonna', 'prepaid', 15000, 15000, $1, true, now() - interval '30 days', now() + interval '1 year')`,
    [accountId],
  );
}

/** The latest delivered order earned a certificate. */
async function linkEarned(client: PoolClient, accountId: number): Promise<void> {
  await client.query(
    `update order_benefit set gift_certificate_id = (select gift_certificate_id from gift_certificate where code = 'GRAZIE-7F3A91C2D4')
     where order_id = (select order_id from orders where account_id = $1 and state = 'delivered' order by slot_begin_at desc limit 1)`,
    [accountId],
  );
}

/** "Crea la tua offerta" over what somebody buys most often. Runs after their past orders. */
export async function seedOffer(client: PoolClient, login: string): Promise<void> {
  await client.query(
    `with offer as (
       insert into account_offer (account_id, max_products, percent, valid_from, valid_to)
       select account_id, 3, 20, now() - interval '1 day', date_trunc('day', now()) + interval '14 days'
       from account where login = $1 returning account_offer_id, account_id),
     usual as (
       select l.product_id, count(*) as times from offer join orders o using (account_id) join order_line l using (order_id)
       where l.product_id is not null group by l.product_id order by times desc, l.product_id limit 12)
     insert into account_offer_product (account_offer_id, product_id, position)
     select account_offer_id, product_id, row_number() over (order by times desc, product_id)::int from offer, usual`,
    [login],
  );
}
