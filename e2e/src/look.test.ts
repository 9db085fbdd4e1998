import { describe, expect, it } from 'vitest';
import { DARK, expectReadable, groundOf, LIGHT } from './support/accessible.ts';
import { logIn, visits } from './support/browser.ts';
import { visitWithWorker, whenKept } from './support/no-network.ts';
import { clearPurchase, readyToPay } from './support/purchase.ts';

const visit = visits();

describe('the dark look', () => {
  // every other page is read in the dark where its accessibility is looked at, see every-page.ts
  it('can be read where goods are in the cart and where they are paid', async () => {
    const { page, context } = await visit('phone');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await readyToPay(context);
    for (const path of ['/', '/checkout', '/payment']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await groundOf(page), path).toBe(DARK);
      await expectReadable(page, path);
    }
    // on a phone the parts of a payment reach the edge of the page: a ground of their own would end at their words
    for (const part of await page.locator('.panel.pm').all()) {
      const { ground, padding } = await part.evaluate((panel) => {
        const { backgroundColor, paddingLeft } = getComputedStyle(panel);
        return { ground: backgroundColor, padding: paddingLeft };
      });
      expect({ ground, padding }).toEqual({ ground: 'rgba(0, 0, 0, 0)', padding: '0px' });
    }
    await clearPurchase(context);
  });

  it('can be read in what lies over a page, also without a network', async () => {
    const visitor = await visitWithWorker('phone');
    const { page, context, faults } = visitor;
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await logIn(context);
    await page.goto('/frutta-e-verdura');
    await whenKept(page, 'auth/test', 'cart/view', 'category frutta-e-verdura');
    for (const name of ['Apri menu categorie', 'Cerca con il codice a barre', /^Filtra/]) {
      await page.getByRole('button', { name }).first().click();
      await page.getByRole('dialog').waitFor();
      await expectReadable(page, String(name));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await context.setOffline(true);
    for (const path of ['/frutta-e-verdura', '/checkout', '/product/mai-visto-1']) {
      await page.goto(path);
      await page.getByRole('region', { name: 'Rete' }).waitFor();
      await expectReadable(page, `${path} without a network`);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('leaves paper white', async () => {
    const { page } = await visit('desk');
    await page.emulateMedia({ colorScheme: 'dark', media: 'print', reducedMotion: 'reduce' });
    await page.goto('/faq');
    expect(await groundOf(page)).toBe(LIGHT);
  });
});

describe('the choice of the look', () => {
  it('changes the page at once, and the next one before any program is there', async () => {
    const { page } = await visit('phone');
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await groundOf(page)).toBe(LIGHT);
    await page.getByLabel('Aspetto').selectOption('Scuro');
    await expect.poll(() => groundOf(page)).toBe(DARK);
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/faq', { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    expect(await groundOf(page)).toBe(DARK);
    await page.unroute('**/assets/*.js');
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await expect.poll(() => page.getByLabel('Aspetto').inputValue()).toBe('dark');
    await page.getByLabel('Aspetto').selectOption('Automatico');
    await expect.poll(() => groundOf(page)).toBe(LIGHT);
  });

  it('holds against the device', async () => {
    const { page, context } = await visit('phone');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await logIn(context);
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.getByLabel('Aspetto').selectOption('Chiaro');
    await expect.poll(() => groundOf(page)).toBe(LIGHT);
  });
});
