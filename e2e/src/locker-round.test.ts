import type { DriverRound, LockerFilling, LockerStation, OrderLocker, RoundBoard } from '@sporta/contract';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, logIn, type Visit, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import {
  expectFitForPhones,
  finishRound,
  forgetDeadNetwork,
  goOffline,
  keptOnDevice,
  leaveStore,
  ROUND,
} from './support/on-the-road.ts';
import { stateOfOrder } from './support/preparing.ts';
import { buyable, cards, clearPurchase, expectCompleted, payAtTheBank } from './support/purchase.ts';
import { scanCode, signInStaff } from './support/staff.ts';
import { smallTargets } from './support/targets.ts';

/* Orders for a locker station that a van brings: one stop, filled with a network and without, opened by who bought. */

const visit = visits();
const STATION = 'Locker Porta Genova';

interface StationSlot {
  timeslotId: number;
  /** `YYYY-MM-DD`, maybe with an hour. */
  date: string;
  /** `HH:MM`. */
  beginTime: string;
  endTime: string;
  status: string;
}

/** The slot of vans that bring a slot of the station: the one it shares most time with, the earliest of several. */
function vansOf({ slots }: RoundBoard, station: StationSlot): RoundBoard['slots'][number] | undefined {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const shared = ({ beginTime, endTime }: RoundBoard['slots'][number]) =>
    Math.min(minutes(endTime), minutes(station.endTime)) - Math.max(minutes(beginTime), minutes(station.beginTime));
  const [nearest] = slots.toSorted((a, b) => shared(b) - shared(a) || minutes(a.beginTime) - minutes(b.beginTime));
  return nearest;
}

/** What is further away than this is not for the waves of the store yet (36 hours). */
const SOON_MS = 35 * 3_600_000;

/** The last slot of the station that can be prepared now, whose vans bring nothing of tests beside this one. */
async function quietStationSlot(customer: Visit, manager: Visit): Promise<StationSlot> {
  const { days } = await callShop<{ days: { slots: StationSlot[] }[] }>(customer.context, 'timeslot/list?days=5');
  // the hour of the shop, in winter and summer alike within the hour that is left of the 36
  const isSoon = ({ date, beginTime }: StationSlot) =>
    Date.parse(`${date.slice(0, 10)}T${beginTime}:00+01:00`) < Date.now() + SOON_MS;
  const latestFirst = days.flatMap(({ slots }) => slots).toReversed();
  for (const slot of latestFirst.filter((each) => each.status === 'available' && isSoon(each))) {
    const day = slot.date.slice(0, 10);
    const { board } = await callShop<{ board: RoundBoard }>(manager.context, `staff/rounds?day=${day}`);
    const vans = vansOf(board, slot);
    if (vans?.deliveries === 0 && vans.rounds === 0) return slot;
  }
  throw new Error('a van comes to somebody at every hour');
}

/** A customer pays an order for the station, which is their address by now. @returns its id */
async function buyForStation({ page, context }: Visit, slot: StationSlot): Promise<number> {
  const [oil] = await buyable(context, 'q=olio');
  const [milk] = await buyable(context, 'q=yogurt');
  await callShop(context, 'cart/add-item', { product_id: oil?.productId, quantity: 4 });
  await callShop(context, 'cart/add-item', { product_id: milk?.productId, quantity: 2 });
  await callShop(context, 'timeslot/hold', { timeslot_id: slot.timeslotId, date: slot.date });
  await page.goto('/payment', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Paga \d/ }).click();
  await payAtTheBank(page, cards.approved);
  return expectCompleted(page);
}

/** The slot of vans an order for a station travels in. */
async function slotOfVans({ context }: Visit, day: string, orderId: number): Promise<number> {
  const boardOf = async (query: string) =>
    (await callShop<{ board: RoundBoard }>(context, `staff/rounds?day=${day}${query}`)).board;
  const isOn = ({ rounds, unplanned }: RoundBoard) =>
    [...unplanned, ...rounds.flatMap(({ stops }) => stops)].some((stop) => stop.orderId === orderId);
  for (const { timeslotId } of (await boardOf('')).slots) {
    if (isOn(await boardOf(`&timeslot_id=${timeslotId}`))) return timeslotId;
  }
  throw new Error('no van brings the order');
}

/** Scans each crate, then the door planned for it. */
async function scanIn(page: Page, { visit: plan }: LockerFilling, some: LockerFilling['visit']['crates']) {
  const dialog = page.getByRole('dialog');
  for (const crate of some) {
    const door = plan.doors.find(({ zone }) => zone === crate.zone);
    await scanCode(page, crate.code);
    await dialog.getByText('in mano').waitFor();
    await scanCode(page, `VANO-${door?.label}`);
    await expect.poll(() => dialog.getByText('in mano').count()).toBe(0);
  }
}

const lockerOf = async ({ context }: Visit, orderId: number) =>
  (await callShop<{ locker: OrderLocker }>(context, `order/locker?order_id=${orderId}`)).locker;

/** What the customer does when they have their goods. */
async function collect({ page }: Visit, orderId: number, code: string) {
  await page.goto(`/profile/orders/${orderId}`, { waitUntil: 'networkidle' });
  await page.getByText(`${code.slice(0, 3)} ${code.slice(3)}`).waitFor();
  await expectNoWider(page);
  await page.getByRole('button', { name: 'Ho ritirato la spesa' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button').last().click();
  // the page has the answer, and goes nowhere by itself any more
  await page.getByRole('button', { name: 'Ho ritirato la spesa' }).waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
}

it('is one stop of a van: filled by scanning, also when the network dies halfway, and opened by who bought', async () => {
  const manager = await visit('desk');
  await signInStaff(manager.page, 'responsabile@sporta.example');
  const { stations } = await callShop<{ stations: LockerStation[] }>(manager.context, 'staff/lockers');
  const warehouseId = stations.find(({ station }) => station?.name === STATION)?.warehouseId ?? 0;
  const customer = await visit('phone');
  await logIn(customer.context);
  await clearPurchase(customer.context);
  const toStation = { warehouse_id: warehouseId, delivery_service_id: 3 };
  await callShop(customer.context, 'cart/set-address', toStation);
  const slot = await quietStationSlot(customer, manager);
  const first = await buyForStation(customer, slot);
  await callShop(customer.context, 'cart/set-address', toStation);
  const second = await buyForStation(customer, slot);
  const { order } = await callShop<{ order: { timeslot: { date: string } } }>(
    customer.context,
    `order/detail?order_id=${first}`,
  );
  const day = order.timeslot.date.slice(0, 10);
  const driver = await visit('phone');
  const { page, context } = driver;
  await signInStaff(page, 'autista@sporta.example');
  const slotId = await slotOfVans(manager, day, first);
  await leaveStore({ manager, orderIds: [first, second], slotId, day });

  // a living network
  await page.goto(ROUND);
  await page.getByText('2 ordini nel locker').waitFor();
  await expectFitForPhones(page);
  const stopOf = async (orderId: number) => {
    const { rounds } = await callShop<{ rounds: DriverRound[] }>(context, 'staff/driver/rounds');
    return rounds.flatMap(({ stops }) => stops).find((stop) => stop.orderId === orderId);
  };
  const fillings = [await stopOf(first), await stopOf(second)].map((stop) => stop?.filling);
  const [one, two] = fillings as [LockerFilling, LockerFilling];
  expect(two.visit.crates.length).toBeGreaterThan(1);
  await page.goto(`${ROUND}/${first}`);
  await page.getByRole('button', { name: 'Sono arrivato' }).click();
  await expectFitForPhones(page);
  await page.getByRole('button', { name: 'Riempi i vani' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`${one.code.slice(0, 3)} ${one.code.slice(3)}`).waitFor();
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
  // a crate of the other order
  await scanCode(page, two.visit.crates[0]?.code ?? '');
  await dialog.getByText('Questa cassa non è di questo ordine').waitFor();
  await scanIn(page, one, one.visit.crates);
  await dialog.getByRole('button', { name: 'La spesa è dentro' }).click();
  await page.waitForURL(`**${ROUND}/${second}`);
  await expect.poll(() => stateOfOrder(manager.context, first)).toBe('in-locker');
  expect((await lockerOf(customer, first)).code).toBe(one.code);
  expect((await lockerOf(customer, second)).code).toBeUndefined();

  // it dies when one crate is in, and the phone is loaded again in the cellar
  const [crate, ...others] = two.visit.crates;
  await page.getByRole('button', { name: 'Riempi i vani' }).click();
  await scanIn(page, two, crate ? [crate] : []);
  await goOffline(context, page);
  await page.reload();
  await page.getByRole('button', { name: 'Riempi i vani' }).click();
  await dialog.getByText(`${two.code.slice(0, 3)} ${two.code.slice(3)}`).waitFor();
  await dialog.getByText(/^vano /).waitFor();
  // whose another door is nobody can say now
  await scanCode(page, others[0]?.code ?? '');
  await scanCode(page, 'VANO-Z9');
  await dialog.getByText(/^Senza rete usa solo i vani di questo ordine: /).waitFor();
  await scanIn(page, two, others);
  await expectAccessible(page);
  await expectNoWider(page);
  await dialog.getByRole('button', { name: 'La spesa è dentro' }).click();
  await page.waitForURL(`**${ROUND}`);
  await page.getByText('1 azione salvata qui').waitFor();
  await page.reload();
  await page.getByText('1 azione salvata qui').waitFor();
  await page.getByRole('heading', { name: 'Fatte' }).waitFor();
  expect(await stateOfOrder(manager.context, second)).toBe('out-for-delivery');
  expect((await lockerOf(customer, second)).code).toBeUndefined();

  await context.setOffline(false);
  await expect.poll(() => stateOfOrder(manager.context, second), { timeout: 30_000 }).toBe('in-locker');
  expect((await lockerOf(customer, second)).code).toBe(two.code);
  // codes leave the phone with the goods
  await expect.poll(async () => (await keptOnDevice(page)).includes(two.code)).toBe(false);
  for (const [orderId, { code }] of [
    [first, one],
    [second, two],
  ] as const) {
    await collect(customer, orderId, code);
    await expect.poll(() => stateOfOrder(manager.context, orderId)).toBe('delivered');
  }
  await finishRound(driver);
  forgetDeadNetwork(driver);
});
