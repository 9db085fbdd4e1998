import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, visits } from './support/browser.ts';
import { clearPurchase, expectCompleted, readyToPay } from './support/purchase.ts';
import { linkIssuer, unlinkIssuers } from './support/tickets.ts';

/* One order, three tenders: whole tickets of two issuers, linked on their own pages, and a card for the rest. */

const enter = visits();

interface Tender {
  kind: string;
  amount: number;
  tickets?: { value: number; quantity: number }[];
  state: string;
}

describe.each<Device>(['desk', 'phone'])('an order of three tenders (%s)', (device) => {
  it('is put together on one page, paid, and shows each with its cents', async () => {
    const { page, context } = await enter(device);
    await readyToPay(context);
    await unlinkIssuers(context);
    await page.goto('/payment', { waitUntil: 'networkidle' });
    await linkIssuer(page, 'Edenred Ticket Restaurant');
    await linkIssuer(page, 'Pluxee Buono Pasto');

    const more = page.getByRole('button', { name: 'Un buono in più' });
    await more.nth(0).click();
    await more.nth(0).click();
    await more.nth(1).click();
    const chosen = async () =>
      (await callShop<{ mealTickets: { amount: number }[] }>(context, 'cart/view')).mealTickets;
    await expect.poll(async () => (await chosen()).map(({ amount }) => amount)).toEqual([16, 7]);
    await page.getByText('2 × 8,00 €').first().waitFor();
    await expectAccessible(page);

    const { grossTotal } = await callShop<{ grossTotal: number }>(context, 'cart/view');
    await page
      .getByRole('button', { name: /^Paga \d/ })
      .filter({ visible: true })
      .click();
    await page.locator('input[name=numero]').fill('4970100100000005');
    await page.locator('input[name=titolare]').fill('Giulia Riva');
    await page.locator('input[name=scadenza]').fill('12/29');
    await page.locator('input[name=cvv]').fill('123');
    await page.getByRole('button', { name: /^Paga \d/ }).click();
    const orderId = await expectCompleted(page);
    await expectAccessible(page);

    const { order } = await callShop<{ order: { tenders: Tender[] } }>(context, `order/detail?order_id=${orderId}`);
    expect(order.tenders).toMatchObject([
      { kind: 'meal-ticket', amount: 16, tickets: [{ value: 8, quantity: 2 }], state: 'authorised' },
      { kind: 'meal-ticket', amount: 7, tickets: [{ value: 7, quantity: 1 }], state: 'authorised' },
      { kind: 'card', state: 'authorised' },
    ]);
    const sum = order.tenders.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
    expect(sum).toBe(Math.round(grossTotal * 100));
    await callShop(context, 'order/cancel', { order_id: orderId });
    await unlinkIssuers(context);
    await clearPurchase(context);
  });
});
