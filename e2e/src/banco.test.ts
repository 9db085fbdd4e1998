import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { logIn, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { mailAbout } from './support/mailbox.ts';
import { shopUrl } from './support/shop.ts';
import { signInStaff } from './support/staff.ts';
import { smallTargets } from './support/targets.ts';

/** The Banco as each kind of staff meets it: sign-in, rooms, list of orders, one order. */

const visit = visits();
const rooms = (page: Page) => page.getByRole('navigation', { name: 'Stanze del Banco' });
const roomNames = (page: Page) => rooms(page).locator('li .bn-item > span').allTextContents();
const rows = (page: Page) => page.getByRole('table', { name: 'Ordini' }).locator('tbody tr[data-row]');
const numbers = (page: Page) => rows(page).locator('.ono a').allTextContents();

describe('who comes to the Banco', () => {
  it('is sent to the company’s sign-in, and back to the page they asked for', async () => {
    const { page } = await visit('desk');
    await signInStaff(page, 'responsabile@sporta.example', '/banco/ordini?day=all&tab=delivered');
    expect(page.url()).toBe(`${shopUrl()}/banco/ordini?day=all&tab=delivered`);
    await expect.poll(() => page.title()).toBe('Ordini | Banco');
    await expect
      .poll(() => page.getByRole('button', { name: /^Consegnati/ }).getAttribute('aria-pressed'))
      .toBe('true');
  });

  it('is refused with words when they are a customer', async () => {
    const { page, context, faults } = await visit('desk');
    await logIn(context);
    const answer = await page.goto('/banco');
    expect(answer?.status()).toBe(403);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Il Banco è per il personale');
    await expectAccessible(page);
    // Chromium says on the console that the page answered 403, which is what was asked for.
    expect(faults.splice(0).every((fault) => /status of 403/.test(fault))).toBe(true);
  });

  it.each([
    [
      'staff@sporta.example',
      [
        'Oggi',
        'Ordini',
        'Segnalazioni',
        'Premi',
        'Preparazione',
        'Consegne',
        'Fasce orarie',
        'Locker',
        'Celle frigo',
        'Catalogo',
        'Offerte',
        'Parole di ricerca',
        'Clienti',
        'Newsletter',
        'Contenuti',
        'Volantino',
        'Pagamenti',
        'Fatture',
        'Rapporti',
        'Abbonamenti',
        'Tutto pronto?',
        'Il negozio',
        'Registro',
      ],
    ],
    [
      'responsabile@sporta.example',
      [
        'Oggi',
        'Ordini',
        'Segnalazioni',
        'Premi',
        'Preparazione',
        'Consegne',
        'Fasce orarie',
        'Locker',
        'Celle frigo',
        'Offerte',
        'Clienti',
        'Rapporti',
        'Registro',
      ],
    ],
    ['assistenza@sporta.example', ['Oggi', 'Ordini', 'Segnalazioni', 'Premi', 'Consegne', 'Clienti']],
    [
      'amministrazione@sporta.example',
      ['Oggi', 'Ordini', 'Clienti', 'Pagamenti', 'Fatture', 'Rapporti', 'Abbonamenti', 'Tutto pronto?'],
    ],
    [
      'catalogo@sporta.example',
      ['Catalogo', 'Offerte', 'Parole di ricerca', 'Newsletter', 'Contenuti', 'Volantino', 'Tutto pronto?'],
    ],
    ['preparatore@sporta.example', ['Preparazione', 'Locker', 'Celle frigo']],
    // their round has the whole screen
    ['autista@sporta.example', []],
  ])('%s sees the rooms of their role', async (email, names) => {
    const { page } = await visit('desk');
    await signInStaff(page, email);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await roomNames(page)).toEqual(names);
    if (names.length === 0) await expectAccessible(page);
  });

  it('keeps who is at work, and the way out, on a low screen: rooms scroll', async () => {
    const { page } = await visit('desk');
    await page.setViewportSize({ width: 1440, height: 600 });
    await signInStaff(page, 'staff@sporta.example');
    const me = rooms(page).locator('.bn-me');
    await me.waitFor();
    const box = await me.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(600);
    await rooms(page).getByRole('link', { name: 'Registro' }).click();
    await page.waitForURL(/registro/);
    await expectAccessible(page);
  });
});

describe('the list of orders', () => {
  it('is sorted by its headers, narrowed by tabs and filters, and keeps all of it in the address', async () => {
    const { page } = await visit('desk');
    await signInStaff(page, 'assistenza@sporta.example', '/banco/ordini?day=all');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(1);

    await page.getByRole('button', { name: 'Ordine', exact: true }).click();
    await page.waitForURL(/sort=number/);
    await expect.poll(async () => isSorted(await numbers(page))).toBe(true);
    const ascending = await numbers(page);
    await page.getByRole('button', { name: 'Ordine', exact: true }).click();
    await page.waitForURL(/sort=-number/);
    await expect.poll(async () => isSorted((await numbers(page)).toReversed())).toBe(true);
    await expect
      .poll(() => page.getByRole('columnheader', { name: 'Ordine', exact: true }).getAttribute('aria-sort'))
      .toBe('descending');

    const wanted = ascending[0] as string;
    await page.getByRole('searchbox', { name: 'Cerca tra gli ordini' }).fill(wanted);
    await page.waitForURL(new RegExp(`q=${wanted}`));
    await expect.poll(() => numbers(page)).toEqual([wanted]);
    await page.reload();
    await expect.poll(() => numbers(page)).toEqual([wanted]);
    await page.getByRole('button', { name: `Togli il filtro “${wanted}”` }).click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(1);
  });

  it('is walked, chosen and opened by keyboard alone', async () => {
    const { page } = await visit('desk');
    await signInStaff(page, 'responsabile@sporta.example');
    await expect.poll(() => page.title()).toBe('Oggi | Banco');
    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await page.waitForURL('**/banco/ordini');
    await page.goto('/banco/ordini?day=all');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(1);
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+X');
    await expect.poll(() => page.getByText(/^2 selezionati, /).count()).toBe(1);
    await expectAccessible(page);
    const [, second] = await numbers(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/banco\/ordini\/\d+$/);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain(second);
    await page.keyboard.press('?');
    await expect.poll(() => page.getByRole('dialog', { name: 'Tasti' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('/');
    await page.getByLabel('Numero d’ordine, nome, e-mail, telefono, via o codice di un buono').fill(second as string);
    await expect.poll(() => page.getByRole('dialog').getByRole('link', { name: second }).count()).toBe(1);
  });

  it('writes one letter to the customers of those that are chosen', async () => {
    const { page } = await visit('desk');
    await signInStaff(page, 'assistenza@sporta.example', '/banco/ordini?day=all&tab=delivered');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(1);
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+X');
    const [first] = await numbers(page);
    await page.getByRole('button', { name: 'Scrivi', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Scrivi ai clienti di 2 ordini' });
    const subject = `Ritardo di oggi ${Date.now()}`;
    await dialog.getByLabel('Oggetto').fill(subject);
    await dialog.getByLabel('Testo').fill('Il furgone è partito tardi.\nCi scusiamo.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Manda / }).click();
    await page.getByText(/^\d e-mail in partenza$/).waitFor();
    expect((await mailAbout(subject)).text).toContain('Il furgone è partito tardi.');
    await page.getByRole('link', { name: first }).first().click();
    await page.waitForURL(/\/banco\/ordini\/\d+$/);
    await page.getByText(subject).first().waitFor();
  });

  it('comes as a file with the same filters', async () => {
    const { page } = await visit('desk');
    await signInStaff(page, 'assistenza@sporta.example', '/banco/ordini?day=all&tab=delivered');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
    const [first] = await numbers(page);
    await page.getByRole('button', { name: 'Esporta' }).click();
    const excel = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Excel' }).click();
    expect((await excel).suggestedFilename()).toBe('ordini.xlsx');
    await page.getByRole('button', { name: 'Esporta' }).click();
    const href = await page.getByRole('menuitem', { name: 'CSV' }).getAttribute('href');
    const file = await page.request.get(href as string);
    expect(file.headers()['content-type']).toContain('text/csv');
    expect(await file.text()).toContain(first);
  });
});

describe('an order', () => {
  it('shows a note to colleagues at once, live on the screen of another', async () => {
    const { page } = await visit('desk');
    await signInStaff(page, 'assistenza@sporta.example', '/banco/ordini?day=all&tab=delivered');
    await rows(page).locator('.ono a').first().click();
    await page.waitForURL(/\/banco\/ordini\/\d+$/);
    const text = `Citofono rotto ${Date.now()}`;
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect.poll(() => other.getByRole('heading', { name: 'Note interne' }).count()).toBe(1);
    await page.keyboard.press('n');
    await page.getByLabel('Nuova nota').fill(text);
    await page.getByRole('button', { name: 'Aggiungi la nota' }).click();
    await expect.poll(() => page.getByText(text).count()).toBe(1);
    await expect.poll(() => other.getByText(text).count()).toBe(1);
  });

  it('is given back by line: the sum stands on the button before anything moves', async () => {
    const { page } = await visit('desk');
    await signInStaff(page, 'responsabile@sporta.example', '/banco/ordini?day=all&tab=delivered');
    await rows(page).locator('.ono a').first().click();
    await page
      .locator('.lt label', { has: page.getByRole('checkbox', { name: /^Scegli .+ da rimborsare$/ }) })
      .first()
      .click();
    await page.getByRole('button', { name: 'Rimborsa 1 riga' }).click();
    const dialog = page.getByRole('dialog');
    // where the money would go, and the line that was chosen on the page
    await expect.poll(() => dialog.getByRole('heading', { name: 'Dove tornano i soldi' }).count()).toBe(1);
    expect(await dialog.getByRole('checkbox').first().isChecked()).toBe(true);
    await expect.poll(() => dialog.getByRole('button', { name: /^Rimborsa \d/ }).count()).toBe(1);
    await expect.poll(() => dialog.getByRole('button', { name: /^Rimborsa \d/ }).isDisabled()).toBe(true);
    await dialog.getByLabel(/^Motivo per /).selectOption('Non fresco');
    await expect.poll(() => dialog.getByRole('button', { name: /^Rimborsa \d/ }).isEnabled()).toBe(true);
    await dialog.getByText('Si aggiunge a quelli dei prodotti').waitFor();
    await dialog.getByLabel('Motivo, lo legge chi ha ordinato').fill('Scusa ancora');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});

describe.each([
  ['a desk', 1440, 'desk'],
  ['a tablet', 1024, 'desk'],
  ['a phone', 390, 'phone'],
] as const)('on %s', (_name, width, device) => {
  it('no page has a fault of accessibility, nor is wider than the window', async () => {
    const { page } = await visit(device);
    await page.setViewportSize({ width, height: 900 });
    await signInStaff(page, 'staff@sporta.example');
    for (const path of [
      '/banco',
      '/banco/ordini?day=all',
      '/banco/pagamenti',
      '/banco/fatture',
      '/banco/fatture?view=takings',
      '/banco/registro',
      '/banco/pronto',
      '/banco/non-esiste',
    ]) {
      await page.goto(path);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
      if (path.includes('ordini')) await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
      await expectPageFits(page, device === 'phone');
    }
    await page.goto('/banco/ordini?day=all');
    await rows(page).locator('.ono a').first().click();
    await page.waitForURL(/\/banco\/ordini\/\d+$/);
    await expect.poll(() => page.getByRole('heading', { name: 'Storia' }).count()).toBe(1);
    await expectPageFits(page, device === 'phone');
  });
});

it('answers a finger all over a link whose words break over two lines', async () => {
  const { page } = await visit('phone');
  await signInStaff(page, 'staff@sporta.example', '/banco/registro');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { className: 'link tap', href: '/banco' });
    link.textContent = 'Biscotti al burro danesi in latta';
    const narrow = document.createElement('p');
    narrow.style.width = '12rem';
    narrow.append(link);
    document.querySelector('main')?.prepend(narrow);
  });
  expect(await page.locator('main > p > a.link.tap').count()).toBe(1);
  expect(await smallTargets(page)).toEqual([]);
});

async function expectPageFits(page: Page, fingers: boolean): Promise<void> {
  await expectAccessible(page);
  await expectNoWider(page);
  if (fingers) expect(await smallTargets(page)).toEqual([]);
}

function isSorted(texts: readonly string[]): boolean {
  return texts.length > 1 && texts.every((text, index) => index === 0 || text >= (texts[index - 1] as string));
}
