import { sql } from 'kysely';
import { type Db, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { pointsToClawBack } from './benefit-rules.ts';
import { lockPoints, movePoints } from './points.repo.ts';

/** Goods can be given back or reported for 14 days, and longer where the customer was not told: after that nothing is looked at again. */
const lookBackDays = 400;

interface GivenBack {
  orderId: number;
  orderNumber: string;
  accountId: number;
  /** What the order gave. */
  points: number;
  /** What was to be taken back so far. */
  takenBack: number;
  goodsCents: number;
  returnedCents: number;
  /** The customer withdrew from some of it. */
  withdrawn: boolean;
  /** Some of it was refunded because it was missing or bad. */
  refunded: boolean;
}

/** Job: takes back the points of goods that came back or were refunded, once for each of them. */
export async function clawBackPoints(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const order of await findGivenBack(deps.db, now)) {
    try {
      await takeBackFor(deps, order, now);
    } catch (error) {
      deps.log.error({ err: error, orderId: order.orderId }, 'the points of an order could not be taken back');
    }
  }
}

/** Orders that gave points, of which something came back since they were last looked at. */
async function findGivenBack(db: Db, now: Date): Promise<GivenBack[]> {
  const { rows } = await sql<GivenBack>`
    select o.order_id as "orderId", o.order_number as "orderNumber", o.account_id as "accountId", b.points,
      b.points_taken_back as "takenBack",
      greatest(0, (select coalesce(sum(coalesce(l.delivered_cents, l.gross_cents)), 0)::int from order_line l
                    where l.order_id = o.order_id) - o.discount_cents) as "goodsCents",
      returned.cents as "returnedCents", returned.withdrawn, returned.refunded
    from order_benefit b join orders o using (order_id) join account a using (account_id)
    join lateral (
      select sum(x.refund_cents)::int as cents, bool_or(w.order_problem_id is null) as withdrawn,
        bool_or(w.order_problem_id is not null) as refunded
      from order_withdrawal w join order_withdrawal_line x using (order_withdrawal_id)
      where w.order_id = o.order_id and w.requested_at > ${now}::timestamptz - make_interval(days => ${lookBackDays})
    ) returned on returned.cents > 0
    where b.points > b.points_taken_back and a.disabled_at is null
    order by o.order_id`.execute(db);
  return rows.filter((order) => targetOf(order) > order.takenBack);
}

const targetOf = ({ points, goodsCents, returnedCents }: GivenBack) =>
  pointsToClawBack(points, goodsCents, returnedCents);

async function takeBackFor({ db }: Deps, order: GivenBack, now: Date): Promise<void> {
  const target = targetOf(order);
  await withTransaction(db, async (tx) => {
    const balance = await lockPoints(tx, order.accountId);
    // another node may have been here meanwhile
    const { numAffectedRows } = await sql`
      update order_benefit set points_taken_back = ${target}
      where order_id = ${order.orderId} and points_taken_back = ${order.takenBack}`.execute(tx);
    if (numAffectedRows === 0n) return;
    const due = target - order.takenBack;
    const taken = Math.min(due, balance);
    const missing = due - taken;
    await movePoints(tx, {
      accountId: order.accountId,
      points: -taken,
      kind: order.refunded ? 'refund' : 'withdrawal',
      description: `${causeOf(order)} ${order.orderNumber}${missing > 0 ? `: erano ${due} punti, ${missing} li avevi già usati` : ''}`,
      orderId: order.orderId,
      at: now,
    });
  });
}

function causeOf({ withdrawn, refunded }: GivenBack): string {
  if (!refunded) return 'Recesso dalla spesa';
  return withdrawn ? 'Recessi e rimborsi della spesa' : 'Rimborso della spesa';
}
