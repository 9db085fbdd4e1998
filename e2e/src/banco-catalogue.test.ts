import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eanCheckDigit } from '@sporta/domain';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { type Device, go, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { signInStaff } from './support/staff.ts';

/** The catalogue as who keeps it meets it: the list that is changed in place, and the editor of a product. */

const visit = visits();

const signIn = (page: Page, path?: string) => signInStaff(page, 'catalogo@sporta.example', path);

const rows = (page: Page) => page.getByRole('table', { name: 'Prodotti' }).locator('tbody tr[data-row]');
const find = async (page: Page, text: string) => {
  await page.getByRole('searchbox', { name: 'Cerca nel catalogo' }).fill(text);
  await page.waitForURL(/[?&]q=/);
};
/** Chooses the first rows; the label around the box takes the press. */
const choose = async (page: Page, count: number) => {
  for (let index = 0; index < count; index++) await rows(page).nth(index).locator('.chk').click();
};
const price = (page: Page) =>
  rows(page)
    .first()
    .getByLabel(/^Prezzo di /);
const shopPrice = async (page: Page, productId: string) => {
  const answer = await page.request.get(`/ebsn/api/products/${productId}`);
  return (await answer.json()).data.price as number;
};
const typed = (amount: number) => amount.toFixed(2).replace('.', ',');

describe('the catalogue', () => {
  it('is where who keeps it lands, found by words and kept in the address', async () => {
    const { page } = await visit('desk');
    await signIn(page);
    await page.waitForURL('**/banco/catalogo');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(10);
    await find(page, 'penne');
    await expect.poll(async () => (await rows(page).allTextContents()).every((text) => /penne/i.test(text))).toBe(true);
    await page.reload();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Prezzo', exact: true }).click();
    await page.waitForURL(/sort=price/);
    expect(await page.getByRole('columnheader', { name: 'Prezzo' }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('leaves whole as an Excel workbook, or as CSV', async () => {
    const { page } = await visit('desk');
    await signIn(page, '/banco/catalogo');
    for (const [item, name] of [
      ['Excel (.xlsx)', 'catalogo.xlsx'],
      ['CSV', 'catalogo.csv'],
    ] as const) {
      await page.getByRole('button', { name: 'Esporta' }).click();
      const file = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: item }).click();
      const taken = await file;
      expect(taken.suggestedFilename()).toBe(name);
      const bytes = await readFile(await taken.path());
      expect(bytes.length).toBeGreaterThan(100_000);
      if (item === 'CSV') expect(bytes.toString()).toContain('code;');
      else expect(bytes.subarray(0, 2).toString()).toBe('PK');
    }
  });

  it('takes a price typed over the old one, shows it to customers, and takes it back', async () => {
    const { page } = await visit('desk');
    await signIn(page, '/banco/catalogo?q=latte');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
    const productId = (await rows(page).first().getAttribute('data-row')) as string;
    const before = Number((await price(page).inputValue()).replace(',', '.'));
    const listed = await shopPrice(page, productId);
    await price(page).fill(typed(before + 0.1));
    await page.keyboard.press('Enter');
    await expect.poll(() => shopPrice(page, productId)).not.toBe(listed);
    await expect.poll(() => price(page).inputValue()).toBe(typed(before + 0.1));
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect.poll(() => shopPrice(page, productId)).toBe(listed);
    await expect.poll(() => price(page).inputValue()).toBe(typed(before));
    await price(page).fill('caro');
    expect(await price(page).getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await price(page).inputValue()).toBe(typed(before));
  });

  it('moves the prices of many, and takes them offline and back', async () => {
    const { page } = await visit('desk');
    await signIn(page, '/banco/catalogo?q=yogurt');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(1);
    const online = (index: number) => rows(page).nth(index).getByRole('switch');
    await choose(page, 2);
    await page.getByRole('button', { name: 'Sospendi' }).click();
    await expect.poll(() => online(0).isChecked()).toBe(false);
    await expect.poll(() => online(1).isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect.poll(() => online(1).isChecked()).toBe(true);

    const before = await price(page).inputValue();
    await choose(page, 2);
    await page.getByRole('button', { name: 'Cambia prezzo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Di quanto').fill('10');
    await expect.poll(() => dialog.getByRole('list', { name: 'Nuovi prezzi' }).locator('li').count()).toBe(2);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cambia 2 prodotti' }).click();
    await expect.poll(() => price(page).inputValue()).not.toBe(before);
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect.poll(() => price(page).inputValue()).toBe(before);
  });

  it('moves many to another department and back, and begins an offer of them', async () => {
    const { page } = await visit('desk');
    await signIn(page, '/banco/catalogo?q=stracchino');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
    const department = () => rows(page).first().locator('.cat-department').textContent();
    const before = await department();
    await choose(page, 1);
    await page.getByRole('button', { name: 'Sposta di reparto' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sposta 1 prodotto di reparto' });
    expect(await dialog.getByRole('button', { name: 'Sposta', exact: true }).isDisabled()).toBe(true);
    await dialog.getByLabel('Nuovo reparto principale').fill('burro');
    await dialog.locator('fieldset label').first().click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Sposta 1 prodotto' }).click();
    await expect.poll(department).not.toBe(before);
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect.poll(department).toBe(before);

    await choose(page, 1);
    const named = await rows(page).first().getByRole('link').textContent();
    await page.getByRole('link', { name: 'Metti in offerta' }).click();
    await page.waitForURL(/\/banco\/offerte\?/);
    await expect
      .poll(() =>
        page
          .locator('.promo-products')
          .getByText(named ?? '')
          .count(),
      )
      .toBeGreaterThan(0);
  });
});

describe('the editor', () => {
  const open = async (page: Page, text: string) => {
    await signIn(page, `/banco/catalogo?q=${text}`);
    await rows(page).first().getByRole('link').click();
    await page.waitForURL(/\/banco\/catalogo\/\d+$/);
    await expect.poll(() => page.getByRole('heading', { name: 'Anteprima' }).count()).toBe(1);
  };
  /** The window alone: the message with the way back is a dialog too, and stays for ten seconds. */
  const publishing = (page: Page) => page.getByRole('dialog', { name: 'Pubblica le modifiche' });
  const name = (page: Page) => page.getByLabel('Nome', { exact: true });
  /** A green square as a PNG in base64; made in the browser. */
  const drawn = (side: number) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const paper = canvas.getContext('2d')!;
    paper.fillStyle = '#0e743b';
    paper.fillRect(0, 0, side, side);
    return canvas.toDataURL('image/png').split(',')[1]!;
  };

  it('shows what is typed as customers would see it, publishes it, and brings it back from its story', async () => {
    const { page } = await visit('desk');
    await open(page, 'biscotti');
    const before = await name(page).inputValue();
    await name(page).fill(`${before} nuovi`);
    await expect.poll(() => page.locator('.prev-card').textContent()).toContain(`${before} nuovi`);
    await page.getByRole('button', { name: 'Pubblica' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pubblica ora' }).click();
    await expect.poll(() => publishing(page).count()).toBe(0);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(`${before} nuovi`);

    await page.getByRole('button', { name: 'Storia' }).click();
    await page.getByRole('button', { name: 'Riporta com’era prima' }).first().click();
    await expect.poll(() => name(page).inputValue()).toBe(before);
    await page.getByRole('button', { name: 'Pubblica' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pubblica ora' }).click();
    await expect.poll(() => publishing(page).count()).toBe(0);
  });

  it('asks for allergens the ingredients name before it lets anybody publish', async () => {
    const { page } = await visit('desk');
    await open(page, 'pesto');
    await page.getByRole('textbox', { name: 'Ingredienti' }).fill('Basilico, latte, senape');
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('senape');
    expect(await page.getByRole('button', { name: 'Pubblica' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: /^senape/ }).click();
    await expect.poll(async () => (await page.getByRole('alert').allTextContents()).join()).not.toContain('senape');
    await page.getByRole('button', { name: 'Lascia perdere' }).click();
    expect(await page.getByRole('button', { name: 'Pubblica' }).isDisabled()).toBe(true);
  });

  it('takes a photo, shows it before it is published, and says why it refuses one', async () => {
    const { page } = await visit('desk');
    await open(page, 'marmellata');
    const choose = (name: string, buffer: Buffer) =>
      page.getByLabel('Carica una foto').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await choose('nota.jpg', Buffer.from('non è una foto'));
    await expect.poll(() => page.getByText('JPEG, PNG, WebP o AVIF').count()).toBe(2);
    await choose('foto.png', await readFile(path.join(import.meta.dirname, '../../docs/images/home-1440.png')));
    await expect.poll(() => page.locator('.prev-card img').getAttribute('src')).toMatch(/^\/media\/photos\//);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pubblica' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pubblica ora' }).click();
    await expect.poll(() => publishing(page).count()).toBe(0);
    // a closing dialog takes its step back in the history, and a reload in the middle of it is called off, with a word or without
    await page.reload({ timeout: 5_000 }).catch(() => page.reload());
    await expect.poll(() => page.getByRole('button', { name: 'Togli la foto' }).count()).toBe(1);
  });

  it('takes more pictures, holds back one that is too small, and shows them to customers', async () => {
    const { page } = await visit('desk');
    await open(page, 'confettura');
    const picture = async (name: string, side: number) => ({
      name,
      mimeType: 'image/png',
      buffer: Buffer.from(await page.evaluate(drawn, side), 'base64'),
    });
    await page
      .getByLabel('Carica una foto')
      .setInputFiles([await picture('uno.png', 900), await picture('due.png', 480)]);
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('Seconda immagine: 480 × 480');
    expect(await page.getByRole('button', { name: 'Pubblica' }).isDisabled()).toBe(true);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Azioni per l’immagine 2' }).click();
    await page.getByRole('menuitem', { name: 'Togli' }).click();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await page.getByLabel('Carica una foto').setInputFiles(await picture('tre.png', 901));
    await expect.poll(() => page.getByRole('button', { name: 'Azioni per l’immagine 2' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Pubblica' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pubblica ora' }).click();
    await expect.poll(() => publishing(page).count()).toBe(0);

    const productId = /catalogo\/(\d+)/.exec(page.url())![1]!;
    const answer = async () => (await (await page.request.get(`/ebsn/api/products/${productId}`)).json()).data;
    await expect.poll(async () => (await answer()).media.length).toBe(2);
    const { itemUrl, media } = await answer();
    await go(page, itemUrl);
    const big = page.locator('.gallery .big img');
    expect(await big.getAttribute('src')).toBe(media[0].medium);
    await page.getByRole('button', { name: 'Immagine 2 di 2' }).click();
    await expect.poll(() => big.getAttribute('src')).toBe(media[1].medium);
    await expect.poll(() => big.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
    await expectAccessible(page);
  });

  it.each<Device>(['desk', 'phone'])('says when goods come back, and customers read it (%s)', async (device) => {
    const { page } = await visit(device);
    await open(page, device === 'desk' ? 'ammorbidente' : 'candeggina');
    const stocks = page.getByLabel(/^In casa a /);
    await expect.poll(() => stocks.count()).toBeGreaterThan(0);
    for (const stock of await stocks.all()) await stock.fill('0');
    await page
      .getByRole('button', { name: /arrivo a / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Arrivo a / });
    await dialog.getByLabel('Giorno').fill('2031-03-03');
    // another number each time: a second try finds what the first one wrote
    const pieces = String(randomInt(10, 99_999));
    await dialog.getByLabel('Quanti pezzi').fill('');
    await dialog.getByRole('button', { name: 'Va bene' }).click();
    expect(await dialog.getByText('Serve un numero maggiore di zero').count()).toBe(1);
    await dialog.getByLabel('Quanti pezzi').fill(pieces);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Va bene' }).click();
    await page.getByRole('button', { name: `lun 3 mar, ${Number(pieces).toLocaleString('it-IT')} pz` }).waitFor();
    await expectNoWider(page);
    await page.getByRole('button', { name: 'Pubblica' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pubblica ora' }).click();
    await expect.poll(() => publishing(page).count()).toBe(0);
    const productId = /catalogo\/(\d+)/.exec(page.url())![1]!;
    const answer = async () => (await (await page.request.get(`/ebsn/api/products/${productId}`)).json()).data;
    await expect.poll(async () => (await answer()).backOn).toBe('2031-03-03');
    await go(page, (await answer()).itemUrl);
    await expect.poll(() => page.locator('.sold-out').first().textContent()).toContain('Torna lunedì 3 marzo.');
    await expectNoWider(page);
  });

  it('plans a change for later, which can be taken out', async () => {
    const { page } = await visit('desk');
    await open(page, 'riso');
    const cell = page.getByLabel(/^Prezzo Clienti/).first();
    const before = Number((await cell.inputValue()).replace(',', '.'));
    await cell.fill(typed(before + 0.2));
    await page.getByRole('button', { name: 'Pubblica' }).click();
    await page.getByLabel('Da quando').fill('2031-01-07T08:00');
    await page.getByRole('dialog').getByRole('button', { name: 'Programma' }).click();
    await expect.poll(() => page.getByRole('heading', { name: 'Modifiche in arrivo' }).count()).toBe(1);
    await expect.poll(() => cell.inputValue()).toBe(typed(before));
    await page.getByRole('button', { name: 'Togli', exact: true }).click();
    await expect.poll(() => page.getByRole('heading', { name: 'Modifiche in arrivo' }).count()).toBe(0);
  });

  it('puts both values side by side when a colleague was faster', async () => {
    const { page, context } = await visit('desk');
    await open(page, 'miele');
    const before = await name(page).inputValue();
    await name(page).fill(`${before} mio`);
    const colleague = await context.newPage();
    await colleague.goto(page.url());
    await name(colleague).fill(`${before} suo`);
    await colleague.getByRole('button', { name: 'Pubblica' }).click();
    await colleague.getByRole('dialog').getByRole('button', { name: 'Pubblica ora' }).click();
    await expect.poll(() => publishing(colleague).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Tieni il suo' }).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Pubblica' }).isDisabled()).toBe(true);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Tieni il suo' }).click();
    await expect.poll(() => name(page).inputValue()).toBe(`${before} suo`);
  });
});

describe('a new product', () => {
  const address = /\/banco\/catalogo\/(\d+)$/;
  const createCall = '**/staff/product/create';
  /** Chromium says on the console that the answer was lost, as it was meant to be. */
  const forgetLostAnswer = (faults: string[]) =>
    faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_FAILED/.test(fault)));
  const isInShop = async (page: Page, productId: string) =>
    (await (await page.request.get(`/ebsn/api/products/${productId}`)).json()).response.status === 0;
  const begin = async (page: Page) => {
    await signIn(page, '/banco/catalogo');
    await page.getByRole('link', { name: 'Nuovo prodotto' }).click();
    await page.waitForURL('**/banco/catalogo/nuovo');
  };

  it('begins as a draft, goes on sale once nothing is missing, and is withdrawn and brought back', async () => {
    const { page, faults } = await visit('desk');
    await begin(page);
    // another one each time: a second try of this test begins another product
    const digits = `800999${randomInt(1e6).toString().padStart(6, '0')}`;
    const ean = `${digits}${eanCheckDigit(digits)}`;
    const mistyped = `${digits}${(eanCheckDigit(digits) + 1) % 10}`;
    const code = page.getByLabel('Codice EAN');
    await code.fill(mistyped);
    await expect.poll(() => page.getByText(`L’ultima cifra di ${mistyped} non torna`).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Salva la bozza' }).isDisabled()).toBe(true);
    await code.fill(ean);
    await expect.poll(() => page.getByText(`Vuoto: ${ean}`).count()).toBe(1);
    await page.getByLabel('Nome', { exact: true }).fill('Farro della prova');
    await page.getByLabel('Prezzo', { exact: true }).fill('2,40');
    await expectPageFits(page, 'new');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectPageFits(page, 'new-phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    const save = page.getByRole('button', { name: 'Salva la bozza' });
    // the answer is lost on the way: the same press again finds the product that began
    await page.route(
      createCall,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await save.click();
    await expect.poll(() => page.getByText('Non riusciamo a raggiungere il negozio').count()).toBe(1);
    forgetLostAnswer(faults);
    await save.click();
    await page.waitForURL(address);
    const productId = address.exec(page.url())![1]!;
    await expect.poll(() => page.getByText('Bozza', { exact: true }).count()).toBe(1);
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('Serve almeno un reparto');
    const sell = page.getByRole('button', { name: 'Metti in vendita', exact: true });
    expect(await sell.isDisabled()).toBe(true);

    await page.getByLabel('Aggiungi un reparto').fill('pasta');
    await page.getByRole('list', { name: 'Reparti trovati' }).getByRole('button').first().click();
    await page.getByRole('region', { name: 'Giacenze' }).getByRole('switch').first().click();
    await page
      .getByLabel(/^In casa a/)
      .first()
      .fill('12');
    await expect.poll(() => sell.isEnabled()).toBe(true);
    await expectPageFits(page, 'draft');
    await sell.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Metti in vendita ora' }).click();
    await expect.poll(() => isInShop(page, productId)).toBe(true);

    const withdraw = page.getByRole('button', { name: 'Togli dalla vendita' });
    await withdraw.click();
    await expect.poll(() => isInShop(page, productId)).toBe(false);
    // the message before it has a way back too
    const withdrawn = page.locator('.toast', { hasText: 'tolto dalla vendita' });
    await withdrawn.getByRole('button', { name: 'Annulla' }).click();
    await expect.poll(() => isInShop(page, productId)).toBe(true);
    await withdraw.click();
    await expect.poll(() => isInShop(page, productId)).toBe(false);
    await expect.poll(() => page.getByText('Non in vendita', { exact: true }).count()).toBe(1);
  });

  it('is thrown away again while it is a draft, after a question', async () => {
    const { page } = await visit('desk');
    await begin(page);
    const name = `Da buttare ${randomUUID().slice(0, 8)}`;
    await page.getByLabel('Nome', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Salva la bozza' }).click();
    await page.waitForURL(address);
    const remove = page.getByRole('button', { name: 'Elimina', exact: true });
    await remove.click();
    const question = page.getByRole('alertdialog', { name: `Eliminare la bozza “${name}”?` });
    await question.waitFor();
    await expectPageFits(page, 'delete');
    await question.getByRole('button', { name: 'Torna indietro' }).click();
    await expect.poll(() => question.count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await remove.click();
    await question.waitFor();
    await expectPageFits(page, 'delete-phone');
    await question.getByRole('button', { name: 'Elimina la bozza' }).click();
    await page.waitForURL('**/banco/catalogo');
    await page.setViewportSize({ width: 1440, height: 900 });
    await find(page, name);
    await expect.poll(() => page.getByText('Nessun prodotto qui').count()).toBe(1);
  });

  it('can be a copy, which takes neither the code nor the EAN', async () => {
    const { page, faults } = await visit('desk');
    await signIn(page, '/banco/catalogo?q=farina');
    await rows(page).first().getByRole('link').click();
    await page.waitForURL(address);
    const copied = address.exec(page.url())![1];
    const original = await page.getByLabel('Nome', { exact: true }).inputValue();
    await page.getByRole('link', { name: 'Duplica' }).click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(`Copia di ${original}`);
    expect(await page.getByLabel('Codice EAN').inputValue()).toBe('');
    await page.getByLabel('Nome', { exact: true }).fill(`${original} in prova`);
    // it is looked at, and not kept: others share this catalogue
    await page.route(createCall, (route) => route.abort());
    const sent = page.waitForRequest(createCall);
    await page.getByRole('button', { name: 'Salva la bozza' }).click();
    const { copy_of: copyOf, values } = (await sent).postDataJSON();
    expect(Number(copyOf)).toBe(Number(copied));
    expect(values).toContainEqual({ field: 'name', value: `${original} in prova` });
    expect(values.map(({ field }: { field: string }) => field)).not.toContain('eans');
    await expect.poll(() => page.getByText('Non riusciamo a raggiungere il negozio').count()).toBe(1);
    expect(await page.getByLabel('Nome', { exact: true }).inputValue()).toBe(`${original} in prova`);
    forgetLostAnswer(faults);
  });
});

describe.each([1440, 1024])('at %i px', (width) => {
  it('no page has a fault of accessibility, nor is wider than the window', async () => {
    const { page } = await visit('desk');
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, '/banco/catalogo');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
    await expectPageFits(page, `list-${width}`);
    await rows(page).first().getByRole('link').click();
    await expect.poll(() => page.getByRole('heading', { name: 'Pagina sul telefono' }).count()).toBe(1);
    await expectPageFits(page, `one-${width}`);
  });
});

/** @param name of its picture, for who asks for pictures */
async function expectPageFits(page: Page, name?: string): Promise<void> {
  await expectAccessible(page);
  await expectNoWider(page);
  const { SHOTS } = process.env;
  if (SHOTS && name) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
}
