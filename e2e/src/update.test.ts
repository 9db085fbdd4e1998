import { afterEach, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, visits } from './support/browser.ts';
import { type Deployment, startDeployment } from './support/deployment.ts';
import { clearPurchase, readyToPay } from './support/purchase.ts';

/** A newer shop comes out while somebody uses the one before. */

const enter = visits();
let deployment: Deployment | undefined;
afterEach(async () => {
  await deployment?.close();
  deployment = undefined;
});

it('a newer build is offered after the order, never in the middle of it, and is there with one press', async () => {
  deployment = await startDeployment();
  const { url } = deployment;
  const { page, context } = await enter('phone', { worker: true });
  await readyToPay(context);
  const itemsInCart = async () => (await callShop<{ totalItems: number }>(context, 'cart/view')).totalItems;
  const itemsBefore = await itemsInCart();
  await page.goto(`${url}/faq`);
  await page.keyboard.press('Shift');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 })
    .toBe(true);
  const program = await page.evaluate(
    () =>
      new URL(document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')?.src ?? '').pathname,
  );
  const waits = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  const offer = page.getByRole('dialog', { name: /^C’è una nuova versione|^C’è la versione/ });

  deployment.release(program);
  await page.goto(`${url}/checkout`);
  await page.getByRole('heading', { name: 'Carrello', exact: true }).waitFor();
  await page.locator('.cline').first().waitFor();
  const linesBefore = await page.locator('.cline').count();
  await page.keyboard.press('Shift');
  await expect.poll(waits, { timeout: 60_000 }).toBe(true);
  expect(await offer.count()).toBe(0);
  await page.goto(`${url}/payment`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await offer.count()).toBe(0);

  await page.goto(`${url}/faq`);
  await offer.waitFor({ timeout: 30_000 });
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Più tardi' }).click();
  await offer.waitFor({ state: 'hidden' });
  // Closing a dialog goes back by the entry of the history it had.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('sportaOverlays');
  expect(await waits()).toBe(true);

  await page.reload();
  const loadedAgain = page.waitForEvent('load');
  await offer.getByRole('button', { name: 'Aggiorna adesso' }).click();
  await loadedAgain;
  await expect.poll(() => waits().catch(() => true), { timeout: 30_000 }).toBe(false);
  await page.goto(`${url}/checkout`);
  await expect.poll(() => page.locator('.cline').count()).toBe(linesBefore);
  expect(await itemsInCart()).toBe(itemsBefore);
  await clearPurchase(context);
});
