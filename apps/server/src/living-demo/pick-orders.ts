import { randomUUID } from 'node:crypto';
import type { PickingLine, PickingOrder, PickingWork } from '@sporta/contract';
import type { Chance } from './chance.ts';
import type { Answer, Caller } from './shop-calls.ts';

const device = 'tablet-demo';

/** Takes an order in all its zones. @returns what is to be done of it */
async function take(picker: Caller, orderId: number): Promise<PickingOrder> {
  let work: PickingWork | undefined;
  for (const zone of ['dry', 'chilled', 'frozen', 'counter']) {
    try {
      work = (await picker.post('staff/picking/take', { device, order_id: orderId, zone })).work;
    } catch (error) {
      // an order has not goods in every zone
      if ((error as { code?: string }).code !== 'no-work') throw error;
    }
  }
  const order = work?.orders.find((each) => each.orderId === orderId);
  if (!order) throw new Error(`order ${orderId} has nothing to prepare`);
  return order;
}

/** Does some of the lines of an order: weighed, counted, and now and then not there. */
async function gather(
  picker: Caller,
  order: PickingOrder,
  lines: readonly PickingLine[],
  how: (line: PickingLine) => object,
): Promise<void> {
  const gestures = lines.map((line, index) => ({
    id: randomUUID(),
    order_id: order.orderId,
    order_line_id: line.orderLineId,
    revision: line.state.revision,
    above_authorised: true,
    at: new Date(picker.now().getTime() - (lines.length - index) * 35_000).toISOString(),
    ...how(line),
  }));
  const { results }: Answer = await picker.post('staff/picking/gestures', { device, gestures });
  const refused = results.find(({ outcome }: Answer) => outcome !== 'applied');
  if (refused) throw new Error(`a gesture was not applied: ${JSON.stringify(refused)}`);
}

function gestureOn({ weight, orderedQuantity }: PickingLine, chance: Chance): object {
  if (weight)
    return { kind: 'weight', grams: Math.min(weight.most, Math.round(weight.asked * (0.96 + chance.next() * 0.09))) };
  if (chance.percent(3)) return { kind: 'missing' };
  return { kind: 'count', quantity: orderedQuantity };
}

/** All of it is there and weighs as much as it may. */
const heavyHand = ({ weight, orderedQuantity }: PickingLine): object =>
  weight ? { kind: 'weight', grams: weight.most } : { kind: 'count', quantity: orderedQuantity };

/** Begins an order and leaves it half done in the hands of who began. @param share of its lines that are done, 0 to 1 */
export async function beginOrder(picker: Caller, orderId: number, share: number, chance: Chance): Promise<void> {
  const order = await take(picker, orderId);
  const lines = order.lines.slice(0, Math.floor(order.lines.length * share));
  if (lines.length > 0) await gather(picker, order, lines, (line) => gestureOn(line, chance));
}

/**
 * Prepares an order whole.
 * @param options `bay`: where its crates wait for the van; absent: they are still on the cart, and it is not ready. `heavy`: it weighs
 *   more than thought
 */
export async function prepareOrder(
  picker: Caller,
  orderId: number,
  { bay, heavy = false, chance }: { bay: string | undefined; heavy?: boolean; chance: Chance },
): Promise<void> {
  const order = await take(picker, orderId);
  await gather(picker, order, order.lines, heavy ? heavyHand : (line) => gestureOn(line, chance));
  const crates: object[] = [];
  for (const temperature of new Set(order.lines.map((line) => line.temperature))) {
    const { crate } = await picker.post('staff/picking/open-crate', {
      order_id: orderId,
      temperature,
      key: randomUUID(),
    });
    crates.push({ crate_id: crate.crateId, bay });
  }
  await picker.post('staff/picking/close', { order_id: orderId, ...(bay ? { crates } : {}) });
}
