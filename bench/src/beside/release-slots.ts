import { addDays, shopDay } from '@sporta/domain';
import type { DatabaseHandle } from '@sporta/server/platform/db/database.ts';
import { openDatabase } from '@sporta/server/platform/db/database.ts';
import { newShopper, type Shopper } from '../shop.ts';
import type { Row } from '../table.ts';

const customers = 500;
/** Slots that are released together; people want the evening. */
const slots = 4;
const leastOfBare = 0.8;
const connections = 10;

interface Slot {
  id: number;
  day: string;
}

type During = (name: string, work: () => Promise<string | undefined>) => Promise<void>;

/** Five hundred customers take a place within the second in which slots are released, beside SQL that only takes the places. */
export async function releaseSlots(database: DatabaseHandle, url: string, during: During): Promise<Row[]> {
  const people = await shoppers(database, url);
  const ours = await newSlots(database, 30);
  let seconds = 0;
  let held = 0;
  await during('the release of slots', async () => {
    const start = performance.now();
    const choose = async (shopper: Shopper, index: number) => {
      // they come within a second, not in the same millisecond
      await new Promise((resolve) => setTimeout(resolve, (index * 1000) / customers));
      const slot = ours[index % ours.length]!;
      await shopper.post('timeslot/hold', { timeslot_id: slot.id, date: slot.day });
      held++;
    };
    await Promise.all(people.map(choose));
    seconds = (performance.now() - start) / 1000;
    return `${held} places in ${seconds.toFixed(2)} s`;
  });
  if (held === 0) return [];
  await expectTaken(database, ours);
  const theirs = await newSlots(database, 31);
  const bareSeconds = await bare(database, people, theirs);
  await expectTaken(database, theirs);
  const rate = (took: number) => customers / took;
  return [
    {
      name: `places taken by ${customers} customers who come within a second`,
      ours: `${rate(seconds).toFixed(0)}/s`,
      against: `${rate(bareSeconds).toFixed(0)}/s`,
      ratio: rate(seconds) / rate(bareSeconds),
      bar: { least: leastOfBare },
    },
  ];
}

/** With an address and a line in the cart. */
async function shoppers(database: DatabaseHandle, url: string): Promise<Shopper[]> {
  const { rows: products } = await database.pool.query(
    'select product_id as id from product where published order by 1 limit 50',
  );
  const made: Shopper[] = [];
  for (let start = 0; start < customers; start += 20) {
    made.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const shopper = await newShopper(database, url);
          const { rows } = await database.pool.query('select address_id from address where account_id = $1', [
            shopper.accountId,
          ]);
          await shopper.post('cart/add-items', { items: [{ product_id: products[index % 50].id, quantity: 1 }] });
          await shopper.post('cart/set-address', { user_address_id: rows[0].address_id });
          return shopper;
        }),
      )),
    );
  }
  return made;
}

/** @param days from today */
async function newSlots({ pool }: DatabaseHandle, days: number): Promise<Slot[]> {
  const day = addDays(shopDay(Date.now()), days);
  await pool.query('delete from slot_booking where timeslot_id in (select timeslot_id from timeslot where day = $1)', [
    day,
  ]);
  await pool.query('delete from timeslot where day = $1', [day]);
  const { rows } = await pool.query(
    `insert into timeslot (warehouse_id, delivery_service_id, day, begin_time, end_time, begin_at, end_at, cutoff_at, released_at,
       capacity_orders, capacity_units)
     select warehouse_id, 1, $1::date, make_time(h, 0, 0), make_time(h + 1, 0, 0), ($1::date + make_time(h, 0, 0)) at time zone 'Europe/Rome',
       ($1::date + make_time(h + 1, 0, 0)) at time zone 'Europe/Rome', $1::date, now(), 1000, 100000
     from warehouse, generate_series(18, 17 + ${slots}) h where is_default returning timeslot_id as id, to_char(day, 'YYYY-MM-DD') as day`,
    [day],
  );
  return rows;
}

/** The same effect, by hand: a place if there is one, and who holds it. It checks no cart, and nobody is told what it costs. */
async function bare(database: DatabaseHandle, people: readonly Shopper[], theirs: readonly Slot[]): Promise<number> {
  await database.pool.query("update slot_booking set state = 'released' where account_id = any($1)", [
    people.map(({ accountId }) => accountId),
  ]);
  const url = database.pool.options.connectionString!;
  const hands = openDatabase(url, { poolSize: connections });
  const take = `with taken as (
      update timeslot set taken_orders = taken_orders + 1, taken_units = taken_units + 1, taken_crates = taken_crates + 1
      where timeslot_id = $1 and taken_orders < capacity_orders and taken_units + 1 <= capacity_units returning timeslot_id)
    insert into slot_booking (timeslot_id, account_id, delivery_service_id, cart_id, state, units, hold_expires_at)
    select timeslot_id, $2, 1, (select cart_id from cart where account_id = $2 and state = 'open'), 'held', 1, now() + interval '1 hour'
    from taken`;
  await Promise.all(Array.from({ length: connections }, () => hands.pool.query('select pg_sleep(0.05)')));
  const start = performance.now();
  await Promise.all(
    people.map(async ({ accountId }, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index * 1000) / customers));
      await hands.pool.query({ name: 'take', text: take, values: [theirs[index % theirs.length]!.id, accountId] });
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  await hands.close();
  return seconds;
}

async function expectTaken({ pool }: DatabaseHandle, of: readonly Slot[]): Promise<void> {
  const { rows } = await pool.query(
    `select sum(taken_orders)::int as taken, (select count(*)::int from slot_booking where timeslot_id = any($1) and state = 'held') as held
     from timeslot where timeslot_id = any($1)`,
    [of.map(({ id }) => id)],
  );
  const { taken, held } = rows[0];
  if (taken !== customers || held !== customers)
    throw new Error(`${taken} places are taken and ${held} held of ${customers}`);
}
