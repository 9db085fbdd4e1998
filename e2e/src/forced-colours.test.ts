import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { callShop, type Device, logIn, visits } from './support/browser.ts';
import { clearPurchase, readyToPay } from './support/purchase.ts';

const visit = visits();

/** How an element and its mark look once backgrounds and shadows are those of who reads. */
const looks = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, color, border } = getComputedStyle(node);
    return `${backgroundColor} ${color} ${border}`;
  });

describe.each<Device>(['desk', 'phone'])('with colours chosen by who reads (%s)', (device) => {
  it('shows which day, step and page is the chosen one', async () => {
    const { page, context } = await visit(device);
    await page.emulateMedia({ forcedColors: 'active' });
    await readyToPay(context);
    await page.goto('/payment', { waitUntil: 'networkidle' });
    const step = page.locator('.steps .on .no');
    expect(await looks(step)).not.toBe(await looks(page.locator('.steps li:not(.on) .no').last()));

    if (device === 'phone') {
      await page.goto('/checkout', { waitUntil: 'networkidle' });
      await page.locator('.mcw button').last().click();
      const days = page.getByRole('dialog').locator('.dy');
      await days.first().waitFor();
      const chosen = page.getByRole('dialog').locator('.dy[aria-pressed=true]');
      expect(await looks(chosen)).not.toBe(await looks(page.locator('.dy[aria-pressed=false]').first()));
      await page.keyboard.press('Escape');
    }
    await clearPurchase(context);
  });

  it('shows how far an order is', async () => {
    const { page, context } = await visit(device);
    await page.emulateMedia({ forcedColors: 'active' });
    await logIn(context);
    const { orders } = await callShop<{ orders: { orderId: number }[] }>(context, 'order/list');
    await page.goto(`/profile/orders/${orders[0]?.orderId}`, { waitUntil: 'networkidle' });
    const step = page.locator('ol.tl > li');
    await step.first().waitFor();
    const rings = await step
      .locator('> i')
      .evaluateAll((marks) => marks.map((mark) => Number.parseFloat(getComputedStyle(mark).borderTopWidth)));
    expect(Math.min(...rings)).toBeGreaterThan(0);
    if (device === 'desk') {
      const entries = page.locator('.pn a');
      const chosen = page.locator('.pn a[aria-current=page]');
      expect(await looks(chosen)).not.toBe(await looks(entries.last()));
    }
  });
});
