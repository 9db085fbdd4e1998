import { Agent, type RequestOptions, request } from 'node:http';
import { importCatalogue } from '@sporta/server/modules/import/index.ts';
import { readConfig } from '@sporta/server/platform/config.ts';
import { type DatabaseHandle, type DatabaseOptions, openDatabase } from '@sporta/server/platform/db/database.ts';
import { migrateUp } from '@sporta/server/platform/db/migrations.ts';
import { createSession } from '@sporta/server/platform/session.ts';
import { catalogueRows } from './products.ts';

/** Places, slots and bags; no products yet. */
export async function openShop(url: string, options: DatabaseOptions = {}): Promise<DatabaseHandle> {
  await migrateUp(url);
  const database = openDatabase(url, { poolSize: 4, ...options });
  await database.pool.query(`
    insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude, is_default)
    values ('milano', 'Sporta Milano', 'Via Prova', 'Milano', 'MI', '20144', 45.45, 9.16, true);
    insert into delivery_zone (warehouse_id, delivery_service_id, name, free_threshold_cents, minimum_order_cents)
    select warehouse_id, 1, 'Milano', 9000, 100 from warehouse;
    insert into delivery_zone_postalcode select delivery_zone_id, '20144' from delivery_zone;
    insert into order_package_type (descr, cost_cents, vat_category_id, units_per_package) values ('Sacchetti di carta', 15, 5, 8);
    insert into slot_template (warehouse_id, delivery_service_id, weekday, begin_time, end_time, capacity_orders, capacity_units,
      cutoff_minutes, cost_cents)
    select w.warehouse_id, 1, d, '18:00', '20:00', 100000, 100000000, 60, 290 from warehouse w, generate_series(1, 7) d`);
  return database;
}

/** @returns seconds the import took */
export async function fill(database: DatabaseHandle, count: number): Promise<number> {
  const rows = (async function* () {
    let line = 0;
    for (const value of catalogueRows(count)) yield { line: ++line, value };
  })();
  const report = await importCatalogue(database.pool, rows, { strict: true });
  if (report.problems.length > 0) throw new Error(JSON.stringify(report.problems.slice(0, 5)));
  return report.took / 1000;
}

/** A customer who talks to the server over HTTP. */
export interface Shopper {
  accountId: number;
  /** Who they are, for other clients. */
  headers: Record<string, string>;
  post<Data>(path: string, body: object): Promise<{ data: Data; milliseconds: number }>;
  get<Data>(path: string): Promise<Data>;
}

export async function newShopper(database: DatabaseHandle, url: string): Promise<Shopper> {
  const name = `cliente-${crypto.randomUUID()}`;
  const { rows } = await database.pool.query(
    `with a as (insert into account (login, email, first_name, last_name) values ($1, $1 || '@sporta.example', 'Anna', 'Prova')
       returning account_id)
     insert into address (account_id, address1, address_number, city, province, postalcode, is_default)
     select account_id, 'Via Tortona', '31', 'Milano', 'MI', '20144', true from a returning account_id, address_id`,
    [name],
  );
  const { account_id: accountId } = rows[0];
  const session = { db: database.db, config: readConfig({}), clock: { now: () => new Date() } };
  const { token } = await createSession(session, accountId, { remember: false });
  const headers = { 'content-type': 'application/json', 'x-ebsn-account': token, 'x-ebsn-client': 'bench' };
  const dataOf = (bytes: Buffer) => {
    const envelope = JSON.parse(bytes.toString());
    if (envelope.response.status !== 0) throw new Error(bytes.toString().slice(0, 400));
    return envelope.data;
  };
  return {
    accountId,
    headers,
    async post(path, body) {
      const payload = JSON.stringify(body);
      const start = performance.now();
      const bytes = await exchange(`${url}/ebsn/api/${path}`, { method: 'POST', headers }, payload);
      const milliseconds = performance.now() - start;
      return { data: dataOf(bytes), milliseconds };
    },
    async get(path) {
      return dataOf(await exchange(`${url}/ebsn/api/${path}`, { headers }));
    },
  };
}

const agent = new Agent({ keepAlive: true });

/** One request up to the last byte of its answer, with as little of a client around it as can be. */
export function exchange(url: string, options: RequestOptions = {}, payload?: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, { ...options, agent }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => resolve(Buffer.concat(pieces)));
      response.on('error', reject);
    })
      .on('error', reject)
      .end(payload);
  });
}

/** Chooses address and slot, so that the cart can be bought. */
export async function chooseDelivery(database: DatabaseHandle, shopper: Shopper): Promise<void> {
  const { rows } = await database.pool.query(
    `select address_id, timeslot_id, to_char(day, 'YYYY-MM-DD') as day from address,
       (select * from timeslot where cutoff_at > now() + interval '1 day' order by begin_at limit 1) t where account_id = $1`,
    [shopper.accountId],
  );
  const { address_id, timeslot_id, day } = rows[0];
  await shopper.post('cart/set-address', { user_address_id: address_id });
  await shopper.post('timeslot/hold', { timeslot_id, date: day });
}
