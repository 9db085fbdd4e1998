import { randomUUID } from 'node:crypto';
import type { DriverRound, GestureAnswer, RoundBoard } from '@sporta/contract';
import { expect } from 'vitest';
import type { Config } from '../../../platform/config.ts';
import type { StaffClient, TestAnswer } from '../../../platform/testing/test-app.ts';
import { modules } from '../../index.ts';
import { advanceOrder } from '../../orders/index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../../orders/testing/checkout-world.ts';
import { buyCovered } from '../../orders/testing/covered-order.ts';
import { pick } from '../../orders/testing/picking.ts';

/* For tests: a store with vans and drivers on the day of a slot, and orders that are ready for it. */

export const codes = (answer: Pick<TestAnswer, 'response'>) => answer.response.errors.map(({ code }) => code);

/** Lines drawn by a finger. */
export const signature = `M100 200${Array.from({ length: 12 }, (_, index) => `L${120 + index * 20} ${180 + (index % 3) * 20}`).join('')}`;

export interface Ordered {
  orderId: number;
  customer: Customer;
}

export interface RoundsWorld extends CheckoutWorld {
  timeslotId: number;
  warehouseId: number;
  manager: StaffClient;
  driver: StaffClient;
  otherDriver: StaffClient;
  vanIds: number[];
  /** Forgets rounds and orders of tests before. */
  clear(): Promise<void>;
  /** An order of the slot, prepared unless asked otherwise, as the day of the slot finds it. */
  order(codes?: string[], options?: { ready?: boolean }): Promise<Ordered>;
  board(): Promise<RoundBoard>;
  /** Posts a change of the plan as it is now. @returns the board after it */
  change(path: string, input?: object): Promise<RoundBoard>;
  /** Plans, gives all rounds to the driver and confirms. */
  confirmed(): Promise<RoundBoard>;
  /** Sends gestures of the driver, from a device of its own unless named. */
  gestures(list: object[], options?: { client?: StaffClient; device?: string }): Promise<GestureAnswer[]>;
  driverRounds(client?: StaffClient): Promise<DriverRound[]>;
  /** One round on the road with one stop at whose door the driver is, all crates handed over. */
  atTheDoor(ordered: Ordered): Promise<{ roundId: number; gesture(kind: string, more?: object): object }>;
}

/** @param engines addresses of engines, and how long they may take */
export async function startRoundsWorld(engines: Partial<Config['rounds']> = {}): Promise<RoundsWorld> {
  const settings = { planningMs: 150, osrmUrl: undefined, vroomUrl: undefined, engineMs: 300, ...engines };
  const world = await startCheckoutWorld({ modules, config: { rounds: settings } });
  const { pool } = world.deps;
  const { rows } = await pool.query(
    `select timeslot_id, warehouse_id, begin_at from timeslot where cutoff_at > now() + interval '1 day' order by begin_at limit 1`,
  );
  const { timeslot_id: timeslotId, warehouse_id: warehouseId, begin_at: beginAt } = rows[0];
  const today = world.clock.now();
  const thatDay = new Date(beginAt.getTime() - 30 * 60_000);
  world.clock.set(thatDay);
  const storeIds = [warehouseId];
  const manager = await world.staffClient(['store-manager'], { storeIds });
  const driver = await world.staffClient(['driver'], { storeIds, firstName: 'Marco' });
  const otherDriver = await world.staffClient(['driver'], { storeIds, firstName: 'Luca' });
  const vans = await pool.query(
    `insert into van (warehouse_id, name, crates) values ($1, 'Furgone 1', 20), ($1, 'Furgone 2', 20) returning van_id`,
    [warehouseId],
  );
  const must = (answer: TestAnswer) => {
    expect(codes(answer)).toEqual([]);
    return answer.data;
  };
  const rounds: Omit<RoundsWorld, keyof CheckoutWorld> = {
    timeslotId,
    warehouseId,
    manager,
    driver,
    otherDriver,
    vanIds: vans.rows.map((row) => row.van_id),
    async clear() {
      world.clock.set(thatDay);
      await pool.query('delete from round; delete from round_plan');
      await pool.query(`update orders set state = 'cancelled' where timeslot_id = $1`, [timeslotId]);
      world.sentMail.length = 0;
    },
    async order(products = ['RISO'], { ready = true } = {}) {
      const now = world.clock.now();
      world.clock.set(today);
      const customer = await world.customer();
      await pool.query(`update account set birth_date = '1980-05-01' where account_id = $1`, [customer.accountId]);
      for (const code of products) await customer.add(code, 2);
      await customer.chooseDelivery(timeslotId);
      const orderId = await buyCovered(world, customer);
      world.clock.set(now);
      if (ready) {
        await pick(world, orderId);
        await world.drainOutbox();
        await advanceOrder(world.deps, orderId, 'ready', { actor: 'staff:Youssef' });
      }
      return { orderId, customer: { ...customer, client: await world.clientOf(customer.accountId) } };
    },
    board: async () => must(await manager.get('staff/rounds', { timeslot_id: timeslotId })).board,
    async change(path, input = {}) {
      const { revision } = await self.board();
      return must(await manager.post(path, { timeslot_id: timeslotId, revision, ...input })).board;
    },
    async confirmed() {
      const { rounds } = await self.change('staff/rounds/propose');
      for (const { roundId } of rounds) {
        await self.change('staff/rounds/assign', { round_id: roundId, driver_id: driver.accountId });
      }
      return self.change('staff/rounds/confirm');
    },
    async gestures(list, { client = driver, device = 'telefono-1' } = {}) {
      return must(await client.post('staff/driver/gestures', { device, gestures: list })).answers;
    },
    driverRounds: async (client = driver) => must(await client.get('staff/driver/rounds')).rounds,
    async atTheDoor({ orderId }) {
      const { rounds } = await self.confirmed();
      const { roundId } = rounds.find(({ stops }) => stops.some((stop) => stop.orderId === orderId))!;
      const gesture = (kind: string, more: object = {}) => ({
        id: randomUUID(),
        kind,
        round_id: roundId,
        order_id: orderId,
        at: world.clock.now().toISOString(),
        ...more,
      });
      const stop = (await self.driverRounds()).flatMap(({ stops }) => stops).find((each) => each.orderId === orderId)!;
      const answers = await self.gestures([
        gesture('start'),
        gesture('arrive'),
        ...stop.crates.map(({ code }) => gesture('crate', { crate: code, handed_over: true })),
      ]);
      expect(answers.map(({ result }) => result)).toEqual(answers.map(() => 'applied'));
      return { roundId, gesture };
    },
  };
  // what is read late of the world stays so
  const self: RoundsWorld = Object.assign(Object.create(world), rounds);
  return self;
}
