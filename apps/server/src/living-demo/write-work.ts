import type { PoolClient } from 'pg';
import { insertRows, type Row, takeIds } from './bulk.ts';
import type { DemoStaff } from './people.ts';
import type { PlannedOrder } from './plan-orders.ts';
import type { DemoStore } from './stores.ts';
import { deliveredAt, handOf, preparedAt } from './times.ts';

/* What was done in the store and on the road for orders that are delivered: figures of the work are counted from it. */

/** Seconds from line to line, by who prepares: some are quicker. */
const SECONDS_A_LINE = [26, 33, 38, 47];

/** Who had each order in hand, and each gesture, one after the other until the order was prepared. */
export async function writePicking(
  client: PoolClient,
  orders: readonly PlannedOrder[],
  pickers: DemoStaff['pickers'],
): Promise<void> {
  const hands = orders.map((order) => {
    const picker = handOf(pickers, order);
    const seconds = SECONDS_A_LINE[pickers.indexOf(picker) % SECONDS_A_LINE.length]!;
    return { order_id: order.orderId, account_id: picker.accountId, seconds, at: preparedAt(order) };
  });
  const values = [JSON.stringify(hands)];
  const from = 'jsonb_to_recordset($1) as h(order_id int, account_id int, seconds int, at timestamptz)';
  await client.query(
    `update picking_task t set lines_done = t.lines, account_id = h.account_id, taken_at = h.at - make_interval(secs => h.seconds * 20),
       seen_at = h.at, closed_at = h.at from ${from} where t.order_id = h.order_id`,
    values,
  );
  await client.query(
    `insert into picking_gesture (order_id, gesture_id, order_line_id, account_id, device, kind, revision, status, quantity, grams, reason,
       substitute_id, made_at, at)
     select l.order_id, 'demo-' || l.order_line_id, l.order_line_id, h.account_id, 'demo',
       case l.outcome when 'missing' then 'missing' when 'substituted' then 'substitute' else case when l.delivered_grams is null then 'count' else 'weight' end end,
       1, case when l.outcome = 'picked' and l.delivered_grams is not null then 'weighed' else l.outcome end,
       l.delivered_quantity, l.delivered_grams, case when l.outcome = 'missing' then 'not-there' end,
       (l.substitute->>'productId')::int, done.at, done.at
     from ${from} join order_line l using (order_id)
     cross join lateral (select h.at - make_interval(secs => h.seconds * (h.lines - l.position)) as at
       from (select h.at, h.seconds, count(*)::int as lines from order_line x where x.order_id = h.order_id) h) done`,
    values,
  );
}

const minutesFrom = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

/** The rounds that brought them: two vans a slot, their stops in the order in which they were reached. */
export async function writeRounds(
  client: PoolClient,
  orders: readonly PlannedOrder[],
  { stores, driversAt }: { stores: readonly DemoStore[]; driversAt: DemoStaff['driversAt'] },
): Promise<void> {
  const bySlot = Map.groupBy(
    orders.filter(({ slot }) => slot.service === 1),
    ({ slot }) => slot.timeslotId,
  );
  const rounds = [...bySlot].flatMap(([timeslotId, brought]) => {
    const { vanIds } = stores.find(({ warehouseId }) => warehouseId === brought[0]!.slot.warehouseId)!;
    const inTurn = brought.toSorted((a, b) => deliveredAt(a).getTime() - deliveredAt(b).getTime());
    return [0, 1].flatMap((turn) => {
      const stops = inTurn.filter((_, index) => index % 2 === turn);
      const vanId = vanIds[turn];
      return stops.length > 0 && vanId !== undefined ? [{ timeslotId, vanId, number: turn + 1, stops }] : [];
    });
  });
  const ids = await takeIds(client, 'round', 'round_id', rounds.length);
  await insertRows(
    client,
    'round_plan',
    [...bySlot.keys()].map((timeslotId) => ({ timeslot_id: timeslotId, revision: 1, left_out: {} })),
    'on conflict do nothing',
  );
  await insertRows(
    client,
    'round',
    rounds.map(({ timeslotId, vanId, number, stops }, index): Row => {
      const { slot } = stops[0]!;
      const drivers = driversAt(slot.warehouseId);
      const leaves = minutesFrom(slot.beginAt, -12);
      const returns = minutesFrom(deliveredAt(stops.at(-1)!), 14);
      return {
        round_id: ids[index]!,
        timeslot_id: timeslotId,
        warehouse_id: slot.warehouseId,
        number,
        van_id: vanId,
        driver_id: drivers[(timeslotId + number) % drivers.length]!.accountId,
        state: 'done',
        leaves_at: leaves,
        departs_at: leaves,
        returns_at: returns,
        metres: stops.length * 2400,
        confirmed_at: minutesFrom(leaves, -30),
        started_at: leaves,
        finished_at: returns,
      };
    }),
  );
  await insertRows(
    client,
    'round_stop',
    rounds.flatMap(({ stops }, index) => stops.map((order, place) => stopRow(order, ids[index]!, place + 1))),
  );
}

function stopRow(order: PlannedOrder, roundId: number, position: number): Row {
  const done = deliveredAt(order);
  return {
    round_id: roundId,
    order_id: order.orderId,
    position,
    state: 'delivered',
    crates: order.bags,
    service_seconds: 300,
    drive_seconds: 420,
    arrives_at: minutesFrom(done, (order.orderId % 15) - 9),
    latitude: order.customer.address.latitude,
    longitude: order.customer.address.longitude,
    wrong_codes: 0,
    arrived_at: minutesFrom(done, -4),
    empties: 0,
    attempts: [],
    notes: [],
    tries: 0,
    proof: 'code',
    done_at: done,
  };
}
