import type { PickingLine, PickingWork } from '@sporta/contract';
import type { BrowserContext, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { callShop } from './browser.ts';

/* Preparing orders by calls, for tests of what comes before and after. */

export const ZONES = ['dry', 'chilled', 'frozen', 'counter'];

/** The manager does not wait for the cut-off. */
export async function startWaves(context: BrowserContext): Promise<void> {
  const { slots } = await callShop<{ slots: { waitingForCutoff: number; timeslot: { timeslotId: number } }[] }>(
    context,
    'staff/picking/work',
  );
  for (const { waitingForCutoff, timeslot } of slots) {
    if (waitingForCutoff > 0) {
      await callShop(context, 'staff/picking/start-wave', { timeslot_id: timeslot.timeslotId });
    }
  }
}

/** What is in somebody's hands. */
export const mine = async (context: BrowserContext): Promise<PickingWork> =>
  (await callShop<{ work: PickingWork }>(context, 'staff/picking/mine')).work;

/** Takes an order, in all the zones it needs or in those named. */
export async function take(context: BrowserContext, orderId: number, zones: readonly string[] = ZONES): Promise<void> {
  for (const zone of zones) {
    await callShop(context, 'staff/picking/take', { device: 'e2e-tablet', order_id: orderId, zone }).catch(
      (error: Error) => {
        // Not every order needs every zone.
        if (!/order-not-found|no-work/.test(error.message)) throw error;
      },
    );
  }
}

/** A line on a picker's device, by its whole name and what stands below: one name may stand in another's, or be that of two brands. */
export const rowOf = (page: Page, { name, shortDescr }: PickingLine): Locator =>
  page
    .locator('.pk-row')
    .filter({ has: page.locator('b').getByText(name, { exact: true }) })
    .filter({ hasText: shortDescr });

/**
 * A manager prepares a whole order as it was asked for, a crate for each temperature, and waits until it is in its next state.
 * @param heavy what is weighed weighs as much as it may
 */
export async function prepare(
  manager: BrowserContext,
  orderId: number,
  { heavy = false, until = 'ready' } = {},
): Promise<void> {
  await startWaves(manager);
  await take(manager, orderId);
  const order = (await mine(manager)).orders.find((each) => each.orderId === orderId);
  if (!order) throw new Error(`nobody can prepare order ${orderId}`);
  await callShop(manager, 'staff/picking/gestures', {
    device: 'e2e-tablet',
    gestures: order.lines.map((line) => ({
      id: `e2e-whole-${line.orderLineId}`,
      order_id: orderId,
      order_line_id: line.orderLineId,
      revision: line.state.revision,
      at: new Date().toISOString(),
      ...asAsked(line, heavy),
    })),
  });
  const crates: { crate_id: number; bay: string }[] = [];
  for (const temperature of new Set(order.lines.map((line) => line.temperature))) {
    const { crate } = await callShop<{ crate: { crateId: number } }>(manager, 'staff/picking/open-crate', {
      order_id: orderId,
      temperature,
      key: `e2e-crate-${orderId}-${temperature}`,
    });
    crates.push({ crate_id: crate.crateId, bay: 'C3' });
  }
  await callShop(manager, 'staff/picking/close', { order_id: orderId, crates });
  await expect.poll(() => stateOfOrder(manager, orderId), { timeout: 30_000 }).toBe(until);
}

/** As the staff see it. */
export const stateOfOrder = async (manager: BrowserContext, orderId: number): Promise<string> =>
  (await callShop<{ order: { state: string } }>(manager, `staff/order?order_id=${orderId}`)).order.state;

function asAsked({ weight, unit, orderedQuantity }: PickingLine, heavy: boolean): object {
  if (!weight) return { kind: 'count', quantity: orderedQuantity };
  const grams = heavy ? weight.most : weight.asked;
  return { kind: 'weight', grams, above_authorised: heavy, ...(unit === 'pz' ? { quantity: orderedQuantity } : {}) };
}
