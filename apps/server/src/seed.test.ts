import type { ShopFieldName } from '@sporta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from './modules/auth/passwords.ts';
import { brokenRules } from './modules/orders/testing/consistency.ts';
import { shopFieldTable } from './modules/shop-settings/index.ts';
import { type ConfigError, readConfig } from './platform/config.ts';
import { createDeps } from './platform/create-deps.ts';
import { createLogger } from './platform/log.ts';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';
import { refuseDemoRemains } from './seed/demo-remains.ts';
import { demoAccounts, seedDemo } from './seed.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedDemo({ pool: db.pool, clock: { now: () => new Date() } });
}, 90_000);
afterAll(() => db.close());

const rows = async (query: string) => (await db.pool.query(query)).rows;
const group = async (query: string) => Object.fromEntries((await rows(query)).map(({ key, n }) => [key, n]));

describe('the demo shop', () => {
  it('keeps the books as the shop itself would', async () => {
    expect(await brokenRules(db.pool)).toEqual([]);
  });

  it('has orders of a household in every state a customer meets, with what changed on the way', async () => {
    const ofCustomer = `from orders o join account a using (account_id) where a.login = 'cliente@sporta.example'`;
    expect(await group(`select state as key, count(*)::int as n ${ofCustomer} group by state`)).toEqual({
      confirmed: 1,
      'out-for-delivery': 1,
      delivered: 5,
      cancelled: 1,
    });
    const outcomes = await group(
      `select outcome as key, count(*)::int as n from order_line where outcome is not null group by outcome`,
    );
    expect(outcomes).toMatchObject({ missing: expect.any(Number), substituted: expect.any(Number) });
    const [open] = await rows(`select cutoff_at > now() as open ${ofCustomer} and state = 'confirmed'`);
    expect(open.open).toBe(true);
  });

  it('says of its seller what papers need, as "Il negozio" would keep it', async () => {
    const said: { name: ShopFieldName; value: string }[] = await rows('select name, value from shop_setting');
    expect(said.map(({ name }) => name).sort()).toEqual([
      'email',
      'iban',
      'phone',
      'rea',
      'registerOffice',
      'shareCapital',
    ]);
    for (const { name, value } of said) expect(shopFieldTable[name].read(value), name).toBe(value);
  });

  it('has vans in every store, so that rounds can be planned', async () => {
    const stores = await rows(
      'select count(distinct van.warehouse_id)::int as with_vans, count(distinct w.warehouse_id)::int as stores from warehouse w left join van using (warehouse_id)',
    );
    expect(stores[0].with_vans).toBe(stores[0].stores);
  });

  it('has certificates to use, partly used, used up and expired', async () => {
    const kinds = await group(`
      select case when balance_cents = 0 then 'used' when valid_to < now() then 'expired'
                  when balance_cents < initial_cents then 'partly' else 'whole' end as key, count(*)::int as n
      from gift_certificate group by 1`);
    expect(kinds).toEqual({ used: 1, expired: 1, partly: 1, whole: 4 });
  });

  it('sells passes; one runs and made deliveries free, one is over, and of one what was not used went back', async () => {
    const { rows: passes } = await db.pool.query(`
      select a.login, v.state, v.ends_on >= (now() at time zone 'Europe/Rome')::date as holds, p.refunded_cents as back,
        (select count(*)::int from orders o where o.delivery_pass_order_id = v.delivery_pass_order_id) as deliveries
      from delivery_pass_order v join account a using (account_id) join payment p using (delivery_pass_order_id)
      order by v.created_at`);
    const pass = { login: 'abbonata@sporta.example', state: 'confirmed', back: 0 };
    expect(passes).toEqual([
      { ...pass, holds: false, deliveries: 0 },
      { login: 'cliente@sporta.example', state: 'cancelled', holds: true, back: expect.any(Number), deliveries: 0 },
      { ...pass, holds: true, deliveries: 2 },
    ]);
    expect(passes[1].back).toBeGreaterThan(7000);
    const offers = await rows('select name, price_cents as cents from delivery_pass_offer where on_sale order by days');
    expect(offers).toEqual([
      { name: 'Mensile', cents: 990 },
      { name: 'Annuale', cents: 7900 },
    ]);
  });

  it('has nothing that is due later and was paid by card', async () => {
    const kinds = await group(`
      select t.kind || case when d.due_date > d.document_date then ', later' else ', at once' end as key, count(*)::int as n
      from payment_due_date d join payment p using (order_id) join payment_type t using (payment_type_id) group by 1`);
    expect(kinds).toEqual({ 'due-date, later': 4, 'card, at once': 2 });
  });

  it('has lists, one of which is due, and one that is shared', async () => {
    const lists = await rows(`
      select name, recurs_days is not null as due, share_token is not null as shared,
        (select count(*)::int from product_list_item i where i.product_list_id = l.product_list_id) as products
      from product_list l order by product_list_id`);
    expect(lists.map(({ name }) => name)).toEqual([
      'Preferiti',
      'Spesa della settimana',
      'Colazione',
      'Cena con amici',
    ]);
    expect(lists.filter(({ due }) => due)).toHaveLength(1);
    expect(lists.filter(({ shared }) => shared)).toHaveLength(1);
    expect(Math.min(...lists.map(({ products }) => products))).toBeGreaterThanOrEqual(6);
  });

  it('has a company of several people, invoices of every state and points that add up', async () => {
    const people = await rows(
      `select login, spending_limit_cents as cents from account where company_id is not null order by login`,
    );
    expect(people).toHaveLength(4);
    expect(people.filter(({ cents }) => cents !== null)).toHaveLength(2);
    const [{ buyers }] = await rows(
      'select count(distinct account_id)::int as buyers from orders where company_id is not null',
    );
    expect(buyers).toBe(4);
    const [asked] = await rows(
      `select total_cents > spending_limit_cents as above, over_limit, jsonb_array_length(lines) as lines,
         total_cents = (select sum((line->>'cents')::int) from jsonb_array_elements(lines) line) as adds_up
       from order_approval join account using (account_id) where state = 'waiting'`,
    );
    expect(asked).toMatchObject({ above: true, over_limit: 'approval', adds_up: true });
    expect(asked.lines).toBeGreaterThan(3);
    expect(
      await rows('select 1 from company_join_request join account a using (account_id) where a.company_id is not null'),
    ).toEqual([]);
    expect(await rows('select 1 from company_join_request')).toHaveLength(1);
    const due = await group(`
      select case when paid_cents = amount_cents then 'paid' when due_date < current_date then 'overdue' else 'open' end as key,
        count(*)::int as n from payment_due_date group by 1`);
    expect(due).toMatchObject({ paid: 5, overdue: 1, open: 3 });
    // an order and what is owed for it name the same invoice
    expect(
      await rows(`select 1 from invoice i left join payment_due_date d using (order_id)
        where d.document_number is distinct from i.year || '/W' || i.number`),
    ).toEqual([]);
    expect(await rows('select 1 from invoice')).toHaveLength(6);
    expect(
      await rows(`select login from account a where points <>
        (select coalesce(sum(points), 0) from point_entry e where e.account_id = a.account_id)`),
    ).toEqual([]);
  });
});

describe('what is left of the demo in a real shop', () => {
  const startWith = async (environment: Record<string, string>) => {
    const deps = createDeps(readConfig({ NODE_ENV: 'production', ...environment }), db.url, createLogger('silent'));
    try {
      await refuseDemoRemains(deps);
      return [];
    } catch (error) {
      return (error as ConfigError).problems;
    } finally {
      await deps.close();
    }
  };
  const real = { PUBLIC_URL: 'https://spesa.sporta.example' };

  it('keeps it from opening while an account has the password of the demo, and names each', async () => {
    const problems = await startWith(real);
    expect(problems).toHaveLength(demoAccounts.length);
    for (const { login } of demoAccounts) expect(problems.join()).toContain(login);
  });

  it('does not disturb the demo itself', async () => {
    expect(await startWith({ PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
    expect(await startWith({ ...real, DEMO_SHOP: 'true' })).toEqual([]);
  });

  it('is no obstacle once the passwords are others, or there are none', async () => {
    await db.pool.query(`update account set password_hash = null where login <> 'staff@sporta.example'`);
    expect(await startWith(real)).toEqual([expect.stringContaining('staff@sporta.example')]);
    await db.pool.query(`update account set password_hash = $1 where login = 'staff@sporta.example'`, [
      await hashPassword('un’altra password, lunga'),
    ]);
    expect(await startWith(real)).toEqual([]);
  });
});
