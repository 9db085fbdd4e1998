import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, logIn, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { smallTargets } from './support/targets.ts';

/* What a customer never eats, and what they thought of what they bought. */

const enter = visits();

describe.each<Device>(['desk', 'phone'])('tastes (%s)', (device) => {
  it('hide what somebody never wants, show it again with one press, and mark it', async () => {
    const { page, context } = await enter(device);
    await logIn(context);
    await callShop(context, 'avoided-allergen/set', { allergens: [] });
    await page.goto('/profile/allergens', { waitUntil: 'networkidle' });
    await page.getByRole('checkbox', { name: 'Latte' }).check({ force: true });
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByText('Per ricordarla ci serve il tuo consenso').waitFor();
    // from the top: nothing lies half beneath the bar at the bottom while it is measured
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    await expectNoWider(page);
    if (device === 'phone') expect(await smallTargets(page)).toEqual([]);
    await page.getByRole('checkbox', { name: /^Acconsento/ }).check({ force: true });
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByText('Scelta salvata').waitFor();

    await page.goto('/search?q=burro', { waitUntil: 'networkidle' });
    const hide = page.getByRole('switch', { name: /Nascondi ciò che dichiara latte/ });
    await hide.waitFor();
    expect(await hide.isChecked()).toBe(true);
    await page.getByText(/prodott[oi] nascost[oi]/).waitFor();
    expect(await page.getByText('Contiene latte').count()).toBe(0);
    await hide.click({ force: true });
    await page.getByText('Contiene latte').first().waitFor();
    await expectAccessible(page);
    await expectNoWider(page);
    if (device === 'phone') expect(await smallTargets(page)).toEqual([]);
    await page.locator('.card', { hasText: 'Contiene latte' }).getByRole('link').first().click();
    await page.getByText('È fra gli allergeni che eviti').waitFor();
    await expectAccessible(page);

    await page.goto('/profile/allergens', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Dimentica tutto' }).click();
    await page.getByText('Non ricordiamo più niente').waitFor();
    await page.goto('/search?q=burro', { waitUntil: 'networkidle' });
    expect(await hide.count()).toBe(0);
  });

  it('say what was liked, and say it again on its card', async () => {
    const { page, context } = await enter(device);
    await logIn(context);
    await page.goto('/profile/purchased', { waitUntil: 'networkidle' });
    const card = page.locator('.card').first();
    const name = (await card.getAttribute('aria-label')) ?? '';
    await card.getByRole('button', { name: 'Mi è piaciuto', exact: true }).click();
    await expect
      .poll(() => card.getByRole('button', { name: 'Mi è piaciuto', exact: true }).getAttribute('aria-pressed'))
      .toBe('true');
    await expectAccessible(page);
    await expectNoWider(page);
    if (device === 'phone') expect(await smallTargets(page)).toEqual([]);
    await card.getByRole('link').first().click();
    await page.getByText('Lo vedi solo tu').waitFor();
    const liked = page.getByRole('main').getByRole('button', { name: 'Mi è piaciuto', exact: true });
    expect(await liked.getAttribute('aria-pressed')).toBe('true');
    await page.goto(`/search?q=${encodeURIComponent(name)}`, { waitUntil: 'networkidle' });
    await page.getByText('Ti è piaciuto').first().waitFor();
    await page.goBack({ waitUntil: 'networkidle' });
    await liked.click();
    await expect.poll(() => liked.getAttribute('aria-pressed')).toBe('false');
    const { ratings } = await callShop<{ ratings: unknown[] }>(context, 'product-rating/list');
    expect(ratings).toEqual([]);
  });
});
