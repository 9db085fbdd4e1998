import { addDays, shopDay } from '@sporta/domain';
import type { PoolClient } from 'pg';
import { enterTakings } from '../modules/takings/index.ts';
import type { Deps } from '../platform/deps.ts';
import { currentSlots } from './current-slots.ts';
import { fillCompany } from './fill-company.ts';
import { fillHousehold } from './fill-household.ts';
import { demoGoods, writeCosts } from './goods.ts';
import { type DemoStaff, demoCustomers, demoStaff } from './people.ts';
import { type PlannedOrder, planOrders } from './plan-orders.ts';
import { rememberPayments } from './remember-payments.ts';
import { sellByQuantity } from './sell-by-quantity.ts';
import { simulatedProviders } from './simulated-providers.ts';
import { type DemoSlot, demoSlots } from './slots.ts';
import { type DemoStore, readStores } from './stores.ts';
import { askForAnswers, playToday, type VanOnTheRoad } from './today.ts';
import { writeBenefits } from './write-benefits.ts';
import { writeColdRooms } from './write-cold-rooms.ts';
import { writeOrders } from './write-orders.ts';
import { writeReplenishment } from './write-replenishment.ts';
import { writePicking, writeRounds } from './write-work.ts';
import { endDaysBefore } from './yesterday.ts';

/** Weeks of trade behind today, and days that are booked before it. */
const WEEKS_BACK = 8;
const DAYS_AHEAD = 2;
/** Days that are written in one transaction. */
const DAYS_AT_ONCE = 7;

const FACT = 'living-demo';

export interface BuildOptions {
  say?: (line: string) => void;
  /** Weeks of history; default eight. */
  weeks?: number;
}

/**
 * Brings the demo to life, once a day: what was left of the days before is ended, today is played up to now by the people of the store,
 * the next days are booked, and then the weeks behind are filled. A second call on the same day changes nothing.
 * @returns the vans on the road
 */
export async function buildDemo(
  deps: Deps,
  { say = () => {}, weeks = WEEKS_BACK }: BuildOptions = {},
): Promise<VanOnTheRoad[]> {
  const today = shopDay(deps.clock.now().getTime());
  const before = await lastDay(deps);
  if (before !== undefined && before >= today) return [];
  if (before !== undefined) await endDaysBefore(deps, today);
  const stores = await inTransaction(deps, readStores);
  const [first, ...others] = stores;
  if (!first) return [];
  const scene: Scene = { today, stores, first, staff: await demoStaff(deps, [first, ...others]) };

  const { orders, preparing } = await writeDays(deps, scene, { first: 0, last: DAYS_AHEAD });
  await rememberPayments(deps);
  const vans = await playToday(deps, preparing, scene.staff);
  await inTransaction(deps, async (client) => {
    await writeColdRooms(client, first.warehouseId, deps.clock.now());
    await writeReplenishment(client, first.warehouseId, today);
  });
  if (before === undefined) {
    const goods = await inTransaction(deps, demoGoods);
    await fillCompany(deps, scene.staff, goods);
    await fillHousehold(deps);
    await sellByQuantity(deps, scene, goods);
  }
  say('Today’s orders are under way.');

  // what was booked from the last start on is there already
  const from = before === undefined ? -7 * weeks : daysBetween(today, before) + DAYS_AHEAD + 1;
  const past: PlannedOrder[] = [];
  for (let last = -1; last >= from; last -= DAYS_AT_ONCE) {
    const written = await writeDays(deps, scene, { first: Math.max(from, last - DAYS_AT_ONCE + 1), last });
    past.unshift(...written.orders);
    if (last === -1) await rememberPayments(deps);
    if (last === -1)
      await askForAnswers(
        deps,
        [...past, ...orders].filter(({ state }) => state === 'delivered'),
      );
  }
  await rememberPayments(deps);
  await writeFact(deps, today);
  say(`The weeks before are written: ${past.length} orders.`);
  // otherwise the register would fill up for minutes beside the first people who look at it
  await enterTakings(deps);
  return vans;
}

interface Scene {
  today: string;
  stores: DemoStore[];
  first: DemoStore;
  staff: DemoStaff;
}

/** Writes the orders of some days. @returns them, and those that are prepared now, the earliest window first */
async function writeDays(
  deps: Deps,
  { today, stores, first, staff }: Scene,
  days: { first: number; last: number },
): Promise<{ orders: PlannedOrder[]; preparing: PlannedOrder[] }> {
  const now = deps.clock.now();
  const hour = Number(
    new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', hourCycle: 'h23' }).format(now),
  );
  return inTransaction(deps, async (client) => {
    await writeCosts(client);
    const slots = await demoSlots(client, { today, ...days, hour, store: first });
    const customers = await demoCustomers(client, stores);
    const goods = await demoGoods(client);
    const { rows: known } = await client.query<{ id: number }>('select order_id as id from orders');
    const current = currentSlots(slots, { today, now, hour }, first);
    const isOver = (slot: DemoSlot) => slot.endAt <= now && !current.has(slot);
    const isInPreparation = (slot: DemoSlot) => current.has(slot);
    const orders = planOrders({
      // what went into lockers before is collected: nobody plays that
      slots: slots.filter((slot) => slot.service !== 3 || current.has(slot)),
      customers,
      goods,
      firstStore: first.warehouseId,
      providers: new Set(simulatedProviders(deps.config).keys()),
      today,
      now,
      taken: new Set(known.map(({ id }) => id)),
      isOver,
      isInPreparation,
    });
    await writeOrders(client, orders, staff);
    const delivered = orders.filter(({ state }) => state === 'delivered');
    await writePicking(client, delivered, staff.pickers);
    await writeRounds(client, delivered, { stores, driversAt: staff.driversAt });
    await writeBenefits(client, delivered);
    return { orders, preparing: orders.filter(({ slot, state }) => current.has(slot) && state === 'confirmed') };
  });
}

const daysBetween = (today: string, day: string) => Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);

async function lastDay({ db }: Deps): Promise<string | undefined> {
  const row = await db.selectFrom('shop_fact').select('value').where('key', '=', FACT).executeTakeFirst();
  return (row?.value as { day?: string } | undefined)?.day;
}

async function writeFact({ db }: Deps, day: string): Promise<void> {
  const value = JSON.stringify({ day, bookedUntil: addDays(day, DAYS_AHEAD) });
  await db
    .insertInto('shop_fact')
    .values({ key: FACT, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

async function inTransaction<T>({ pool }: Pick<Deps, 'pool'>, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
