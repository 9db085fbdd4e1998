import type { Deps } from '../platform/deps.ts';

/**
 * The household's order of a window is written down as travelling before there are any vans. It goes back to the bay, so that a van
 * of today brings it: its customers see on their page where it is.
 * @returns its id; undefined where they have none in that window
 */
export async function takeBackToBay({ pool }: Deps, timeslotId: number): Promise<number | undefined> {
  const { rows } = await pool.query<{ orderId: number }>(
    `with back as (update orders o set state = 'ready' from account a
       where a.account_id = o.account_id and a.login = 'cliente@sporta.example' and o.timeslot_id = $1
         and o.state = 'out-for-delivery' and not exists (select from round_stop s where s.order_id = o.order_id)
       returning o.order_id),
     untold as (delete from order_event e using back b where e.order_id = b.order_id and e.to_state = 'out-for-delivery')
     select order_id as "orderId" from back`,
    [timeslotId],
  );
  return rows[0]?.orderId;
}
