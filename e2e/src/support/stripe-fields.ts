import type { FrameLocator, Page } from 'playwright';

/** The card form of Stripe, in its frame. */
export const stripeFields = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Dati della carta"]');

/** The question of the card's bank, in its frame. */
export const bankFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Conferma della banca"]');

export async function typeCard(page: Page, card: string): Promise<void> {
  const fields = stripeFields(page);
  await fields.getByLabel('Numero della carta').fill(card);
  await fields.getByLabel('Scadenza').fill('1230');
  await fields.getByLabel('CVC').fill('123');
}
