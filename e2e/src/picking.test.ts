import type { PickingLine, PickingSubstitute } from '@sporta/contract';
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, logIn, type Visit, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { mine, rowOf, startWaves, take } from './support/preparing.ts';
import {
  buyable,
  cards,
  clearPurchase,
  expectCompleted,
  holdFreeSlot,
  overMinimum,
  payAtTheBank,
} from './support/purchase.ts';
import { scanCode, signInStaff } from './support/staff.ts';
import { smallTargets } from './support/targets.ts';

/* Preparing orders at the Banco as pickers do: with a scanner, by weight, without a network, two at a time. */

const visit = visits();
const CART = '/banco/preparazione/carrello';

/** What is sold by weight and there is most of. */
async function looseGoods(context: BrowserContext): Promise<number> {
  const { products } = await callShop<{
    products: { productId: number; available: number; productInfos: { TIPOLOGIA?: string } }[];
  }>(context, 'products?page_size=60&q=mele');
  const [most] = products
    .filter(({ productInfos }) => productInfos.TIPOLOGIA === 'Sfuso')
    .sort((a, b) => b.available - a.available);
  if (!most) throw new Error('nothing is sold by weight');
  return most.productId;
}

/** A customer buys three kinds of goods by the piece, two each, and a kilo of apples. @returns the order's id */
async function buy({ page, context }: Visit): Promise<number> {
  await logIn(context);
  await clearPurchase(context);
  await callShop(context, 'cart/add-item', { product_id: await looseGoods(context), quantity: 1 });
  for (const { productId } of overMinimum(await buyable(context, 'q=olio'), 3, 2)) {
    await callShop(context, 'cart/add-item', { product_id: productId, quantity: 2 });
  }
  await holdFreeSlot(context);
  await page.goto('/payment', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Paga \d/ }).click();
  await payAtTheBank(page, cards.approved);
  return expectCompleted(page);
}

/** Gives back what earlier tests left in somebody's hands. */
async function emptyHands(context: BrowserContext): Promise<void> {
  for (const { orderId, tasks } of (await mine(context)).orders) {
    for (const { zone } of tasks.filter((task) => task.mine)) {
      await callShop(context, 'staff/picking/give-back', { order_id: orderId, zone });
    }
  }
}

/** A paid order that may be prepared, and somebody signed in to prepare it. */
async function orderToPick(): Promise<{ picker: Visit; customer: Visit; orderId: number }> {
  const customer = await visit('desk');
  const orderId = await buy(customer);
  const manager = await visit('desk');
  await signInStaff(manager.page, 'responsabile@sporta.example');
  await startWaves(manager.context);
  await manager.context.close();
  const picker = await visit('desk');
  await signInStaff(picker.page, 'preparatore@sporta.example');
  await emptyHands(picker.context);
  return { picker, customer, orderId };
}

const lineOf = async (context: BrowserContext, orderId: number, which: (line: PickingLine) => boolean) => {
  const line = (await mine(context)).orders.find((order) => order.orderId === orderId)?.lines.find(which);
  if (!line) throw new Error('the order has no such line');
  return line;
};
const stateOf = async (context: BrowserContext, orderId: number, orderLineId: number) =>
  (await lineOf(context, orderId, (line) => line.orderLineId === orderLineId)).state;

const banner = (page: Page) => page.locator('.pk-said b');
/** What the customer bought by the piece; gifts come by one. */
const isByPiece = ({ weight, orderedQuantity }: PickingLine) => weight === undefined && orderedQuantity === 2;
/** Without a network Chromium says on the console of each request that it failed, which is what was asked for. */
const forgetDeadNetwork = ({ faults }: Visit) =>
  faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(fault)));

/** What can be pressed in the bar at the bottom but lies beside the screen: a fixed bar makes no page wider. */
const pressableOutside = (page: Page, width: number) =>
  page
    .locator('.pk-foot button')
    .evaluateAll(
      (buttons, edge) =>
        buttons.filter((each) => each.getBoundingClientRect().right > edge + 1).map((each) => each.textContent),
      width,
    );

describe('a picker', () => {
  it('lands in their room, and takes the next work from there', async () => {
    const { picker, orderId } = await orderToPick();
    const { page, context } = picker;
    await page.goto('/banco');
    await page.waitForURL('**/banco/preparazione');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Preparazione');
    await page.getByRole('button', { name: 'Dammi il prossimo' }).click();
    await page.waitForURL(`**${CART}`);
    await expect.poll(() => page.locator('.pk-row').count()).toBeGreaterThan(0);
    await emptyHands(context);
    expect(orderId).toBeGreaterThan(0);
  });

  it('prepares an order: right and wrong scans, a weight, a substitute, something missing, and the end of it', async () => {
    const { picker, customer, orderId } = await orderToPick();
    const { page, context } = picker;
    await take(context, orderId);
    const { orders } = await mine(context);
    const pieces = orders.find((order) => order.orderId === orderId)?.lines.filter(isByPiece) ?? [];
    const [first, second, third] = pieces as [PickingLine, PickingLine, PickingLine];
    await page.goto(CART);
    await rowOf(page, first).click();

    // a right code counts, wherever the focus is; the last piece leads on
    await scanCode(page, first.eans[0] as string);
    await expect.poll(() => banner(page).textContent()).toMatch(/^Giusto/);
    await expect.poll(() => page.locator('.pk-disp output').textContent()).toBe('1di 2 pz');
    await scanCode(page, '8000000000002');
    await expect.poll(() => banner(page).textContent()).toBe('Non è questo');
    await scanCode(page, first.eans[0] as string);
    await expect.poll(() => rowOf(page, first).count()).toBe(0);
    await expectAccessible(page);

    // a gift the shop added, if any
    const gift = orders
      .flatMap(({ lines }) => lines)
      .find(({ weight, orderedQuantity }) => !weight && orderedQuantity === 1);
    if (gift) await scanCode(page, gift.eans[0] as string);

    // a weight by the keyboard
    const apples = await lineOf(context, orderId, (line) => line.weight !== undefined);
    await rowOf(page, apples).click();
    await page.keyboard.type('1,05', { delay: 120 });
    await expect.poll(() => page.getByText('Nella tolleranza').isVisible()).toBe(true);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Conferma 1,05/ }).click();
    await expect.poll(async () => (await stateOf(context, orderId, apples.orderLineId)).grams).toBe(1050);

    // something else in its place: the customer sees it and says no
    await rowOf(page, second).click();
    await page.getByRole('button', { name: 'Sostituisci', exact: true }).click();
    await expect.poll(() => page.locator('.pk-so').count()).toBeGreaterThan(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Sostituisci con/ }).click();
    await expect.poll(async () => (await stateOf(context, orderId, second.orderLineId)).status).toBe('substituted');
    await callShop(customer.context, 'order/refuse-substitution', {
      order_id: orderId,
      order_line_id: second.orderLineId,
    });
    await expect.poll(() => banner(page).textContent(), { timeout: 30_000 }).toMatch(/non vuole il sostituto$/);

    // one of two is there
    await rowOf(page, third).click();
    await page.getByRole('button', { name: 'Manca', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Quanti ne mancano?' });
    await dialog.getByRole('button', { name: 'Uno in meno' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Segna 1 pz mancante' }).click();
    await expect.poll(() => page.getByRole('heading', { name: 'Tutto sul carrello' }).isVisible()).toBe(true);
    await expectAccessible(page);

    // crates, bay, bags
    await page.getByRole('button', { name: 'Chiudi l’ordine' }).click();
    const closing = page.getByRole('dialog', { name: /^Chiudi / });
    const labels = closing.getByRole('link', { name: 'Etichette' });
    const crates = closing.getByRole('button', { name: /^Togli la cassa / });
    for (const [at, zone] of ['secco', 'fresco'].entries()) {
      await closing.getByRole('button', { name: `Cassa ${zone}` }).click();
      await expect.poll(() => crates.count()).toBe(at + 1);
    }
    await labels.waitFor();
    const href = await labels.getAttribute('href');
    const pdf = await context.request.get(href as string);
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await closing.getByLabel('Posto in cella').fill('C3');
    await closing.getByLabel('Cassa n. 2, fresco').fill('F1');
    await expectAccessible(page);
    await closing.getByRole('button', { name: 'Chiudi e avvisa il cliente' }).click();
    await expect.poll(() => page.getByRole('dialog', { name: 'Ordine chiuso' }).isVisible()).toBe(true);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Avanti' }).click();
    await expect.poll(() => page.getByText('Il carrello è vuoto').isVisible()).toBe(true);
    await expectAccessible(page);
  });
});

describe('what was read by mistake', () => {
  it('is shown beside what is wanted, and taken in its place on purpose', async () => {
    const { picker, orderId } = await orderToPick();
    const { page, context } = picker;
    await take(context, orderId);
    // what is proposed may be in the order too: read by mistake it would be right for its own line
    const bought = (await mine(context)).orders.flatMap(({ lines }) => lines.map(({ productId }) => productId));
    const notBought = ({ proposals }: PickingLine) =>
      proposals.find(({ productId, eans }) => !bought.includes(productId) && eans.length > 0);
    const first = await lineOf(context, orderId, (line) => isByPiece(line) && notBought(line) !== undefined);
    const similar = notBought(first);
    const code = similar?.eans[0] as string;
    await page.goto(CART);
    await rowOf(page, first).click();
    await scanCode(page, code);
    await expect.poll(() => banner(page).textContent()).toBe('Non è questo');
    const read = page.locator('.pk-versus .read');
    await read.getByText(similar?.name as string).waitFor();
    await page.locator('.pk-versus .needed').getByText(first.name).waitFor();
    await expectAccessible(page);
    expect((await stateOf(context, orderId, first.orderLineId)).status).toBe('todo');

    await read.getByRole('button', { name: 'Usa questo' }).click();
    const panel = page.getByRole('region', { name: 'Sostituzione' });
    await panel.locator('.pk-so.on', { hasText: similar?.name as string }).waitFor();
    await expectAccessible(page);
    await panel.getByRole('button', { name: /^Sostituisci con/ }).click();
    const state = () => stateOf(context, orderId, first.orderLineId);
    await expect.poll(async () => (await state()).status).toBe('substituted');
    expect((await state()).substitute?.productId).toBe(similar?.productId);
    expect(await page.locator('.pk-versus').count()).toBe(0);

    // What nobody may give for it is not taken: the reason stands where the product was read.
    const second = await lineOf(context, orderId, (line) => isByPiece(line) && line.state.status === 'todo');
    const { products } = await callShop<{ products: PickingSubstitute[] }>(
      context,
      `staff/picking/substitutes?order_line_id=${second.orderLineId}&q=detersivo`,
    );
    const unsuited = products.find(({ problem, eans }) => problem && eans.length > 0) as PickingSubstitute;
    await rowOf(page, second).click();
    await scanCode(page, unsuited.eans[0] as string);
    await page.locator('.pk-versus .read').getByRole('button', { name: 'Usa questo' }).click();
    await expect.poll(() => banner(page).textContent()).toBe(`Non va bene: ${unsuited.name}`);
    await page.getByText(unsuited.problem as string).waitFor();
    expect((await stateOf(context, orderId, second.orderLineId)).status).toBe('todo');
    await emptyHands(context);
  });
});

describe('a dead network', () => {
  it('stops nobody: gestures wait on the device, outlive a reload and arrive once, in their order', async () => {
    const { picker, orderId } = await orderToPick();
    const { page, context } = picker;
    await take(context, orderId);
    const { orders } = await mine(context);
    const pieces = orders.find((order) => order.orderId === orderId)?.lines.filter(isByPiece) ?? [];
    const [first, second] = pieces as [PickingLine, PickingLine];
    await page.goto(CART);
    await rowOf(page, first).waitFor();
    // the worker has the whole program
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });

    await context.setOffline(true);
    await scanCode(page, first.eans[0] as string);
    await scanCode(page, first.eans[0] as string);
    await rowOf(page, second).click();
    await scanCode(page, second.eans[0] as string);
    await expect.poll(() => page.getByText('3 gesti aspettano').isVisible()).toBe(true);
    await expectAccessible(page);

    await page.reload();
    await expect.poll(() => page.getByText('3 gesti aspettano').isVisible()).toBe(true);
    await expect.poll(() => rowOf(page, first).count()).toBe(0);
    await rowOf(page, second).click();
    await expect.poll(() => page.locator('.pk-disp output').textContent()).toBe('1di 2 pz');
    await scanCode(page, second.eans[0] as string);

    await context.setOffline(false);
    const arrived = () =>
      Promise.all([first, second].map(({ orderLineId }) => stateOf(context, orderId, orderLineId))).then((states) =>
        states.map(({ status, quantity, revision }) => [status, quantity, revision]),
      );
    await expect.poll(arrived, { timeout: 30_000 }).toEqual([
      ['picked', 2, 2],
      ['picked', 2, 2],
    ]);
    await expect.poll(() => page.locator('.offline-bar').count()).toBe(0);
    await emptyHands(context);
    forgetDeadNetwork(picker);
  });
});

describe('two devices', () => {
  it('overwrite nothing of each other: the second is shown the line and decides', async () => {
    const { picker, orderId } = await orderToPick();
    const { page, context } = picker;
    await take(context, orderId);
    const first = await lineOf(context, orderId, isByPiece);
    await page.goto(CART);
    await rowOf(page, first).click();
    await context.setOffline(true);
    await scanCode(page, first.eans[0] as string);
    await expect.poll(() => page.getByText('1 gesto aspetta').isVisible()).toBe(true);

    // the other one, on a device that has a network
    const other = await visit('phone');
    await signInStaff(other.page, 'preparatore@sporta.example');
    await callShop(other.context, 'staff/picking/gestures', {
      device: 'e2e-phone',
      gestures: [
        {
          id: `e2e-missing-${first.orderLineId}`,
          order_id: orderId,
          order_line_id: first.orderLineId,
          kind: 'missing',
          revision: 0,
          at: new Date().toISOString(),
        },
      ],
    });
    await context.setOffline(false);
    await expect.poll(() => page.getByText('Una riga da guardare').isVisible(), { timeout: 30_000 }).toBe(true);
    expect((await stateOf(context, orderId, first.orderLineId)).status).toBe('missing');
    await page.getByRole('button', { name: 'Guarda' }).click();
    const dialog = page.getByRole('dialog', { name: 'Righe da guardare' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Metti la mia' }).click();
    await expect.poll(async () => (await stateOf(context, orderId, first.orderLineId)).quantity).toBe(1);
    await emptyHands(context);
    forgetDeadNetwork(picker);
  });

  it('of two people prepare one order in different zones, and neither closes it alone', async () => {
    const { picker, orderId } = await orderToPick();
    const { page, context } = picker;
    await take(context, orderId, ['dry']);
    const { orders } = await mine(context);
    const order = orders.find((each) => each.orderId === orderId);
    const elsewhere = order?.tasks.find((task) => !task.mine)?.zone as string;
    const other = await visit('phone');
    await signInStaff(other.page, 'responsabile@sporta.example');
    await take(other.context, orderId, [elsewhere]);
    await page.goto(CART);
    for (const line of order?.lines ?? []) {
      await rowOf(page, line).click();
      await page.getByRole('button', { name: 'Manca', exact: true }).click();
      await page.getByRole('button', { name: /^Segna .*mancant/ }).click();
    }
    await expect.poll(() => page.getByText('Aspetta Sara.').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Chiudi l’ordine' }).isDisabled()).toBe(true);

    await other.page.goto(CART);
    await other.page.getByRole('button', { name: 'Manca', exact: true }).click();
    await other.page.getByRole('button', { name: 'Segna mancante' }).click();
    await expect
      .poll(() => page.getByRole('button', { name: 'Chiudi l’ordine' }).isEnabled(), { timeout: 30_000 })
      .toBe(true);
    for (const each of [context, other.context]) await emptyHands(each);
  });
});

describe('a manager', () => {
  it('gives waiting work to somebody, takes it back, and decides how the store prepares', async () => {
    const { picker, orderId } = await orderToPick();
    const { page } = await visit('desk');
    await signInStaff(page, 'responsabile@sporta.example');
    await page.goto('/banco/preparazione');
    await page
      .getByRole('button', { name: /^Assegna a… secco/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Assegna ordini, secco' });
    await dialog.getByLabel('A chi').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Assegna 1 ordine' }).click();
    const back = page.getByRole('button', { name: /^Riprendi .*, secco a / }).first();
    await back.waitFor();
    await expectAccessible(page);
    await back.click();

    await page.getByRole('link', { name: 'Regole' }).click();
    await page.waitForURL('**/banco/preparazione/regole');
    const aisles = page.getByRole('list', { name: 'Corsie in ordine' }).getByRole('textbox');
    await aisles.nth(1).waitFor();
    await expectAccessible(page);
    const labels = () => aisles.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    const [first, second] = await labels();
    const swap = async () => {
      await page
        .getByRole('button', { name: /^Dopo: / })
        .first()
        .click();
      await page.getByRole('button', { name: 'Salva le regole' }).click();
      await page.getByText('Regole salvate').first().waitFor();
    };
    await swap();
    await expect.poll(async () => (await labels()).slice(0, 2)).toEqual([second, first]);
    await page.reload();
    await expect.poll(async () => (await labels()).slice(0, 2)).toEqual([second, first]);
    await swap();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoWider(page);
    await emptyHands(picker.context);
    expect(orderId).toBeGreaterThan(0);
  });
});

describe('the room', () => {
  it('has no fault of accessibility at a desk, on a tablet or on a phone, nor is it wider than the window', async () => {
    const { picker, orderId } = await orderToPick();
    await take(picker.context, orderId);
    const phone = await visit('phone');
    await signInStaff(phone.page, 'preparatore@sporta.example');
    for (const [width, { page }] of [
      [1440, picker],
      [1024, picker],
      [390, phone],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ['/banco/preparazione', CART]) {
        await page.goto(path);
        await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
        await expect.poll(() => page.locator('progress').count()).toBeGreaterThan(0);
        await expectAccessible(page);
        await expectNoWider(page);
        expect(await pressableOutside(page, width)).toEqual([]);
        if (width === 390) expect(await smallTargets(page)).toEqual([]);
      }
    }
    // with what comes next below its presses, the bar is at its highest
    const { page } = phone;
    await page.locator('.pk-foot .pk-next').waitFor();
    const bar = await page.locator('.pk-foot').boundingBox();
    const kept = await page
      .locator('.pk-main')
      .evaluate((main) => Number.parseFloat(getComputedStyle(main).paddingBottom));
    expect(kept, 'room below the last press').toBeGreaterThanOrEqual(bar!.height);
    expect(bar!.height).toBeLessThan(844 / 4);
    await emptyHands(picker.context);
  });
});
