import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, visits } from './support/browser.ts';
import { newHousehold } from './support/customer.ts';
import { expectNoWider } from './support/fits.ts';
import { mailAbout } from './support/mailbox.ts';
import { buyable, cards, expectCompleted, payAtTheBank } from './support/purchase.ts';
import { smallTargets } from './support/targets.ts';

/* A delivery pass in the browser: bought, seen where the delivery is paid for, and withdrawn from; left at the bank, and abandoned. */

const enter = visits();
const PAGE = '/profile/delivery-pass';
const payButton = (page: Page) => page.getByRole('button', { name: /^Acquista e paga \d/ });

interface Offer {
  name: string;
  price: number;
  freeFrom: number;
}

/** The shortest pass the shop of the test sells. */
async function firstOffer(context: BrowserContext): Promise<Offer> {
  const { offers } = await callShop<{ offers: Offer[] }>(context, 'delivery-pass/offers');
  if (!offers[0]) throw new Error('the shop sells no pass');
  return offers[0];
}

/** Goods just above a value, and a slot that costs something and closes in four hours at the earliest. */
async function fillCartAbove(context: BrowserContext, euro: number): Promise<void> {
  const goods = (await buyable(context, 'q=olio')).filter(({ price }) => price > 4 && price < 12);
  let missing = euro + 0.01;
  for (const { productId, price } of goods.slice(0, 4)) {
    const quantity = Math.min(8, Math.ceil(missing / price));
    if (missing <= 0) break;
    await callShop(context, 'cart/add-item', { product_id: productId, quantity });
    const { totalPrice } = await callShop<{ totalPrice: number }>(context, 'cart/view');
    missing = euro + 0.01 - totalPrice;
  }
  if (missing > 0) throw new Error(`${missing} € are missing to ${euro}`);
  interface Slot {
    timeslotId: number;
    date: string;
    status: string;
    cutoff: string;
    cost: number;
  }
  const { days } = await callShop<{ days: { slots: Slot[] }[] }>(context, 'timeslot/list?days=14');
  const earliest = Date.now() + 4 * 3_600_000;
  const slot = days
    .flatMap(({ slots }) => slots)
    .find(({ status, cutoff, cost }) => status === 'available' && cost > 0 && Date.parse(cutoff) > earliest);
  if (!slot) throw new Error('no slot costs anything');
  await callShop(context, 'timeslot/hold', { timeslot_id: slot.timeslotId, date: slot.date });
}

/** Buys once and cancels it: the first delivery of a household may be free without a pass. */
async function buyFirst(page: Page, context: BrowserContext, euro: number): Promise<void> {
  await fillCartAbove(context, euro);
  await page.goto('/payment', { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: /^Paga \d/ })
    .filter({ visible: true })
    .click();
  await payAtTheBank(page, cards.approved);
  await callShop(context, 'order/cancel', { order_id: await expectCompleted(page) });
}

const feeOf = async (context: BrowserContext) =>
  (await callShop<{ deliveryCost: number }>(context, 'cart/view')).deliveryCost;

async function expectSound(page: Page, device: Device): Promise<void> {
  await expectAccessible(page);
  await expectNoWider(page);
  if (device === 'phone') expect(await smallTargets(page)).toEqual([]);
}

async function askForPass(page: Page, name: string): Promise<void> {
  await page.locator('label', { has: page.getByRole('radio', { name: new RegExp(name) }) }).click();
  await page.locator('label').filter({ hasText: 'Chiedo che l’abbonamento inizi' }).click();
}

describe.each<Device>(['desk', 'phone'])('a delivery pass (%s)', (device) => {
  it('is bought at the bank, makes the delivery free, and is withdrawn from', async () => {
    const { page, context } = await enter(device);
    const email = await newHousehold(context);
    const { name, price, freeFrom } = await firstOffer(context);
    await buyFirst(page, context, freeFrom);
    await fillCartAbove(context, freeFrom);
    const fee = await feeOf(context);
    expect(fee).toBeGreaterThan(0);

    // who pays for the delivery is told once, and led there
    await page.goto('/checkout', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'abbonamento consegne' }).click();
    await page.waitForURL(`**${PAGE}`);
    await payButton(page).waitFor();
    await expectSound(page, device);
    await page.getByRole('radio', { name: new RegExp(name) }).check({ force: true });
    await payButton(page).click();
    await page.getByText('Spunta la casella').waitFor();
    await expectAccessible(page);
    await askForPass(page, name);
    await payButton(page).click();
    await payAtTheBank(page, cards.approved);
    await page.waitForURL(/\/profile\/delivery-pass\/\d+$/, { timeout: 30_000 });
    await page.getByRole('heading', { name: 'Fatto! Le consegne sono gratis.' }).waitFor({ timeout: 30_000 });
    await expectSound(page, device);
    expect((await mailAbout('pagamento ricevuto', email)).text).toContain('Non si rinnova da solo');

    expect(await feeOf(context)).toBe(0);
    await page.goto('/checkout', { waitUntil: 'networkidle' });
    await page.getByText('La consegna è gratuita con l’abbonamento').first().waitFor();
    await page.getByText('con l’abbonamento, risparmi').first().waitFor();
    expect(await page.getByRole('link', { name: 'abbonamento consegne' }).count()).toBe(0);
    await expectAccessible(page);

    await page.goto(PAGE, { waitUntil: 'networkidle' });
    const card = page.getByRole('region', { name, exact: true });
    await card.getByText('Attivo').waitFor();
    await page.getByRole('button', { name: 'Rinnova' }).waitFor();
    await expectSound(page, device);
    await card.getByRole('button', { name: 'Recedi dal contratto qui' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(/Ti restituiamo \d+,\d\d\s€ di /).waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Conferma il recesso' }).click();
    const past = page.getByRole('region', { name: 'Abbonamenti passati' });
    await past.getByText(/Rimborso di \d+,\d\d\s€/).waitFor();
    await payButton(page).waitFor();
    await expectSound(page, device);

    // nothing of the price but the day that began
    const { deliveryPasses } = await callShop<{ deliveryPasses: { state: string; refund: number }[] }>(
      context,
      'delivery-pass/list',
    );
    expect(deliveryPasses).toMatchObject([{ state: 'ended' }]);
    expect(deliveryPasses[0]?.refund).toBeGreaterThan(price * 0.8);
    expect(await feeOf(context)).toBe(fee);
    await mailAbout('chiuso', email);
  });
});

describe('the payment of a pass', () => {
  it('left at the bank is found again, in another tab too, and abandoned', async () => {
    const { page, context } = await enter('phone');
    await newHousehold(context);
    const { name } = await firstOffer(context);
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    const other = await context.newPage();
    await other.goto(PAGE, { waitUntil: 'networkidle' });
    await askForPass(page, name);
    await payButton(page).click();
    await page.locator('input[name=numero]').waitFor();

    // the other tab still shows the offers
    await askForPass(other, name);
    await payButton(other).click();
    await other.getByText('Stai già pagando').waitFor();
    await expectSound(other, 'phone');
    await other.getByRole('link', { name: 'Continua' }).click();
    await other.getByRole('heading', { name: 'L’abbonamento non è ancora pagato' }).waitFor();
    await expectSound(other, 'phone');
    await other.getByRole('button', { name: 'Annulla il pagamento' }).click();
    await other.getByRole('heading', { name: 'Il pagamento non è andato a buon fine' }).waitFor();
    await expectSound(other, 'phone');
    await other.getByRole('link', { name: 'Prova di nuovo' }).click();
    await payButton(other).waitFor();
  });

  it('of Satispay follows the app', async () => {
    const { page, context } = await enter('phone');
    await newHousehold(context);
    const { name } = await firstOffer(context);
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await page
      .locator('label')
      .filter({ hasText: /Satispay/ })
      .click();
    await askForPass(page, name);
    await payButton(page).click();
    await page.getByRole('heading', { name: /Conferma \d+,\d\d\s€/ }).waitFor();
    await page.getByText('Abbonamento pronto').waitFor();
    await page.getByRole('link', { name: 'Apri Satispay' }).click();
    await page.getByRole('button', { name: /^Approva \d/ }).click();
    await page.waitForURL(/\/profile\/delivery-pass\/\d+$/, { timeout: 30_000 });
    await page.getByRole('heading', { name: 'Fatto! Le consegne sono gratis.' }).waitFor({ timeout: 30_000 });
  });
});
