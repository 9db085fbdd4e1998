import pg from 'pg';
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, logIn, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { expectCompleted, holdFreeSlot, payAtTheBank, readyToPay } from './support/purchase.ts';
import { databaseUrl } from './support/shop.ts';
import { smallTargets } from './support/targets.ts';

/* Orders for slots further away than a hold lasts: their pages, and what their customer is asked once the bank wants them. */

/** Its bank lets it be kept, and wants its holder whenever it is charged without them. */
const asksLater = '4970101600000008';
const FAR_HOURS = 9 * 24;

const enter = visits();
const payButton = (page: Page) => page.getByRole('button', { name: /^(Paga|Conferma) / }).filter({ visible: true });

async function expectSound(page: Page, device: Device): Promise<void> {
  await expectAccessible(page);
  if (device === 'phone') expect(await smallTargets(page)).toEqual([]);
}

/** On the page of payment, for a slot far away: agrees that the card is kept, and types it at the bank. */
async function buyForLater(page: Page, device: Device): Promise<number> {
  await page.goto('/payment', { waitUntil: 'networkidle' });
  const agree = page.locator('label').filter({ hasText: /Accetto che la carta sia salvata per questa consegna/ });
  // without it the order is refused, and the customer stands at the box, which says why
  const box = agree.getByRole('checkbox');
  await payButton(page).click();
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await box.getAttribute('aria-invalid')).toBe('true');
  const why = page.locator(`#${(await box.getAttribute('aria-describedby')) ?? ''}`);
  expect(await why.textContent()).toContain('serve il tuo consenso a salvare la carta');
  const { height } = page.viewportSize()!;
  const { y } = (await why.boundingBox())!;
  expect(y > 0 && y < height).toBe(true);
  await expectSound(page, device);
  await agree.click();
  await why.waitFor({ state: 'detached' });
  await page
    .getByText(/Oggi non blocchiamo nulla/)
    .first()
    .waitFor();
  await expectSound(page, device);
  await payButton(page).click();
  await payAtTheBank(page, asksLater, 'Salva la carta');
  return expectCompleted(page);
}

/** Days pass: the slot of an order comes so near that its money is held, and its bank wants the customer. */
async function untilAsked(context: BrowserContext, orderId: number): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl() });
  await db.connect();
  await db.query(
    `update orders set slot_begin_at = slot_begin_at - interval '5 days', slot_end_at = slot_end_at - interval '5 days'
     where order_id = $1`,
    [orderId],
  );
  await db.end();
  // a job does it every minute
  await expect.poll(() => missing(context, orderId), { timeout: 150_000, interval: 2000 }).toBe('confirm');
}

async function missing(context: BrowserContext, orderId: number): Promise<string | undefined> {
  const { order } = await callShop<{ order: { missing?: { kind: string } } }>(
    context,
    `order/detail?order_id=${orderId}`,
  );
  return order.missing?.kind;
}

describe('an order for a slot far away', () => {
  it('keeps the card with consent, says when it is held, and is confirmed when the bank wants its customer', async () => {
    const { page, context } = await enter('desk');
    await readyToPay(context);
    await callShop(context, 'timeslot/release', {});
    await holdFreeSlot(context, FAR_HOURS);
    const orderId = await buyForLater(page, 'desk');
    await expectSound(page, 'desk');
    await page.goto(`/profile/orders/${orderId}`, { waitUntil: 'networkidle' });
    await page.getByText('Da bloccare').first().waitFor();
    await expectSound(page, 'desk');

    await untilAsked(context, orderId);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: /^Conferma il pagamento entro/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Modifica l’ordine' }).count()).toBe(0);
    await expectSound(page, 'desk');

    // the mail is read on the phone
    const phone = await enter('phone');
    await logIn(phone.context);
    await phone.page.goto(`/profile/orders/${orderId}`, { waitUntil: 'networkidle' });
    await phone.page.getByRole('heading', { name: /^Conferma il pagamento entro/ }).waitFor();
    await expectSound(phone.page, 'phone');
    await expectNoWider(phone.page);
    await phone.page.getByRole('button', { name: /^Conferma \d/ }).click();
    await phone.page.locator('#codice').fill((await phone.page.locator('.code').textContent()) ?? '');
    await phone.page.getByRole('button', { name: 'Conferma', exact: true }).click();
    expect(await expectCompleted(phone.page)).toBe(orderId);
    expect(await missing(context, orderId)).toBeUndefined();
    await page.goto(`/profile/orders/${orderId}`, { waitUntil: 'networkidle' });
    expect(await page.getByRole('heading', { name: /^Conferma il pagamento/ }).count()).toBe(0);
    await callShop(context, 'order/cancel', { order_id: orderId });
  });
});
