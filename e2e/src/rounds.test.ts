import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, logIn, type Visit, visits } from './support/browser.ts';
import { buyable, cards, clearPurchase, expectCompleted, fillCart, payAtTheBank } from './support/purchase.ts';

/** A manager plans the rounds of a slot, moves a stop, sees what comes of it, and confirms. */

const visit = visits();

interface Board {
  day: string;
  timeslotId: number;
  revision: number;
  warehouseId: number;
  rounds: {
    roundId: number;
    number: number;
    crates: number;
    stops: { orderId: number; name: string; crates: number }[];
  }[];
  unplanned: { orderId: number }[];
  vans: { vanId: number; name: string; warehouseId: number; crates: number }[];
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/banco');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill('Spesa-2026!');
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/banco'));
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
}

interface Slot {
  timeslotId: number;
  /** `YYYY-MM-DD`. */
  date: string;
  status: string;
}

/** The last free slot of the week nobody has planned: tests beside this one buy for the first, and plan its rounds. */
async function findUnplannedSlot(customer: BrowserContext, manager: BrowserContext): Promise<Slot> {
  const { days } = await callShop<{ days: { slots: Slot[] }[] }>(customer, 'timeslot/list?days=6');
  const free = days.flatMap(({ slots }) => slots).filter(({ status }) => status === 'available');
  for (const slot of free.reverse()) {
    const { board } = await callShop<{ board: Board }>(
      manager,
      `staff/rounds?day=${slot.date.slice(0, 10)}&timeslot_id=${slot.timeslotId}`,
    );
    if (board.rounds.length === 0) return slot;
  }
  throw new Error('every free slot has rounds');
}

/** Buys once more for the slot. @param heavy more than a crate of it @returns the order and its slot */
async function buy(
  { page, context }: Visit,
  slot: Slot,
  { heavy = false } = {},
): Promise<{ orderId: number; slotId: number; day: string }> {
  await fillCart(context);
  if (heavy) {
    const [water] = await buyable(context, 'q=acqua');
    await callShop(context, 'cart/add-item', { product_id: water?.productId, quantity: 6 });
  }
  await callShop(context, 'timeslot/hold', { timeslot_id: slot.timeslotId, date: slot.date });
  await page.goto('/payment', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Paga \d/ }).click();
  await payAtTheBank(page, cards.approved);
  const orderId = await expectCompleted(page);
  const { order } = await callShop<{ order: { timeslot: { timeslotId: number; date: string } } }>(
    context,
    `order/detail?order_id=${orderId}`,
  );
  return { orderId, slotId: order.timeslot.timeslotId, day: order.timeslot.date.slice(0, 10) };
}

const rounds = (page: Page) => page.locator('.round');
const stopsOf = (page: Page, round: number) =>
  page.getByRole('region', { name: new RegExp(`^Giro ${round}\\b`) }).locator('.stop');

describe('the rounds of a slot', () => {
  it('are planned, changed by hand with what comes of it in view, given to drivers and confirmed', async () => {
    const customer = await visit('desk');
    await logIn(customer.context);
    await clearPurchase(customer.context);
    const { page, context } = await visit('desk');
    await signIn(page, 'responsabile@sporta.example');
    const slot = await findUnplannedSlot(customer.context, context);
    const first = await buy(customer, slot);
    const second = await buy(customer, slot);
    expect(second.slotId).toBe(first.slotId);
    // A driver is known once they have been here.
    const driver = await visit('desk');
    await signIn(driver.page, 'autista@sporta.example');

    const here = `staff/rounds?day=${first.day}&timeslot_id=${first.slotId}`;
    const { board } = await callShop<{ board: Board }>(context, here);
    const vans = await Promise.all(
      ['uno', 'due'].map((name) =>
        callShop<{ van: Board['vans'][number] }>(context, 'staff/van/save', {
          name: `Prova ${name} ${first.orderId}`,
          warehouse_id: board.warehouseId,
          crates: 60,
        }),
      ),
    );

    await page.goto(`/banco/consegne?day=${first.day}&slot=${first.slotId}`);
    await page.getByText(/^\d+ ordini senza giro$/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Proponi i giri' }).click();
    await expect.poll(() => rounds(page).count(), { timeout: 30_000 }).toBe(1);
    const stops = await stopsOf(page, 1).count();
    expect(stops).toBeGreaterThanOrEqual(2);

    // A second van, and a stop for it: the menu says what each round would become.
    await page.getByRole('button', { name: 'Altre azioni sui giri' }).click();
    await page
      .getByRole('menuitem', { name: /^Aggiungi un giro/ })
      .last()
      .click();
    await expect.poll(() => rounds(page).count()).toBe(2);
    await stopsOf(page, 1).first().getByRole('button').press('Enter');
    const choice = page.getByRole('menuitem', { name: /^Giro 2/ });
    await expect.poll(() => choice.textContent()).toMatch(/\d+ di 60 · \d\d:\d\d/);
    await choice.click();
    await expect.poll(() => stopsOf(page, 2).count()).toBe(1);
    await expect.poll(() => stopsOf(page, 1).count()).toBe(stops - 1);

    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect.poll(() => stopsOf(page, 2).count()).toBe(0);
    await expect.poll(() => stopsOf(page, 1).count()).toBe(stops);

    // By mouse: dropped on the other round.
    await stopsOf(page, 1).first().dragTo(rounds(page).nth(1));
    await expect.poll(() => stopsOf(page, 2).count()).toBe(1);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expectAccessible(page);

    await page.getByText('Manca l’autista').waitFor();
    for (const number of [1, 2]) {
      await page.getByLabel(`Autista del giro ${number}`).selectOption({ index: 1 });
      await expect.poll(() => page.getByRole('heading', { name: new RegExp(`^Giro ${number} · `) }).count()).toBe(1);
    }
    await page.getByRole('button', { name: 'Conferma i 2 giri' }).click();
    const start = page.getByRole('button', { name: 'Fai partire il giro 2' });
    await start.click();
    const dialog = page.getByRole('dialog', { name: 'Parte il giro 2?' });
    await dialog.getByText('Non ancora pronti, restano in sede e senza giro:').waitFor();
    expect(await dialog.getByRole('button', { name: 'Fai partire' }).isDisabled()).toBe(true);
    await expectAccessible(page);

    for (const { van } of vans) {
      await callShop(context, 'staff/van/save', {
        van_id: van.vanId,
        warehouse_id: van.warehouseId,
        name: van.name,
        crates: van.crates,
        active: false,
      });
    }
    for (const { orderId } of [first, second]) {
      await callShop(customer.context, 'order/cancel', { order_id: orderId });
    }
    await clearPurchase(customer.context);
  });

  it('are mended with one press: every stop too many moves to a van with room, and one press puts all of them back', async () => {
    const customer = await visit('desk');
    await logIn(customer.context);
    await clearPurchase(customer.context);
    const { page, context } = await visit('desk');
    await signIn(page, 'responsabile@sporta.example');
    const slot = await findUnplannedSlot(customer.context, context);
    const orders = [await buy(customer, slot, { heavy: true }), await buy(customer, slot, { heavy: true })];
    const [{ day, slotId }] = orders as [(typeof orders)[0]];
    const read = async () =>
      (await callShop<{ board: Board }>(context, `staff/rounds?day=${day}&timeslot_id=${slotId}`)).board;
    const { warehouseId } = await read();
    const vans: Board['vans'] = [];
    for (const name of ['stretto uno', 'stretto due', 'largo']) {
      const { van } = await callShop<{ van: Board['vans'][number] }>(context, 'staff/van/save', {
        name: `Prova ${name} ${slotId}`,
        warehouse_id: warehouseId,
        crates: 60,
      });
      vans.push(van);
    }
    const resize = ({ vanId, name }: Board['vans'][number], crates: number, active = true) =>
      callShop(context, 'staff/van/save', { van_id: vanId, warehouse_id: warehouseId, name, crates, active });

    // A round for each order, and one more; then the vans of the two turn out to be smaller than was thought.
    const plan = async (call: string, more: object) => {
      const { revision } = await read();
      await callShop(context, `staff/rounds/${call}`, { timeslot_id: slotId, revision, ...more });
    };
    for (const { vanId } of vans) await plan('add', { van_id: vanId });
    const started = await read();
    const others = started.unplanned.filter(({ orderId }) => orders.every((order) => order.orderId !== orderId));
    expect(others).toEqual([]);
    for (const [at, { orderId }] of orders.entries()) {
      await plan('move-stop', { order_id: orderId, round_id: started.rounds[at]?.roundId, confirm: true });
    }
    const full = await read();
    const crates = full.rounds[0]?.crates ?? 0;
    expect(crates).toBeGreaterThan(1);
    for (const van of vans.slice(0, 2)) await resize(van, 1);

    await page.goto(`/banco/consegne?day=${day}&slot=${slotId}`);
    for (const number of [1, 2]) {
      await page.getByText(`Giro ${number}: ${crates} casse, ce ne stanno 1`).waitFor();
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sistema tutti e due' }).click();
    await page.getByText('Nessun giro è più in ritardo o troppo carico.').waitFor();
    await expect.poll(() => stopsOf(page, 3).count()).toBe(2);
    expect((await read()).rounds.map(({ stops }) => stops.length)).toEqual([0, 0, 2]);

    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect.poll(async () => (await read()).rounds.map(({ stops }) => stops.length)).toEqual([1, 1, 0]);
    await page.getByText(`Giro 2: ${crates} casse, ce ne stanno 1`).waitFor();

    // With nothing wider anywhere no move helps, and the plan stays as it is.
    const [, , wide] = vans as [Board['vans'][0], Board['vans'][0], Board['vans'][0]];
    await resize(wide, 1);
    await page.reload();
    await page.getByRole('button', { name: 'Sistema tutti e due' }).click();
    await page.getByText('Nessuno spostamento aiuta: ricalcola, o aggiungi un furgone.').waitFor();
    expect((await read()).rounds.map(({ stops }) => stops.length)).toEqual([1, 1, 0]);

    for (const van of vans) await resize(van, 60, false);
    for (const { orderId } of orders) await callShop(customer.context, 'order/cancel', { order_id: orderId });
    await clearPurchase(customer.context);
  });
});
