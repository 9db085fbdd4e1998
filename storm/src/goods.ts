import { importCatalogue } from '@sporta/server/modules/import/index.ts';
import { readConfig } from '@sporta/server/platform/config.ts';
import { openDatabase } from '@sporta/server/platform/db/database.ts';
import { migrateUp } from '@sporta/server/platform/db/migrations.ts';
import { createSession } from '@sporta/server/platform/session.ts';

export interface Person {
  accountId: number;
  email: string;
  token: string;
  /** One in the zone of each warehouse. */
  addressIds: number[];
  /** A certificate of their own. */
  giftCode: string;
}

export interface Goods {
  people: Person[];
  /** Enough for everybody; too little; a handful. */
  products: { plenty: number[]; scarce: number[]; rare: number[] };
  /** Certificates anybody may use who is first. */
  sharedCodes: string[];
  rewardIds: number[];
}

const categories = [{ kind: 'category', path: 'dispensa', name: 'Dispensa' }];

const product = (code: string, price: number, stock: number, more: object = {}) => ({
  kind: 'product',
  code,
  name: `Prodotto ${code}`,
  brand: 'Sporta',
  description: '500 g',
  categories: ['dispensa'],
  vat: 10,
  price,
  stock: { '*': stock },
  ...more,
});

/** Two of three are food that meal tickets pay. */
const named = (kind: string, count: number, price: number, stock: number) =>
  Array.from({ length: count }, (_, n) => product(`${kind}${n + 1}`, price + n / 10, stock, { mealTicket: n % 3 > 0 }));

/** Two warehouses, few places, few goods, and people with points and certificates. Prices in euro, stock in pieces. */
export async function fillShop(url: string, purchases: number): Promise<Goods> {
  await migrateUp(url);
  const database = openDatabase(url, { poolSize: 4 });
  const { pool } = database;
  const ids = async (query: string): Promise<number[]> => (await pool.query(query)).rows.map((row) => row.id);
  try {
    await pool.query(`
      insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude, is_default) values
        ('milano', 'Sporta Milano', 'Via Prova', 'Milano', 'MI', '20144', 45.45, 9.16, true),
        ('monza', 'Sporta Monza', 'Via Prova', 'Monza', 'MB', '20900', 45.58, 9.27, false);
      insert into delivery_zone (warehouse_id, delivery_service_id, name, free_threshold_cents, minimum_order_cents)
        select warehouse_id, 1, name, 9000, 1000 from warehouse;
      insert into delivery_zone_postalcode
        select delivery_zone_id, postalcode from delivery_zone join warehouse using (warehouse_id);
      insert into order_package_type (descr, cost_cents, vat_category_id, units_per_package)
        values ('Sacchetti di carta', 15, 5, 8);`);
    // half of the places anybody wants are in slots that fill up
    const few = Math.max(2, Math.round(purchases / 60));
    for (const [begin, end, places] of [
      ['09:00', '11:00', few],
      ['14:00', '16:00', few * 3],
      ['18:00', '20:00', 100_000],
    ]) {
      await pool.query(
        `insert into slot_template (warehouse_id, delivery_service_id, weekday, begin_time, end_time, capacity_orders,
           capacity_units, cutoff_minutes, cost_cents)
         select warehouse_id, 1, day, $1, $2, $3, 1000000, 60, 290 from warehouse, generate_series(1, 7) day`,
        [begin, end, places],
      );
    }
    const rows = [
      ...categories,
      ...named('TANTO', 12, 6, 1_000_000),
      product('SFUSO', 4.4, 1_000_000, { sellingMode: 'loose', averageGrams: 200 }),
      product('SFUSO2', 19, 1_000_000, { sellingMode: 'loose', averageGrams: 300, mealTicket: true }),
      ...named('POCO', 10, 9, Math.max(4, Math.round(purchases / 25))),
      ...named('RARO', 4, 14, Math.max(2, Math.round(purchases / 200))),
    ];
    const report = await importCatalogue(pool, asRows(rows), { strict: true });
    if (report.problems.length > 0) throw new Error(JSON.stringify(report.problems));
    await pool.query(
      `insert into reward (name, points, remaining) select 'Premio ' || n, 100 * n, $1 from generate_series(1, 3) n`,
      [Math.max(2, Math.round(purchases / 20))],
    );
    const sharedCodes = (
      await pool.query(
        `insert into gift_certificate (code, description, kind, initial_cents, balance_cents)
         select 'TUTTI' || n, 'Buono per chi arriva prima', 'prepaid', 2000, 2000 from generate_series(1, $1::int) n returning code`,
        [Math.max(3, Math.round(purchases / 40))],
      )
    ).rows.map((row) => row.code as string);
    const people: Person[] = [];
    for (let n = 1; n <= Math.max(10, Math.round(purchases / 6)); n++) people.push(await newPerson(n));
    await pool.query('analyze');
    const codes = (like: string) => ids(`select product_id as id from product where code like '${like}' order by code`);
    return {
      people,
      products: {
        plenty: [...(await codes('TANTO%')), ...(await codes('SFUSO'))],
        scarce: await codes('POCO%'),
        rare: await codes('RARO%'),
      },
      sharedCodes,
      rewardIds: await ids('select reward_id as id from reward order by 1'),
    };
  } finally {
    await database.close();
  }

  async function newPerson(n: number): Promise<Person> {
    const email = `cliente${n}@tempesta.example`;
    const { rows } = await pool.query(
      `insert into account (login, email, first_name, last_name, points) values ($1, $1, 'Anna', 'Prova', 500) returning account_id`,
      [email],
    );
    const accountId: number = rows[0].account_id;
    await pool.query(
      `insert into point_entry (account_id, points, kind, description) values ($1, 500, 'opening', 'Punti iniziali')`,
      [accountId],
    );
    const addresses = await pool.query(
      `insert into address (account_id, address1, address_number, city, province, postalcode, is_default) values
         ($1, 'Via Tortona', '31', 'Milano', 'MI', '20144', true), ($1, 'Via Roma', '1', 'Monza', 'MB', '20900', false)
       returning address_id`,
      [accountId],
    );
    await pool.query(
      `insert into gift_certificate (code, description, kind, initial_cents, balance_cents, account_id)
       values ($1, 'Buono regalo', 'prepaid', 3000, 3000, $2)`,
      [`MIO${n}`, accountId],
    );
    const { token } = await createSession(
      { db: database.db, config: readConfig({}), clock: { now: () => new Date() } },
      accountId,
      { remember: true },
    );
    return {
      accountId,
      email,
      token,
      addressIds: addresses.rows.map((row) => row.address_id),
      giftCode: `MIO${n}`,
    };
  }
}

async function* asRows(rows: object[]) {
  for (const [index, value] of rows.entries()) yield { line: index + 1, value: value as Record<string, unknown> };
}
