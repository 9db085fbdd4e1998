import type { BrowserContext, Page } from 'playwright';
import { expectAccessible } from './accessible.ts';
import { callShop } from './browser.ts';
import { shopUrl } from './shop.ts';

/** Payment types of the issuers whose accounts tests link. */
const linkedOnes = [31, 32];

/** Links an account on the issuer's own page, as its customer does; leads back to the payment. */
export async function linkIssuer(page: Page, issuer: string): Promise<void> {
  await page.getByRole('button', { name: `Collega ${issuer}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Vai a/ }).click();
  await page.waitForURL((address) => !address.href.startsWith(shopUrl()));
  await page.locator('input:not([type=hidden]):not([type=password]):not([type=radio])').first().fill('giulia');
  await page.locator('input[type=password]').fill('Buoni-2026!');
  await page.getByRole('button', { name: 'Accedi e collega' }).click();
  await page.waitForURL(/\/payment/);
  await page.getByRole('button', { name: `Scollega ${issuer}` }).waitFor();
}

/** Whatever an earlier test has linked. */
export async function unlinkIssuers(context: BrowserContext): Promise<void> {
  for (const payment_type_id of linkedOnes) await callShop(context, 'meal-ticket-type/logout', { payment_type_id });
}
