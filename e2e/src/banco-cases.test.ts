import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { mailAbout } from './support/mailbox.ts';
import { cards, expectCompleted, payAtTheBank, readyToPay } from './support/purchase.ts';
import { mailboxUrl } from './support/shop.ts';
import { signInStaff } from './support/staff.ts';
import { smallTargets } from './support/targets.ts';

/** Reports of customers as the service answers them: from "Segnala un problema" to what the customer reads. */

const visit = visits();
const customerMail = 'cliente@sporta.example';

interface Line {
  orderLineId: number;
  name: string;
  reportable: boolean;
  grossTotal: number;
}

/** A customer with a report on the cheapest line of an order that has just been delivered. */
async function reportSomething() {
  const { page, context } = await visit('phone');
  await readyToPay(context);
  await page.goto('/payment', { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: /^Paga \d/ })
    .filter({ visible: true })
    .click();
  await payAtTheBank(page, cards.approved);
  const orderId = await expectCompleted(page);
  const orderOf = async () =>
    (
      await callShop<{ order: { orderNumber: string; state: string; lines: Line[] } }>(
        context,
        `order/detail?order_id=${orderId}`,
      )
    ).order;
  const { orderNumber } = await orderOf();
  // delivered by the button on its confirmation
  const confirmation = await mailAbout(`Ordine ${orderNumber} confermato`);
  await fetch(`${mailboxUrl()}/messages/${confirmation.id}/deliver`, { method: 'POST' });
  await expect.poll(async () => (await orderOf()).state, { timeout: 30_000 }).toBe('delivered');
  const reportable = (await orderOf()).lines.filter((line) => line.reportable);
  const [cheapest] = reportable.sort((one, other) => one.grossTotal - other.grossTotal);
  await page.goto(`/profile/orders/${orderId}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Segnala un problema' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('.line-choice', { hasText: cheapest?.name }).first().locator('.chk').click();
  await dialog.getByLabel('Che cosa è successo').selectOption('damaged');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'sacchetto.jpg',
    mimeType: 'image/jpeg',
    buffer: await page.screenshot({ type: 'jpeg' }),
  });
  await dialog.getByRole('img', { name: 'Foto 1' }).waitFor();
  await dialog.getByLabel('Nota').fill('Il sacchetto era aperto');
  await expectAccessible(page);
  await expectNoWider(page);
  expect(await smallTargets(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Invia la segnalazione' }).click();
  await dialog.getByText('Cosa succede adesso').waitFor();
  await dialog.getByRole('button', { name: 'Ho capito' }).click();
  await page.getByRole('img', { name: 'Foto 1 che hai mandato' }).waitFor();
  return { page, orderId, orderNumber };
}

const rowOf = (page: Page, orderNumber: string) => page.locator('tr', { hasText: orderNumber });

describe('the queue of reports', () => {
  it('brings a report live; somebody takes it, writes, and ends it with words the customer reads', async () => {
    const { page } = await visit('desk');
    await signInStaff(page, 'assistenza@sporta.example', '/banco/segnalazioni');
    await page.getByRole('heading', { name: 'Segnalazioni e recessi' }).waitFor();
    const customer = await reportSomething();
    await rowOf(page, customer.orderNumber).first().waitFor();
    await expectAccessible(page);

    await rowOf(page, customer.orderNumber).locator('.case-open').first().click();
    await page.getByText('Il sacchetto era aperto').waitFor();
    await page.getByRole('button', { name: 'Ingrandisci la foto 1' }).click();
    const photo = page.getByRole('img', { name: 'Foto 1 mandata dal cliente' });
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await photo.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Prendila in carico' }).click();
    await page.getByRole('button', { name: 'Lasciala ad altri' }).waitFor();
    await page.getByLabel('Nuovo messaggio').fill('Ciao, ci dispiace: che cosa mancava?');
    await page.getByRole('button', { name: 'Manda il messaggio' }).click();
    await expect.poll(() => page.locator('.case-messages').textContent()).toContain('che cosa mancava?');
    expect((await mailAbout('Ti rispondiamo', customerMail)).text).toContain('che cosa mancava?');

    // the goods are brought again, free; the customer does not want them any more, and the report is open again
    await page.locator('.seg label', { hasText: 'Riconsegna' }).click();
    // a late one, so that its orders are open whatever the hour
    await page.locator('.case-slots .chk').last().click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Riconsegna e chiudi' }).click();
    await page.getByText('Riconsegna, senza altro da pagare').waitFor();
    await customer.page.goto(`/profile/orders/${customer.orderId}`);
    await customer.page.getByRole('link', { name: /^riconsegna / }).click();
    await customer.page.getByText('Riconsegna gratuita: non paghi nulla').waitFor();
    await expectNoWider(customer.page);
    await expectAccessible(customer.page);
    await customer.page.getByRole('button', { name: 'Annulla l’ordine' }).click();
    await customer.page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^S[iì]$/ })
      .click();
    await page.locator('.seg label', { hasText: 'Riconsegna' }).waitFor();

    // what is chosen says its sum before anything moves; nothing chosen wants a reason
    await page.getByRole('button', { name: /^Rimborsa .*\d.* e chiudi$/ }).waitFor();
    await page.locator('.case-lines .chk').first().click();
    const end = page.getByRole('button', { name: 'Chiudi senza rimborso' });
    await expect.poll(() => end.isDisabled()).toBe(true);
    await page.getByLabel('Perché non c’è un rimborso').fill('Il sigillo era integro nella foto della consegna.');
    await expectAccessible(page);
    await end.click();
    await page.getByText('Senza rimborso').waitFor();
    // the redelivery had a mail of the same name
    const lastMail = async () => (await mailAbout('Segnalazione chiusa', customerMail)).text;
    await expect.poll(lastMail, { timeout: 15_000 }).toContain('Il sigillo era integro');

    await customer.page.goto(`/profile/orders/${customer.orderId}`);
    const answers = customer.page.getByRole('region', { name: 'Le nostre risposte' });
    await answers.getByText('che cosa mancava?').waitFor();
    await answers.getByText('Il sigillo era integro').waitFor();
    await expectNoWider(customer.page);
  });

  it('fits a phone, and is walked by keys', async () => {
    const { page } = await visit('phone');
    await signInStaff(page, 'assistenza@sporta.example', '/banco/segnalazioni?tab=closed');
    await page.locator('.case-open').first().waitFor();
    await expectNoWider(page);
    expect(await smallTargets(page)).toEqual([]);
    await page.locator('.case-open').first().click();
    await page.getByRole('heading', { name: 'Messaggi al cliente' }).waitFor();
    await expectNoWider(page);
    expect(await smallTargets(page)).toEqual([]);
    await expectAccessible(page);
  });
});
