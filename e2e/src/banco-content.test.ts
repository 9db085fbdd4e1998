import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MOST_PICTURE_BYTES } from '@sporta/contract/constants.ts';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { signInStaff } from './support/staff.ts';
import { smallTargets } from './support/targets.ts';

/** What the shop says, as who writes it meets it: home, pages, pictures and flyers; the shop is left as it was. */

const visit = visits();

const signIn = (page: Page, at: string) => signInStaff(page, 'catalogo@sporta.example', at);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const blocks = (page: Page) => page.locator('.content-blocks li');
const names = (page: Page) => blocks(page).locator('b').allTextContents();
const frame = (page: Page) => page.frameLocator('iframe[title="Il negozio con queste modifiche"]');
/** The shop in the frame is looked at by tests of its own. */
const preview = { without: '.doc-screen iframe' };
const picture = path.join(import.meta.dirname, '../../docs/images/home-1440.png');
const shoot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true }) : undefined;

async function publishNow(page: Page): Promise<void> {
  await button(page, 'Pubblica').click();
  const dialog = page.getByRole('dialog', { name: /^Pubblica:/ });
  await dialog.getByRole('button', { name: 'Pubblica ora' }).click();
  await expect.poll(() => dialog.count()).toBe(0);
}

async function upload(within: ReturnType<Page['getByRole']>, alt: string): Promise<void> {
  const file = { name: 'vetrina.png', mimeType: 'image/png', buffer: await readFile(picture) };
  await within.getByLabel('Carica un’immagine').setInputFiles(file);
  await within.getByLabel('Testo alternativo').first().fill(alt);
  await within.getByRole('button', { name: 'Aggiungi alla raccolta' }).click();
}

describe('a text that is not saved', () => {
  it('is not left without a question, comes back to who typed it, and is gone when they sign out', async () => {
    const { page } = await visit('desk');
    await signIn(page, '/banco/contenuti');
    const title = page.getByLabel('Titolo', { exact: true });
    await title.waitFor();
    const was = await title.inputValue();
    const question = page.getByRole('dialog', { name: 'Ci sono modifiche non salvate' });
    const answer = (name: string) => question.getByRole('button', { name, exact: true }).click();
    const room = (name: string) => page.locator('.bn').getByRole('link', { name, exact: true });

    await title.fill('Solo nella mia testa');
    await room('Catalogo').click();
    await expectAccessible(page, preview);
    await answer('Resta qui');
    await expect.poll(() => question.count()).toBe(0);
    expect(await title.inputValue()).toBe('Solo nella mia testa');
    await room('Catalogo').click();
    await answer('Tieni da parte ed esci');
    await page.getByRole('heading', { level: 1, name: 'Catalogo' }).waitFor();

    await room('Contenuti').click();
    await button(page, 'Riprendile').click();
    await expect.poll(() => title.inputValue()).toBe('Solo nella mia testa');
    await page.goBack();
    await answer('Resta qui');
    expect(await title.inputValue()).toBe('Solo nella mia testa');
    await page.goBack();
    await answer('Butta ed esci');
    await page.getByRole('heading', { level: 1, name: 'Catalogo' }).waitFor();
    await page.goto('/banco/contenuti');
    await expect.poll(() => title.inputValue()).toBe(was);
    expect(await button(page, 'Riprendile').count()).toBe(0);

    await title.fill('Ancora una volta');
    await room('Catalogo').click();
    await answer('Tieni da parte ed esci');
    await page.getByRole('heading', { level: 1, name: 'Catalogo' }).waitFor();
    await page.locator('.bn-me').click();
    await page.getByRole('menuitem', { name: 'Esci' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    // the identity provider still knows them
    await page.goto('/banco/contenuti');
    await expect.poll(() => title.inputValue()).toBe(was);
    expect(await button(page, 'Riprendile').count()).toBe(0);
  });
});

describe('the home', () => {
  it('is shown as it is typed, put in another order by keys, published and taken back', async () => {
    const { page } = await visit('desk');
    await signIn(page, '/banco/contenuti');
    await expect.poll(() => blocks(page).count()).toBeGreaterThan(3);
    const before = await names(page);
    const title = page.getByLabel('Titolo', { exact: true });
    const was = await title.inputValue();
    await title.fill('Mandarini appena colti');
    await expect
      .poll(() => frame(page).getByRole('heading', { level: 1 }).textContent())
      .toBe('Mandarini appena colti');
    await page.getByRole('button', { name: 'Verde basilico' }).click();
    await expect.poll(() => frame(page).locator('.hero-main.on-basilico').count()).toBe(1);
    expect(await page.getByText(/^Contrasto del testo \d+,\d:1, si legge bene/).count()).toBe(1);
    await shoot(page, 'content-home');
    await page.goto('/');
    // nobody saw what was typed and not saved; it is offered to who typed it
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(was);

    await page.goto('/banco/contenuti');
    await expect.poll(() => names(page)).toEqual(before);
    await button(page, 'Buttale').click();
    await expect.poll(() => button(page, 'Buttale').count()).toBe(0);
    await blocks(page).nth(1).getByRole('button').first().focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => names(page)).toEqual([before[0], before[2], before[1], ...before.slice(3)]);
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => names(page)).toEqual(before);
    await expect.poll(() => button(page, 'Salva bozza').isDisabled()).toBe(false);
    await blocks(page).first().getByRole('button').first().click();
    await title.fill('Mandarini appena colti');
    await button(page, 'Salva bozza').click();
    await expect.poll(() => page.getByText(/bozza di /).count()).toBe(1);
    await page.reload();
    await expect.poll(() => title.inputValue()).toBe('Mandarini appena colti');
    // open before: what undoes is there for ten seconds
    const shop = await page.context().newPage();
    await shop.goto('/');
    await publishNow(page);
    await shop.reload();
    await expect.poll(() => shop.getByRole('heading', { level: 1 }).textContent()).toBe('Mandarini appena colti');
    await page.getByRole('button', { name: 'Annulla', exact: true }).click();
    await expect.poll(() => title.inputValue()).toBe(was);
    await shop.reload();
    expect(await shop.getByRole('heading', { level: 1 }).textContent()).toBe(was);
  });

  it('leads from each entry of the menu above it to the field of that entry', async () => {
    const { page } = await visit('desk');
    await signIn(page, '/banco/contenuti');
    const second = page.getByRole('region', { name: 'Menu in alto' }).getByRole('listitem').nth(1);
    const name = await second.locator('span').first().textContent();
    await second.getByRole('link', { name: `Cambia la voce ${name}` }).click();
    await page.waitForURL(/tab=menu/);
    const field = page.getByRole('list', { name: 'Menu in alto' }).getByLabel('Voce', { exact: true }).nth(1);
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe(name);

    // and begins one more behind the last, without it once it is thought better of
    const fields = page.getByRole('list', { name: 'Menu in alto' }).getByLabel('Voce', { exact: true });
    const count = await fields.count();
    await page.goto('/banco/contenuti');
    await page.getByRole('link', { name: 'Voce nel menu in alto' }).click();
    await expect.poll(() => fields.count()).toBe(count + 1);
    await expect.poll(() => fields.nth(count).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Togli: ', exact: true }).click();
    await expect.poll(() => fields.count()).toBe(count);
  });

  it('is outlined in its preview where it is being written', async () => {
    const { page } = await visit('desk');
    await signIn(page, '/banco/contenuti');
    const line = frame(page).locator('[data-outlined]');
    await expect.poll(() => line.textContent(), { timeout: 30_000 }).toBe('Copertina');
    const around = async (part: string) => {
      const [outer, inner] = [await line.boundingBox(), await frame(page).locator(part).first().boundingBox()];
      if (!outer || !inner) return false;
      return outer.x < inner.x && outer.y < inner.y && outer.y + outer.height > inner.y + inner.height;
    };
    await expect.poll(() => around('.hero-main')).toBe(true);
    await shoot(page, 'content-outlined');
    await blocks(page).nth(3).getByRole('button').first().click();
    await expect.poll(() => line.textContent()).toBe('Fila di prodotti');
    await expect.poll(() => around('[data-block="4"] > *')).toBe(true);
    expect(await line.count()).toBe(1);
    // it is brought into view
    const screen = (await page.locator('.doc-screen').boundingBox())!;
    await expect.poll(async () => (await line.boundingBox())!.y).toBeGreaterThan(screen.y);
    expect((await line.boundingBox())!.y).toBeLessThan(screen.y + screen.height);
    await shoot(page, 'content-outlined-row');
  });

  it('puts both texts side by side when a colleague was faster', async () => {
    const { page, context } = await visit('desk');
    await signIn(page, '/banco/contenuti');
    const title = (on: Page) => on.getByLabel('Titolo', { exact: true });
    await title(page).fill('La mia copertina');
    const colleague = await context.newPage();
    await colleague.goto('/banco/contenuti');
    await title(colleague).fill('La sua copertina');
    await button(colleague, 'Salva bozza').click();
    await expect.poll(() => button(page, 'Tieni il mio').count()).toBe(1);
    expect(await button(page, 'Salva bozza').isDisabled()).toBe(true);
    await expectAccessible(page, preview);
    await shoot(page, 'content-clash');
    await button(page, 'Tieni il mio').click();
    await button(page, 'Salva bozza').click();
    await expect.poll(() => title(colleague).inputValue()).toBe('La mia copertina');
    await button(page, 'Butta la bozza').click();
    await expect.poll(() => button(page, 'Butta la bozza').count()).toBe(0);
  });
});

describe('a page', () => {
  it('is written with headings, links and a picture, published, and taken off', async () => {
    const { page } = await visit('desk');
    // another try finds the page of the one before
    const name = `prova-di-stagione-${Date.now()}`;
    const title = name.replace(/^p/, 'P').replaceAll('-', ' ');
    await signIn(page, '/banco/contenuti?tab=pages');
    await button(page, 'Pagina').click();
    await page.getByRole('dialog').getByLabel('Titolo').fill(title);
    await page.getByRole('dialog').getByRole('button', { name: 'Comincia' }).click();
    await page.waitForURL((url) => url.searchParams.get('name') === name);
    await page.getByLabel('Titolo', { exact: true }).fill(title);
    const text = page.getByRole('textbox', { name: 'Testo', exact: true });
    await text.click();
    // what is typed right after a tool was pressed is the text's: not a frame later
    expect(await page.evaluate(pressBoldTwice)).toEqual(['textbox', 'textbox']);
    await button(page, 'Titolo').click();
    await page.keyboard.type('Che cosa c’è');
    await page.keyboard.press('Enter');
    await button(page, 'Elenco').click();
    await page.keyboard.type('Castagne');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await button(page, 'Link').click();
    await page.getByRole('dialog').getByLabel('Porta a').fill('/faq');
    await page.getByRole('dialog').getByRole('button', { name: 'Metti' }).click();
    await button(page, 'Immagine').click();
    const library = page.getByRole('dialog', { name: 'Immagini' });
    await upload(library, 'La vetrina di novembre');
    await expect.poll(() => text.locator('img').getAttribute('alt')).toBe('La vetrina di novembre');
    await expect.poll(() => frame(page).locator('.rich li').count()).toBe(1);
    await page.getByLabel('Presentazione').fill('Che cosa arriva in autunno.');
    await button(page, 'Scegli').click();
    await library.getByRole('button', { name: 'Negozio' }).click();
    await button(page, 'Dato').click();
    await page.getByLabel('Cifra o parola').fill('{negozi} negozi');
    await page.getByLabel('Che cosa dice').fill('con le castagne');
    await button(page, 'Passo').click();
    await page.getByLabel('Titolo del passo').fill('Fai la spesa');
    await page.getByRole('group', { name: 'Passo 1' }).getByLabel('Bottone').fill('Al negozio');
    await frame(page).getByRole('link', { name: 'Al negozio' }).waitFor();
    await expectAccessible(page, preview);
    await shoot(page, 'content-page');
    await publishNow(page);
    const shop = await page.context().newPage();
    await shop.goto(`/page/${name}`);
    expect(await shop.locator('.page-cover p').textContent()).toBe('Che cosa arriva in autunno.');
    expect(await shop.locator('.page-cover img').getAttribute('src')).toBe('/media/art/negozio.webp');
    expect(await shop.locator('.page-facts li').textContent()).toBe('3 negozi con le castagne');
    expect(await shop.getByRole('link', { name: 'Al negozio' }).getAttribute('href')).toBe('/catalog');
    expect(await shop.locator('.rich h2').textContent()).toBe('Che cosa c’è');
    expect(await shop.locator('.rich a').getAttribute('href')).toBe('/faq');
    await expect
      .poll(() => shop.locator('.rich img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(400);

    await page.goto('/banco/contenuti?tab=pictures');
    await page.getByText(`Usata in: ${title}`).waitFor();
    await page.goto(`/banco/contenuti?tab=pages&name=${name}`);
    await button(page, 'Togli dal negozio').click();
    await page.waitForURL((url) => !url.search.includes('name='));
    await shop.reload();
    expect(await shop.getByRole('heading', { level: 1 }).textContent()).not.toBe(title);
  });
});

/** Where the keyboard is at once after each press. */
function pressBoldTwice(): (string | null | undefined)[] {
  const bold = document.querySelector<HTMLElement>('.rich-tools [aria-label="Grassetto"]');
  return [1, 2].map(() => {
    bold?.focus();
    bold?.click();
    return document.activeElement?.getAttribute('role');
  });
}

/** A photo of nothing that compresses badly, as JPEG. */
async function noise(page: Page, width: number, height: number): Promise<Buffer> {
  const address = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const paper = canvas.getContext('2d')!;
      const grains = paper.createImageData(wide, high);
      new Uint32Array(grains.data.buffer).forEach((_, at, all) => {
        all[at] = 0xff000000 | (Math.random() * 0xffffff);
      });
      paper.putImageData(grains, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
      return new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsDataURL(blob);
      });
    },
    [width, height] as const,
  );
  return Buffer.from(address.split(',')[1]!, 'base64');
}

/** A JPEG whose camera noted that it was held upright (orientation 6). */
function lyingDown(jpeg: Buffer): Buffer {
  const exif = '4578696600004d4d002a000000080001011200030000000100060000' + '00000000';
  const segment = Buffer.from(`ffe1${(exif.length / 2 + 2).toString(16).padStart(4, '0')}${exif}`, 'hex');
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

describe('a flyer', () => {
  it('is made of a PDF, its places drawn and typed, and leads to its products in the shop', async () => {
    const { page, context } = await visit('desk');
    const paper = await context.newPage();
    await paper.setContent('<h1>Offerte</h1><div style="page-break-after:always">Uno</div><h1>Due</h1>');
    const pdf = await paper.pdf({ format: 'A4' });
    await signIn(page, '/banco/offerte');
    await page.getByRole('link', { name: 'Nuovo volantino' }).click();
    // a second try begins a flyer of its own
    const mark = randomUUID().slice(0, 4);
    await page.getByRole('dialog').getByLabel('Nome').fill(`Prova di carta ${mark}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Comincia' }).click();
    await page.waitForURL(new RegExp(`slug=prova-di-carta-${mark}`));
    await page
      .getByLabel('Da PDF o immagini')
      .setInputFiles({ name: 'carta.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect.poll(() => page.locator('.flyer-rail li').count(), { timeout: 30_000 }).toBe(2);
    const sheet = page.locator('.flyer-sheet-box svg');
    await sheet.scrollIntoViewIfNeeded();
    const box = (await sheet.boundingBox())!;
    await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.1);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.4, { steps: 4 });
    await page.mouse.up();
    await page.getByLabel('Cerca un prodotto').fill('penne');
    await page.getByRole('list', { name: 'Prodotti trovati' }).getByRole('button').first().click();
    const width = page.getByLabel('Larghezza');
    expect(Math.abs(Number(await width.inputValue()) - 400)).toBeLessThan(10);
    await width.fill('300');
    await page.getByLabel('Cerca un prodotto').fill('latte');
    await page.getByRole('list', { name: 'Prodotti trovati' }).getByRole('button').first().click();
    await page.getByRole('button', { name: /^Metti sulla pagina/ }).click();
    await expect.poll(() => sheet.locator('rect').count()).toBe(2);
    await expectAccessible(page, preview);
    await shoot(page, 'flyer-editor');
    await publishNow(page);
    const shop = await context.newPage();
    await shop.goto(`/volantini/prova-di-carta-${mark}?vista=pagine`);
    await expect.poll(() => shop.locator('.paper-page a').count()).toBe(2);
    expect(await shop.locator('.paper-page rect').first().getAttribute('width')).toBe('300');
    await expect
      .poll(() => shop.locator('.paper-page img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1000);
    await shoot(shop, 'flyer-shop');
    await button(page, 'Togli dal negozio').click();
    await page.waitForURL((url) => !url.search.includes('slug='));
    // who opens it again goes on from what it was, instead of writing its pages a second time
    await page.getByRole('link', { name: new RegExp(`prova.di.carta.${mark}`, 'i') }).click();
    // the message that it was taken out may still be there
    await page.getByText(/Tolto dal negozio oggi/).waitFor();
    await expect.poll(() => page.locator('.flyer-rail li').count()).toBe(2);
    await expect.poll(() => sheet.locator('rect').count()).toBe(2);
  });

  it('takes a photo that is too heavy, smaller and upright', async () => {
    const { page } = await visit('desk');
    await signIn(page, '/banco/volantino?slug=foto-pesante');
    const buffer = lyingDown(await noise(page, 4200, 3000));
    expect(buffer.length).toBeGreaterThan(MOST_PICTURE_BYTES);
    await page.getByLabel('Da PDF o immagini').setInputFiles({ name: 'vetrina.jpg', mimeType: 'image/jpeg', buffer });
    const sheet = page.locator('.flyer-sheet-box img');
    await expect
      .poll(() => sheet.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth), {
        timeout: 60_000,
      })
      .toBeCloseTo(1.4, 1);
  });

  it('can be stopped in the middle of a PDF: the pages that came are there', async () => {
    const { page, context } = await visit('desk');
    const paper = await context.newPage();
    await paper.setContent('<p style="page-break-after:always">Pagina</p>'.repeat(12));
    const pdf = await paper.pdf({ format: 'A4' });
    await signIn(page, '/banco/volantino?slug=prova-fermata');
    let sent = 0;
    // the third page never arrives
    await page.route('**/staff/content/upload-picture', (route) => (++sent < 3 ? route.continue() : undefined));
    const file = { name: 'carta.pdf', mimeType: 'application/pdf', buffer: pdf };
    await page.getByLabel('Da PDF o immagini').setInputFiles(file);
    await page.getByText('Pagine caricate: 2 di 12').waitFor({ timeout: 60_000 });
    await expectAccessible(page, preview);
    await page.getByLabel('Nome', { exact: true }).fill('Scritto intanto');
    await button(page, 'Ferma').click();
    await expect.poll(() => page.locator('.flyer-rail li').count()).toBe(2);
    expect(await page.getByLabel('Nome', { exact: true }).inputValue()).toBe('Scritto intanto');
  });

  it('says why a file gives no pages', async () => {
    const { page, context } = await visit('desk');
    await signIn(page, '/banco/volantino?slug=altra-prova');
    const file = { name: 'rotto.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 niente') };
    await page.getByLabel('Da PDF o immagini').setInputFiles(file);
    await page.getByText('Il PDF rotto.pdf non si apre').waitFor();
    expect(await page.locator('.flyer-rail li').count()).toBe(1);
    const paper = await context.newPage();
    await paper.setContent('<p style="page-break-after:always">Pagina</p>'.repeat(120));
    const long = { name: 'lungo.pdf', mimeType: 'application/pdf', buffer: await paper.pdf({ format: 'A6' }) };
    await page.getByLabel('Da PDF o immagini').setInputFiles(long);
    await page.getByText(/i file ne hanno 12\d, qui ne entrano ancora 99/).waitFor();
    expect(await page.locator('.flyer-rail li').count()).toBe(1);
  });
});

/** The shop in the frame is a shop of its own to load, twenty times: here only what is around it is looked at. */
async function leaveOutPreviews(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    const request = route.request();
    const isFrame = request.resourceType() === 'document' && request.frame().parentFrame() !== null;
    return isFrame ? route.fulfill({ contentType: 'text/html', body: '' }) : route.fallback();
  });
}

interface Spot {
  x: number;
  y: number;
}

/** Draws from one spot to another, with a finger on the phone. */
async function drag(page: Page, device: 'desk' | 'phone', from: Spot, to: Spot): Promise<void> {
  if (device === 'desk') {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    return page.mouse.up();
  }
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const part of [0.3, 0.6, 1]) {
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  await touch('touchEnd', []);
  await finger.detach();
}

const rooms = [
  '/banco/contenuti',
  '/banco/contenuti?tab=menu',
  '/banco/contenuti?tab=pages',
  '/banco/contenuti?tab=pages&name=chi-siamo',
  '/banco/contenuti?tab=departments',
  '/banco/contenuti?tab=faq',
  '/banco/contenuti?tab=notices',
  '/banco/contenuti?tab=pictures',
  '/banco/volantino',
  '/banco/volantino?slug=una-settimana-di-prezzi-bassi',
];

describe.each(['desk', 'phone'] as const)('on a %s', (device) => {
  it('a picture of the home is cut by hand and by keys, cut anew and made whole again', async () => {
    const { page } = await visit(device);
    await signIn(page, '/banco/contenuti');
    const field = page.getByRole('group', { name: 'Immagine', exact: true });
    await field.getByRole('button', { name: /^(Cambia|Scegli)$/ }).click();
    const library = page.getByRole('dialog', { name: 'Immagini' });
    await upload(library, 'La vetrina di novembre');
    await field.getByRole('button', { name: 'Ritaglia' }).click();
    const dialog = page.getByRole('dialog', { name: /^Ritaglia:/ });
    const box = dialog.getByLabel('Riquadro del ritaglio');
    const side = async (name: string) => Number(await dialog.getByLabel(name, { exact: true }).inputValue());
    // the place of a banner is a square
    expect(await side('Larghezza')).toBe(await side('Altezza'));
    await dialog.getByRole('radio', { name: 'Libera' }).check({ force: true });

    const area = (await dialog.locator('.crop-area').boundingBox())!;
    const corner = (await dialog.locator('.crop-corner.se').boundingBox())!;
    const from = { x: corner.x + 22, y: corner.y + 22 };
    await drag(page, device, from, { x: area.x + area.width * 0.6, y: area.y + area.height * 0.5 });
    const [width, height] = [await side('Larghezza'), await side('Altezza')];
    expect(height).toBeLessThan(width);
    const inside = (await box.boundingBox())!;
    const middle = { x: inside.x + inside.width / 2, y: inside.y + inside.height / 2 };
    const left = await side('Da sinistra');
    await drag(page, device, middle, { x: middle.x + area.width * 0.1, y: middle.y });
    expect(await side('Da sinistra')).toBeGreaterThan(left);
    expect([await side('Larghezza'), await side('Altezza')]).toEqual([width, height]);

    await box.focus();
    const [x, y] = [await side('Da sinistra'), await side('Dall’alto')];
    for (const key of ['ArrowLeft', 'ArrowDown', 'Shift+ArrowLeft', 'Shift+ArrowUp']) await page.keyboard.press(key);
    expect(await side('Da sinistra')).toBeLessThan(x);
    expect(await side('Dall’alto')).toBeGreaterThan(y);
    expect(await side('Larghezza')).toBeLessThan(width);
    expect(await side('Altezza')).toBeLessThan(height);
    expect(await dialog.locator('output').textContent()).toMatch(
      /^\d+ × \d+ pixel, a \d+ da sinistra e \d+ dall’alto$/,
    );
    await dialog.getByLabel('Larghezza', { exact: true }).fill('9999');
    await page.keyboard.press('Enter');
    expect((await side('Da sinistra')) + (await side('Larghezza'))).toBeLessThanOrEqual(1600);
    await dialog.getByRole('radio', { name: '16:9' }).check({ force: true });
    expect((await side('Larghezza')) / (await side('Altezza'))).toBeCloseTo(16 / 9, 1);
    await expectAccessible(page, preview);
    await shoot(page, `crop-${device}`);
    if (device === 'phone') {
      await expectNoWider(page);
      expect(await smallTargets(page)).toEqual([]);
    }

    // the dialog hides the page behind it from roles
    const picture = page.locator('.doc-picture > img');
    const whole = await picture.getAttribute('src');
    await dialog.getByRole('button', { name: 'Ritaglia' }).click();
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => picture.getAttribute('src')).not.toBe(whole);
    const cut = await picture.getAttribute('src');
    const shape = (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight;
    await expect.poll(() => picture.evaluate(shape)).toBeCloseTo(16 / 9, 1);
    // the shop shows it
    await expect.poll(() => frame(page).locator(`.hero-main > img[src="${cut}"]`).count()).toBe(1);

    await field.getByRole('button', { name: 'Ritaglia' }).click();
    await expect.poll(() => side('Larghezza')).toBeLessThanOrEqual(1600);
    await dialog.getByRole('button', { name: 'Togli il ritaglio' }).click();
    await expect.poll(() => picture.getAttribute('src')).toBe(whole);
  });

  it('no page has a fault of accessibility, nor is wider than the window', async () => {
    const { page } = await visit(device);
    await leaveOutPreviews(page);
    await signIn(page, '/banco/contenuti');
    const small: string[] = [];
    for (const [index, room] of rooms.entries()) {
      await page.goto(room);
      await page.getByRole('main').locator('h2, li').first().waitFor();
      await page.waitForLoadState('networkidle');
      await shoot(page, `room-${device}-${index}`);
      await page.evaluate(() => document.querySelector('.doc-screen iframe')?.remove());
      await expectAccessible(page);
      await expectNoWider(page);
      if (device === 'phone') small.push(...(await smallTargets(page)).map((each) => `${room}: ${each}`));
    }
    expect(small).toEqual([]);
  });
});
