import type { PickingLine, PickingOrder } from '@sporta/contract';
import { formatDayShort, shopDay } from '@sporta/domain';
import type { BrowserContext, Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, logIn, type Visit, visits } from './support/browser.ts';
import { deliver, handOver, sign } from './support/door.ts';
import { mailAbout } from './support/mailbox.ts';
import { mine, rowOf } from './support/preparing.ts';
import { buyable, cards, clearPurchase, expectCompleted, payAtTheBank } from './support/purchase.ts';
import { simulators } from './support/shop.ts';
import { scanCode, signInStaff } from './support/staff.ts';

/*
 * One order from the cart to the door, by the pages each person has: the customer buys and refuses a substitute live, a picker
 * prepares, a manager plans, a driver delivers with something refused. In the end everybody reads the same cents.
 */

const visit = visits();
const CART = '/banco/preparazione/carrello';
/** Preparation looks 36 hours ahead: so late a day is still in sight in the evening. */
const AHEAD_MS = 15 * 3_600_000;

/** The last slot of a day in sight: nobody else buys for it, so its work, round and van are of one order alone. */
async function holdLastSlot(context: BrowserContext): Promise<void> {
  interface Slot {
    timeslotId: number;
    date: string;
    status: string;
  }
  const { days } = await callShop<{ days: { slots: Slot[] }[] }>(context, 'timeslot/list?days=3');
  const day = shopDay(Date.now() + AHEAD_MS);
  const slot = days
    .flatMap(({ slots }) => slots)
    .findLast(({ status, date }) => status === 'available' && date.startsWith(day));
  if (!slot) throw new Error('no slot is free');
  await callShop(context, 'timeslot/hold', { timeslot_id: slot.timeslotId, date: slot.date });
}

/** Cents of the last amount in a text: "−12,34 €" is 1234. */
function cents(text: string | null): number {
  const [, euro, rest] = [...(text ?? '').replaceAll(/[\s.]/g, '').matchAll(/(\d+),(\d\d)/g)].at(-1) ?? [];
  if (euro === undefined) throw new Error(`no amount in "${text}"`);
  return Number(euro) * 100 + Number(rest);
}

/** Somebody invoices are made out to, and no more of them than before. */
async function withInvoices({ page }: Visit): Promise<void> {
  await page.goto('/profile/billing', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Nuovo intestatario' }).click();
  for (const [label, text] of [
    ['Nome', 'Giulia'],
    ['Cognome', 'Riva'],
    ['Codice fiscale', 'RVIGLI88M41F205I'],
    ['Indirizzo', 'Via Tortona'],
    ['Numero', '31'],
    ['CAP', '20144'],
    ['Città', 'Milano'],
    ['Provincia', 'MI'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).last().fill(text);
  }
  await page.getByRole('button', { name: 'Salva' }).click();
  await page.getByText('Intestatario salvato').waitFor();
}

async function withoutInvoices({ page }: Visit): Promise<void> {
  await page.goto('/profile/billing', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Elimina Giulia Riva' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click();
  await page.getByText('Giulia Riva eliminato dagli intestatari').waitFor();
}

interface Bought {
  orderId: number;
  orderNumber: string;
  /** `YYYY-MM-DD`. */
  day: string;
  slotId: number;
  /** "18–20". */
  hours: string;
}

/** A kilo of apples and three oils, two each, with an invoice, by card. */
async function buy({ page, context }: Visit): Promise<Bought> {
  const { products } = await callShop<{
    products: { productId: number; available: number; productInfos: { TIPOLOGIA?: string } }[];
  }>(context, 'products?page_size=60&q=mele');
  const apples = products.find(({ productInfos, available }) => productInfos.TIPOLOGIA === 'Sfuso' && available > 20);
  await callShop(context, 'cart/add-item', { product_id: apples?.productId, quantity: 1 });
  for (const { productId } of (await buyable(context, 'q=olio')).slice(0, 3)) {
    await callShop(context, 'cart/add-item', { product_id: productId, quantity: 2 });
  }
  await holdLastSlot(context);
  await page.goto('/checkout', { waitUntil: 'networkidle' });
  const invoice = page.getByRole('switch', { name: 'Voglio la fattura' });
  await Promise.all([page.waitForResponse((answer) => answer.url().includes('/cart/')), invoice.click()]);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await invoice.isChecked()).toBe(true);
  await page.goto('/payment', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Paga \d/ }).click();
  await payAtTheBank(page, cards.approved);
  const orderId = await expectCompleted(page);
  const { order } = await callShop<{
    order: { orderNumber: string; timeslot: { timeslotId: number; date: string; beginTime: string; endTime: string } };
  }>(context, `order/detail?order_id=${orderId}`);
  const { orderNumber, timeslot } = order;
  const { timeslotId: slotId, date, beginTime, endTime } = timeslot;
  const hours = [beginTime, endTime].map((time) => time.replace(/^0/, '').replace(/:00$/, '')).join('–');
  return { orderId, orderNumber, day: date.slice(0, 10), slotId, hours };
}

/** The work of the slot, among that of others. */
/** Its heading names the day, unless it is today's. */
const slotOf = (page: Page, { day, hours }: Bought) => {
  const when = day === shopDay(Date.now()) ? hours : `${formatDayShort(day)}, ${hours}`;
  return page.locator('.pk-slot', {
    has: page.getByRole('heading', { name: new RegExp(`^(Consegna|Ritiro) ${when}`) }),
  });
};

async function scanAll(page: Page, line: PickingLine): Promise<void> {
  await rowOf(page, line).click();
  for (let piece = 0; piece < line.orderedQuantity; piece++) await scanCode(page, line.eans[0] as string);
  await expect.poll(() => rowOf(page, line).count()).toBe(0);
}

/** Takes each zone of the order from the room of preparation. @returns the order on the cart */
async function takeAll({ page, context }: Visit, bought: Bought): Promise<PickingOrder> {
  const slot = slotOf(page, bought);
  for (;;) {
    await page.goto('/banco/preparazione', { waitUntil: 'networkidle' });
    await slot.waitFor();
    // the zones of later hours are one press away
    const closed = slot.getByRole('button', { name: /^Apri / });
    if ((await closed.count()) > 0) await closed.click();
    const takes = slot.getByRole('button', { name: /^Prendi / });
    const enabled = await takes.evaluateAll((buttons) => buttons.findIndex((each) => !each.hasAttribute('disabled')));
    if (enabled < 0) break;
    await takes.nth(enabled).click();
    await page.waitForURL(`**${CART}`);
  }
  const order = (await mine(context)).orders.find((each) => each.orderId === bought.orderId);
  if (!order) throw new Error('the order is not on the cart');
  return order;
}

/** Prepares it: a weight, all of one oil, one the customer refuses what is proposed for, and one of two of the last. */
async function prepareIt(picker: Visit, customer: Visit, bought: Bought): Promise<void> {
  const { page } = picker;
  const { lines } = await takeAll(picker, bought);
  const pieces = lines.filter(({ weight, orderedQuantity }) => weight === undefined && orderedQuantity === 2);
  const [first, second, third] = pieces as [PickingLine, PickingLine, PickingLine];
  const apples = lines.find(({ weight }) => weight !== undefined) as PickingLine;
  await page.goto(CART);
  await scanAll(page, first);
  for (const gift of lines.filter((line) => !pieces.includes(line) && line !== apples)) await scanAll(page, gift);

  await rowOf(page, apples).click();
  await page.keyboard.type('1,05', { delay: 120 });
  await page.getByRole('button', { name: /^Conferma 1,05/ }).click();
  await expect.poll(() => rowOf(page, apples).count()).toBe(0);

  await rowOf(page, second).click();
  await page.getByRole('button', { name: 'Sostituisci', exact: true }).click();
  await page.getByRole('button', { name: /^Sostituisci con/ }).click();
  // the customer has the order open, and says no
  await customer.page.goto(`/profile/orders/${bought.orderId}`, { waitUntil: 'networkidle' });
  await customer.page.getByRole('button', { name: 'Non lo voglio' }).click({ timeout: 30_000 });
  await customer.page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click();
  await customer.page.getByText('Sostituzione rifiutata, non addebitato').waitFor();
  await expect
    .poll(() => page.locator('.pk-said b').textContent(), { timeout: 30_000 })
    .toMatch(/non vuole il sostituto$/);

  await rowOf(page, third).click();
  await page.getByRole('button', { name: 'Manca', exact: true }).click();
  const missing = page.getByRole('dialog', { name: 'Quanti ne mancano?' });
  await missing.getByRole('button', { name: 'Uno in meno' }).click();
  await missing.getByRole('button', { name: 'Segna 1 pz mancante' }).click();
  await page.getByRole('heading', { name: 'Tutto sul carrello' }).waitFor();

  await page.getByRole('button', { name: 'Chiudi l’ordine' }).click();
  const closing = page.getByRole('dialog', { name: /^Chiudi / });
  const crates = closing.getByRole('button', { name: /^Togli la cassa / });
  for (const [at, zone] of ['secco', 'fresco'].entries()) {
    await closing.getByRole('button', { name: `Cassa ${zone}` }).click();
    await expect.poll(() => crates.count()).toBe(at + 1);
  }
  await closing.getByLabel('Posto in cella').fill('C3');
  await closing.getByRole('button', { name: 'Chiudi e avvisa il cliente' }).click();
  await page.getByRole('dialog', { name: 'Ordine chiuso' }).getByRole('button', { name: 'Avanti' }).click();
}

async function sendOff({ page }: Visit, { day, slotId }: Bought): Promise<void> {
  await page.goto(`/banco/consegne?day=${day}&slot=${slotId}`);
  await page.getByRole('button', { name: 'Proponi i giri' }).click();
  await page.getByLabel('Autista del giro 1').selectOption({ label: 'Marco Serra' });
  await page.getByRole('heading', { name: /^Giro 1 · Marco/ }).waitFor();
  await page.getByRole('button', { name: 'Conferma il giro' }).click();
  await page.getByRole('button', { name: 'Fai partire il giro 1' }).click();
  await page.getByRole('dialog', { name: 'Parte il giro 1?' }).getByRole('button', { name: 'Fai partire' }).click();
  await page.getByText('partito alle').waitFor();
}

/** Hands it over but for one bottle. */
async function atTheDoor({ page }: Visit): Promise<void> {
  await page.goto('/banco/giro');
  await page.getByRole('link', { name: 'Apri' }).click();
  await page.getByRole('button', { name: 'Sono arrivato' }).click();
  await handOver(page);
  await page.getByRole('button', { name: 'Rifiuta un prodotto' }).click();
  const refusing = page.getByRole('dialog', { name: 'Cosa rifiuta?' });
  for (const line of await refusing.locator('fieldset').first().getByRole('radio').all()) {
    await line.check();
    if ((await refusing.getByText('di 2').count()) > 0) break;
  }
  await refusing.getByRole('button', { name: 'Uno in meno' }).click();
  await refusing.getByRole('button', { name: 'Rifiuta', exact: true }).click();
  await page.getByText('Rimborso con la consegna').waitFor();
  await sign(page);
  await deliver(page).click();
  await page.getByText('1 di 1 consegnate').waitFor();
  await page.getByRole('button', { name: 'Sono in sede, chiudi il giro' }).click();
  await page.getByText(/^(Giro concluso|Nessun giro per oggi)/).waitFor();
}

/** Cents the bank took and gave back, by its own books. */
async function atTheBank(orderNumber: string): Promise<Said> {
  const { payments } = await (await fetch(`${simulators().cardGatewayUrl}/control/payments`)).json();
  const payment = payments.find(({ codTrans }: { codTrans: string }) => codTrans.startsWith(`${orderNumber}-`));
  return { total: payment.captured, refunded: payment.refunded };
}

/** What somebody reads, in cents. */
interface Said {
  total: number;
  refunded: number;
  vat?: number;
}

async function onTheOrderPage({ page }: Visit, { orderId }: Bought): Promise<Said> {
  await page.goto(`/profile/orders/${orderId}`, { waitUntil: 'networkidle' });
  const sum = async (label: RegExp) =>
    cents(await page.locator('.stick dl > div, .stick li, .stick p').filter({ hasText: label }).first().textContent());
  await expectAccessible(page);
  return { total: await sum(/TOTALE/), refunded: await sum(/Rimborsati/), vat: await sum(/Totale Iva/) };
}

async function atTheBanco({ page }: Visit, { orderId }: Bought): Promise<Said> {
  await page.goto(`/banco/ordini/${orderId}`, { waitUntil: 'networkidle' });
  const vat = page.getByRole('table', { name: 'Iva compresa nel totale, per aliquota' }).locator('tfoot td');
  const paid = page.getByRole('table', { name: 'Pagamenti dell’ordine' }).locator('tfoot td');
  expect(cents(await page.locator('.sum .tot dd').textContent())).toBe(cents(await paid.nth(2).textContent()));
  return {
    total: cents(await vat.nth(3).textContent()),
    refunded: cents(await paid.nth(3).textContent()),
    vat: cents(await vat.nth(2).textContent()),
  };
}

/** The text of a paper of the order that the customer opens from its page; waits until it is written. */
async function paper({ page, context }: Visit, name: RegExp): Promise<string> {
  const link = page.getByRole('link', { name });
  await expect
    .poll(
      async () => {
        await page.reload({ waitUntil: 'networkidle' });
        return link.count();
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBe(1);
  const file = await context.request.get((await link.getAttribute('href')) as string);
  const pdf = await getDocumentProxy(new Uint8Array(await file.body()));
  return (await extractText(pdf, { mergePages: true })).text;
}

/** Cents at the end of the line that begins with a word. */
const lineOf = (text: string, label: RegExp): number => cents(text.split('\n').find((line) => label.test(line)) ?? '');

describe('a whole day', () => {
  it('goes from the cart to the door, and everybody reads the same cents', async () => {
    const customer = await visit('desk');
    await logIn(customer.context);
    await clearPurchase(customer.context);
    await withInvoices(customer);
    const bought = await buy(customer);

    const manager = await visit('desk');
    await signInStaff(manager.page, 'responsabile@sporta.example', '/banco/preparazione');
    const more = manager.page.getByRole('button', { name: /^Mostra (le altre|l’altra)/ });
    await manager.page.locator('.pk-slot').first().waitFor();
    if ((await more.count()) > 0) await more.click();
    const wave = slotOf(manager.page, bought).getByRole('button', { name: /^Comincia ora \d+ ordin[ei]$/ });
    await wave.click();
    await expect.poll(() => wave.count()).toBe(0);
    const picker = await visit('desk');
    await signInStaff(picker.page, 'preparatore@sporta.example');
    await prepareIt(picker, customer, bought);
    const driver = await visit('phone');
    // A driver is known once they have been here.
    await signInStaff(driver.page, 'autista@sporta.example');
    await sendOff(manager, bought);
    await atTheDoor(driver);

    await mailAbout(`Ordine ${bought.orderNumber}: spesa consegnata`);
    await expect
      .poll(async () => (await atTheBank(bought.orderNumber)).refunded, { timeout: 30_000 })
      .toBeGreaterThan(0);
    const moved = await atTheBank(bought.orderNumber);
    const said = await onTheOrderPage(customer, bought);
    expect(said).toMatchObject(moved);
    expect(await atTheBanco(manager, bought)).toEqual(said);
    const receipt = await paper(customer, /^Ricevuta/);
    const invoice = await paper(customer, /^Fattura/);
    const lastOf = (text: string) => ({ total: lineOf(text, /^TOTALE/), paid: lineOf(text, /Carta di credito.*€/) });
    expect(lastOf(receipt)).toEqual({ total: said.total, paid: said.total });
    expect(lineOf(invoice, /^TOTALE FATTURA/)).toBe(said.total);
    for (const text of [receipt, invoice]) expect(vatOf(text)).toBe(said.vat);
    await withoutInvoices(customer);
  });
});

/** The tax of the last line of the breakdown: "Totale 30,01 € 1,80 € 31,81 €". */
function vatOf(text: string): number {
  const line = text.split('\n').findLast((each) => /^Totale (\S+ € ){2}/.test(each)) ?? '';
  return cents(/^Totale \S+ € (\S+) €/.exec(line)?.[1] ?? '');
}
