import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, logIn, visits } from './support/browser.ts';
import { mailAbout } from './support/mailbox.ts';
import { cards, clearPurchase, expectCompleted, payAtTheBank, readyToPay } from './support/purchase.ts';
import { shopUrl } from './support/shop.ts';
import { typeCard } from './support/stripe-fields.ts';
import { smallTargets } from './support/targets.ts';
import { codeIn, expectReady, fillIn } from './support/vouchers.ts';

/* Vouchers for others in the browser: bought on every pay screen, mailed, and spent by whoever has the code. */

const enter = visits();
const payButton = (page: Page) => page.getByRole('button', { name: /^Paga \d/ }).filter({ visible: true });
const choose = (page: Page, name: RegExp) => page.locator('label').filter({ hasText: name }).click();

async function expectSound(page: Page, device: Device): Promise<void> {
  await expectAccessible(page);
  if (device === 'phone') expect(await smallTargets(page)).toEqual([]);
}

/** What is left by the page that everybody can ask. */
async function balanceOf(page: Page, code: string): Promise<string> {
  await page.goto('/gift-voucher/balance', { waitUntil: 'networkidle' });
  await page.getByLabel('Codice del buono').fill(code);
  await page.getByRole('button', { name: 'Controlla' }).click();
  const answer = page.getByRole('status').filter({ hasText: code.slice(-4) });
  await answer.waitFor();
  return ((await answer.textContent()) ?? '').replace(/\s+/g, ' ');
}

async function spend(page: Page, context: BrowserContext, code: string): Promise<number> {
  await readyToPay(context);
  await page.goto('/checkout', { waitUntil: 'networkidle' });
  await page.getByLabel('Codice buono').fill(code.toLowerCase().replaceAll(' ', ''));
  await page.getByRole('button', { name: 'Applica' }).click();
  await page.getByRole('button', { name: 'Togli il buono Buono regalo' }).first().waitFor();
  await page.goto('/payment', { waitUntil: 'networkidle' });
  await payButton(page).click();
  await payAtTheBank(page, cards.approved);
  return expectCompleted(page);
}

describe.each<Device>(['desk', 'phone'])('a voucher for somebody else (%s)', (device) => {
  it('is paid at the bank, mailed at once, and pays a part of an order', async () => {
    const { page, context } = await enter(device);
    await logIn(context);
    await clearPurchase(context);
    const recipient = await fillIn(page, 25);
    await expectSound(page, device);
    // what is given is seen before what is asked: above it where there is no room beside it
    const top = (part: string) => page.locator(part).evaluate((it) => it.getBoundingClientRect().top);
    if (device === 'phone') expect(await top('.gift-card')).toBeLessThan(await top('#gift-what'));
    await payButton(page).click();
    await payAtTheBank(page, cards.approved);
    await expectReady(page);
    await expectSound(page, device);

    const { text } = await mailAbout('ti regala', recipient);
    expect(text).toContain('Per la pasta della domenica');
    const code = codeIn(text);
    expect(await balanceOf(page, code)).toMatch(/25,00/);
    await expectSound(page, device);

    const orderId = await spend(page, context, code);
    const { order } = await callShop<{ order: { tenders: object[] } }>(context, `order/detail?order_id=${orderId}`);
    expect(order.tenders).toMatchObject([{ kind: 'gift-certificate', amount: 25 }, { kind: 'card' }]);
    expect(await balanceOf(page, code)).toContain('usato tutto');
    await callShop(context, 'order/cancel', { order_id: orderId });
    expect(await balanceOf(page, code)).toMatch(/25,00/);
    await clearPurchase(context);
  });
});

describe('the pay screens of a voucher', () => {
  it('asks for another card after Stripe has refused one, and loses no word', async () => {
    const { page, context, faults } = await enter('desk');
    await logIn(context);
    const recipient = await fillIn(page, 50);
    await choose(page, /Carta o portafoglio/);
    await payButton(page).click();
    const pay = async (card: string) => {
      await typeCard(page, card);
      await payButton(page).click();
    };
    await pay('4000000000009995');
    await page.getByText('La banca ha rifiutato la carta.').waitFor();
    // Stripe says no by the status 402, and Chromium says so on the console
    expect(faults.splice(0)).toEqual([expect.stringContaining('status of 402')]);
    // there is no cart
    expect(await page.getByText(/carrello è salvo/).count()).toBe(0);
    await expectAccessible(page);
    await pay('4242424242424242');
    await expectReady(page);
    await mailAbout('ti regala', recipient);
  });

  it('of Satispay follows the app, and is left for the voucher', async () => {
    const { page, context } = await enter('phone');
    await logIn(context);
    const recipient = await fillIn(page, 10);
    await choose(page, /Satispay/);
    await payButton(page).click();
    await page.getByRole('heading', { name: /Conferma 10,00\s€/ }).waitFor();
    await expectSound(page, 'phone');
    await page.getByRole('link', { name: 'Apri Satispay' }).click();
    await page.waitForURL((address) => !address.href.startsWith(shopUrl()));
    await page.getByRole('button', { name: /^Approva \d/ }).click();
    await expectReady(page);
    await mailAbout('ti regala', recipient);
  });

  it('are left, and the words are there for the next try', async () => {
    const { page, context } = await enter('phone');
    await logIn(context);
    await fillIn(page, 75);
    await payButton(page).click();
    await page.locator('input[name=numero]').waitFor();
    await page.goBack();
    const { giftVouchers } = await callShop<{ giftVouchers: { orderId: number }[] }>(context, 'gift-voucher/list');
    await page.goto(`/cart/payment-completed-melaregalo/${giftVouchers[0]?.orderId}`);
    await page.getByRole('heading', { name: 'Il regalo non è ancora pagato' }).waitFor();
    await expectSound(page, 'phone');
    await page.getByRole('button', { name: 'Annulla il pagamento' }).click();
    await page.waitForURL(/payment-error-melaregalo/);
    await page.getByRole('heading', { name: 'Il pagamento non è andato a buon fine' }).waitFor();
    await expectSound(page, 'phone');
    await page.getByRole('link', { name: 'Prova di nuovo' }).click();
    await expect.poll(() => page.getByLabel('Un messaggio, se vuoi').inputValue()).toContain('domenica');
    expect(await page.getByRole('textbox', { name: 'Importo' }).inputValue()).toBe('75');
  });
});
