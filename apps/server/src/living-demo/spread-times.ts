import type { Deps } from '../platform/deps.ts';
import { type PlannedStop, stopTimes } from './stop-times.ts';

/* People of the demo do the work of a morning within seconds. Here it gets the hours it would have taken. */

/** Seconds a picker needs for a line, and between two orders. */
const SECONDS_A_LINE = 35;
const SECONDS_BETWEEN = 120;
/** Orders are in the bay so long before their van leaves. */
const SECONDS_IN_BAY = 600;
/** Since the last gesture of who is at work. */
const SECONDS_AGO = 40;

/** A van has stood so long at the door it is at, the next one as much longer: no two come at one moment. */
const SECONDS_AT_DOOR = 50;

/** @param orderIds those that were prepared or begun @param roundIds those whose vans left */
export async function spreadTimes(deps: Deps, orderIds: readonly number[], roundIds: readonly number[]): Promise<void> {
  for (const [index, roundId] of roundIds.entries()) await spreadRound(deps, roundId, SECONDS_AT_DOOR * (index + 1));
  await spreadPicking(deps, orderIds);
}

interface StopRow extends PlannedStop {
  reached: boolean;
  departsAt: Date;
  windowBegin: Date;
}

async function spreadRound({ pool, clock }: Deps, roundId: number, secondsAtDoor: number): Promise<void> {
  const { rows } = await pool.query<StopRow>(
    `select s.order_id as "orderId", s.arrives_at as "arrivesAt", s.service_seconds as "serviceSeconds",
       s.arrived_at is not null as reached, r.departs_at as "departsAt", t.begin_at as "windowBegin"
     from round_stop s join round r using (round_id) join timeslot t using (timeslot_id)
     where s.round_id = $1 order by s.position`,
    [roundId],
  );
  const now = clock.now();
  const road = rows[0] && { ...rows[0], atDoor: new Date(now.getTime() - secondsAtDoor * 1000), now };
  const times =
    road &&
    stopTimes(
      rows.filter(({ reached }) => reached),
      road,
    );
  if (!times) return;
  const { startedAt, stops } = times;
  await pool.query('update round set started_at = $2 where round_id = $1', [roundId, startedAt]);
  await pool.query(
    `with h as (select * from jsonb_to_recordset($2) as h("orderId" int, "arrivedAt" timestamptz, "doneAt" timestamptz)),
       stops as (update round_stop s set arrived_at = h."arrivedAt", done_at = case when s.done_at is not null then h."doneAt" end
         from h where s.round_id = $1 and s.order_id = h."orderId"),
       brought as (update order_event e set at = h."doneAt" from h where e.order_id = h."orderId" and e.to_state = 'delivered')
     update order_event e set at = $3 from round_stop s
     where s.round_id = $1 and e.order_id = s.order_id and e.to_state = 'out-for-delivery'`,
    [roundId, JSON.stringify(stops), startedAt],
  );
}

interface Hand {
  orderId: number;
  accountId: number;
  lines: number;
  /** When its van left. */
  leftAt: Date | null;
}

/** Each picker did one order after the other, the last one until now. */
async function spreadPicking({ pool, clock }: Deps, orderIds: readonly number[]): Promise<void> {
  const { rows } = await pool.query<Hand>(
    `select g.order_id as "orderId", g.account_id as "accountId", count(*)::int as lines,
       (select r.started_at from round_stop s join round r using (round_id) where s.order_id = g.order_id limit 1) as "leftAt"
     from picking_gesture g where g.order_id = any($1) group by g.order_id, g.account_id order by min(g.at) desc, g.order_id`,
    [orderIds],
  );
  const free = new Map<number, number>();
  const hands = rows.map(({ orderId, accountId, lines, leftAt }) => {
    const before = free.get(accountId) ?? clock.now().getTime() - SECONDS_AGO * 1000;
    const end = Math.min(before, leftAt ? leftAt.getTime() - SECONDS_IN_BAY * 1000 : before);
    const begin = end - lines * SECONDS_A_LINE * 1000;
    free.set(accountId, begin - SECONDS_BETWEEN * 1000);
    return { orderId, beginAt: new Date(begin), endAt: new Date(end) };
  });
  await pool.query(
    `with h as (select * from jsonb_to_recordset($1) as h("orderId" int, "beginAt" timestamptz, "endAt" timestamptz)),
       inTurn as (select g.gesture_id, h."endAt" - make_interval(secs => $2 * (row_number() over
           (partition by g.order_id order by g.at desc, g.made_at desc, g.gesture_id) - 1)) as at
         from picking_gesture g join h on h."orderId" = g.order_id),
       gestures as (update picking_gesture g set at = i.at, made_at = i.at from inTurn i where g.gesture_id = i.gesture_id),
       tasks as (update picking_task t set taken_at = h."beginAt", closed_at = case when t.closed_at is not null then h."endAt" end
         from h where t.order_id = h."orderId"),
       crates as (update picking_crate c set opened_at = h."beginAt" from h where c.order_id = h."orderId")
     update order_event e set at = case e.to_state when 'picking' then h."beginAt" when 'picked' then h."endAt"
         else h."endAt" + interval '1 minute' end
     from h where e.order_id = h."orderId" and e.to_state in ('picking', 'picked', 'ready')`,
    [JSON.stringify(hands), SECONDS_A_LINE],
  );
}
