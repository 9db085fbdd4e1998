import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, logIn, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { linkInMail, mailAbout } from './support/mailbox.ts';
import { signInStaff } from './support/staff.ts';
import { smallTargets } from './support/targets.ts';

/** A newsletter from the reader's yes to its departure, and a reward from the points to the room that prepares it. */

const visit = visits();

describe('the newsletter', () => {
  it('is confirmed by a reader, written, tried on oneself, and given out to be sent', async () => {
    const reader = `lettrice.${Date.now()}@posta.example`;
    const shop = await visit('phone');
    await callShop(shop.context, 'newsletter/subscribe', { e_mail: reader });
    await shop.page.goto(await linkInMail(reader, 'Conferma la tua iscrizione'));
    await shop.page.getByRole('heading', { name: 'Iscrizione confermata' }).waitFor();

    const { page } = await visit('desk');
    await signInStaff(page, 'catalogo@sporta.example', '/banco/newsletter');
    await page.getByRole('button', { name: 'Scrivi una newsletter' }).click();
    const subject = `Primavera ${Date.now()}`;
    await page.getByLabel('Oggetto').fill(subject);
    const words = page.getByRole('textbox', { name: 'Testo', exact: true });
    await words.click();
    await page.getByRole('button', { name: 'Titolo', exact: true }).click();
    await page.keyboard.type('Sono tornate le fragole');
    await page.getByLabel('Prodotti').fill('pasta');
    await page
      .getByRole('button', { name: /^Aggiungi / })
      .first()
      .click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByText(/^Arriva a [1-9]\d* indirizz/).waitFor();
    const mail = page.frameLocator('iframe[title="La mail"]');
    await mail.getByRole('heading', { level: 2, name: 'Sono tornate le fragole' }).waitFor();
    await expect
      .poll(() =>
        mail.locator('td img:not([alt="Sporta"])').evaluate((picture: HTMLImageElement) => picture.naturalWidth),
      )
      .toBe(240);
    expect(await mail.getByText(/\d,\d\d\s€/).count()).toBeGreaterThan(0);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/letter.png`, fullPage: true });
    await page.getByRole('button', { name: 'Mandami una prova' }).click();
    await mailAbout(`[Prova] ${subject}`, 'catalogo@sporta.example');
    // nothing leaves before somebody saw how many read it
    await page.getByRole('button', { name: 'Manda ora' }).click();
    const asked = page.getByRole('dialog', { name: 'Mandarla adesso?' });
    await asked.getByText(`La prova è partita per catalogo@sporta.example`).waitFor();
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Annulla' }).click();
    await page.getByRole('textbox', { name: 'Anteprima' }).fill('Le prime della stagione');
    await page.getByRole('button', { name: 'Manda ora' }).click();
    await asked.getByText('Non hai ancora provato questo testo').waitFor();
    await asked.getByRole('button', { name: 'Mandami una prova' }).click();
    await asked.getByText('La prova è partita per').waitFor();
    await asked.getByRole('button', { name: /^Manda a [1-9]\d* indirizz[oi]$/ }).click();
    await page.getByRole('cell', { name: subject }).waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Scrivi una newsletter' }).click();
    await page.getByRole('textbox', { name: 'Testo', exact: true }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoWider(page);
  });
});

describe('the room of rewards', () => {
  it('has what a customer asked for, and refuses it with the points back', async () => {
    const { context } = await visit('phone');
    await logIn(context);
    const { rewards, userPoints } = await callShop<{
      rewards: { rewardId: number; points: number; available: boolean }[];
      userPoints: number;
    }>(context, 'rewards/list');
    const reward = rewards.find(({ points, available }) => available && points <= userPoints);
    expect(reward).toBeDefined();
    await callShop(context, 'rewards-cart/add', { reward_id: reward?.rewardId });
    const { request } = await callShop<{ request: { rewardRequestId: number } }>(context, 'rewards-cart/request', {});

    const { page } = await visit('phone');
    await signInStaff(page, 'assistenza@sporta.example', '/banco/premi');
    const row = page.locator(`tr[data-row="${request.rewardRequestId}"]`);
    await row.getByRole('button', { name: 'Pronto' }).waitFor();
    await expectNoWider(page);
    expect(await smallTargets(page)).toEqual([]);
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Rifiuta' }).click();
    await page.getByLabel('Motivo, lo legge chi ha chiesto il premio').fill('Il premio è finito');
    await page.getByRole('button', { name: /^Rifiuta e ridai \d+ punti$/ }).click();
    await expect
      .poll(async () => (await callShop<{ userPoints: number }>(context, 'rewards/list')).userPoints)
      .toBe(userPoints);
  });
});
