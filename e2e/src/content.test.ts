import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, logIn, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { buyable, cards, clearPurchase, expectCompleted, payAtTheBank, readyToPay } from './support/purchase.ts';
import { shopUrl } from './support/shop.ts';

const enter = visits();

async function open(device: Device, path: string, options?: Parameters<typeof enter>[1]): Promise<Page> {
  const { page } = await enter(device, options);
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}

const path = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const menuButton = (page: Page) => page.getByRole('button', { name: /^Apri menu categorie/ }).filter({ visible: true });
const dialog = (page: Page) => page.getByRole('dialog');

describe('menus', () => {
  it('opens by mouse, narrows to a word and leads to a category', async () => {
    const page = await open('desk', '/');
    await menuButton(page).click();
    await dialog(page).getByRole('link', { name: 'Frutta e verdura' }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Trova un reparto').fill('yog');
    await expect.poll(() => dialog(page).getByRole('link', { name: 'Carne' }).count()).toBe(0);
    await dialog(page).getByRole('link', { name: 'Yogurt' }).click();
    await page.waitForURL('**/latticini-e-uova/yogurt');
    await dialog(page).waitFor({ state: 'hidden' });
  });

  it('works by keyboard: tabs by arrow, Esc closes and gives the focus back', async () => {
    const page = await open('desk', '/faq');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('link', { name: 'Carne' }).waitFor();
    await page.getByRole('tab', { name: 'Prodotti' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: 'Informazioni', selected: true }).waitFor();
    await dialog(page).getByRole('link', { name: 'Chi siamo' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await expect.poll(() => menuButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('by touch: a department opens to its categories, the back button closes the drawer', async () => {
    const page = await open('phone', '/');
    await menuButton(page).tap();
    await dialog(page).getByText('Latticini e uova').tap();
    await dialog(page).getByRole('link', { name: 'Yogurt' }).waitFor();
    await expectAccessible(page);
    await page.goBack();
    await dialog(page).waitFor({ state: 'hidden' });
    expect(path(page)).toBe('/');
    await menuButton(page).tap();
    await dialog(page).getByText('Latticini e uova').tap();
    await dialog(page).getByRole('link', { name: 'Yogurt' }).tap();
    await page.waitForURL('**/latticini-e-uova/yogurt');
  });

  it.each([
    [1440, 4],
    [1024, 3],
    [768, 2],
    [520, 1],
  ])('has its departments in columns, at %i px in %i', async (width, columns) => {
    const page = await open('desk', '/faq');
    await page.setViewportSize({ width, height: 900 });
    await menuButton(page).click();
    const blocks = dialog(page).locator('nav[aria-label="Reparti"] :is(section, details)');
    await blocks.first().waitFor();
    const lefts = () => blocks.evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().left)).size);
    await expect.poll(lefts).toBe(columns);
    await expectAccessible(page);
    await expectNoWider(page);
    if (columns > 2) return;
    // the categories of a department come when it is pressed, one department at a time
    const below = dialog(page).locator('nav[aria-label="Reparti"] details li a');
    expect(await below.count()).toBe(0);
    await dialog(page).getByText('Latticini e uova').click();
    await dialog(page).getByRole('link', { name: 'Yogurt' }).waitFor();
    await dialog(page).locator('summary').filter({ hasText: 'Carne' }).click();
    await expect.poll(() => dialog(page).getByRole('link', { name: 'Yogurt' }).count()).toBe(0);
    expect(await lefts()).toBe(columns);
    await page.getByLabel('Trova un reparto').fill('yog');
    await dialog(page).getByRole('link', { name: 'Yogurt' }).click();
    await page.waitForURL('**/latticini-e-uova/yogurt');
  });

  it('shows the links that found no room in a drawer at the right', async () => {
    const page = await open('desk', '/faq');
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.getByRole('button', { name: 'Altri link' }).click();
    await expectAccessible(page);
    await dialog(page).getByRole('link', { name: 'Cantina' }).click();
    await page.waitForURL('**/vini-e-birre');
  });

  it('follows who is there: customers and companies have links of their own', async () => {
    const page = await open('desk', '/faq');
    const header = page.getByRole('navigation', { name: 'Negozio' });
    const footer = page.getByRole('contentinfo');
    await header.getByRole('link', { name: 'Cantina' }).waitFor();
    expect(await footer.getByRole('link', { name: 'I tuoi ordini' }).count()).toBe(0);
    await logIn(page.context(), 'azienda@sporta.example');
    await page.reload();
    await header.getByRole('link', { name: 'Per le aziende' }).waitFor();
    await footer.getByRole('link', { name: 'I tuoi ordini' }).filter({ visible: true }).waitFor();
  });

  it('entering the catalogue leaves the filters behind', async () => {
    const page = await open('phone', '/catalog?promo=true&sort=price_asc');
    await page.getByRole('link', { name: 'Reparti' }).tap();
    await expect.poll(() => path(page)).toBe('/catalog');
  });
});

describe('the foot of the page', () => {
  it('takes a typed e-mail to the newsletter page, and says what is wrong with another', async () => {
    const page = await open('desk', '/faq');
    const field = page.getByLabel('E-mail per la newsletter');
    const send = page.getByRole('button', { name: 'Iscriviti', exact: true });
    await send.click();
    await page.getByText('*Campo obbligatorio').waitFor();
    await field.fill('ada@posta');
    await send.click();
    await page.getByText(/indirizzo e-mail valido/).waitFor();
    // from the top: at the foot a link of the index lies half beneath the header, which axe takes for a small one
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await field.fill('ada@posta.example');
    await field.press('Enter');
    await page.waitForURL('**/newsletter?email=ada%40posta.example');
    await expect.poll(() => page.getByLabel('La tua e-mail').inputValue()).toBe('ada@posta.example');
  });

  it('opens its groups on a phone; the contacts are always there', async () => {
    const page = await open('phone', '/faq');
    const footer = page.getByRole('contentinfo');
    const link = footer.getByRole('link', { name: 'Chi siamo' }).filter({ visible: true });
    expect(await link.count()).toBe(0);
    expect(await footer.getByRole('link', { name: '800 123 456' }).filter({ visible: true }).count()).toBe(1);
    await footer.locator('summary', { hasText: 'Sporta' }).tap();
    await link.waitFor();
    await page.getByRole('button', { name: 'Torna all’inizio' }).tap();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

describe('flyer', () => {
  it('puts an offer into the cart, shows its pages as pictures and its products by department', async () => {
    const { page, context } = await enter('desk');
    await logIn(context);
    await clearPurchase(context);
    await page.goto('/volantini', { waitUntil: 'networkidle' });
    await page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.locator('img') })
      .first()
      .click();
    await page.waitForURL('**/volantini/*');
    await page.getByRole('main').getByText('Prendi 3, paghi 2', { exact: true }).waitFor();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Aggiungi / })
      .first()
      .click();
    await expect.poll(async () => (await callShop<{ totalItems: number }>(context, 'cart/view')).totalItems).toBe(1);

    await page.getByText('Pagine', { exact: true }).click();
    await page.waitForURL('**vista=pagine');
    const picture = page.getByRole('img', { name: /pagina 1 del volantino/ });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000);
    await expectAccessible(page);

    await page.getByText('Elenco', { exact: true }).click();
    const department = page.getByRole('group', { name: 'Reparti' }).getByRole('button').nth(1);
    const count = Number(/(\d+)$/.exec((await department.textContent()) ?? '')?.[1]);
    await department.click();
    await page.waitForURL(/reparto=\d+/);
    await page.getByText(new RegExp(`^${count} offert[ae]$`)).waitFor();
    expect(await page.getByRole('list', { name: 'Offerte' }).getByRole('listitem').count()).toBe(count);
    await expectAccessible(page);

    // A place on the picture leads to its product.
    await page.goto(page.url().replace(/\?.*/, '?vista=pagine'), { waitUntil: 'networkidle' });
    const spot = page.locator('.paper-page a').first();
    const product = await spot.getAttribute('href');
    await spot.click();
    await page.waitForURL(`**${product}`);
    await clearPurchase(context);
  });
});

describe('stores', () => {
  it('are listed by distance from a postal code or a town, each with a page of its own', async () => {
    const page = await open('phone', '/store-locator');
    await page.getByLabel('Città, CAP o via').fill('10121');
    await page.getByText(/dalla zona di Torino \(TO\)/).waitFor();
    const names = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect.poll(() => names.first().textContent()).toMatch(/Torino/);
    expect(await page.getByText(/^\d+(,\d)? km$/).count()).toBe(await names.count());
    await page.getByLabel('Città, CAP o via').fill('via nizza');
    await expect.poll(() => names.count()).toBe(1);
    await page.getByLabel('Città, CAP o via').fill('da nessuna parte');
    await page.getByText('Nessun punto vendita qui').waitFor();
    await page.getByRole('button', { name: 'Vedi tutti' }).tap();
    await expect.poll(() => names.count()).toBeGreaterThan(2);
    expect(path(page)).toBe('/store-locator');
    await page.getByRole('link', { name: /^Dettagli di/ }).tap();
    await page.waitForURL(/store-locator\/\d+$/);
    await page.getByRole('rowheader', { name: 'dom' }).waitFor();
    await expectAccessible(page);
  });

  it('are complete without scripts, distances and all', async () => {
    const page = await open('desk', '/store-locator?q=Monza', { javaScript: false });
    expect(await page.getByText('da Monza (MB)').count()).toBe(1);
    expect(await page.getByText(/^\d+ km$/).count()).toBeGreaterThan(2);
  });

  it('shows the map on a phone too: a touch on a place chooses its store', async () => {
    const page = await open('phone', '/store-locator');
    const chosen = () => page.locator('.store-row.on h2').textContent();
    const first = await chosen();
    await page.locator('.store-map .pin:not(.on)').first().tap();
    await expect.poll(chosen).not.toBe(first);
    const pin = await page.locator('.store-map .pin.on path').boundingBox();
    expect(pin?.height).toBeGreaterThan(30);
    await expectAccessible(page);
  });

  it('shows the map beside the list on a wide screen, and how far they are from where one is', async () => {
    const { page, context } = await enter('desk');
    await context.grantPermissions(['geolocation'], { origin: shopUrl() });
    await context.setGeolocation({ latitude: 41.9, longitude: 12.5 });
    await page.goto('/store-locator', { waitUntil: 'networkidle' });
    await page.locator('.store-map > svg').waitFor();
    await page.getByRole('button', { name: 'Usa la mia posizione' }).click();
    const first = page.getByRole('main').getByRole('article').first();
    await expect.poll(() => first.textContent()).toMatch(/Roma.*\d,\d km/s);
    await expectAccessible(page);
  });
});

describe('the strip of the leaflet', () => {
  it('keeps its pictures off its words on a phone', async () => {
    const page = await open('phone', '/');
    const gap = await page
      .locator('.leaflet')
      .first()
      .evaluate((strip) => {
        const words = document.createRange();
        words.selectNodeContents(strip.querySelector('.words b')!);
        const pictures = [...strip.querySelectorAll('.pictures img')].filter((each) => each.checkVisibility());
        return (
          Math.min(...pictures.map((each) => each.getBoundingClientRect().left)) -
          Math.max(...[...words.getClientRects()].map(({ right }) => right))
        );
      });
    expect(gap).toBeGreaterThanOrEqual(0);
  });
});

describe('tables of a page', () => {
  it.each(['/page/zone-e-orari', '/page/privacy-e-cookie'])(
    '%s breaks no word of a cell on a phone',
    async (address) => {
      const page = await open('phone', address);
      expect(await page.locator('.rich td').count()).toBeGreaterThan(0);
      const broken = await page.locator('.rich :is(th, td)').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const text = cell.firstChild;
          if (!(text instanceof Text)) return [];
          return [...text.data.matchAll(/[\p{L}\p{N},\u00a0€]+/gu)].flatMap(({ index, 0: word }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          });
        }),
      );
      expect(broken).toEqual([]);
    },
  );
});

describe('questions', () => {
  it('are found by a word and have an address of their own', async () => {
    const page = await open('desk', '/faq');
    await page.getByLabel('Cerca tra le domande').fill('prezzo barrato');
    await page.getByText('1 risposta', { exact: true }).waitFor();
    const answer = page.getByRole('link', { name: /^Link a questa risposta: Il prezzo barrato/ });
    await answer.waitFor();
    await expectAccessible(page);
    const href = await answer.getAttribute('href');
    await page.goto(`/faq${href}`);
    const question = page.locator(`details[id="${href?.slice(1)}"]`);
    await expect.poll(() => question.getAttribute('open')).not.toBeNull();
    await expect.poll(() => question.evaluate((each) => each.getBoundingClientRect().top)).toBeLessThan(500);
    await page.getByLabel('Cerca tra le domande').fill('xyzxyz');
    await page.getByText('Nessuna risposta con queste parole').waitFor();
  });
});

describe('notices', () => {
  it('shows the notice of the day once, in a quiet moment', async () => {
    const { page } = await enter('desk', { notices: true });
    await page.clock.install();
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.clock.runFor(15_000);
    expect(await dialog(page).count()).toBe(0);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.clock.runFor(11_000);
    await dialog(page).waitFor();
    await page.clock.runFor(1000);
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Chiudi' }).last().click();
    await page.clock.runFor(1000);
    await dialog(page).waitFor({ state: 'hidden' });
    await page.reload({ waitUntil: 'networkidle' });
    const asked = page.waitForResponse(/popup\/view/);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.clock.runFor(11_000);
    await asked;
    await page.clock.runFor(1000);
    expect(await dialog(page).count()).toBe(0);
  });

  it('shows it to who only reads, too', async () => {
    const { page } = await enter('phone', { notices: true });
    await page.clock.install();
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.clock.runFor(12_000);
    expect(await dialog(page).count()).toBe(0);
    await page.clock.runFor(10_000);
    await dialog(page).waitFor();
  });

  it('says that there is a newer version', async () => {
    const { page } = await enter('desk');
    await page.route('**/version.json', (route) =>
      route.fulfill({
        json: { lastVersion: { version: '99.1.0', description: 'Liste più veloci.', url: 'https://x/{platform}' } },
      }),
    );
    await page.clock.install();
    await page.goto('/faq', { waitUntil: 'networkidle' });
    // not much beyond: a clock that jumps ahead would also end the time limit of the question
    await page.clock.runFor(30 * 60_000 + 2000);
    await page.getByRole('dialog', { name: 'C’è la versione 99.1.0' }).waitFor();
    await page.clock.runFor(1000);
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Più tardi' }).click();
    await page.clock.runFor(1000);
    await dialog(page).waitFor({ state: 'hidden' });
  });
});

describe('consent', () => {
  /** The shop as it is when started with ANALYTICS=true: the setting travels on the root element of every page. */
  async function measuredShop(page: Page): Promise<void> {
    await page.route(
      (url) => url.origin === shopUrl() && !/\.\w+$|^\/ebsn|^\/media/.test(url.pathname),
      async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const answer = await route.fetch();
        const body = (await answer.text()).replace('<html lang="it"', '<html lang="it" data-analytics="on"');
        return route.fulfill({ response: answer, body });
      },
    );
  }
  const layer = (page: Page) =>
    page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer?.map(({ event }) => event) ?? []);

  const consents = (page: Page) =>
    page.evaluate(
      () => (window as { dataLayer?: { consent?: string }[] }).dataLayer?.map(({ consent }) => consent) ?? [],
    );

  it('is not asked where nothing is measured', async () => {
    const page = await open('desk', '/faq');
    expect(await page.getByRole('region', { name: 'Cookie' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Preferenze sui cookie' }).count()).toBe(0);
  });

  it.each<Device>(['desk', 'phone'])(
    'writes what is done down only after a yes, until it is taken back (%s)',
    async (device) => {
      const { page } = await enter(device);
      await measuredShop(page);
      await page.goto('/faq', { waitUntil: 'networkidle' });
      const notice = page.getByRole('region', { name: 'Cookie' });
      await notice.waitFor();
      await expectAccessible(page);
      const [yes, no] = await Promise.all(
        ['Accetta', 'Rifiuta'].map((name) => notice.getByRole('button', { name, exact: true }).boundingBox()),
      );
      expect([no?.width, no?.height]).toEqual([yes?.width, yes?.height]);
      // the view itself is there for whoever may read it later, and says that nobody agreed
      expect(await layer(page)).toEqual(['content-view']);
      expect(await consents(page)).toEqual(['denied']);

      await notice.getByRole('button', { name: 'Rifiuta', exact: true }).click();
      await notice.waitFor({ state: 'hidden' });
      await page.reload({ waitUntil: 'networkidle' });
      expect(await notice.count()).toBe(0);
      expect(await layer(page)).toEqual(['content-view']);
      expect(await consents(page)).toEqual(['denied']);

      await page.getByRole('button', { name: 'Preferenze sui cookie' }).click();
      await notice.getByRole('button', { name: 'Accetta' }).click();
      await expect.poll(() => consents(page)).toEqual(['granted']);
      expect(await layer(page)).toEqual(['content-view']);

      await page.getByRole('button', { name: 'Preferenze sui cookie' }).click();
      await notice.getByRole('button', { name: 'Rifiuta', exact: true }).click();
      await expect.poll(() => layer(page)).toEqual([]);
    },
  );

  it.each<Device>(['desk', 'phone'])('follows a visit into the cart (%s)', async (device) => {
    const { page, context } = await enter(device);
    await logIn(context);
    await clearPurchase(context);
    await measuredShop(page);
    const [product] = await buyable(context, 'q=latte');
    await page.goto(`/product/${product?.slug}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Accetta' }).click();
    await expect.poll(() => layer(page)).toEqual(['content-view', 'view_item']);
    // on a phone it is in the bar at the bottom, and beside it nothing of the same name can be pressed
    const add = page.getByRole('main').getByRole('button', { name: 'Aggiungi al carrello' });
    expect(await add.count()).toBe(1);
    expect(
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Aggiungi / })
        .first()
        .textContent(),
    ).toBe('Aggiungi al carrello');
    await add.click();
    await expect.poll(() => layer(page)).toContain('add_to_cart');
    expect((await callShop<{ totalItems: number }>(context, 'cart/view')).totalItems).toBe(1);
    await page.goto('/checkout', { waitUntil: 'networkidle' });
    await expect.poll(() => layer(page)).toEqual(['content-view', 'begin_checkout']);
    await clearPurchase(context);
  });

  it('counts a purchase once, though paying led through the page of a bank', async () => {
    const { page, context } = await enter('desk');
    await readyToPay(context);
    await measuredShop(page);
    await page.goto('/payment', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Accetta', exact: true }).click();
    await expect.poll(() => layer(page)).toEqual(['content-view', 'add_payment_info']);
    await page.getByRole('button', { name: /^Paga \d/ }).click();
    await payAtTheBank(page, cards.approved);
    const orderId = await expectCompleted(page);
    // what a bank redirects to passes by the setting that this test adds: the page is opened once more
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => layer(page)).toEqual(['content-view', 'purchase']);
    const bought = await page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer?.at(-1));
    expect(bought).toMatchObject({ ecommerce: { currency: 'EUR', transaction_id: String(orderId) } });
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => layer(page)).toEqual(['content-view']);
  });
});

describe('addresses that lead nowhere', () => {
  it.each(['/page/non-esiste', '/volantini/non-esiste', '/store-locator/999999', '/store-locator/x', '/a/b/c'])(
    '%s answers 404 with a page that helps',
    async (address) => {
      const answer = await fetch(shopUrl() + address);
      expect(answer.status).toBe(404);
      const html = await answer.text();
      expect(html).toContain('<title>Pagina non trovata | Sporta</title>');
      expect(html).toMatch(/<meta name="robots" content="noindex"/);
    },
  );

  it.each([
    ['/catalog/search?q=latte', '/search?q=latte'],
    ['/catalog/frutta-e-verdura', '/frutta-e-verdura'],
    ['/cart/payment-error-melaregalo/3', '/payment-error-melaregalo/3'],
    ['/payment-completed-melaregalo/3', '/cart/payment-completed-melaregalo/3'],
  ])('but %s leads to %s', async (address, proper) => {
    const answer = await fetch(shopUrl() + address, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(proper);
  });
});

const pages = [
  '/page/zone-e-orari',
  '/faq?q=buoni',
  '/volantini/una-settimana-di-prezzi-bassi',
  '/store-locator?q=Monza',
  '/store-locator/1',
];
describe.each<Device>(['desk', 'phone'])('accessibility of the content on a %s', (device) => {
  it.each(pages)('%s has no fault', async (address) => {
    const page = await open(device, address);
    await expectAccessible(page);
  });
});
