import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, logIn, visits } from './support/browser.ts';
import { clearPurchase } from './support/purchase.ts';

const enter = visits();

/** Opens a page and waits until it has come alive: a press before that would be nobody's. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const header = document.querySelector('header');
    return header !== null && Object.keys(header).some((key) => key.startsWith('__reactProps'));
  });
}

const both = ['desk', 'phone'] as const satisfies readonly Device[];

describe.each(both)('suggestions, %s', (device) => {
  it('come after the fourth letter and are chosen with the keys', async () => {
    const { page } = await enter(device);
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Cerca nel negozio' });
    const list = page.getByRole('listbox', { name: 'Suggerimenti' });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/search/suggest')) asked.push(new URL(request.url()).searchParams.get('q') ?? '');
    });
    await field.pressSequentially('lat');
    await field.pressSequentially('te');
    await list.waitFor();
    // three letters are too few to ask for (specification, section 5)
    expect(asked.filter((text) => text.length <= 3)).toEqual([]);
    for (const group of ['Suggerimenti', 'Categorie', 'Ricerche', 'Marche']) {
      await list.getByRole('group', { name: group, exact: true }).waitFor();
    }
    expect(await list.locator('b').first().textContent()).toMatch(/^latte$/i);
    await expectAccessible(page);

    await field.press('Escape');
    await list.waitFor({ state: 'hidden' });
    expect(await field.inputValue()).toBe('latte');
    await field.press('ArrowDown');
    await list.waitFor();
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    const chosen = list.getByRole('option', { selected: true });
    expect(await field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
    await field.press('ArrowUp');
    const text = (await chosen.locator('.grow').textContent()) ?? '';
    await field.press('Enter');
    await page.waitForURL(`**/search?q=${text.replaceAll(' ', '+')}`);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(`“${text}”`);

    // what was searched is offered again before anything is typed
    await page.getByRole('button', { name: 'Cancella il testo' }).click();
    await page.getByRole('listbox', { name: 'Ricerche recenti' }).getByRole('option', { name: text }).waitFor();
  });
});

/** Ticks the first value of a facet group, in the column or in the sheet. */
async function tick(page: Page, device: Device, facet: string): Promise<void> {
  if (device === 'phone') await page.getByRole('button', { name: /^Filtra/ }).tap();
  const within = device === 'phone' ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Filtri' });
  await within
    .locator('label', { has: page.getByRole('checkbox', { name: facet }) })
    .first()
    .click();
  await page.waitForURL(/filter=/);
  if (device === 'phone') {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Mostra \d+ prodott/ })
      .tap();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
}

const cardsOf = (page: Page) => page.getByRole('list', { name: 'Prodotti' }).first().getByRole('article');
const shown = (page: Page) =>
  page
    .getByText(/^Hai visto \d+ prodott/)
    .textContent()
    .then((text) => Number(/\d+/.exec(text ?? '')?.[0]));

describe.each(both)('a category, %s', (device) => {
  it('keeps its filters in the address, and list and place when coming back', async () => {
    const { page } = await enter(device);
    await arrive(page, '/latticini-e-uova');
    const before = await page
      .getByText(/^\d+ prodott/)
      .first()
      .textContent();
    await tick(page, device, 'Origine Italia');
    await expect
      .poll(() =>
        page
          .getByText(/^\d+ prodott/)
          .first()
          .textContent(),
      )
      .not.toBe(before);
    const filtered = await page
      .getByText(/^\d+ prodott/)
      .first()
      .textContent();
    await expectAccessible(page);

    // the address alone brings the same list, and the next page is a real link
    await arrive(page, page.url());
    expect(
      await page
        .getByText(/^\d+ prodott/)
        .first()
        .textContent(),
    ).toBe(filtered);
    const more = page.getByRole('link', { name: 'Mostra altri prodotti' });
    expect(await more.getAttribute('href')).toMatch(/filter=.*page=2/);
    const first = await shown(page);
    await more.click();
    await expect.poll(() => shown(page)).toBeGreaterThan(first);
    const seen = await shown(page);

    const product = page.locator('.card .nm a').nth(first + 2);
    await product.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(500);
    const name = (await product.textContent()) ?? '';
    await product.click();
    await page.waitForURL(/\/product\//);
    await expect
      .poll(async () => name.endsWith((await page.getByRole('heading', { level: 1 }).textContent()) ?? '-'))
      .toBe(true);

    await page.goBack();
    await page.waitForURL(/latticini-e-uova\?filter=/);
    await expect.poll(() => shown(page)).toBe(seen);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 60);
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(place + 60);

    // a visit to all departments starts without filters
    await page.goto('/catalog');
    expect(new URL(page.url()).search).toBe('');
  });

  it('has its own name in view in the row of its neighbours', async () => {
    const { page } = await enter(device);
    await page.goto('/vini-e-birre/vini-rossi/rossi-del-centro-e-del-sud');
    const own = page.getByRole('navigation', { name: 'Categorie' }).locator('.chip[aria-current]');
    const end = await own.evaluate((chip) => chip.getBoundingClientRect().right);
    expect(end).toBeLessThanOrEqual(page.viewportSize()!.width);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('that is not there is said with 404 and ways on', async () => {
    const { page } = await enter(device);
    const answer = await page.goto('/reparto-che-non-esiste');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
  });
});

describe.each(both)('what is but near to a search, %s', (device) => {
  it.each([
    ['marmellata senza zucchero', 'senza zucchero'],
    ['cioccolato per diabetici', 'diabetici'],
  ])('stands under a heading of its own, whatever the order: %s', async (query, missing) => {
    const { page } = await enter(device);
    const near = page.getByRole('region', { name: `Prodotti simili, ma non “${missing}”` });
    const namesOf = (cards: ReturnType<typeof cardsOf>) => cards.locator('.nm').allTextContents();
    let first: string[] | undefined;
    for (const order of ['', '&sort=price_asc']) {
      await arrive(page, `/search?q=${encodeURIComponent(query)}${order}`);
      await near.waitFor();
      const alike = await namesOf(near.getByRole('article'));
      expect(alike.length).toBeGreaterThan(0);
      first ??= alike;
      expect(alike).toEqual(first);
      const all = await namesOf(page.getByRole('main').getByRole('article'));
      expect(all.slice(all.length - alike.length)).toEqual(alike);
      await expectAccessible(page);
    }
  });
});

/** A list as people jot it down, with what a grocer puts into the basket: name and quantity (pieces, or kg if loose). */
const pasted: readonly (readonly [line: string, name: RegExp, quantity: number])[] = [
  ['2 latte ps', /latte.*parzialmente/i, 2],
  ['1 kg di mele', /mele/i, 1],
  ['uova x6', /^uova/i, 1],
  ['pasta barilla 500g', /penne|spaghetti|fusilli|rigatoni|farfalle/i, 1],
  ['passata x3', /passata/i, 1],
  ['carta igienica', /carta igienica/i, 1],
  ['petto di pollo 500 g', /petto di pollo/i, 1],
  ['zucchero', /^zucchero/i, 1],
  ['sale grosso', /^sale.*grosso/i, 1],
  ['olio evo', /olio extravergine/i, 1],
  ['burro', /^burro/i, 1],
  ['farina 00', /farina.*00/i, 1],
  ['riso 1kg', /riso/i, 1],
  ['3 etti di prosciutto cotto', /prosciutto cotto/i, 2],
  ['maionese', /^maionese/i, 1],
  ['detersivo lavatrice', /detersivo lavatrice/i, 1],
  ['dentifricio', /^dentifricio/i, 1],
  ['acqua frizzante 6x1,5', /frizzante/i, 1],
  ['6 birre', /birra/i, 1],
  ['pane', /^pan/i, 1],
  ['insalata', /insalata/i, 1],
  ['caffè', /caffè/i, 1],
  ['nutella', /crema/i, 1],
  ['biscotti', /biscotti|frollini/i, 1],
  ['2 confezioni di yogurt greco', /yogurt greco/i, 2],
];

interface CartItem {
  quantity: number;
  cartItemInsertionTypeId: number;
  product: { name: string };
}

describe.each(both)('Spesa veloce, %s', (device) => {
  it('turns a pasted list of 25 lines into a right cart', async () => {
    const { page, context } = await enter(device);
    await logIn(context);
    await clearPurchase(context);
    await arrive(page, '/');
    await page
      .getByRole('button', { name: /Spesa veloce/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Spesa veloce' });
    await dialog.getByRole('button', { name: 'Incolla una lista' }).click();
    if (device === 'desk') expect((await dialog.boundingBox())?.width).toBe(750);
    await dialog.getByLabel('La tua lista', { exact: true }).fill(pasted.map(([line]) => line).join('\n'));
    await dialog.getByRole('button', { name: 'Aggiungi alla lista' }).click();
    await dialog.getByText('25 parole').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cerca tra i prodotti' }).click();
    await page.waitForURL(/\/fast-search\?q=/);
    await page.getByRole('button', { name: 'Aggiungi le 25 scelte' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Aggiungi le 25 scelte' }).click();
    await page.getByText('25 parole su 25 già nel carrello').waitFor();

    const { cartItems } = await callShop<{ cartItems: CartItem[] }>(context, 'cart/view');
    // a free item is nobody's line
    const left = cartItems.filter(({ cartItemInsertionTypeId }) => cartItemInsertionTypeId !== 2);
    const missing = pasted.filter(([, name, quantity]) => {
      const at = left.findIndex((item) => name.test(item.product.name) && item.quantity === quantity);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    expect(
      missing.map(([line]) => line),
      left.map((item) => `${item.quantity} ${item.product.name}`).join('\n'),
    ).toEqual([]);
    expect(left.map(({ product }) => product.name)).toEqual([]);

    // all of it is taken back with one press, and the list can be put in again
    await page.getByRole('link', { name: 'Vai al carrello' }).waitFor();
    await page.getByRole('button', { name: 'Annulla' }).click();
    await page.getByText('0 parole su 25 già nel carrello').waitFor();
    expect((await callShop<{ cartItems: CartItem[] }>(context, 'cart/view')).cartItems).toEqual([]);
    await page.getByRole('button', { name: 'Aggiungi le 25 scelte' }).waitFor();
  });

  it('keeps a line nothing is found for, with what may have been meant', async () => {
    const { page } = await enter(device);
    await page.goto('/fast-search?q=latte&q=uovazzxq');
    await page.getByText('Per “uovazzxq” non abbiamo trovato niente.').waitFor();
    await page.getByRole('link', { name: 'uova', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Aggiungi la scelta' }).waitFor();
    await expectAccessible(page);
  });
});

describe.each(both)('a barcode, %s', (device) => {
  it('typed by hand where there is no camera leads to its product', async () => {
    const { page, context } = await enter(device);
    const { products } = await callShop<{ products: { name: string; barcode: string }[] }>(
      context,
      'products?q=latte%20fresco&page_size=1',
    );
    if (device === 'desk') {
      // the scan button is for small screens; the address works everywhere
      await page.goto(`/search?barcode=${products[0]?.barcode}`);
    } else {
      await arrive(page, '/');
      await page.getByRole('button', { name: 'Cerca con il codice a barre' }).tap();
      const dialog = page.getByRole('dialog');
      // until the camera is allowed or refused, typing is one press away; here it is refused, sooner or later
      const byHand = dialog.getByRole('button', { name: 'Scrivi il codice a mano' });
      const send = dialog.getByRole('button', { name: 'Cerca', exact: true });
      await Promise.any([byHand.tap(), send.waitFor()]);
      await send.tap();
      await dialog.getByText('*Campo obbligatorio').waitFor();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('barcode');
      await expectAccessible(page);
      await dialog.getByLabel('Codice a barre').fill(products[0]?.barcode ?? '');
      await send.tap();
      await page.waitForURL(`**/search?barcode=${products[0]?.barcode}`);
    }
    await expect.poll(() => cardsOf(page).or(page.locator('.card')).count()).toBe(1);
    expect(await page.locator('.card .nm').textContent()).toContain(products[0]?.name);
    await expectAccessible(page);
  });

  it('nobody knows is said to be a code, not a word to be written more simply', async () => {
    const { page } = await enter(device);
    await page.goto('/search?barcode=8009999999994');
    await page.getByRole('heading', { name: 'Nessun prodotto con il codice 8009999999994' }).waitFor();
    await page.getByText(/cerca il prodotto per nome/).waitFor();
    expect(await page.getByText(/parola più semplice/).count()).toBe(0);
  });
});

describe('a search', () => {
  it('says which words it did without, and keeps narrowed lists away from search engines', async () => {
    const { page } = await enter('desk');
    await page.goto('/search?q=spaghetti+barilotto');
    await page.getByText(/ecco i risultati senza “barilotto”/).waitFor();
    expect(await page.locator('meta[name=robots]').count()).toBe(0);
    await page.goto('/search?q=mozarella&promo=true');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await page.goto('/search?q=uovazzxq');
    await page.getByRole('heading', { name: 'Nessun risultato per “uovazzxq”' }).waitFor();
    await page.getByText(/Forse cercavi/).waitFor();
    await expectAccessible(page);
  });
});

describe.each(both)('a list too long for Spesa veloce, %s', (device) => {
  it('says how much of it is left out', async () => {
    const { page } = await enter(device);
    await arrive(page, '/');
    await page
      .getByRole('button', { name: /Spesa veloce/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Incolla una lista' }).click();
    const lines = Array.from({ length: 103 }, (_, i) => `biscotti tipo ${String.fromCharCode(97 + (i % 26))}${i}`);
    await dialog.getByLabel('La tua lista').fill(lines.join('\n'));
    await dialog.getByRole('button', { name: 'Aggiungi alla lista' }).click();
    await dialog.getByText('Le ultime 3 cose sono rimaste fuori').waitFor();
    await expectAccessible(page);
  });
});
