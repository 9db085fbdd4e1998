import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { pointsToClawBack } from './benefit-rules.ts';
import { findGivenBack, type GivenBack, recordClawBack } from './order-benefits.repo.ts';
import { lockPoints, movePoints } from './points.repo.ts';

/** Goods come back within 14 days, later where the customer did not learn of the right to; then the job looks no further. */
const lookBackDays = 400;

/** Job: takes back the points of goods that came back or were refunded, once for each of them. */
export async function clawBackPoints(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - lookBackDays * 86_400_000);
  const returned = await findGivenBack(deps.db, since);
  for (const order of returned.filter((each) => targetOf(each) > each.takenBack)) {
    try {
      await takeBackFor(deps, order, now);
    } catch (error) {
      deps.log.error({ err: error, orderId: order.orderId }, 'the points of an order could not be taken back');
    }
  }
}

const targetOf = ({ points, goodsCents, returnedCents }: GivenBack) =>
  pointsToClawBack(points, goodsCents, returnedCents);

async function takeBackFor({ db }: Deps, order: GivenBack, now: Date): Promise<void> {
  const target = targetOf(order);
  await withTransaction(db, async (tx) => {
    const balance = await lockPoints(tx, order.accountId);
    if (!(await recordClawBack(tx, order, target))) return;
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
