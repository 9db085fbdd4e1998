import type { DriverRound, RoundBoard } from '@sporta/contract';
import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { callShop, type Visit } from './browser.ts';
import { expectNoWider } from './fits.ts';
import { prepare } from './preparing.ts';
import { smallTargets } from './targets.ts';

/* Rounds that have left their store, and the phone of who drives them. */

export const ROUND = '/banco/giro';

interface ToLeave {
  /** Signed in, as is the driver: they are known once they have been here. */
  manager: Visit;
  /** Of one slot of vans; all go on the round of the first. */
  orderIds: readonly number[];
  slotId: number;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** Orders of one slot, prepared, on one round of the driver that leaves the store. @returns the id of the round */
export async function leaveStore({ manager, orderIds, slotId, day }: ToLeave): Promise<number> {
  for (const orderId of orderIds) await prepare(manager.context, orderId);
  const board = async () =>
    (await callShop<{ board: RoundBoard }>(manager.context, `staff/rounds?day=${day}&timeslot_id=${slotId}`)).board;
  const change = async (path: string, input: object = {}) => {
    const { revision } = await board();
    await callShop(manager.context, path, { timeslot_id: slotId, revision, ...input });
  };
  const roundOf = async (orderId: number | undefined) =>
    (await board()).rounds.find(({ stops }) => stops.some((stop) => stop.orderId === orderId))?.roundId;
  await change('staff/rounds/propose');
  const [first, ...others] = orderIds;
  const roundId = await roundOf(first);
  if (roundId === undefined) throw new Error('the planner left the order out');
  for (const orderId of others) {
    if ((await roundOf(orderId)) === roundId) continue;
    await change('staff/rounds/move-stop', { order_id: orderId, round_id: roundId, confirm: true });
  }
  const { rounds, drivers } = await board();
  const marco = drivers.find(({ name }) => name.startsWith('Marco'));
  for (const round of rounds.filter(({ state }) => state === 'draft')) {
    await change('staff/rounds/assign', { round_id: round.roundId, driver_id: marco?.userId });
  }
  await change('staff/rounds/confirm');
  await callShop(manager.context, 'staff/rounds/start', {
    timeslot_id: slotId,
    round_id: roundId,
    leave_behind: true,
  });
  return roundId;
}

interface QuietSlot {
  timeslotId: number;
  /** `YYYY-MM-DD`, maybe with an hour. */
  date: string;
  status: string;
}

/**
 * The last free slot of the next day that has one in which nobody ordered yet: tests beside this one buy for the first slot there is,
 * and their goods would come along.
 */
export async function quietSlot(customer: BrowserContext, manager: BrowserContext): Promise<QuietSlot> {
  const { days } = await callShop<{ days: { slots: QuietSlot[] }[] }>(customer, 'timeslot/list?days=5');
  const latestFirst = days.slice(1).flatMap(({ slots }) => slots.toReversed());
  for (const slot of latestFirst.filter(({ status }) => status === 'available')) {
    const day = slot.date.slice(0, 10);
    const { board } = await callShop<{ board: RoundBoard }>(
      manager,
      `staff/rounds?day=${day}&timeslot_id=${slot.timeslotId}`,
    );
    if (board.rounds.length === 0 && board.unplanned.length === 0) return slot;
  }
  throw new Error('somebody ordered in every slot');
}

/** For a phone: nothing wider than the window, nothing too small for a finger, nothing a screen reader stumbles over. */
export async function expectFitForPhones(page: Page): Promise<void> {
  // at the end of a page nothing lies half under the button at its foot
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
  await expectNoWider(page);
}

/** Ends the round, so that the next test begins without one. A slot of tomorrow leaves the phone with it. */
export async function finishRound({ page, context }: Visit): Promise<void> {
  await page.goto(ROUND);
  await page.getByRole('button', { name: 'Sono in sede, chiudi il giro' }).click();
  await page.getByText(/^(Giro concluso|Nessun giro per oggi)/).waitFor();
  const onTheRoadStill = async () =>
    (await callShop<{ rounds: DriverRound[] }>(context, 'staff/driver/rounds')).rounds.filter(
      ({ state }) => state === 'started',
    );
  await expect.poll(onTheRoadStill, { timeout: 30_000 }).toEqual([]);
}

/** What the device knows of customers, as one text. */
export const keptOnDevice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('sporta.banco');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );

/** Without a network Chromium says on the console of each request that it failed, which is what was asked for. */
export const forgetDeadNetwork = ({ faults }: Visit) =>
  faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault)));

/** The network dies; the worker has the whole program by then. */
export const goOffline = async (context: BrowserContext, page: Page) => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
};
