import type { PickingClosed } from '@sporta/contract';
import { staffStateLabel, storageZone } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { Account } from '../../platform/session.ts';
import { staffActor, writeAudit } from '../audit/index.ts';
import { packRewards } from '../benefits/index.ts';
import { type LineView, type OrderView, orderCosts, readOrder } from '../order-book/index.ts';
import { type DeliveredLine, lockOrderOfStore, settleLocked, settlementOf } from '../orders/index.ts';
import { type CrateRow, readCrates } from './crates.repo.ts';
import { crateToWire, placeCratesOf, readyWhenPlaced } from './crates.ts';
import { deliveredOf } from './delivered-line.ts';
import { readPickedLines, type StoredLine } from './line-states.repo.ts';
import { notInPicking } from './order-of-store.ts';
import { closeTasks } from './tasks.repo.ts';

export interface Closing {
  orderId: number;
  /** Used, as counted; absent = as ordered. */
  bags: number | undefined;
  crates: readonly { crateId: number; bay: string }[];
  /** Requests of rewards that lie in the crates. */
  rewards: readonly number[];
}

/**
 * Closes an order whose lines are all done: crates placed, bags counted, everything settled, and the customer gets a mail. From then
 * on nothing is refused any more. An order that was closed before answers what is true, and takes places of crates only.
 * @throws BusinessError `order-not-found`, `order-not-in-picking`, `lines-to-do`, `crate-needed`, `crate-not-found`, `invalid-quantity`
 */
export async function closeOrder(deps: Deps, account: Account, closing: Closing): Promise<PickingClosed> {
  const { orderId } = closing;
  const now = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    const order = await lockOrderOfStore(tx, account, orderId);
    const crates = await placeCratesOf(tx, orderId, closing.crates);
    await packRewards(tx, { orderId, ids: closing.rewards, now });
    if (order.state !== 'picking') {
      if (await settlementOf(tx, orderId)) return;
      throw notInPicking();
    }
    const view = (await readOrder(tx, orderId))!;
    const picked = await readPickedLines(tx, [orderId]);
    const lines = allLines(view, picked);
    requireCrates(view, lines, crates);
    await settle(tx, account, view, { lines, picked, bags: closing.bags, now });
  });
  await readyWhenPlaced(deps, account, orderId);
  return closedOf(deps, orderId);
}

/** What came of every line. @throws BusinessError `lines-to-do` */
function allLines(view: OrderView, picked: ReadonlyMap<number, StoredLine>): DeliveredLine[] {
  const done = view.lines.flatMap((line) => {
    const stored = picked.get(line.orderLineId);
    return (stored && deliveredOf(line, stored, line.substitute)) ?? [];
  });
  const left = view.lines.length - done.length;
  if (left > 0) {
    throw new BusinessError('lines-to-do', left === 1 ? 'Manca ancora una riga' : `Mancano ancora ${left} righe`);
  }
  return done;
}

/** Everything that came lies in a crate of its temperature. @throws BusinessError `crate-needed` */
function requireCrates(view: OrderView, lines: readonly DeliveredLine[], crates: readonly CrateRow[]): void {
  const came = new Set(lines.filter(({ outcome }) => outcome !== 'missing').map(({ orderLineId }) => orderLineId));
  const needed = new Set(view.lines.filter(({ orderLineId }) => came.has(orderLineId)).map(storageZone));
  for (const zone of needed) {
    if (crates.some(({ temperature }) => temperature === zone)) continue;
    const words = { dry: 'il secco', chilled: 'il fresco', frozen: 'i surgelati' };
    throw new BusinessError('crate-needed', `Serve una cassa per ${words[zone]}`, { field: 'crates' });
  }
}

async function settle(
  tx: Tx,
  account: Account,
  view: OrderView,
  {
    lines,
    picked,
    bags,
    now,
  }: { lines: readonly DeliveredLine[]; picked: ReadonlyMap<number, StoredLine>; bags: number | undefined; now: Date },
): Promise<void> {
  const { orderId } = view;
  const settlement = await settleLocked(tx, orderId, lines, {
    actor: staffActor(account),
    bags,
    lost: lostOf(view.lines, picked),
    now,
  });
  await closeTasks(tx, orderId, now);
  const came = lines.some(({ outcome }) => outcome !== 'missing');
  if (came) await writeOutbox(tx, 'order.prepared', { orderId });
  await writeAudit(tx, { account, now }, 'picking.close', {
    subject: { kind: 'order', id: orderId, name: view.orderNumber },
    warehouseId: view.warehouseId,
    after: {
      state: came ? 'picked' : 'cancelled',
      missing: lines.filter(({ outcome }) => outcome === 'missing').length,
      substituted: lines.filter(({ outcome }) => outcome === 'substituted').length,
      ...(bags === undefined ? {} : { bags }),
      total: settlement.totalCents / 100,
    },
  });
}

/** Thousandths by product that the books had and that were not there. */
function lostOf(lines: readonly LineView[], picked: ReadonlyMap<number, StoredLine>): Map<number, number> {
  const lost = new Map<number, number>();
  for (const { orderLineId, productId, quantity } of lines) {
    const stored = picked.get(orderLineId);
    if (productId === null || stored?.reason !== 'not-there') continue;
    const found = stored.status === 'partly' ? stored.quantity : 0;
    const gone = quantity - found - stored.shelf;
    if (gone > 0) lost.set(productId, (lost.get(productId) ?? 0) + gone);
  }
  return lost;
}

async function closedOf({ db }: Deps, orderId: number): Promise<PickingClosed> {
  const [view, crates, settlement] = await Promise.all([
    readOrder(db, orderId),
    readCrates(db, [orderId]),
    settlementOf(db, orderId),
  ]);
  const order = view!;
  const count = (wanted: LineView['outcome']) => order.lines.filter(({ outcome }) => outcome === wanted).length;
  const bags = order.packages[0]?.deliveredQuantity;
  const { ordered, now } = orderCosts(order);
  return {
    orderId,
    orderNumber: order.orderNumber,
    state: order.state,
    stateLabel: staffStateLabel(order.state, order.deliveryServiceId),
    picked: count('picked'),
    substituted: count('substituted'),
    missing: count('missing'),
    ...(bags === undefined || bags === null ? {} : { bags }),
    crates: crates.map(crateToWire),
    orderedTotal: ordered.totalCents / 100,
    total: now.totalCents / 100,
    missingAmount: (settlement?.missingCents ?? 0) / 100,
  };
}
