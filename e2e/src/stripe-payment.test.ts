import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, visits } from './support/browser.ts';
import { expectCompleted, readyToPay } from './support/purchase.ts';
import { bankFrame, stripeFields, typeCard } from './support/stripe-fields.ts';
import { smallTargets } from './support/targets.ts';

/* The pay screens of Stripe, with its fields, by the simulator's script. */

const STRIPE = 20;
const SAVED = 12;
const asks = '4000002760003184';
const poor = '4000000000009995';
const approved = '4242424242424242';

const enter = visits();

interface Bought {
  orderId: number;
  paymentUrl?: string;
}

async function buy(context: BrowserContext, choice: object): Promise<Bought> {
  const { grossTotal } = await callShop<{ grossTotal: number }>(context, 'cart/view');
  return callShop<Bought>(context, 'cart/buy', {
    expected_total: grossTotal,
    idempotency_key: `browser-${Math.random()}`,
    ...choice,
  });
}

/** Buys with Stripe and opens its pay screen. */
async function payScreen(
  device: Device,
): Promise<{ page: Page; context: BrowserContext; orderId: number; faults: string[] }> {
  const { page, context, faults } = await enter(device);
  await readyToPay(context);
  const { orderId, paymentUrl } = await buy(context, { payment_type_id: STRIPE });
  await page.goto(paymentUrl!);
  await stripeFields(page).getByLabel('Numero della carta').waitFor();
  return { page, context, orderId, faults };
}

/** Stripe answers a refused card with 402, which Chromium says on the console: that fault and no other is taken off. */
const expectRefusal = (faults: string[]) =>
  expect(faults.splice(0)).toEqual([expect.stringContaining('402 (Payment Required)')]);

const payButton = (page: Page) => page.getByRole('button', { name: /^Paga \d/ });

describe('the pay screen of Stripe', () => {
  it('lets the bank ask, and goes on after the page is loaded again', async () => {
    const { page, orderId } = await payScreen('phone');
    expect(await smallTargets(page)).toEqual([]);
    await typeCard(page, asks);
    await payButton(page).click();
    await bankFrame(page).getByRole('button', { name: 'Approva' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'La tua banca chiede una conferma' }).waitFor();
    await bankFrame(page).getByRole('button', { name: 'Approva' }).click();
    expect(await expectCompleted(page)).toBe(orderId);
  });

  it('says why the bank refused, keeps what was chosen, and takes another card', async () => {
    const { page, context, orderId, faults } = await payScreen('desk');
    await typeCard(page, poor);
    await payButton(page).click();
    await page.getByText('I fondi non bastano: usa un’altra carta.').waitFor();
    expectRefusal(faults);
    await expectAccessible(page);
    const { payment } = await callShop<{ payment?: { orderId: number } }>(context, 'order/unfinished-payment');
    expect(payment?.orderId).toBe(orderId);
    await typeCard(page, approved);
    await payButton(page).click();
    expect(await expectCompleted(page)).toBe(orderId);
  });

  it('pays by the wallet of the browser, and says when its card is refused', async () => {
    const { page, orderId, faults } = await payScreen('phone');
    await page.getByRole('button', { name: 'Google Pay' }).click();
    await page.getByRole('button', { name: /fondi insufficienti/ }).click();
    await page.getByText('I fondi non bastano: usa un’altra carta.').waitFor();
    expectRefusal(faults);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Google Pay' }).click();
    await page.getByRole('button', { name: /approvata/ }).click();
    expect(await expectCompleted(page)).toBe(orderId);
  });

  it('offers the cards that are saved', async () => {
    const { page, context } = await enter('phone');
    await readyToPay(context);
    await page.goto('/payment/stripe/card');
    await stripeFields(page).getByLabel('Numero della carta').waitFor();
    await typeCard(page, approved);
    await page.getByRole('button', { name: 'Salva la carta' }).click();
    await page.waitForURL(/\/profile\/payment-method/);
    const { paymentUrl } = await buy(context, { payment_type_id: STRIPE });
    await page.goto(paymentUrl!);
    await page.getByRole('radio', { name: /Visa •• 4242/ }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Paga \d.* con Visa •• 4242/ }).click();
    await expectCompleted(page);
  });

  it('opens the cart again for whoever leaves', async () => {
    const { page, context } = await payScreen('phone');
    await page.getByRole('button', { name: 'Cambia modo di pagare' }).click();
    await page.waitForURL(/\/payment$/);
    const { payment } = await callShop<{ payment?: object }>(context, 'order/unfinished-payment');
    expect(payment).toBeUndefined();
  });

  it('allows the script of Stripe there and nowhere else', async () => {
    const { page, orderId } = await payScreen('desk');
    const origin = new URL((await page.locator('script[src*="/v3/"]').getAttribute('src')) ?? '').origin;
    const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy'] ?? '';
    expect(await policyOf(`/payment/stripe/${orderId}`)).toContain(origin);
    for (const path of ['/', '/payment', '/profile/payment-method']) expect(await policyOf(path)).not.toContain(origin);
  });
});

describe('a card saved without paying', () => {
  it('is typed on its own screen, and asked for by its bank when it pays', async () => {
    const { page, context } = await enter('phone');
    // leaves no card of an earlier test
    await readyToPay(context);
    await page.goto('/payment/stripe/card');
    await stripeFields(page).getByLabel('Numero della carta').waitFor();
    await expectAccessible(page);
    await typeCard(page, asks);
    await page.getByRole('button', { name: 'Salva la carta' }).click();
    await bankFrame(page).getByRole('button', { name: 'Approva' }).click();
    await page.waitForURL(/\/profile\/payment-method/);
    const { auths } = await callShop<{ auths: { paymentAuthId: number; provider: string; maskedNumber: string }[] }>(
      context,
      `payment-type/list-auth?payment_type_id=${SAVED}`,
    );
    const card = auths.find((each) => each.provider === 'stripe' && each.maskedNumber.endsWith('3184'));
    expect(card).toBeDefined();
    const { paymentUrl } = await buy(context, { payment_type_id: SAVED, payment_auth_id: card?.paymentAuthId });
    await page.goto(paymentUrl!);
    await page.getByRole('heading', { name: 'La tua banca chiede una conferma' }).waitFor();
    await bankFrame(page).getByRole('button', { name: 'Approva' }).click();
    await expectCompleted(page);
  });
});
