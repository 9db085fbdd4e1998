import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { deliveryServiceIds, insertionTypeIds } from '@sporta/contract/constants.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type LineView, type OrderView, readOrder } from '../order-book/index.ts';
import { advanceOrder, type DeliveredLine, settlementOf, settleOrder } from '../orders/index.ts';
import { findOrderCalled } from './demo-orders.repo.ts';

const actor = 'staff:Demo';
/** How long a card gets to be charged for what the other tenders did not cover. */
const CHARGE_TRIES = 20;
const CHARGE_PAUSE_MS = 250;

/**
 * Drives an order of the demo through picking to the customer: random weights within a tenth, one of them above what was
 * ordered, of more than two lines one missing, and a bag more or less. An order that is on its way already goes on from where it is.
 * @param called number or id of the order
 * @returns the number of the order
 * @throws BusinessError `order-not-found`, `not-deliverable`, `payment-missing`
 */
export async function deliverDemoOrder(deps: Deps, called: string): Promise<string> {
  const order = await findOrderCalled(deps.db, called);
  if (!order) throw new BusinessError('order-not-found', 'Questo ordine non c’è');
  const { orderId, orderNumber, deliveryServiceId } = order;
  let { state } = order;
  if (state === 'delivered') return orderNumber;
  if (state === 'confirmed') {
    await advanceOrder(deps, orderId, 'picking', { actor });
    state = 'picking';
  }
  if (state === 'picking') {
    const view = (await readOrder(deps.db, orderId))!;
    await settleOrder(deps, orderId, pickedByChance(view.lines), { actor, bags: countedByChance(view.packages) });
    state = 'picked';
  }
  if (state === 'picked') {
    await waitForTheRest(deps, orderId);
    await advanceOrder(deps, orderId, 'ready', { actor });
    state = 'ready';
  }
  if (state === 'ready' && deliveryServiceId === deliveryServiceIds.home) {
    await advanceOrder(deps, orderId, 'out-for-delivery', { actor });
    state = 'out-for-delivery';
  }
  if (state !== 'ready' && state !== 'out-for-delivery') {
    throw new BusinessError('not-deliverable', 'Questo ordine è annullato o in modifica: non si può consegnare');
  }
  await advanceOrder(deps, orderId, 'delivered', { actor });
  return orderNumber;
}

function pickedByChance(lines: readonly LineView[]): DeliveredLine[] {
  const ordered = lines.filter(({ insertionTypeId }) => insertionTypeId === insertionTypeIds.ordered);
  const heavier = ordered.find(({ estimatedGrams }) => estimatedGrams !== null);
  const others = ordered.filter((line) => line !== heavier);
  const missing = ordered.length > 2 ? others[randomInt(others.length)] : undefined;
  return lines.map((line): DeliveredLine => {
    const { orderLineId, estimatedGrams } = line;
    if (line === missing) return { orderLineId, outcome: 'missing' };
    if (estimatedGrams === null) return { orderLineId, outcome: 'picked' };
    const grams = Math.max(1, Math.round((estimatedGrams * randomInt(line === heavier ? 1020 : 900, 1101)) / 1000));
    return { orderLineId, outcome: 'picked', grams };
  });
}

/** One bag more or less than estimated, or as many. */
function countedByChance([bags]: OrderView['packages']): number | undefined {
  return bags && Math.max(1, bags.quantity + randomInt(-1, 2));
}

/** The worker charges it; an order that is held is refused by its next step. */
async function waitForTheRest(deps: Deps, orderId: number): Promise<void> {
  for (let tries = 0; tries < CHARGE_TRIES; tries += 1) {
    const settlement = await settlementOf(deps.db, orderId);
    if (!settlement || settlement.missingCents === 0 || settlement.heldReason) return;
    await wait(CHARGE_PAUSE_MS);
  }
}
