/* What customers are told of the places kept for them. Raw: what was told is compared with what is. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { WeeklyReason } from '../delivery/index.ts';
import type { BasketKind } from './basket.repo.ts';

const whatIs = sql`p.state || coalesce(':' || p.reason, '')`;

/** Takes what has not been told, marks it as told. */
export async function takeUntold(tx: Tx, now: Date, limit: number): Promise<{ weeklyPlaceId: number; told: string }[]> {
  const { rows } = await sql<{ weeklyPlaceId: number; told: string }>`
    update weekly_place p set told_state = ${whatIs}, told_at = ${now}
     where p.weekly_place_id in (
       select p.weekly_place_id from weekly_place p left join timeslot t using (timeslot_id)
        where p.day >= (${now}::timestamptz at time zone 'Europe/Rome')::date and p.told_state is distinct from ${whatIs}
          and (p.state = 'reserved' and t.released_at <= ${now} and p.confirm_by > ${now}
            or p.state = 'unavailable' or p.state = 'released' and p.reason = 'no-order')
        order by p.weekly_place_id limit ${limit} for update of p skip locked)
    returning p.weekly_place_id as "weeklyPlaceId", p.told_state as told`.execute(tx);
  return rows;
}

export interface ToldPlace {
  day: string;
  beginTime: string;
  endTime: string;
  state: string;
  reason: WeeklyReason | null;
  confirmBy: Date | null;
  nearest: { day: string; beginTime: string; endTime: string } | null;
  email: string;
  accountId: number;
  /** What the customer usually buys in the window, where they have said so. */
  basket: BasketKind | null;
  listId: number | null;
}

/** What to say, while it is so and its customer wants to read it. */
export async function readToldPlace(
  db: Db,
  { weeklyPlaceId, told }: { weeklyPlaceId: number; told: string },
): Promise<ToldPlace | undefined> {
  const { rows } = await sql<ToldPlace>`
    select to_char(p.day, 'YYYY-MM-DD') as day, to_char(w.begin_time, 'HH24:MI') as "beginTime", to_char(w.end_time, 'HH24:MI') as "endTime",
           p.state, p.reason, p.confirm_by as "confirmBy", a.email, a.account_id as "accountId", w.basket,
           w.product_list_id as "listId",
           case when o.timeslot_id is not null then jsonb_build_object('day', o.day, 'beginTime', to_char(o.begin_time, 'HH24:MI'),
             'endTime', to_char(o.end_time, 'HH24:MI')) end as nearest
      from weekly_place p join weekly_slot w using (weekly_slot_id) join account a on a.account_id = p.account_id and a.disabled_at is null
      left join timeslot o on o.timeslot_id = p.nearest_timeslot_id and not o.closed
     where p.weekly_place_id = ${weeklyPlaceId} and ${whatIs} = ${told} and w.ended_at is null
       and not exists (select from notice_choice c where c.account_id = p.account_id and c.kind = 'weekly' and c.mail = false)`.execute(
    db,
  );
  return rows[0];
}
