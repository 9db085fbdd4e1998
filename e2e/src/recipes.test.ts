import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, logIn, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { clearPurchase } from './support/purchase.ts';
import { smallTargets } from './support/targets.ts';

const enter = visits();

describe.each<Device>(['desk', 'phone'])('recipes (%s)', (device) => {
  it('lead from the search into the cart, for as many as eat', async () => {
    const { page, context } = await enter(device);
    await logIn(context);
    await clearPurchase(context);
    await page.goto('/search?q=ingredienti%20carbonara', { waitUntil: 'networkidle' });
    await expectAccessible(page);
    await page.getByRole('link', { name: /Spaghetti alla carbonara/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Spaghetti alla carbonara' }).waitFor();
    await expectAccessible(page);
    await expectNoWider(page);
    if (device === 'phone') expect(await smallTargets(page)).toEqual([]);

    const spaghetti = page.locator('.ingredients > li').first();
    await spaghetti.getByText('400 g').first().waitFor();
    for (let more = 0; more < 4; more++) await page.getByRole('button', { name: 'Una persona in più' }).click();
    await spaghetti.getByText('800 g').waitFor();
    // what is at home is not bought, unless somebody says so
    expect(await page.getByRole('checkbox', { name: /^Sale/ }).isChecked()).toBe(false);
    await page.getByRole('checkbox', { name: /^Guanciale/ }).uncheck({ force: true });
    await page.getByRole('button', { name: 'Metti tutto nel carrello' }).click();
    await page.getByText('3 ingredienti nel carrello').waitFor();
    const { cartItems } = await callShop<{ cartItems: { quantity: number; product: { name: string } }[] }>(
      context,
      'cart/view',
    );
    const bought = cartItems.map(({ product, quantity }) => `${quantity} ${product.name}`);
    expect(bought.length).toBe(3);
    expect(bought.some((each) => /^[12] Spaghetti/.test(each))).toBe(true);
    expect(bought.some((each) => /Guanciale/.test(each))).toBe(false);
    await clearPurchase(context);
  });

  it('are listed by course, and open to visitors', async () => {
    const { page } = await enter(device);
    await page.goto('/ricette', { waitUntil: 'networkidle' });
    expect(await page.locator('.dish-card').count()).toBe(20);
    await expectAccessible(page);
    await expectNoWider(page);
    await page.getByRole('link', { name: /^Tiramisù/ }).click();
    await page.getByRole('link', { name: 'Accedi e metti nel carrello' }).waitFor();
  });
});
