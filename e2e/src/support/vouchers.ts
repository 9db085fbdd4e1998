import type { Page } from 'playwright';
import { mailAbout } from './mailbox.ts';
import { cards, payAtTheBank } from './purchase.ts';

/** Fills the form for a voucher that leaves today. @returns the address of who gets it */
export async function fillIn(page: Page, euro: number): Promise<string> {
  const recipient = `zia.${Math.random().toString(36).slice(2)}@posta.example`;
  await page.goto('/gift-voucher', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Importo' }).fill(String(euro));
  await page.getByLabel('Nome di chi lo riceve').fill('Zia Pina');
  await page.getByLabel('La sua e-mail').fill(recipient);
  await page.getByLabel('Un messaggio, se vuoi').fill('Per la pasta della domenica');
  return recipient;
}

export async function expectReady(page: Page): Promise<void> {
  await page.waitForURL(/\/cart\/payment-completed-melaregalo\/\d+/, { timeout: 30_000 });
  await page.getByRole('heading', { name: 'Fatto! Il regalo è pronto.' }).waitFor({ timeout: 30_000 });
}

/** The code of a voucher in its mail; empty when there is none. */
export const codeIn = (text: string): string => /SPRT( \d{4}){4}/.exec(text)?.[0] ?? '';

/** Buys a voucher at the bank, as somebody who is logged in. @returns its code */
export async function buyVoucher(page: Page, euro: number): Promise<string> {
  const recipient = await fillIn(page, euro);
  await page
    .getByRole('button', { name: /^Paga \d/ })
    .filter({ visible: true })
    .click();
  await payAtTheBank(page, cards.approved);
  await expectReady(page);
  return codeIn((await mailAbout('ti regala', recipient)).text);
}
