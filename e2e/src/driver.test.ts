import type { DeliveryProof, DriverRound, OrderArrival } from '@sporta/contract';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, logIn, type Visit, visits } from './support/browser.ts';
import { crates, deliver, handOver, sign } from './support/door.ts';
import { expectNoWider } from './support/fits.ts';
import {
  expectFitForPhones,
  finishRound,
  forgetDeadNetwork,
  goOffline,
  keptOnDevice,
  leaveStore,
  quietSlot,
  ROUND,
} from './support/on-the-road.ts';
import { stateOfOrder } from './support/preparing.ts';
import { buyable, cards, clearPurchase, expectCompleted, fillCart, payAtTheBank } from './support/purchase.ts';
import { shopUrl } from './support/shop.ts';
import { scanCode, signInStaff } from './support/staff.ts';

/* A driver with a phone: from the store to each door and back, with a network and without. */

const visit = visits();
/** The smallest picture there is. */
const photo = {
  name: 'porta.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** A picture of a phone held across: 12 megabytes of 4000 × 3000, and a word that says that it lies on its side. */
async function bigPhoto(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext('2d')!;
    const noise = context.createImageData(4000, 3000);
    for (let at = 0; at < noise.data.length; at += 65_536) crypto.getRandomValues(noise.data.subarray(at, at + 65_536));
    for (let at = 3; at < noise.data.length; at += 4) noise.data[at] = 255;
    context.putImageData(noise, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
      reader.readAsDataURL(blob);
    });
  });
  const jpeg = Buffer.from(base64, 'base64');
  expect(jpeg.length).toBeGreaterThan(10_000_000);
  // EXIF with one entry: orientation 6, to be turned by a quarter
  const exif = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000600000000000000', 'hex');
  return {
    name: 'IMG_0413.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]),
  };
}

const heightOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())?.height ?? 0;

const sizeOf = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, address);

interface Bought {
  orderId: number;
  slotId: number;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** A customer buys for a slot, with wine or without. */
async function buy(
  { page, context }: Visit,
  slot: Awaited<ReturnType<typeof quietSlot>>,
  { wine = false } = {},
): Promise<Bought> {
  await fillCart(context);
  if (wine) {
    const [bottle] = await buyable(context, 'q=montepulciano');
    if (!bottle) throw new Error('there is no wine');
    await callShop(context, 'cart/add-item', { product_id: bottle.productId, quantity: 1 });
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

interface OnTheRoad {
  customer: Visit;
  manager: Visit;
  driver: Visit;
  orderIds: number[];
}

/** Orders of one slot, prepared, on one round of the driver that has left the store. */
async function onTheRoad(baskets: { wine?: boolean }[]): Promise<OnTheRoad> {
  const customer = await visit('desk');
  await logIn(customer.context);
  await clearPurchase(customer.context);
  const manager = await visit('desk');
  await signInStaff(manager.page, 'responsabile@sporta.example');
  const slot = await quietSlot(customer.context, manager.context);
  const bought: Bought[] = [];
  for (const basket of baskets) bought.push(await buy(customer, slot, basket));
  const driver = await visit('phone');
  // A driver is known once they have been here.
  await signInStaff(driver.page, 'autista@sporta.example');
  const orderIds = bought.map(({ orderId }) => orderId);
  const { slotId, day } = bought[0] as Bought;
  // the manager does not wait for its cut-off, which is a day away
  await callShop(manager.context, 'staff/picking/start-wave', { timeslot_id: slotId });
  await leaveStore({ manager, orderIds, slotId, day });
  return { customer, manager, driver, orderIds };
}

interface GivenBack {
  order: {
    orderNumber: string;
    warehouseId: number;
    shippingAddress: { address1: string };
    customer: { userId: number };
    collecting: { allowed: boolean };
    refundable: number;
  };
}

/** Somebody at the Banco refunds a product that came with an order before; the van that brings this one fetches it. */
async function giveBack({ page, context }: Visit, broughtOrderId: number): Promise<{ orderNumber: string }> {
  const { order } = await callShop<GivenBack>(context, `staff/order?order_id=${broughtOrderId}`);
  const { orders } = await callShop<{ orders: { orderId: number }[] }>(
    context,
    `staff/orders?user_id=${order.customer.userId}&state=delivered&sort=slot&direction=desc`,
  );
  for (const { orderId } of orders) {
    const { order: before } = await callShop<GivenBack>(context, `staff/order?order_id=${orderId}`);
    const isSameDoor =
      before.warehouseId === order.warehouseId &&
      before.shippingAddress.address1 === order.shippingAddress.address1 &&
      before.collecting.allowed;
    if (!isSameDoor || before.refundable === 0) continue;
    await page.goto(`/banco/ordini/${orderId}`);
    await page
      .locator('.lt label', { has: page.getByRole('checkbox', { name: /^Scegli .+ da rimborsare$/ }) })
      .first()
      .click();
    await page.getByRole('button', { name: 'Rimborsa 1 riga' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Motivo per /).selectOption('Non fresco');
    await dialog.locator('label', { hasText: 'Il furgone ritira la merce' }).click();
    await dialog.getByText(/^Ci passa .+ con l’ordine /).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Rimborsa \d/ }).click();
    await page.getByRole('region', { name: 'Ritiro della merce' }).getByText('Da ritirare').waitFor();
    return before;
  }
  throw new Error('no order before was brought to this door');
}

const arrivalOf = async ({ context }: Visit, orderId: number) =>
  (await callShop<{ arrival: OrderArrival }>(context, `order/arrival?order_id=${orderId}`)).arrival;
const proofOf = async ({ context }: Visit, orderId: number) =>
  (await callShop<{ proof: DeliveryProof }>(context, `staff/rounds/proof?order_id=${orderId}`)).proof;

describe('a driver', () => {
  it('lands in their room, which says that there is no round and lets them out', async () => {
    const { page } = await visit('phone');
    await signInStaff(page, 'autista@sporta.example');
    await page.waitForURL(`**${ROUND}`);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await expectFitForPhones(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Il mio giro' }).waitFor();
    await expectAccessible(page);
    await page.goto(`${ROUND}/999999999`);
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe('Questa tappa non è del tuo giro');
    await expectFitForPhones(page);
  });

  it('brings goods to a door: crates, age, something refused, a signature; and home from one that stays closed', async () => {
    const { customer, manager, driver, orderIds } = await onTheRoad([{ wine: true }, {}]);
    const [first, second] = orderIds as [number, number];
    const { page, context } = driver;
    await context.grantPermissions(['geolocation'], { origin: shopUrl() });
    await context.setGeolocation({ latitude: 45.4521, longitude: 9.1633 });
    await page.goto(ROUND);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^Giro \d+ · /);
    await page.getByText('0 di 2 consegnate').waitFor();
    await page.getByRole('link', { name: /^Naviga alla tappa 1/ }).waitFor();
    await expectFitForPhones(page);
    await expect
      .poll(async () => (await arrivalOf(customer, first)).position, { timeout: 30_000 })
      // to about 100 m
      .toEqual({ latitude: 45.452, longitude: 9.163 });
    // and on the page of their order, around their home
    await customer.page.goto(`/profile/orders/${first}`);
    await customer.page.getByText(/ era a .+ da te, in linea d’aria\.$/).waitFor();
    await expectAccessible(customer.page);

    await page.goto(`${ROUND}/${first}`);
    await page.getByRole('button', { name: 'Sono arrivato' }).click();
    await page.getByText(/^Mancano .*il controllo età e la prova di consegna$/).waitFor();
    expect(await deliver(page).isDisabled()).toBe(true);
    await expectFitForPhones(page);

    // a crate of somebody else, then one of this stop
    await scanCode(page, 'K99999999');
    await page.getByText('non è di questa tappa').waitFor();
    const { rounds } = await callShop<{ rounds: DriverRound[] }>(context, 'staff/driver/rounds');
    const stop = rounds.flatMap(({ stops }) => stops).find(({ orderId }) => orderId === first);
    await scanCode(page, stop?.crates[0]?.code ?? '');
    await expect.poll(() => crates(page).first().getAttribute('aria-pressed')).toBe('true');
    await handOver(page);

    await page.getByRole('button', { name: 'Ha 18 anni' }).click();
    await page.getByText('Chi ritira ha 18 anni.').waitFor();

    // one of four bottles is broken
    await page.getByRole('button', { name: 'Rifiuta un prodotto' }).click();
    const refusing = page.getByRole('dialog', { name: 'Cosa rifiuta?' });
    await refusing.getByRole('radio').first().check();
    for (let bottle = 0; bottle < 3; bottle++) await refusing.getByRole('button', { name: 'Uno in meno' }).click();
    await expectAccessible(page);
    await refusing.getByRole('button', { name: 'Rifiuta', exact: true }).click();
    await page.getByText('Rimborso con la consegna').waitFor();
    // a camera that holds the phone across gives 12 megabytes that lie on their side
    await page.locator('.dv-add input').setInputFiles(await bigPhoto(page));
    await page.getByRole('img', { name: 'Foto della merce' }).waitFor();
    await page.getByRole('button', { name: 'Scrivi una nota' }).click();
    await page.getByLabel('Testo').fill('Una bottiglia rotta nella cassa');
    await page.getByRole('button', { name: 'Salva la nota' }).click();

    await page.getByText('Manca la prova di consegna').waitFor();
    // signed on a phone held across: all of the box is there to sign in, and what is written stays when it is turned back
    await page.setViewportSize({ width: 844, height: 390 });
    await page.locator('.dv-pad svg').scrollIntoViewIfNeeded();
    expect(await heightOf(page, '.dv-pad svg')).toBeLessThan(390);
    await sign(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('img', { name: 'Firma del cliente' }).waitFor();
    await expectFitForPhones(page);
    await deliver(page).click();
    await page.waitForURL(`**${ROUND}`);
    await page.getByText('1 di 2 consegnate').waitFor();
    await expect.poll(() => stateOfOrder(manager.context, first), { timeout: 30_000 }).toBe('delivered');
    expect(await proofOf(manager, first)).toMatchObject({
      kind: 'signature',
      adultChecked: true,
      notes: [{ text: 'Una bottiglia rotta nella cassa' }],
      photos: [{ subject: 'goods' }],
    });
    const [kept] = (await proofOf(manager, first)).photos;
    expect(await sizeOf(page, kept?.image ?? '')).toEqual([960, 1280]);
    const refundOf = async () =>
      (await callShop<{ order: { refundTotal?: number } }>(customer.context, `order/detail?order_id=${first}`)).order
        .refundTotal;
    await expect.poll(refundOf, { timeout: 30_000 }).toBeGreaterThan(0);

    // nobody opens, twice
    await page.goto(`${ROUND}/${second}`);
    await page.getByRole('button', { name: 'Sono arrivato' }).click();
    await page.getByRole('button', { name: 'Cliente assente' }).click();
    const absent = page.getByRole('dialog', { name: 'Non risponde nessuno' });
    await absent.getByRole('button', { name: 'Ho suonato' }).click();
    await absent.getByText('Serve una foto del citofono o della porta.').waitFor();
    const again = absent.getByRole('button', { name: 'Riprova a fine giro' });
    expect(await again.isDisabled()).toBe(true);
    await expectAccessible(page);
    await absent.locator('input[type=file]').setInputFiles(photo);
    await expect.poll(() => again.isEnabled()).toBe(true);
    await again.click();
    await page.getByText('Si riprova a fine giro.').waitFor();
    await expectFitForPhones(page);

    await page.getByRole('button', { name: 'Sono arrivato' }).click();
    await page.getByRole('button', { name: 'Cliente assente' }).click();
    expect(await absent.getByRole('radio', { name: /^Riprova a fine giro/ }).isDisabled()).toBe(true);
    await absent.getByLabel('Motivo, lo legge il cliente').fill('Citofono muto, due volte');
    await absent.getByRole('button', { name: 'Riporta in sede' }).click();
    await page.getByText('Citofono muto, due volte').waitFor();
    await expect.poll(() => stateOfOrder(manager.context, second), { timeout: 30_000 }).toBe('not-delivered');
    // the street of a customer leaves the phone with its driver
    expect(await keptOnDevice(page)).toContain('Via Tortona');
    await finishRound(driver);
    await expectFitForPhones(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: /^Marco Serra/ }).click();
    await page.getByRole('menuitem', { name: 'Esci' }).click();
    await page.waitForURL('**/login**');
    expect(await keptOnDevice(page)).toBe('[]');
  });
});

describe('a driver who does not come back', () => {
  it('has the round closed by the store, which says of each stop how it ended', async () => {
    const { customer, manager, orderIds } = await onTheRoad([{}, {}]);
    const [first, second] = orderIds as [number, number];
    const { order } = await callShop<{
      order: { timeslot: { timeslotId: number; date: string }; orderNumber: string };
    }>(customer.context, `order/detail?order_id=${first}`);
    const { page } = manager;
    await page.goto(`/banco/consegne?day=${order.timeslot.date.slice(0, 10)}&slot=${order.timeslot.timeslotId}`);
    await page
      .getByRole('button', { name: /^Chiudi il giro \d/ })
      .last()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Chiudere il giro \d/ });
    await dialog.getByText('non ha concluso 2 tappe', { exact: false }).waitFor();
    await dialog
      .getByRole('radiogroup', { name: new RegExp(order.orderNumber) })
      .getByText('Consegnata', { exact: true })
      .click();
    await dialog.getByLabel('Motivo').fill('Il furgone si è fermato');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoWider(page);
    await dialog.getByRole('button', { name: 'Chiudi il giro' }).click();
    await page.getByText('Giro chiuso. Chi non ha ricevuto la spesa è avvisato.').first().waitFor();
    await expect.poll(() => stateOfOrder(manager.context, first), { timeout: 30_000 }).toBe('delivered');
    await expect.poll(() => stateOfOrder(manager.context, second), { timeout: 30_000 }).toBe('not-delivered');
    expect(await proofOf(manager, first)).toMatchObject({ kind: 'office' });
  });
});

describe('a dead network', () => {
  it('stops nobody: all of it waits on the phone, outlives a reload and arrives once; a wrong code opens the stop again', async () => {
    const { customer, manager, driver, orderIds } = await onTheRoad([{}]);
    const [orderId] = orderIds as [number];
    const { page, context } = driver;
    const before = await giveBack(manager, orderId);
    const { code } = await arrivalOf(customer, orderId);
    const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
    await page.goto(`${ROUND}/${orderId}`);
    await page.getByRole('button', { name: 'Sono arrivato' }).waitFor();

    await goOffline(context, page);
    await page.getByRole('button', { name: 'Sono arrivato' }).click();
    await handOver(page);
    // what goes back is answered before the goods are handed over, and may be answered otherwise
    await page.getByText(/^Mancano la risposta sul ritiro e la prova di consegna$/).waitFor();
    const goingBack = page.getByRole('region', { name: 'Ritira' });
    await goingBack.getByText(`dell’ordine ${before.orderNumber}`).waitFor();
    await goingBack.getByRole('button', { name: 'Non ritirato…' }).click();
    await goingBack.getByLabel('Motivo, lo legge il cliente').fill('Già buttato');
    await expectFitForPhones(page);
    await goingBack.getByRole('button', { name: 'Non ritirato', exact: true }).click();
    await goingBack.getByText('Non ritirato: Già buttato').waitFor();
    await goingBack.getByRole('button', { name: 'Ritirato', exact: true }).click();
    await goingBack.getByText('Ritirato: riportalo in sede a fine giro.').waitFor();
    await page.getByText(/^Senza rete dalle \d\d:\d\d\.$/).waitFor();
    await expectFitForPhones(page);
    const done = (await crates(page).count()) + 3;

    await page.reload();
    await page.getByText(`${done} azioni salvate qui, partono da sole.`).waitFor();
    await expect.poll(() => crates(page).first().getAttribute('aria-pressed')).toBe('true');
    await page.getByText('Codice', { exact: true }).click();
    await page.getByLabel('Codice del cliente').fill(wrong);
    await deliver(page).click();
    await page.waitForURL(`**${ROUND}`);
    await page.getByText('1 di 1 consegnate').waitFor();
    await page.reload();
    await page.getByText('1 di 1 consegnate').waitFor();
    expect(await stateOfOrder(manager.context, orderId)).toBe('out-for-delivery');

    await context.setOffline(false);
    await page.getByText('Il codice non è quello di questo ordine').waitFor({ timeout: 30_000 });
    await page.getByText('0 di 1 consegnate').waitFor();
    await expectFitForPhones(page);
    await page.goto(`${ROUND}/${orderId}`);
    await page.getByRole('button', { name: 'Ho letto' }).click();
    await page.getByText('Codice', { exact: true }).click();
    await page.getByLabel('Codice del cliente').fill(code ?? '');
    await deliver(page).click();
    await page.waitForURL(`**${ROUND}`);
    await expect.poll(() => stateOfOrder(manager.context, orderId), { timeout: 30_000 }).toBe('delivered');
    expect(await proofOf(manager, orderId)).toMatchObject({ kind: 'code', adultChecked: false });
    const { order } = await callShop<{ order: { events: { state?: string }[] } }>(
      manager.context,
      `staff/order?order_id=${orderId}`,
    );
    expect(order.events.filter(({ state }) => state === 'delivered')).toHaveLength(1);
    const taken = manager.page.getByRole('region', { name: 'Ritiro della merce' });
    await taken.getByText('Ritirata', { exact: true }).waitFor();
    await manager.page.goto('/banco/consegne/ritiri?view=ended');
    await manager.page.getByRole('link', { name: `Ordine ${before.orderNumber}` }).waitFor();
    await finishRound(driver);
    forgetDeadNetwork(driver);
  });
});
